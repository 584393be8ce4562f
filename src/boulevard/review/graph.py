"""The graph of a review: what each seat could expect, move by move, as SVG for reports and pages."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import say, signed
from boulevard.messages.seats import seat_name
from boulevard.reports import Axis
from boulevard.review.decisions import Assessment
from boulevard.review.figures import Called, points
from boulevard.review.reviewing import Review
from boulevard.review.summary import SLIGHT

LOOKS = 4
"""Of lines; further seats have the same again."""
RIGHT, EDGE = 8, 8
"""Room at the right, and above and below."""


class Frame(NamedTuple):
    """The size of a graph, and the room for its scale."""

    width: int = 1000
    height: int = 300
    left: int = 46

    def x(self, number: int, last: int) -> float:
        """Where the moment after so many moves is."""
        return self.left + (self.width - self.left - RIGHT) * number / max(1, last)

    def y(self, axis: Axis, at: float) -> float:
        """Where a value is."""
        return EDGE + (self.height - 2 * EDGE) * (1 - axis.at(at) / 100)


WIDE = Frame()


def graph(game: Game, review: Review, frame: Frame = WIDE, shown: int | None = None, called: Called = seat_name) -> str:
    """Draw a review as far as it has come; with a moment, that one is marked."""
    lines = _lines(game, review)
    axis = Axis.over(
        [
            *(it.options[0].value for it in review.assessments),
            *(account.final for account in review.accounts.values()),
        ]
    )
    last = len(game.history)
    drawn = [_tick(axis, frame, tick) for tick in axis.ticks]
    if shown is not None:
        x = frame.x(shown, last)
        drawn.append(f'<line class="present" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{frame.height}"/>')
    for number, places in enumerate(lines.values()):
        drawn.append(_line(review, frame, axis, last, number % LOOKS, places))
        drawn += [_dot(it, number % LOOKS, frame, axis, last, shown, called) for it in places]
    legend = "".join(
        f'<li class="of-{escape(str(seat))}"><span class="swatch seat-{number % LOOKS}"></span>'
        f"{escape(called(seat))}</li>"
        for number, seat in enumerate(lines)
    )
    return (
        f'<svg class="graph" viewBox="0 0 {frame.width} {frame.height}" role="img"'
        f' data-left="{frame.left}" data-right="{RIGHT}" data-last="{last}"'
        f' aria-label="{escape(say("review-graph"))}">{"".join(drawn)}</svg><ul class="legend">{legend}</ul>'
    )


def _lines(game: Game, review: Review) -> dict[Seat, list[Assessment]]:
    """The decisions of each seat that made some."""
    found = {seat: [it for it in review.assessments if it.decision.seat == seat] for seat in game.seats}
    return {seat: own for seat, own in found.items() if own}


def _tick(axis: Axis, frame: Frame, tick: float) -> str:
    y = frame.y(axis, tick)
    return (
        f'<line class="grid" x1="{frame.left}" x2="{frame.width}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="tick" x="{frame.left - 8}" y="{y + 4:.1f}" text-anchor="end">{signed(f"{tick:g}")}</text>'
    )


def _line(review: Review, frame: Frame, axis: Axis, last: int, look: int, places: list[Assessment]) -> str:
    """The line of a seat: to its result, where that is known."""
    seat = places[0].decision.seat
    ends = [(last, review.accounts[seat].final)] if seat in review.accounts else []
    at = [*((it.decision.number, it.options[0].value) for it in places), *ends]
    line = " ".join(f"{frame.x(number, last):.1f},{frame.y(axis, value):.1f}" for number, value in at)
    return f'<polyline class="line seat-{look} of-{escape(str(seat))}" points="{line}"/>'


def _dot(it: Assessment, look: int, frame: Frame, axis: Axis, last: int, shown: int | None, called: Called) -> str:
    decision, costly = it.decision, it.loss >= SLIGHT
    cost = f", {say('review-cost', points=points(it.loss, signed=False))}" if costly else ""
    title = f"{decision.number + 1}. {called(decision.seat)}: {it.options[it.played].phrase}{cost}"
    classes = f"dot seat-{look} of-{escape(str(decision.seat))}"
    classes += " costly" * costly + " here" * (decision.number == shown)
    x, y = frame.x(decision.number, last), frame.y(axis, it.options[0].value)
    size = 6 if costly else 3
    return f'<circle class="{classes}" cx="{x:.1f}" cy="{y:.1f}" r="{size}"><title>{escape(title)}</title></circle>'
