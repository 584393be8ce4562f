"""Reports: one file of HTML that needs nothing else, for day and night and paper; and the scales of their plots."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from boulevard.messages import language

TICKS = 6
"""Marks on a scale, about."""

PAGE = """<!DOCTYPE html>
<html lang="{language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def page(title: str, body: str, style: str) -> str:
    """Return a page; `style` is added to what all reports share."""
    shared = files("boulevard").joinpath("reports.css").read_text(encoding="utf-8")
    return PAGE.format(language=language(), title=escape(title), style=shared + style, body=body)


@dataclass(frozen=True)
class Axis:
    """A scale from left to right."""

    low: float
    high: float
    ticks: Sequence[float]
    is_log: bool = False

    @classmethod
    def over(cls, values: Iterable[float], *, whole: bool = False) -> Axis:
        """Return a scale that has room for all values, with round ticks; `whole` allows only whole numbers."""
        known = [value for value in values if math.isfinite(value)] or [0.0]
        low, high = min(known), max(known)
        step = _step((high - low) / TICKS or 1.0)
        step = max(1.0, step) if whole else step
        first, last = math.floor(low / step), math.ceil(high / step)
        last += first == last
        return cls(first * step, last * step, [number * step for number in range(first, last + 1)])

    @classmethod
    def over_times(cls, seconds: Iterable[float]) -> Axis:
        """Return a scale of powers of ten."""
        known = [max(second, 1e-6) for second in seconds] or [1.0]
        first, last = math.floor(math.log10(min(known))), math.ceil(math.log10(max(known)))
        last += first == last
        return cls(10.0**first, 10.0**last, [10.0**power for power in range(first, last + 1)], True)

    def at(self, value: float) -> float:
        """Return the place of a value in percent, at the edge if it is beyond."""
        low, high, value = (math.log(max(part, 1e-9)) if self.is_log else part for part in (self.low, self.high, value))
        return 100 * min(1.0, max(0.0, (value - low) / (high - low)))


def _step(rough: float) -> float:
    """The next round number: 1, 2 or 5 with zeros."""
    power = 10.0 ** math.floor(math.log10(rough))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999))
