"""A history as an SVG: one value after the other, with how sure each is, where that is known; a table says the same."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from markupsafe import Markup

from boulevard.messages import signed
from boulevard.reports import Axis

WIDE, HIGH, LEFT, EDGE = 460, 230, 50, 12
APART = 17
"""How far names of marks stand apart, at least."""


def chart(
    title: str,
    values: Sequence[float],
    margins: Sequence[float] = (),
    marks: Sequence[tuple[float, str]] = (),
) -> Markup:
    """Draw values from left to right; `marks` are values with a name, bots say."""
    low = [value - margin for value, margin in zip(values, margins, strict=True)] if margins else list(values)
    high = [value + margin for value, margin in zip(values, margins, strict=True)] if margins else list(values)
    axis = Axis.over([*low, *high], whole=True)

    def x(number: int) -> float:
        return LEFT + (WIDE - LEFT - EDGE) * (number / (len(values) - 1) if len(values) > 1 else 0.5)

    def y(value: float) -> float:
        return EDGE + (HIGH - 2 * EDGE) * (1 - axis.at(value) / 100)

    def path(points: Sequence[tuple[int, float]]) -> str:
        return " ".join(f"{x(number):.1f},{y(value):.1f}" for number, value in points)

    parts = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDE}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>'
        f'<text class="tick" x="{LEFT - 8}" y="{y(tick) + 5:.1f}" text-anchor="end">{signed(f"{tick:g}")}</text>'
        for tick in axis.ticks
    ]
    named = _apart([(y(value), name) for value, name in marks if axis.low <= value <= axis.high])
    parts += [
        f'<line class="bot" x1="{LEFT}" x2="{WIDE}" y1="{at:.1f}" y2="{at:.1f}"/>'
        f'<text class="tick" x="{WIDE - 4}" y="{at - 4:.1f}" text-anchor="end">{escape(name)}</text>'
        for at, name in named
    ]
    if margins:
        around = [*enumerate(high), *reversed(list(enumerate(low)))]
        parts.append(f'<polygon class="band" points="{path(around)}"/>')
    parts.append(f'<polyline class="line" points="{path(list(enumerate(values)))}"/>')
    parts += [
        f'<circle class="dot" cx="{x(number):.1f}" cy="{y(value):.1f}" r="3.5"/>' for number, value in enumerate(values)
    ]
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _apart(marks: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """The marks whose names don't cover each other."""
    found: list[tuple[float, str]] = []
    for at, name in marks:
        if all(abs(at - other) >= APART for other, _ in found) and at >= APART:
            found.append((at, name))
    return found
