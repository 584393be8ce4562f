"""Colours as people see them: contrast, how far two are apart, and what those who see fewer colours see of them.

Contrast is that of WCAG 2.2. Colour blindness is simulated by the matrices at severity 1.0 of G. M. Machado,
M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
Transactions on Visualization and Computer Graphics 15 (6), 2009, applied to linear light. Distances are CIEDE2000.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

Colour = tuple[float, float, float]
"""Red, green and blue from 0 to 1, as on a screen."""

BLINDNESS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def colour(text: str, ground: Colour = (1, 1, 1)) -> Colour:
    """Read `#abc`, `#aabbcc` or `#aabbccdd`; one that lets light through is laid over a ground."""
    digits = text.removeprefix("#")
    if not re.fullmatch(r"[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8}", digits):
        raise ValueError(text)
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    red, green, blue, *alpha = (int(digits[at : at + 2], 16) / 255 for at in range(0, len(digits), 2))
    return mixed((red, green, blue), ground, alpha[0] if alpha else 1)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Lay a share of one colour over another."""
    red, green, blue = (a * share + b * (1 - share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen_with(blindness: str, one: Colour) -> Colour:
    """A colour as it looks to somebody with a kind of colour blindness."""
    red, green, blue = (_screen(part) for part in _times(BLINDNESS[blindness], [_light(part) for part in one]))
    return red, green, blue


def distance(one: Colour, other: Colour) -> float:
    """How different two colours look, by CIEDE2000: 1 is just noticed, 100 is black and white."""
    (l1, a1, b1), (l2, a2, b2) = _lab(one), _lab(other)
    c_mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c_mean**7 / (c_mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l_mean, c_mean, h_mean = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * _cos(h_mean - 30)
        + 0.24 * _cos(2 * h_mean)
        + 0.32 * _cos(3 * h_mean + 6)
        - 0.2 * _cos(4 * h_mean - 63)
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    swing = 60 * math.exp(-(((h_mean - 275) / 25) ** 2))
    r = -2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7)) * math.sin(math.radians(swing))
    parts = d_l / s_l, d_c / s_c, d_h / s_h
    return math.sqrt(sum(part**2 for part in parts) + r * parts[1] * parts[2])


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _screen(light: float) -> float:
    light = min(1.0, max(0.0, light))
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


def _luminance(one: Colour) -> float:
    return _times(TO_XYZ, [_light(part) for part in one])[1]


def _times(matrix: Iterable[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _lab(one: Colour) -> tuple[float, float, float]:
    ratios = [part / white for part, white in zip(_times(TO_XYZ, [_light(part) for part in one]), WHITE, strict=True)]
    x, y, z = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
