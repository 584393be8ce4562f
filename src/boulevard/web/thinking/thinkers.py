"""Bots think in processes of their own. One that dies or does not answer is replaced, and its thought begun again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from boulevard.bots.analysis import Opinion
from boulevard.bots.contract import Budget
from boulevard.games.registry import names
from boulevard.web.thinking import questions
from boulevard.web.thinking.asking import Bots
from boulevard.web.thinking.fair_queue import FairQueue
from boulevard.web.thinking.processes import Answer, Argument, Lost, Process, Sleep
from boulevard.web.thinking.questions import PositionAsked, Question
from boulevard.web.thinking.visitors import Visitors
from boulevard.web.thinking.warming import warm

logger = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often a thought is begun before it is given up."""
STARTING = 60.0
"""Seconds that a process may take to start and load machine code, on the slowest machine."""
COMPILING = 3600.0
"""Seconds that compiling may take: whoever thinks before it is done may wait for it."""
LENIENCE = 20.0
"""How many times its seconds a bot may take, on a machine that is busy with other things."""
SHARE = 5.0
"""Seconds that a bot thinks about a position while others wait who have time, too."""
PACE = 100.0
"""Simulations a second that the slowest bot makes on the slowest machine."""


Tell = Callable[[Opinion, float], bool]
"""Hears an opinion and the seconds that were spent on it; returns whether another one is wanted."""


def longest_wait(allowed: Budget) -> float:
    """Seconds after which nobody waits any more for a thought with a budget."""
    return STARTING + LENIENCE * (allowed.seconds or 0) + (allowed.simulations or 0) / PACE


