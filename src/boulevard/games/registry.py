"""The games there are. A new one is a package beside these and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from boulevard.errors import UnknownGame
from boulevard.games.contract import GameInfo, Rules
from boulevard.messages import say

NAMES = ("paris", "avenue")


def games() -> Mapping[str, GameInfo]:
    """Return all games by name, each with its title, seats and options."""
    return {name: import_module(f"boulevard.games.{name}").INFO for name in NAMES}


def info(name: str) -> GameInfo:
    """Return a game's entry in the list of games (`UnknownGame`)."""
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGame("unknown-game", name=name, names=", ".join(NAMES))
    return games()[name]


def uncompiled(name: str) -> type[Rules]:
    """Return the rules of a game for work that plays no move."""
    info(name)
    found: type[Rules] = import_module(f"boulevard.games.{name}.game").RULES
    return found


def rules(name: str) -> type[Rules]:
    """Return the rules of a game, compiled. The first time on a machine that takes a while, and says so."""
    from boulevard.games.compiled import GAMES, compile_once

    found = uncompiled(name)
    compile_once(GAMES, name, say("compiling", title=found.info.title), found.prepared)
    return found


def is_compiled(name: str) -> bool:
    """Return whether the rules of a game are at hand on this machine without a wait."""
    from boulevard.games.compiled import GAMES, is_ready

    return is_ready(GAMES, name)
