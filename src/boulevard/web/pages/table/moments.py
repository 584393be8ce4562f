"""The moments of a game that mattered, as the page of its table shows them: the review has all the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boulevard.review.decisions import Assessment
from boulevard.review.summary import costliest
from boulevard.web.services.reviews import Reviews, TableReview
from boulevard.web.tables import snapshot
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
        "ready": found.ready,
        "failed": found.failed,
        "looked": found.looked,
        "count": found.count,
        "own": bool(held) and not named,
        "moments": [_moment(table, found, it, named) for it in _worst(found, places) if found.ready],
    }


def _worst(found: TableReview, places: Sequence[int]) -> list[Assessment]:
    """The decisions of some places that mattered most, in the order in which they were made."""
    own = [it for it in found.review.assessments if found.people.get(it.decision.number) in places]
    return sorted(costliest(own, MOMENTS), key=lambda it: it.decision.number)


def _places(table: Table, held: Sequence[int]) -> Sequence[int]:
    """Whose decisions are shown: one's own, or to spectators those of all people."""
    return held or [place for place, chair in enumerate(table.chairs) if chair.kind != BOT]


def _named(found: TableReview, places: Sequence[int], held: Sequence[int]) -> bool:
    """Whether it must be said whose a decision was."""
    return not held or len(set(found.people.values()).intersection(places)) > 1


def _moment(table: Table, found: TableReview, it: Assessment, named: bool) -> Context:
    """A decision as it is shown: what was played and what would have been better, in words."""
    number = it.decision.number
    ways = {"played": (it.options[it.played], it.loss), "better": (it.options[0], 0.0)}
    return {
        "number": number,
        "name": snapshot.named(table, found.people[number]) if named else "",
        "loss": round(it.loss),
        "review": f"/review/{table.id}?move={number}",
        "ways": [{"kind": kind, **snapshot.idea(way, loss)} for kind, (way, loss) in ways.items()],
    }
