"""The games there are: our own, and those that installed packages offer (package.py)."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from types import MappingProxyType

from boulevard import messages
from boulevard.errors import UnknownGame
from boulevard.games.contract import GameInfo, Rules
from boulevard.games.package import GamePackage, require
from boulevard.messages import say

NAMES = ("paris", "avenue")
"""Our own games."""
ENTRY_POINTS = "boulevard.games"
_at_hand: set[type[Rules]] = set()
"""The rules that are known to be compiled."""


@cache
def packages() -> Mapping[str, GamePackage]:
    """Return all games by name, our own first; one that can't be loaded is left out, with a warning."""
    found: dict[str, GamePackage] = {name: import_module(f"boulevard.games.{name}").GAME for name in NAMES}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda it: it.name):
        try:
            found[point.name] = _offered(point, found)
        except Exception as error:  # the code of others may fail in any way
            origin = point.dist.name if point.dist else point.value
            reason = f"{type(error).__name__}: {error}"
            warnings.warn(say("game-broken", name=point.name, origin=origin, reason=reason), stacklevel=2)
    return MappingProxyType(found)


def _offered(point: EntryPoint, taken: Mapping[str, GamePackage]) -> GamePackage:
    """The game of an entry point, its sentences added to ours."""
    package = require(point.load(), point.name, taken)
    if package.messages:
        messages.add(files(package.messages))
    return package


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(packages())


def package(name: str) -> GamePackage:
    """Return a game and its parts (`UnknownGame`)."""
    if not isinstance(name, str) or name not in packages():
        raise UnknownGame("unknown-game", name=name, names=", ".join(packages()))
    return packages()[name]


def games() -> Mapping[str, GameInfo]:
    """Return all games by name, each with its title, seats and options."""
    return {name: it.info for name, it in packages().items()}


def info(name: str) -> GameInfo:
    """Return a game's entry in the list of games (`UnknownGame`)."""
    return package(name).info


def uncompiled(name: str) -> type[Rules]:
    """Return the rules of a game for work that plays no move."""
    found: type[Rules] = import_module(package(name).rules).RULES
    return found


def rules(name: str) -> type[Rules]:
    """Return the rules of a game, compiled. The first time on a machine that takes a while, and says so."""
    from boulevard.games.kernels.compiled import compile_once, part_of

    found = uncompiled(name)
    if found not in _at_hand:
        compile_once(part_of(package(name).rules), name, say("compiling", title=found.info.title), found.prepared)
        _at_hand.add(found)
    return found


def is_compiled(name: str) -> bool:
    """Return whether the rules of a game are at hand on this machine without a wait."""
    from boulevard.games.kernels.compiled import is_ready, part_of

    return is_ready(part_of(package(name).rules), name)
