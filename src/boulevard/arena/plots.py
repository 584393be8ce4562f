"""Plots as strips of SVG, one a bot. Places are in percent of the width: strips fit any screen; text keeps its size."""

from __future__ import annotations

import math
from collections.abc import Sequence

from boulevard.arena.ratings import Estimate
from boulevard.arena.standings import Times
from boulevard.games.svg import safe
from boulevard.reports import Axis

HEIGHT = 34
MIDDLE = HEIGHT / 2
BINS = 48
"""Bars of a distribution, at most."""


def interval(axis: Axis, found: Estimate, title: str) -> str:
    """Draw a figure as a dot on its interval."""
    whisker = ""
    if math.isfinite(found.margin):
        low, high = axis.at(found.low), axis.at(found.high)
        whisker = _line(low, high, MIDDLE, "whisker") + "".join(
            f'<line class="whisker" x1="{end:.2f}%" x2="{end:.2f}%" y1="{MIDDLE - 5}" y2="{MIDDLE + 5}"/>'
            for end in (low, high)
        )
    dot = f'<circle class="dot" cx="{axis.at(found.value):.2f}%" cy="{MIDDLE}" r="5.5"/>'
    return _strip(axis, whisker + dot, title)


def distribution(axis: Axis, scores: Sequence[float], width: float, tallest: float, mean: float, title: str) -> str:
    """Draw how often scores came, in bars of a width, and the mean; `tallest` is the share that fills the height."""
    bars = "".join(
        f'<rect class="bar" x="{axis.at(start):.2f}%" width="{axis.at(start + width) - axis.at(start):.2f}%" '
        f'y="{HEIGHT - 1 - (HEIGHT - 4) * part / tallest:.1f}" height="{(HEIGHT - 4) * part / tallest:.1f}"/>'
        for start, part in shares(axis, scores, width).items()
    )
    at = axis.at(mean)
    return _strip(axis, bars + f'<line class="mean" x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="{HEIGHT}"/>', title)


def bar_width(axis: Axis) -> float:
    """Return a width for bars of a distribution: a whole number of points."""
    return float(max(1, math.ceil((axis.high - axis.low) / BINS)))


def shares(axis: Axis, scores: Sequence[float], width: float) -> dict[float, float]:
    """Return which share of the scores lies in each bar, by the bar's left end."""
    found: dict[float, float] = {}
    for score in scores:
        start = axis.low + width * math.floor((score - axis.low) / width)
        found[start] = found.get(start, 0.0) + 1 / len(scores)
    return found


def times(axis: Axis, found: Times, title: str) -> str:
    """Draw where nine of ten thoughts lie, with the median as a line and the mean as a dot."""
    low, high = axis.at(found.low), axis.at(found.high)
    median, mean = axis.at(found.median), axis.at(found.mean)
    inside = (
        f'<rect class="range" x="{low:.2f}%" width="{max(0.3, high - low):.2f}%" y="{MIDDLE - 6}" height="12" rx="3"/>'
        f'<line class="mean" x1="{median:.2f}%" x2="{median:.2f}%" y1="{MIDDLE - 9}" y2="{MIDDLE + 9}"/>'
        f'<circle class="dot" cx="{mean:.2f}%" cy="{MIDDLE}" r="4.5"/>'
    )
    return _strip(axis, inside, title)


def cells(values: Sequence[tuple[float, str] | None]) -> str:
    """Draw a row of a heat map: shares from 0 to 1 with titles, nothing on the diagonal."""
    width = 100 / len(values)
    drawn = "".join(_cell(number * width, width, value) for number, value in enumerate(values))
    return f'<svg class="strip" height="{HEIGHT}" role="presentation">{drawn}</svg>'


def cell_numbers(count: int) -> str:
    """Draw the numbers above the columns of a heat map."""
    numbers = "".join(
        f'<text class="tick" x="{100 * (number + 0.5) / count:.2f}%" y="16">{number + 1}</text>'
        for number in range(count)
    )
    return f'<svg class="strip" height="22" aria-hidden="true">{numbers}</svg>'


def scale(axis: Axis, labels: Sequence[str]) -> str:
    """Draw the labels below a plot; on a small screen every other one is hidden."""
    drawn = "".join(
        f'<text class="tick{" odd" if number % 2 else ""}" x="{axis.at(tick):.2f}%" y="14">{safe(label)}</text>'
        for number, (tick, label) in enumerate(zip(axis.ticks, labels, strict=True))
    )
    return f'<svg class="strip" height="20" aria-hidden="true">{drawn}</svg>'


def _cell(left: float, width: float, value: tuple[float, str] | None) -> str:
    place = f'x="{left:.3f}%" width="{width:.3f}%" y="0" height="{HEIGHT}"'
    if value is None:
        return f'<rect class="cell none" {place}/>'
    share, title = value
    side, strength = ("win", 2 * share - 1) if share >= 0.5 else ("lose", 1 - 2 * share)
    colour = f"color-mix(in oklab,var(--{side}) {100 * strength:.0f}%,var(--even))"
    strong = " strong" if strength > 0.6 else ""
    return (
        f'<g><title>{safe(title)}</title><rect class="cell" style="fill:{colour}" {place}/>'
        f'<text class="share{strong}" x="{left + width / 2:.3f}%" y="{MIDDLE + 5}">{100 * share:.0f}</text></g>'
    )


def _strip(axis: Axis, inside: str, title: str) -> str:
    grid = "".join(
        f'<line class="grid" x1="{axis.at(tick):.2f}%" x2="{axis.at(tick):.2f}%" y1="0" y2="{HEIGHT}"/>'
        for tick in axis.ticks
    )
    return (
        f'<svg class="strip" height="{HEIGHT}" role="img" aria-label="{safe(title)}">'
        f"<title>{safe(title)}</title>{grid}{inside}</svg>"
    )


def _line(start: float, end: float, y: float, look: str) -> str:
    return f'<line class="{look}" x1="{start:.2f}%" x2="{end:.2f}%" y1="{y}" y2="{y}"/>'
