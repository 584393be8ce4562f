"""Reviews of games that are over: worked out once, in the thinkers' processes, and kept in the database.

Whoever asks first lets a review begin; it waits until nobody needs a bot for anything else. What is known so far can be
looked at meanwhile: the last decisions come first.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from boulevard.review.decisions import Assessment, Option, decisions, sight_of
from boulevard.review.keeping import FORM, Findings, kept, read
from boulevard.review.reviewing import Review, concluded, so_far
from boulevard.web.errors import TooMany
from boulevard.web.event_log.store import Store
from boulevard.web.tables.table import BOT, Table
from boulevard.web.thinking.asking import Bots
from boulevard.web.thinking.questions import DecisionAsked, FinishedGame

logger = logging.getLogger(__name__)

IN_MEMORY = 100
"""Reviews that are kept there; what is forgotten is read again."""
TRIED = 100
"""Moves that people tried, kept with a review."""
AGAIN = 300.0
"""Seconds after which a review that failed may be tried again."""

MovesTried = OrderedDict[tuple[int, str], asyncio.Future[Assessment]]


@dataclass
class TableReview:
    """The review of a table, as far as it has come."""

    people: dict[int, int]
    """The places of the people who made decisions, by the numbers of these."""
    review: Review
    """What is known: until it is ready, there are no accounts, and not all decisions."""
    count: int = 0
    """How many decisions there are."""
    ready: bool = False
    failed_at: float | None = None
    tried: MovesTried = field(default_factory=OrderedDict)
    """Other moves that people tried, by the number of the decision and in notation."""

    @property
    def looked(self) -> int:
        """How many decisions were looked at, the last first."""
        return len(self.review.assessments)

    @property
    def failed(self) -> bool:
        """Whether it could not be worked out."""
        return self.failed_at is not None

    def give_up(self) -> None:
        """Let nobody think any more about moves that people tried."""
        for task in self.tried.values():
            task.cancel()

    def at(self, number: int) -> Assessment | None:
        """The decision after so many moves, if there was one and it was looked at."""
        return next((it for it in self.review.assessments if it.decision.number == number), None)


class Tried(NamedTuple):
    """A move that somebody tried at a decision, measured by the best move of the review."""

    option: Option
    loss: float


class Reviews:
    """The reviews of all tables; without a store they are in memory only."""

    def __init__(self, thinkers: Bots, store: Store | None, effort: float = 1.0) -> None:
        self._thinkers = thinkers
        self._store = store
        self.effort = effort
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
        people, nothing = dict(decisions_of_people(table)), Review(table.rules.info.name, (), {})
        if before := self._found.get(table.id):
            before.give_up()
        self._found[table.id] = begun = TableReview(people, nothing)
        if begun.people:
            task = self._working[table.id] = asyncio.create_task(self._work(table, begun))
            task.add_done_callback(partial(self._done, table.id))
        return begun

    def _done(self, identity: str, task: asyncio.Task[None]) -> None:
        if self._working.get(identity) is task:
            del self._working[identity]

    def _forget(self) -> None:
        """Keep only so many, and those that are being worked out."""
        over = len(self._found) - IN_MEMORY
        if over > 0:
            for identity in [it for it in self._found if it not in self._working][:over]:
                self._found.pop(identity).give_up()

    async def _work(self, table: Table, it: TableReview) -> None:
        try:
            found = await self._kept(table)
            is_new = found is None
            if found is None:
                found = await self._worked_out(table, it)
            it.review, it.count = await asyncio.to_thread(concluded, table.game, *found), len(found[0])
            it.ready = True
            if is_new:
                await self._keep(table, found)
        except Exception:
            logger.exception("review-failed", extra={"table": table.id})
            it.failed_at = time.monotonic()

    async def _kept(self, table: Table) -> Findings | None:
        """What was worked out before, by another server perhaps, with no less effort."""
        data = await self._store.review(table.id) if self._store else None
        if data is None or data["form"] != FORM or data["effort"] < self.effort:
            return None
        return read(data)

    async def _keep(self, table: Table, found: Findings) -> None:
        if self._store is None:
            return
        try:
            await self._store.keep_review(table.id, {"form": FORM, "effort": self.effort, **kept(*found)})
        except Exception:  # it is there all the same, until the server ends
            logger.exception("review-not-kept", extra={"table": table.id})

    async def _worked_out(self, table: Table, it: TableReview) -> Findings:
        """Look at all decisions, the last first, and at what could have been."""
        game, found = table.game, list[Assessment]()
        made = decisions(game)
        it.count = len(made)
        for decision in reversed(made):
            asked = DecisionAsked.of(sight_of(game, decision), decision, self.effort)
            found.insert(0, await self._thinkers.assess(table.id, asked))
            it.review = so_far(game, found)
        finished = FinishedGame(game.name, table.rules.setup, self.effort)
        hindsight = await self._thinkers.hindsight(table.id, finished) if game.over and game.is_whole else None
        return found, hindsight

    async def tried(self, table: Table, it: Assessment, move: str, line: Sequence[str]) -> Tried:
        """What another move would have been worth in place of the one that was made (`TooMany`).

        `line` is where whoever asks waits for their turn.
        """
        listed = next((option for option in it.options if option.move == move), None)
        if listed is not None:
            return Tried(listed, it.options[0].value - listed.value)
        other = await self._rate(table, it, move, line)
        return Tried(replace(other.options[other.played], value=it.options[0].value - other.loss), other.loss)

    async def _rate(self, table: Table, it: Assessment, move: str, line: Sequence[str]) -> Assessment:
        """Assess a decision as if another move had been made, once."""
        tried, key = self._found[table.id].tried, (it.decision.number, move)
        if key not in tried:
            _make_room(tried)
            tried[key] = asyncio.ensure_future(self._rated(table, it, move, line))
        task = tried[key]
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():
                raise
            raise TooMany("too-many-moves") from None
        except Exception:
            tried.pop(key, None)
            raise

    async def _rated(self, table: Table, it: Assessment, move: str, line: Sequence[str]) -> Assessment:
        game, seat = table.game, it.decision.seat
        action = game.rules.read(game.state_after(it.decision.number), seat, move)
        decision = replace(it.decision, action=action)
        asked = DecisionAsked.of(sight_of(game, it.decision), decision, self.effort)
        return await self._thinkers.assess(table.id, asked, line)

    def drop(self, identity: str) -> None:
        """Forget a review, whether it is ready or not."""
        if found := self._found.pop(identity, None):
            found.give_up()
        if task := self._working.get(identity):
            task.cancel()

    async def close(self) -> None:
        """End: what is not finished begins anew another time."""
        tried = [task for found in self._found.values() for task in found.tried.values()]
        tasks: list[asyncio.Future[Any]] = [*self._working.values(), *tried]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _make_room(tried: MovesTried) -> None:
    """Let one of many moves that were tried go: the oldest that is rated, or else the oldest, which is given up."""
    if len(tried) >= TRIED:
        tried.pop(next((key for key, task in tried.items() if task.done()), next(iter(tried)))).cancel()


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
