"""Bots think in processes of their own. One that dies is replaced, and its thought is begun again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from boulevard.bots.advice import Hint, Verdict
from boulevard.bots.contract import Budget, Sight
from boulevard.games.contract import Seat, Setup
from boulevard.games.game import Game
from boulevard.web.turns import Turns

logger = logging.getLogger(__name__)

ATTEMPTS = 5

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")


class Question(NamedTuple):
    """What a bot is asked, as plain data: it holds no more than its seat may know."""

    game: str
    setup: Setup
    known: bytes
    seat: Seat
    level: int
    seed: int

    @classmethod
    def about(cls, game: Game, seat: Seat, level: int, seed: int) -> Question:
        """Ask what a seat should do."""
        sight = Sight.of(game, seat)
        return cls(game.name, sight.rules.setup, sight.known.tobytes(), seat, level, seed)


class Matter(NamedTuple):
    """A decision on which a bot's advice is asked, as plain data: it holds no more than its seat may know."""

    game: str
    setup: Setup
    known: bytes
    seat: Seat
    budget: Budget
    seed: int
    played: str = ""
    """The move that was made, in notation, if it was."""

    @classmethod
    def of(cls, sight: Sight, budget: Budget, seed: int, played: str = "") -> Matter:
        """Ask about what a seat saw, and what it did."""
        rules = sight.rules
        return cls(rules.info.name, rules.setup, sight.known.tobytes(), sight.seat, budget, seed, played)


def _sight(asked: Question | Matter) -> Sight:
    from boulevard.games.registry import rules
    from boulevard.games.states import from_bytes

    dealt = rules(asked.game).from_setup(asked.setup)
    return Sight(dealt, from_bytes(asked.known, dealt.dtype), asked.seat)


def answer(question: Question) -> str:
    """Think (in a thinker's process); return a move in notation."""
    from boulevard.bots.registry import player

    sight = _sight(question)
    thought = player(question.game, f"level:{question.level}").think(sight, question.seed)
    return sight.write(thought.action)


def advise(matter: Matter) -> Hint:
    """Say what to do (in a thinker's process)."""
    from boulevard.bots.advice import hint

    return hint(_sight(matter), matter.budget, matter.seed)


def look_back(matter: Matter) -> Verdict:
    """Say what a decision cost (in a thinker's process)."""
    from boulevard.bots.advice import judge

    sight = _sight(matter)
    action = sight.rules.read(sight.known, sight.seat, matter.played)
    return judge(sight, action, matter.budget, matter.seed)


def compile_rules(game: str) -> str:
    """Compile a game (in a thinker's process), if that was not done on this machine."""
    from boulevard.games.registry import rules

    return rules(game).info.name


def compile_bots(game: str) -> str:
    """Compile the bots of a game (in a thinker's process), if that was not done on this machine."""
    from boulevard.bots.registry import prepare

    prepare(game)
    return game


def _begin() -> None:
    """Begin to be a thinker: the server says when it ends, not the keyboard; and without a server it ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """Some processes for thoughts."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._started()
        self._turns = Turns(count)
        self._closed = False

    def _started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, mp_context=context, initializer=_begin)

    async def think(self, table: str, question: Question) -> str:
        """Return the move that a bot at a table chooses."""
        async with self._turns.turn(table):
            return await self._asked(answer, question)

    async def advise(self, table: str, matter: Matter) -> Hint:
        """Return what a bot would do in the place of somebody at a table."""
        async with self._turns.turn(table):
            return await self._asked(advise, matter)

    async def look_back(self, table: str, matter: Matter) -> Verdict:
        """Return what a bot thinks of a decision at a table, when nobody waits for anything else."""
        async with self._turns.turn(table, has_time=True):
            return await self._asked(look_back, matter)

    async def compile_rules(self, game: str) -> None:
        """Have a game compiled."""
        await self._asked(compile_rules, game)

    async def compile_bots(self, game: str) -> None:
        """Have the bots of a game compiled."""
        await self._asked(compile_bots, game)

    async def _asked(self, function: Callable[[Argument], Answer], argument: Argument) -> Answer:
        for attempt in range(ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, argument)
            except BrokenProcessPool:
                if self._closed:
                    raise
                logger.warning("thinker-lost", extra={"attempt": attempt})
                if self._pool is pool:
                    self._pool = self._started()
        raise BrokenProcessPool

    def close(self) -> None:
        """End all processes; a thought that is not finished is not waited for."""
        self._closed = True
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(cancel_futures=True)
