"""The moments of a game that mattered, as the page of its table shows them: each with its two boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from boulevard.review.decisions import Assessment, Option
from boulevard.review.summary import costliest
from boulevard.web.boards import board
from boulevard.web.errors import NotNow
from boulevard.web.tables import snapshot
from boulevard.web.tables.reviews import Reviews, TableReview
from boulevard.web.tables.table import BOT, Table

Context = dict[str, Any]

MOMENTS = 3
"""How many are shown at most."""


def of_table(reviews: Reviews, table: Table, held: Sequence[int]) -> Context | None:
    """The moments of a table for whoever has some places, or for spectators: of all people; none if nobody decided."""
    found = reviews.of(table)
    places = _places(table, held)
    if found is None or not set(found.people.values()).intersection(places):
        return None
    named = _named(found, places, held)
    return {
        "ready": found.review is not None,
        "failed": found.failed,
        "looked": found.looked,
        "count": found.count,
        "own": bool(held) and not named,
        "moments": [_moment(table, found, it, named) for it in _worst(found, places)],
    }


def closely(reviews: Reviews, table: Table, held: Sequence[int], number: int) -> Context:
    """One decision of a review, with its two boards, and those before and after it (`NotNow`)."""
    found, places = reviews.of(table), _places(table, held)
    worst = _worst(found, places) if found else []
    numbers = [it.decision.number for it in worst]
    if found is None or number not in numbers:
        raise NotNow("no-such-moment")
    at = numbers.index(number)
    return {
        "it": _moment(table, found, worst[at], _named(found, places, held), boards=True),
        "at": at + 1,
        "count": len(worst),
        "before": numbers[at - 1] if at else None,
        "after": numbers[at + 1] if at + 1 < len(worst) else None,
    }


def _worst(found: TableReview, places: Sequence[int]) -> list[Assessment]:
    """The decisions of some places that mattered most, in the order in which they were made."""
    all_of_them = found.review.assessments if found.review else ()
    own = [it for it in all_of_them if found.people.get(it.decision.number) in places]
    return sorted(costliest(own, MOMENTS), key=lambda it: it.decision.number)


def _places(table: Table, held: Sequence[int]) -> Sequence[int]:
    """Whose decisions are shown: one's own, or to spectators those of all people."""
    return held or [place for place, chair in enumerate(table.chairs) if chair.kind != BOT]


def _named(found: TableReview, places: Sequence[int], held: Sequence[int]) -> bool:
    """Whether it must be said whose a decision was."""
    return not held or len(set(found.people.values()).intersection(places)) > 1


def _moment(table: Table, found: TableReview, it: Assessment, named: bool, boards: bool = False) -> Context:
    """A decision as it is shown: what was played and what would have been better, in words and perhaps as boards."""
    number = it.decision.number
    ways = {"played": (it.options[it.played], it.loss), "better": (it.options[0], 0.0)}
    return {
        "number": number,
        "name": snapshot.named(table, found.people[number]) if named else "",
        "loss": round(it.loss),
        "replay": f"/replay/{table.id}?move={number}",
        "ways": [
            {"kind": kind, "board": _board(table, it, way, kind) if boards else None, **snapshot.idea(way, loss)}
            for kind, (way, loss) in ways.items()
        ],
    }


def _board(table: Table, it: Assessment, way: Option, kind: str) -> Markup:
    """The board as the seat would have seen it after a move, with the spaces of that move marked."""
    rules, seat, state = table.rules, it.decision.seat, table.game.state_after(it.decision.number)
    view = rules.preview(state, seat, rules.read(state, seat, way.move))
    return board(rules, view, way.spaces, seat, f"review-{it.decision.number}-{kind}-")
