"""The review of a game that is over, as its page shows it: the decisions that mattered, each with its two boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from boulevard.bots.advice import Judged
from boulevard.web.boards import board
from boulevard.web.errors import NotNow
from boulevard.web.tables import snapshot
from boulevard.web.tables.hints import Advice, Moment, Review
from boulevard.web.tables.table import BOT, Table

Context = dict[str, Any]


def of_table(advice: Advice, table: Table, held: Sequence[int]) -> Context | None:
    """The review of a table for whoever has some places, or for spectators: of all people; none if nobody decided."""
    review = advice.review(table)
    places = _places(table, held) if review else []
    if review is None or not review.places.intersection(places):
        return None
    named = _named(review, places, held)
    return {
        "ready": review.ready,
        "failed": review.failed,
        "looked": review.looked,
        "count": review.count,
        "own": bool(held) and not named,
        "moments": [_moment(table, it, named) for it in review.of(places)] if review.ready else [],
    }


def closely(advice: Advice, table: Table, held: Sequence[int], number: int) -> Context:
    """One decision of a review, with its two boards, and those before and after it (`NotNow`)."""
    review = advice.review(table)
    places = _places(table, held)
    found = review.of(places) if review and review.ready else []
    numbers = [it.number for it in found]
    if review is None or number not in numbers:
        raise NotNow("no-such-moment")
    at = numbers.index(number)
    return {
        "it": _moment(table, found[at], _named(review, places, held), boards=True),
        "at": at + 1,
        "count": len(found),
        "before": numbers[at - 1] if at else None,
        "after": numbers[at + 1] if at + 1 < len(found) else None,
    }


def _places(table: Table, held: Sequence[int]) -> Sequence[int]:
    """Whose decisions are shown: one's own, or to spectators those of all people."""
    return held or [place for place, chair in enumerate(table.chairs) if chair.kind != BOT]


def _named(review: Review, places: Sequence[int], held: Sequence[int]) -> bool:
    """Whether it must be said whose a decision was."""
    return not held or len(review.places.intersection(places)) > 1


def _moment(table: Table, moment: Moment, named: bool, boards: bool = False) -> Context:
    """A decision as it is shown: what was played and what would have been better, in words and perhaps as boards."""
    ways = {"played": moment.verdict.played, "better": moment.verdict.best}
    return {
        "number": moment.number,
        "name": snapshot.named(table, moment.place) if named else "",
        "loss": round(moment.verdict.loss),
        "replay": f"/replay/{table.id}?move={moment.number}",
        "ways": [
            {"kind": kind, "board": _board(table, moment, way, kind) if boards else None, **snapshot.idea(way)}
            for kind, way in ways.items()
        ],
    }


def _board(table: Table, moment: Moment, judged: Judged, kind: str) -> Markup:
    """The board as the seat would have seen it after a move, with the spaces of that move marked."""
    rules, seat, state = table.rules, table.seats[moment.place], table.game.state_after(moment.number)
    view = rules.preview(state, seat, rules.read(state, seat, judged.move))
    prefix = f"review-{moment.number}-{kind}-"
    return board(rules, view, judged.spaces, seat, prefix)
