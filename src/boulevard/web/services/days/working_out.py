"""What bots make of the deck of a day, and the best game that is found: worked out once for all processes, and kept.

It begins with the first who plays the deck: nobody needs it before. Bots do it when nobody waits for them.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from boulevard.bots.contract import Sight
from boulevard.bots.registry import levels
from boulevard.games import registry
from boulevard.games.contract import Rules
from boulevard.games.game import Game
from boulevard.web.event_log.day_rows import DayRows, Deck, Which
from boulevard.web.thinking.questions import FinishedGame, MoveAsked, UnhurriedMove

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

logger = logging.getLogger(__name__)

LEVELS = (1, 4, 8)
"""The levels of bots whose results are shown."""
SEARCHES = 8
"""Searches for the best game, about a second each; one is far from enough now and then."""
LOOK = 60.0
"""Seconds between two looks of a process whether somebody works it out."""
LEASE = 900.0
"""Seconds after which another process begins again, if nothing was kept meanwhile."""
DONE = "done"


class Made(NamedTuple):
    """What a game came to, and how it was played."""

    points: int
    tie_break: int
    moves: Sequence[str]

    @classmethod
    def of(cls, game: Game) -> Made:
        """What a game for one came to."""
        state = game.state
        return cls(
            int(game.rules.scores(state)[0][0]),
            int(game.rules.tie_breaks(state)[0][0]),
            [move for _, move in game.moves],
        )


class WorkedOut(NamedTuple):
    """All of it, as far as it is known."""

    bots: dict[int, Made]
    best: Made | None
    bound: int | None
    """More points are not possible."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing better is possible than the best that was found."""
        return self.best is not None and self.best.points == self.bound

    @classmethod
    def read(cls, data: Any) -> WorkedOut:
        """What is kept of it."""
        given = data or {}
        best = given.get("best")
        bots = {int(level): Made(*made) for level, made in given.get("bots", {}).items()}
        return cls(bots, Made(*best) if best else None, given.get("bound"))


class WorkingOut:
    """Has bots play the decks of days, and look for the best games."""

    def __init__(self, tables: TableService, rows: DayRows) -> None:
        self._tables = tables
        self._rows = rows
        self._next = dict[Which, float]()
        """When this process looks again whether somebody works it out."""

    def begin(self, deck: Deck) -> None:
        """Have it worked out in the background, unless it is, or is being by this process."""
        if (deck.worked_out or {}).get(DONE) or not self._tables.games.bots_ready[deck.which.game]:
            return
        now = time.monotonic()
        if self._next.get(deck.which, now) <= now:
            self._next[deck.which] = now + LOOK
            self._tables.begin(self._work(deck))

    async def _work(self, deck: Deck) -> None:
        try:
            if await self._rows.take(deck.which, time.time(), LEASE):
                found = await self._rows.decks(deck.which.day, deck.which.day)
                present = next(it for it in found if it.which == deck.which)
                if not (present.worked_out or {}).get(DONE):
                    await self._worked_out(present)
        except Exception:
            logger.exception("day-failed", extra={"day": deck.which.day})

    async def _worked_out(self, deck: Deck) -> None:
        """Work it out in parts, and keep each as soon as it is known."""
        rules = await asyncio.to_thread(rules_of, deck)
        data: dict[str, Any] = {"bots": {}, **(deck.worked_out or {})}
        for level in (it.number for it in levels(deck.which.game) if it.number in LEVELS):
            if str(level) not in data["bots"]:
                made = await self._played(rules, deck, level)
                data = {**data, "bots": {**data["bots"], str(level): list(made)}}
                await self._rows.keep(deck.which, data, time.time())
                self._tables.days.changed(deck.which.day)
        await self._rows.keep(deck.which, {**data, **await self._best(rules, deck), DONE: True}, time.time())
        self._tables.days.changed(deck.which.day)

    async def _played(self, rules: Rules, deck: Deck, level: int) -> Made:
        """A game by a bot."""
        game = Game(rules)
        while not game.over:
            seed = _seed(deck, f"{level}/{len(game.moves)}")
            asked: MoveAsked = UnhurriedMove.of(Sight.of(game, game.turn[0]), level, seed)
            game.play(game.turn[0], await self._tables.thinkers.think("", asked))
        return Made.of(game)

    async def _best(self, rules: Rules, deck: Deck) -> dict[str, Any]:
        """The best game that some searches find; nothing, for a game in which it can't be told."""
        best, bound = None, None
        for number in range(max(1, round(SEARCHES * min(1.0, self._tables.reviews.effort)))):
            asked = FinishedGame(deck.which.game, rules.setup, 1.0, number)
            found = await self._tables.thinkers.hindsight("", asked)
            if found is None:
                return {}
            bound = found.bound
            if best is None or found.best > best.best:
                best = found
            if best.best == bound:
                break
        assert best is not None
        game = Game(rules)
        for move in best.moves:
            game.play(game.turn[0], move)
        return {"best": list(Made.of(game)), "bound": bound}


def rules_of(deck: Deck) -> Rules:
    """A game for one with a deck, before its first move."""
    info = registry.info(deck.which.game)
    options: dict[str, Any] = {info.variant_option: deck.which.variant} if info.variant_option else {}
    if info.seats_option:
        options[info.seats_option] = 1
    return registry.rules(deck.which.game).dealt(deck.seed, options)


def _seed(deck: Deck, about: str) -> int:
    """What chance a bot has: the same whichever process asks."""
    return int.from_bytes(hashlib.sha256(f"{deck.seed}/{about}".encode()).digest()[:7], "big")
