"""Hints, thought of once, in the thinkers' processes, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from boulevard.bots.advice import Hint
from boulevard.bots.contract import Budget, Sight
from boulevard.web.errors import NotNow
from boulevard.web.tables.daily import is_attempt
from boulevard.web.tables.table import Table
from boulevard.web.thinking.asking import Bots
from boulevard.web.thinking.questions import HintAsked

HINT = Budget(seconds=1.0)
"""How long a bot thinks about a hint."""
ADVICE = "advice/"
"""The purpose of these thoughts: their chance is another than that of the bots at the table."""
KEPT = 300
"""Hints that are kept."""

Decided = tuple[str, int, int]
"""A table, a place, and the number of its decision."""


class Advice:
    """The hints of all tables."""

    def __init__(self, thinkers: Bots) -> None:
        self._thinkers = thinkers
        self._hints: OrderedDict[Decided, asyncio.Task[Hint]] = OrderedDict()

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
        return await self._thinkers.advise(table.id, HintAsked.of(sight, HINT, seed))

    def moved_on(self, table: Table) -> None:
        """Let go of hints for decisions that are made."""
        for decided in [it for it in self._hints if it[0] == table.id and it[2] != table.number(it[1])]:
            self._hints.pop(decided).cancel()

    async def close(self) -> None:
        """End: nothing is kept."""
        tasks = list(self._hints.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def require_hint(table: Table, place: int) -> None:
    """Refuse a hint to somebody who plays with people, for a list, or has nothing to decide (`NotNow`)."""
    if is_attempt(table):
        raise NotNow("day-no-hints")
    if table.terms.round is not None:
        raise NotNow("hint-tournament")
    if table.people != [place]:
        raise NotNow("hint-people")
    if place not in table.turn:
        raise NotNow("hint-not-now")


def may_have_hint(table: Table, place: int | None) -> bool:
    """Whether somebody may have a hint now."""
    is_alone = place is not None and place in table.turn and table.people == [place]
    return is_alone and not is_attempt(table) and table.terms.round is None
