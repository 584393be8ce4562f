"""Reviews of games that are over: worked out once, in the thinkers' processes, and kept in the database.

Whoever asks first lets a review begin; it waits until nobody needs a bot for anything else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

from boulevard.review.decisions import Assessment, decisions, sight_of
from boulevard.review.keeping import FORM, Findings, kept, read
from boulevard.review.reviewing import Review, concluded
from boulevard.web.tables.store import Store
from boulevard.web.tables.table import BOT, Table
from boulevard.web.thinking.questions import DecisionAsked, FinishedGame
from boulevard.web.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

IN_MEMORY = 50
"""Reviews that are kept there; what is forgotten is read again."""
AGAIN = 300.0
"""Seconds after which a review that failed may be tried again."""


@dataclass
class TableReview:
    """The review of a table, as far as it has come."""

    people: dict[int, int]
    """The places of the people who made decisions, by the numbers of these."""
    count: int = 0
    """How many decisions there are."""
    looked: int = 0
    """How many of them were looked at, the last first."""
    review: Review | None = None
    failed_at: float | None = None

    @property
    def failed(self) -> bool:
        """Whether it could not be worked out."""
        return self.failed_at is not None


class Reviews:
    """The reviews of all tables."""

    def __init__(self, thinkers: Thinkers, store: Store, effort: float = 1.0) -> None:
        self._thinkers = thinkers
        self._store = store
        self._effort = effort
        """The part of the usual effort that is made."""
        self._found: OrderedDict[str, TableReview] = OrderedDict()
        self._working: dict[str, asyncio.Task[None]] = {}

    def of(self, table: Table) -> TableReview | None:
        """The review of a game that is over, if people decided anything; it is begun when it is first asked for."""
        if not table.over:
            return None
        found = self._found.get(table.id)
        if found is None or (found.failed_at is not None and time.monotonic() > found.failed_at + AGAIN):
            found = self._begun(table)
        self._found.move_to_end(table.id)
        self._forget()
        return found if found.people else None

    def _begun(self, table: Table) -> TableReview:
        self._found[table.id] = begun = TableReview(dict(decisions_of_people(table)))
        if begun.people:
            task = self._working[table.id] = asyncio.create_task(self._work(table, begun))
            task.add_done_callback(lambda _: self._working.pop(table.id, None))
        return begun

    def _forget(self) -> None:
        """Keep only so many, and those that are being worked out."""
        for identity in [it for it in self._found if it not in self._working]:
            if len(self._found) <= IN_MEMORY:
                return
            del self._found[identity]

    async def _work(self, table: Table, it: TableReview) -> None:
        try:
            found = await self._kept(table)
            is_new = found is None
            if found is None:
                found = await self._worked_out(table, it)
            it.review = await asyncio.to_thread(concluded, table.game, *found)
            it.looked = it.count = len(found[0])
            if is_new:
                await self._keep(table, found)
        except Exception:
            logger.exception("review-failed", extra={"table": table.id})
            it.failed_at = time.monotonic()

    async def _kept(self, table: Table) -> Findings | None:
        """What was worked out before, by another server perhaps, with no less effort."""
        data = await self._store.review(table.id)
        if data is None or data["form"] != FORM or data["effort"] < self._effort:
            return None
        return read(data)

    async def _keep(self, table: Table, found: Findings) -> None:
        try:
            await self._store.keep_review(table.id, {"form": FORM, "effort": self._effort, **kept(*found)})
        except Exception:  # it is there all the same, until the server ends
            logger.exception("review-not-kept", extra={"table": table.id})

    async def _worked_out(self, table: Table, it: TableReview) -> Findings:
        """Look at all decisions, the last first, and at what could have been."""
        game, found = table.game, list[Assessment]()
        made = decisions(game)
        it.count = len(made)
        for decision in reversed(made):
            asked = DecisionAsked.of(sight_of(game, decision), decision, self._effort)
            found.append(await self._thinkers.assess(table.id, asked))
            it.looked += 1
        finished = FinishedGame(game.name, table.rules.setup, self._effort)
        hindsight = await self._thinkers.hindsight(table.id, finished) if game.over and game.is_whole else None
        return found[::-1], hindsight

    async def close(self) -> None:
        """End: what is not finished begins anew another time."""
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def decisions_of_people(table: Table) -> Iterator[tuple[int, int]]:
    """The decisions that people made where there was a choice: moves before it, and the place."""
    made = [0] * len(table.seats)
    for number, (seat, _) in enumerate(table.moves):
        place = table.place(seat)
        if number < table.opening or table.chairs[place].kind == BOT:
            continue
        made[place] += 1
        stands_in = table.chairs[place].left and made[place] > table.decided_before_leaving[place]
        if not stands_in and len(table.rules.actions(table.game.state_after(number), seat)) > 1:
            yield number, place
