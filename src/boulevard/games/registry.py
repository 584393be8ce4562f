"""The games there are. A new one is a package beside these and a line here."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from boulevard.errors import UnknownGame
from boulevard.games.contract import GameInfo, Rules
from boulevard.messages import say

NAMES = ("paris", "avenue")


def games() -> Mapping[str, GameInfo]:
    """Return all games by name, each with its title, seats and options."""
    return {name: import_module(f"boulevard.games.{name}").INFO for name in NAMES}


def uncompiled(name: str) -> type[Rules]:
    """Return the rules of a game for work that plays no move."""
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGame("unknown-game", name=name, names=", ".join(NAMES))
    found: type[Rules] = import_module(f"boulevard.games.{name}.game").RULES
    return found


def rules(name: str) -> type[Rules]:
    """Return the rules of a game, compiled. The first time on a machine that takes a while, and says so."""
    found = uncompiled(name)
    _compile_once(name)
    return found


@cache
def _compile_once(name: str) -> None:
    """Compile all of a game's kernels now, if this version of them has not been compiled on this machine yet."""
    from boulevard.games.compiled import compiling_alone, is_ready, mark_ready

    if is_ready(name):
        return
    with compiling_alone(name):
        if is_ready(name):
            return
        found = uncompiled(name)
        print(say("compiling", title=found.info.title), file=sys.stderr, flush=True)
        found.dealt(0, {}).prepare()
        mark_ready(name)
