"""Bots that think about a position for as long as somebody watches: one position for each visitor.

They think only when nobody waits for a move or a hint, and begin again later if somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from boulevard.bots.analysis import Opinion
from boulevard.errors import BoulevardError
from boulevard.web.thinking.processes import Lost
from boulevard.web.thinking.questions import PositionAsked
from boulevard.web.thinking.thinkers import ATTEMPTS, Thinkers

logger = logging.getLogger(__name__)

Keep = Callable[[Opinion], Awaitable[None]]

BEGINNINGS = 50
"""How often a thought is begun again because others came first; after that, whoever watches has to ask again."""


class Watch:
    """Somebody who watches a bot think; it thinks until it is done, or nobody watches any more."""

    def __init__(self, seconds: float) -> None:
        self.is_over = False
        self.has_failed = False
        """Whether the bot could not think."""
        self._seconds = seconds
        self._spent = 0.0
        self._before = 0.0
        """Seconds that were spent on thoughts that had to be begun again."""
        self.best: Opinion | None = None
        """What was thought last: never with less behind it than before."""
        self._news = asyncio.Event()
        self._waiting: asyncio.Future[bool] | None = None

    async def wait_for(self, thought: Coroutine[Any, Any, bool]) -> bool:
        """Wait for a thought; return whether that was all: also if nobody watches any more before its turn comes."""
        self._waiting = asyncio.ensure_future(thought)
        try:
            return await self._waiting
        except asyncio.CancelledError:
            present = asyncio.current_task()
            if not self.is_over or (present and present.cancelling()):
                raise
            return True
        finally:
            self._waiting = None

    def begin(self) -> None:
        """Hear that the bot begins to think: from now on, it has to be told when to stop."""
        self._waiting = None

    def tell(self, opinion: Opinion, spent: float) -> bool:
        """Hear an opinion, and the seconds that were spent on it; return whether another one is wanted."""
        self._before += self._spent if spent < self._spent else 0.0
        self._spent = spent
        if self.best is None or opinion.proven or opinion.simulations >= self.best.simulations:
            self.best = opinion
            self._news.set()
        return not self.is_over and self._before + spent < self._seconds

    def nudge(self) -> None:
        """Have whoever watches look whether they still may."""
        self._news.set()

    def end(self) -> None:
        """Watch no longer."""
        self.is_over = True
        self._news.set()
        if self._waiting:
            self._waiting.cancel()

    async def opinions(self, pulse: float) -> AsyncIterator[Opinion | None]:
        """Yield opinions as they come, and nothing after a silence of so many seconds or a nudge, until all is over."""
        heard: Opinion | None = None
        while not (self.is_over and heard is self.best):
            try:
                await asyncio.wait_for(self._news.wait(), pulse)
            except TimeoutError:
                yield None
                continue
            if not self.is_over:
                self._news.clear()
            if self.best is not heard:
                heard = self.best
                yield heard
            elif not self.is_over:
                yield None

    def stop(self) -> None:
        """Let the bot think no longer: all is over as soon as what it thought last has been kept."""
        self._seconds = 0.0
        if self.best is None:
            self.end()


class Watching:
    """All who watch."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._watches: dict[str, Watch] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, visitor: str, line: Sequence[str], asked: PositionAsked, keep: Keep | None = None) -> Watch:
        """Let a bot think about a position for a visitor; whatever they watched before, they watch no longer.

        What it thinks last may be kept, also if nobody watches any more.
        """
        if before := self._watches.get(visitor):
            before.end()
        watch = self._watches[visitor] = Watch(asked.seconds)
        task = asyncio.get_running_loop().create_task(self._think(visitor, line, asked, watch, keep))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return watch

    async def _think(
        self, visitor: str, line: Sequence[str], asked: PositionAsked, watch: Watch, keep: Keep | None
    ) -> None:
        """Think until that is done; as often as somebody else comes first, or the process is lost, begin again."""
        lost = 0
        try:
            for _ in range(BEGINNINGS):
                try:
                    if watch.is_over or await watch.wait_for(
                        self._thinkers.ponder(line, asked, watch.tell, watch.begin)
                    ):
                        break
                except Lost:
                    lost += 1
                    watch.has_failed = lost == ATTEMPTS
                    if watch.has_failed:
                        break
            if keep and watch.best:
                with suppress(BoulevardError):  # the analysis may be full, or gone
                    await keep(watch.best)
        except Exception:  # the bots of others may fail in any way
            logger.exception("thought-failed")
            watch.has_failed = True
        finally:
            watch.end()
            if self._watches.get(visitor) is watch:
                del self._watches[visitor]

    def nudge(self) -> None:
        """Have all who watch look whether they still may."""
        for watch in self._watches.values():
            watch.nudge()

    def end(self) -> None:
        """Let all watch no longer."""
        for watch in list(self._watches.values()):
            watch.end()

    def stop(self, visitor: str) -> None:
        """Let the bot of a visitor think no longer; they hear when all is over."""
        if watch := self._watches.get(visitor):
            watch.stop()

    async def close(self) -> None:
        """End everything."""
        self.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
