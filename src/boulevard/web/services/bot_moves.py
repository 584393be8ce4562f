"""The moves of bots: each is asked once when its turn comes, and its move is made as a person's would be."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from boulevard.bots.contract import Sight
from boulevard.errors import GameOver
from boulevard.web.errors import StaleMove
from boulevard.web.event_log.database import RETRY
from boulevard.web.metrics import METRICS
from boulevard.web.tables import decisions
from boulevard.web.tables.table import Table
from boulevard.web.thinking.questions import MoveAsked

if TYPE_CHECKING:
    from boulevard.web.services.table_service import Decide, TableService

logger = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds before a thought that failed is begun again."""
PACES: Mapping[str, Callable[[float], float]] = {
    "usual": lambda seconds: seconds,
    "slow": lambda seconds: max(2.0, 2 * seconds),
    "quick": lambda seconds: seconds / 3,
    "at-once": lambda _: 0.0,
}
"""How long moves take, in seconds, for whoever likes a pace; given how long they usually take here."""


class BotMoves:
    """Bots that think about their moves."""

    def __init__(self, tables: TableService, pace: float) -> None:
        self._tables = tables
        self._pace = pace
        self.thoughts: dict[tuple[str, int], asyncio.Task[None]] = {}
        """Of every bot that thinks, by table and place."""

    def wake(self, table: Table) -> None:
        """Let the bots think that must move, each once."""
        for place in table.thinking:
            if (table.id, place) not in self.thoughts and not self._tables.followers.closing.is_set():
                self.thoughts[table.id, place] = asyncio.create_task(self._think(table.id, place))

    def drop(self, table: Table, all_of_them: bool) -> None:
        """Let go of thoughts that are no longer wanted."""
        for place in range(len(table.chairs)):
            thought = self.thoughts.get((table.id, place))
            wanted = place in table.thinking and not all_of_them
            if thought and not wanted and thought is not asyncio.current_task():
                thought.cancel()

    async def _seconds(self, table: Table) -> float:
        """How long a move takes at least: as the people like it who play there, or the one who likes it slowest."""
        people = {chair.player for chair in table.chairs if chair.player and not chair.left}
        try:
            liked = await self._tables.preferences.all_of(people)
        except SQLAlchemyError:  # it is no reason not to move
            logger.exception("preferences-unknown")
            liked = []
        return max((PACES[it.pace](self._pace) for it in liked), default=self._pace)

    async def _make(self, identity: str, decide: Decide) -> None:
        """Make a move that was thought of, as soon as the database is there for it."""
        while True:
            try:
                await self._tables.table(identity)
                await self._tables.act(identity, decide)
                return
            except OperationalError as error:
                logger.warning("move-waits", extra={"table": identity, "reason": str(error.orig)})
            await asyncio.sleep(RETRY)

    async def _think(self, identity: str, place: int) -> None:
        """Make the move of a bot."""
        try:
            table = await self._tables.known(identity)
            level, number = table.chairs[place].bot, table.number(place)
            if place not in table.turn or level is None:
                return
            question = MoveAsked.of(Sight.of(table.game, table.seats[place]), level, table.thought_seed(place))
            begun = time.perf_counter()
            move = await self._tables.thinkers.think(identity, question)
            thought = time.perf_counter() - begun
            METRICS.thinking.observe(thought)
            if self._tables.followers.has_page(identity):
                await asyncio.sleep(await self._seconds(table) - thought)
            await self._make(identity, lambda it: decisions.move(it, place, move, number))
        except (StaleMove, GameOver) as error:
            logger.info("thought-in-vain", extra={"table": identity, "reason": str(error)})
        except Exception:
            logger.exception("thought-failed", extra={"table": identity})
            await asyncio.sleep(PAUSE)
        finally:
            self.thoughts.pop((identity, place), None)
            if (now := self._tables.in_memory(identity)) is not None:
                self.wake(now)