class Thinkers(Bots):
    """Some processes for thoughts; visitors take turns at them, and the tables of each.

    Where others think (jobs/), there may be none for questions; but one there is always, which compiles and ponders.
    """

    def __init__(self, count: int, sleep: Sleep = asyncio.sleep) -> None:
        super().__init__(Visitors())
        self.count = count
        """How many may be asked at the same time."""
        count = max(1, count)
        self._idle = deque(Process(sleep) for _ in range(count))
        self._all = tuple(self._idle)
        self._silent: set[Process] = set()
        self._cold = {process: deque(names()) for process in self._all}
        """Processes that have not loaded all games yet, and what they have not."""
        self._fatal: dict[Process, set[str]] = {process: set() for process in self._all}
        """Games over which a process has died, so that the next in its place does without them."""
        self._came_back = asyncio.Event()
        self._turns = FairQueue(count)
        self._compiled: set[str] = set()
        self._closed = False

    @property
    def are_silent(self) -> bool:
        """Whether all processes were silent, and none was heard of since."""
        return len(self._silent) == len(self._all)

    @property
    def health(self) -> dict[str, int]:
        """How many processes there are, how many are warm, and how many were silent and were not heard of since."""
        count = len(self._all)
        return {"processes": count, "warm": count - len(self._cold), "silent": len(self._silent)}

    async def ask(
        self, question: Question[Answer], line: Sequence[str], begin: Callable[[], None] | None = None
    ) -> Answer:
        """Have a question answered; each time that its turn comes, `begin` is told."""
        work: Callable[[Question[Answer]], Answer] = questions.ANSWERED_BY[type(question)]
        seconds = self._longest_wait(question.game, question.allowed())
        return await self._asked(work, question, seconds, has_time=question.has_time, line=line, begin=begin)

    async def ponder(
        self, line: Sequence[str], asked: PositionAsked, tell: Tell, begin: Callable[[], None] | None = None
    ) -> bool:
        """Think about a position when nobody waits for anything else, and tell every opinion until nobody listens.

        Until its turn comes, which `begin` is told, it can be cancelled at no cost.

        Return whether that was all: not if somebody came who waits for a move or a hint. While others wait who have
        time, a share is all (`Lost`, if the process was; there is another one then).
        """
        async with self._turns.turn(*line, has_time=True):
            if begin:
                begin()
            with self._one() as thinker:
                try:
                    return await self._pondered(thinker, asked, tell)
                except Lost:
                    if not self._closed:
                        logger.warning("thinker-lost", extra={"attempt": 0})
                        await self._replace(thinker)
                    raise

    async def _pondered(self, thinker: Process, asked: PositionAsked, tell: Tell) -> bool:
        seconds = STARTING if asked.game in self._compiled else COMPILING
        opinion = await self._heard(thinker, questions.ponder, asked, seconds)
        began, is_done = time.monotonic(), False
        while not is_done and not self._turns.is_wanted:
            spent = time.monotonic() - began
            had_share = self._turns.is_wanted_later and spent >= SHARE
            is_done = opinion is None or not tell(opinion, spent) or had_share
            if not is_done:
                opinion = await self._heard(thinker, questions.ponder_on, None, seconds)
        await self._heard(thinker, questions.rest, None, seconds)
        return is_done

    async def compile_rules(self, game: str) -> None:
        """Have a game compiled."""
        await self._asked(questions.compile_rules, game, COMPILING)

    async def compile_bots(self, game: str) -> None:
        """Have the bots of a game compiled."""
        await self._asked(questions.compile_bots, game, COMPILING)
        self._compiled.add(game)

    async def keep_warm(self, use: Callable[[str], str] = warm) -> None:
        """Warm up one process after the other, also those that come later, until this is cancelled.

        It is done while nobody waits for anything else, and one game at a time: whoever comes waits for that at most.
        """
        while True:
            while (thinker := next((it for it in self._idle if it in self._cold), None)) is None:
                self._came_back.clear()
                await self._came_back.wait()
            async with self._turns.turn(*self.visitors.line(""), has_time=True):
                if thinker in self._idle:
                    with self._taken(thinker):
                        await self._warmed_up(thinker, use)

    async def _warmed_up(self, thinker: Process, use: Callable[[str], str]) -> None:
        """Let a process load one game after the other until somebody waits; what can't be loaded is left out."""
        while (games := self._cold[thinker]) and not self._turns.is_wanted:
            game = games.popleft()
            try:
                await self._heard(thinker, use, game, COMPILING)
            except Lost:
                if self._closed:
                    raise
                self._fatal[thinker].add(game)
                await self._replace(thinker)
            except Exception:  # the bots of others may fail in any way
                logger.exception("warming-failed")
        if not games:
            del self._cold[thinker]

    def _longest_wait(self, game: str, allowed: Budget | None) -> float:
        return longest_wait(allowed) if allowed and game in self._compiled else COMPILING

    async def _asked(
        self,
        function: Callable[[Argument], Answer],
        argument: Argument,
        seconds: float,
        table: str = "",
        has_time: bool = False,
        line: Sequence[str] | None = None,
        begin: Callable[[], None] | None = None,
    ) -> Answer:
        """Have something worked out; begun again, it waits for its turn again, so that it never stops the others."""
        for attempt in range(ATTEMPTS):
            async with self._turns.turn(*(line or self.visitors.line(table)), has_time=has_time):
                if begin:
                    begin()
                with self._one() as thinker:
                    with suppress(Lost):
                        return await self._heard(thinker, function, argument, seconds)
                    if self._closed:
                        break
                    logger.warning("thinker-lost", extra={"attempt": attempt})
                    await self._replace(thinker)
        raise Lost

    @contextmanager
    def _one(self) -> Iterator[Process]:
        """The thinker that has been idle for the longest, and is warm if one is.

        One that was left in the middle of a thought comes last.
        """
        thinker = next((it for it in self._idle if it not in self._cold), self._idle[0])
        with self._taken(thinker):
            yield thinker

    @contextmanager
    def _taken(self, thinker: Process) -> Iterator[None]:
        """A thinker is idle no longer, until it comes back."""
        self._idle.remove(thinker)
        try:
            yield
        finally:
            self._idle.append(thinker)
            self._came_back.set()

    async def _heard(
        self, thinker: Process, function: Callable[[Argument], Answer], argument: Argument, seconds: float
    ) -> Answer:
        answer = await thinker.ask(function, argument, seconds)
        self._silent.discard(thinker)
        return answer

    async def _replace(self, thinker: Process) -> None:
        """Go on with a new process in place of one that was lost, and wait for its sign of life."""
        self._silent.add(thinker)
        self._cold[thinker] = deque(name for name in names() if name not in self._fatal[thinker])
        thinker.replace()
        with suppress(Lost):
            await self._heard(thinker, questions.report, None, STARTING)

    def close(self) -> None:
        """End all processes."""
        self._closed = True
        for thinker in self._all:
            thinker.close()
