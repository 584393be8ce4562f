"""Bots that others wrote in Python: offered by an installed package, or given by the path of a class.

A package offers a bot by an entry point of the group `boulevard.bots`. What can't be loaded gives `UnknownBot`, which
names the package, when it is asked for; other bots are not affected.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from boulevard.bots.contract import Bot
from boulevard.bots.errors import UnknownBot

ENTRY_POINTS = "boulevard.bots"


@cache
def offered() -> Mapping[str, EntryPoint]:
    """Return what installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def playing(game: str) -> Mapping[str, type[Bot]]:
    """Return the bots that packages offer for a game, as far as they can be loaded."""
    found: dict[str, type[Bot]] = {}
    for name in offered():
        with suppress(UnknownBot):
            found[name] = by_name(name, game)
    return found


def by_name(name: str, game: str) -> type[Bot]:
    """Return a bot that a package offers (`UnknownBot`)."""
    point = offered()[name]
    return _loaded(name, point.dist.name if point.dist else point.value, point.load, game)


def by_path(path: str, game: str) -> type[Bot]:
    """Return a class by its path, as ``package.module.Class``; the current folder is searched last (`UnknownBot`)."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    module, _, name = path.rpartition(".")
    return _loaded(path, module, lambda: getattr(import_module(module), name), game)


def _loaded(name: str, origin: str, load: Callable[[], object], game: str) -> type[Bot]:
    try:
        bot = load()
    except Exception as error:  # the code of others may fail in any way
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot("bot-broken", name=name, origin=origin, reason=reason) from error
    if not isinstance(bot, type) or not issubclass(bot, Bot):
        raise UnknownBot("bot-no-class", name=name, origin=origin)
    games = getattr(bot, "games", (game,))
    if game not in games:
        raise UnknownBot("bot-other-game", name=name, game=game, games=", ".join(games))
    return bot
