"""What bots say to people: hints while a game goes on, and after its end the decisions that mattered.

Both are thought of once, in the thinkers' processes, and kept for a while. They follow from the table alone: what is
forgotten is thought of again. A review counts simulations, not seconds, so it comes out the same every time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from boulevard.bots.advice import Hint, Verdict
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.registry import adviser
from boulevard.games.contract import Rules
from boulevard.web.errors import NotNow
from boulevard.web.tables.table import BOT, Table
from boulevard.web.thinking.questions import Matter
from boulevard.web.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

HINT = Budget(seconds=1.0)
"""How long a bot thinks about a hint."""
ADVICE = "advice/"
"""The purpose of these thoughts: their chance is another than that of the bots at the table."""
CANDIDATES = 5
"""How many decisions of a seat, those that seem to have cost most, are looked at more closely."""
CLOSER = 4
"""How much more closely."""
MOMENTS = 3
"""How many decisions a review has at most."""
SLIGHT = 1.0
"""What a decision must have cost for a review to speak of it, in points; less may be due to chance."""
KEPT = 300
"""Hints, and reviews, that are kept."""

Decided = tuple[str, int, int]
"""A table, a place, and the number of its decision."""


@dataclass(frozen=True)
class Moment:
    """A decision that somebody made."""

    number: int
    """How many moves were made before it."""
    place: int
    verdict: Verdict


@dataclass
class Review:
    """The decisions that people made in a game, as far as they have been looked at."""

    count: int
    """How many there are."""
    places: frozenset[int]
    """Whose they are."""
    looked: int = 0
    ready: bool = False
    failed: bool = False
    moments: list[Moment] = field(default_factory=list)

    def of(self, places: Sequence[int]) -> list[Moment]:
        """The decisions of some places that mattered most, in the order in which they were made."""
        own = [it for it in self.moments if it.place in places and it.verdict.loss >= SLIGHT]
        most = sorted(own, key=lambda it: -it.verdict.loss)[:MOMENTS]
        return sorted(most, key=lambda it: it.number)


class Advice:
    """The hints and reviews of all tables."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._hints: OrderedDict[Decided, asyncio.Task[Hint]] = OrderedDict()
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._reviewing: dict[str, asyncio.Task[None]] = {}

    async def hint(self, table: Table, place: int) -> Hint:
        """Say what to do to somebody who must decide (`NotNow`); asked again, the same."""
        require_hint(table, place)
        decided = (table.id, place, table.number(place))
        if decided not in self._hints:
            self._hints[decided] = asyncio.create_task(self._think(table, place))
        self._hints.move_to_end(decided)
        while len(self._hints) > KEPT:
            self._hints.popitem(last=False)[1].cancel()
        thought = self._hints[decided]
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            if not thought.cancelled():
                raise
            raise NotNow("hint-late") from None
        except Exception:
            self._hints.pop(decided, None)
            raise

    async def _think(self, table: Table, place: int) -> Hint:
        sight = Sight.of(table.game, table.seats[place])
        seed = table.thought_seed(place, purpose=ADVICE)
        return await self._thinkers.advise(table.id, Matter.of(sight, HINT, seed))

    def moved_on(self, table: Table) -> None:
        """Let go of hints for decisions that are made."""
        for decided in [it for it in self._hints if it[0] == table.id and it[2] != table.number(it[1])]:
            self._hints.pop(decided).cancel()

    def review(self, table: Table) -> Review | None:
        """The review of a game that is over, if people decided anything; it is begun when it is first asked for."""
        if not table.over:
            return None
        if table.id not in self._reviews:
            decisions = list(decisions_of_people(table))
            review = Review(len(decisions), frozenset(place for _, place, _ in decisions))
            self._reviews[table.id] = review
            if decisions:
                self._reviewing[table.id] = asyncio.create_task(self._look_at_all(table, review, decisions))
        self._reviews.move_to_end(table.id)
        while len(self._reviews) > KEPT:
            self._forget(next(iter(self._reviews)))
        found = self._reviews[table.id]
        if found.failed:
            self._forget(table.id)
        return found if found.count else None

    def _forget(self, identity: str) -> None:
        self._reviews.pop(identity, None)
        if (task := self._reviewing.pop(identity, None)) is not None:
            task.cancel()

    async def _look_at_all(self, table: Table, review: Review, decisions: Sequence[tuple[int, int, str]]) -> None:
        """Look at all decisions shortly, then more closely at those that seem to have cost most."""
        glance, dealt = adviser(table.rules.info.name).glance, table.rules.redealt()
        try:
            for number, place, move in decisions:
                review.moments.append(await self._look_back(table, dealt, number, place, move, glance))
                review.looked += 1
            for place in review.places:
                own = sorted((it for it in review.moments if it.place == place), key=lambda it: -it.verdict.loss)
                for it in (it for it in own[:CANDIDATES] if it.verdict.loss):
                    budget = replace(glance, simulations=(glance.simulations or 1) * CLOSER)
                    again = await self._look_back(table, dealt, it.number, place, it.verdict.played.move, budget)
                    review.moments[review.moments.index(it)] = again
            review.ready = True
        except Exception:
            logger.exception("review-failed", extra={"table": table.id})
            review.failed = True
        finally:
            self._reviewing.pop(table.id, None)

    async def _look_back(
        self, table: Table, dealt: Rules, number: int, place: int, move: str, budget: Budget
    ) -> Moment:
        seat = table.seats[place]
        sight = Sight(dealt, table.rules.hide(table.game.state_after(number), seat), seat)
        matter = Matter.of(sight, budget, table.thought_seed(place, number, ADVICE), move)
        return Moment(number, place, await self._thinkers.look_back(table.id, matter))

    async def close(self) -> None:
        """End: nothing is kept."""
        tasks = [*self._hints.values(), *self._reviewing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def require_hint(table: Table, place: int) -> None:
    """Refuse a hint to somebody who plays with people, or has nothing to decide (`NotNow`)."""
    if table.people != [place]:
        raise NotNow("hint-people")
    if place not in table.turn:
        raise NotNow("hint-not-now")


def may_have_hint(table: Table, place: int | None) -> bool:
    """Whether somebody may have a hint now."""
    return place is not None and place in table.turn and table.people == [place]


def decisions_of_people(table: Table) -> Iterator[tuple[int, int, str]]:
    """The decisions that people made where there was a choice: moves before it, the place, and the move."""
    made = [0] * len(table.seats)
    for number, (seat, move) in enumerate(table.moves):
        place = table.place(seat)
        if number < table.opening or table.chairs[place].kind == BOT:
            continue
        made[place] += 1
        stands_in = table.chairs[place].left and made[place] > table.decided_before_leaving[place]
        if not stands_in and len(table.rules.actions(table.game.state_after(number), seat)) > 1:
            yield number, place, move
