"""One's own mistakes that make puzzles: found in the reviews that are kept, whenever somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from boulevard.puzzles.personal import is_clear
from boulevard.review.decisions import Assessment
from boulevard.review.keeping import FORM, read
from boulevard.web.event_log import schema
from boulevard.web.event_log.store import Store
from boulevard.web.tables.results import SHARED

REVIEWED = 12
"""Reviews that are looked at, the newest: each is some ten thousand signs long."""
OF_A_GAME = 3
"""Mistakes of one game that become puzzles at most: the costliest."""


class Mistake(NamedTuple):
    """A decision that gave points away where the best move was clear."""

    table_id: str
    game: str
    ended: float
    assessment: Assessment

    @property
    def puzzle(self) -> str:
        """The name of the puzzle that it makes: the table, and the number of the decision."""
        return f"{self.table_id}.{self.assessment.decision.number}"


class Mistakes:
    """The mistakes of all people, as far as their games were reviewed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_person(self, person: str) -> list[Mistake]:
        """The mistakes in somebody's last games that were reviewed, the last game first, its costliest first."""
        it, reviews = schema.results.c, schema.reviews.c
        query = (
            select(it.table_id, it.game, it.ended, reviews.data, it.rivals)
            .join(schema.reviews, reviews.table_id == it.table_id)
            .where(it.person == person, it.against != SHARED, it.points.is_not(None))
            .order_by(it.ended.desc())
            .limit(REVIEWED)
        )

        def look(connection: Connection) -> list[Mistake]:
            return [
                Mistake(table_id, game, ended, each)
                for table_id, game, ended, data, rivals in connection.execute(query)
                if data.get("form") == FORM
                for each in _costliest(data, {rival[2] for rival in rivals})
            ]

        return await self._store.read(look)


def _costliest(data: Any, others: set[Any]) -> Iterator[Assessment]:
    """The worst decisions of whoever is none of the others, by a review as it is kept."""
    assessments, _ = read(data)
    found = [it for it in assessments if it.decision.seat not in others and is_clear(it)]
    yield from sorted(found, key=lambda it: -it.loss)[:OF_A_GAME]
