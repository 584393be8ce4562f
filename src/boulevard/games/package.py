"""A game as one package: what it is, and where its parts are.

Our own games describe themselves by a `GamePackage`, and so does one in a package of its own, by an entry point of the
group `boulevard.games` (docs/adding-a-game.md). Parts are the dotted names of modules, which are imported only when
they are used. Every part but the rules can be missing: whatever a game lacks is left out.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, fields
from importlib.util import find_spec

from boulevard.games.contract.data import GameInfo

NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
RESERVED = frozenset({"handing", "js", "layout", "mine", "over", "playing", "replaying", "waiting"})
"""Names that pages use for something else."""


@dataclass(frozen=True)
class GamePackage:
    """A game and its parts."""

    info: GameInfo
    rules: str
    """A module with `RULES`, a subclass of `boulevard.games.contract.Rules`."""
    messages: str | None = None
    """A folder, named like a package, with a folder of Fluent files for each language; at least for English."""
    bots: str | None = None
    """A module with `BOTS`, and where they help `prepare`, `adviser`, `prover` and more (docs/adding-a-game.md).

    A file `levels.toml` beside it describes the levels that people pick from, and `puzzles.jsonl.gz` holds puzzles.
    """
    terminal: str | None = None
    """A module with any of `picture`, `closing`, `seat_name` and `shapes` (terminal/face.py)."""
    facts: str | None = None
    """A module with `facts`, what templates, scripts and sentences are told of its box (games/facts.py)."""
    rulebook: str | None = None
    """A module with `RULEBOOK`, the rules for people (games/rulebook.py)."""
    figures: str | None = None
    """A module with `SETUP`, `SCENES` and `FRAME`, the figures of the rules (games/figures.py)."""
    web: str | None = None
    """A module with `FACE`, what the game adds to the table in the browser (web/faces.py)."""


def require(package: object, name: str, taken: Container[str]) -> GamePackage:
    """Return what an entry point gives, if it is a game (`TypeError`, `ValueError`, `ModuleNotFoundError`)."""
    if not isinstance(package, GamePackage) or not isinstance(package.info, GameInfo):
        raise TypeError(f"{package!r} is no GamePackage")
    if package.info.name != name:
        raise ValueError(f"its GameInfo is called {package.info.name!r}")
    if name in taken:
        raise ValueError(f"there is another game called {name!r}")
    if not NAME.fullmatch(name) or name in RESERVED:
        raise ValueError(f"{name!r} can't be the name of a game")
    if not package.info.players or package.info.players[0] < 1:
        raise ValueError("nobody can play it")
    for part in (it.name for it in fields(package) if it.name != "info"):
        module = getattr(package, part)
        if module is not None and find_spec(module) is None:
            raise ModuleNotFoundError(f"No module named {module!r}", name=module)
    return package
