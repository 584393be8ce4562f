"""The games of a server: which are loaded, which must be compiled first, and whose bots are ready."""

from __future__ import annotations

import asyncio
import gc

from boulevard.bots.registry import budget, opponents
from boulevard.games import registry
from boulevard.games.record import game_named
from boulevard.web.errors import NotNow
from boulevard.web.thinking.thinkers import Thinkers

HEAD_START = 0.2
"""Seconds in which a server that has just started answers whoever waits for it, before it loads the rules."""

SELDOM = 1_000_000
"""As good as never, for how often the garbage of the oldest is collected by itself."""


class LoadedGames:
    """Games that are loaded one after the other while the server answers already."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._loaded = {game: asyncio.Event() for game in registry.names()}
        self.compiling: set[str] = set()
        """Games whose rules are not at hand, and will not be soon."""
        self.bots_ready: dict[str, bool] = dict.fromkeys(registry.names(), False)

    @property
    def ready(self) -> dict[str, bool]:
        """Which games can be played at once."""
        return {game: loaded.is_set() for game, loaded in self._loaded.items()}

    async def require(self, game: str) -> None:
        """Wait until a game is loaded; refuse what needs one that must be compiled (`UnknownGame`, `NotNow`)."""
        info = registry.info(game)
        if game in self.compiling:
            raise NotNow("still-compiling", title=info.title)
        await self._loaded[game].wait()

    async def require_named(self, text: str) -> None:
        """The same of the game that a text names; a text that names none is not refused yet (`NotNow`)."""
        if (game := game_named(text)) in self._loaded:
            await self.require(game)

    def set_loaded(self, game: str) -> None:
        """Let those go on who wait for a game."""
        self.compiling.discard(game)
        self._loaded[game].set()

    async def load_rules(self) -> None:
        """Load all rules; those that are not compiled on this machine are compiled by another process."""
        await asyncio.sleep(HEAD_START)
        for game in self._loaded:
            if not await asyncio.to_thread(registry.is_compiled, game):
                self.compiling.add(game)
        for game in self._loaded:
            if game in self.compiling:
                await self._thinkers.compile_rules(game)
            await asyncio.to_thread(load, game)
            self.set_loaded(game)

    async def compile_bots(self) -> None:
        """Have the bots compiled that are not."""
        for game in self.bots_ready:
            await self._thinkers.compile_bots(game)
            self.bots_ready[game] = True
        spare_requests_the_garbage()


def load(game: str) -> None:
    """Load a game, all its machine code and its bots: they are otherwise read at their first use, within a request."""
    registry.rules(game).prepared()
    for level in opponents(game):
        budget(game, f"level:{level.number}")


def spare_requests_the_garbage() -> None:
    """Leave alone what is there now: it stays. All the rest is looked through now and then, not in between.

    A look through everything takes a tenth of a second, in which all requests wait (benchmarks/load.py).
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)
