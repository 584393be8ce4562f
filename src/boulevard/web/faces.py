"""What a game adds to the table in the browser. All of it is optional: whatever a game lacks is left out.

A game's package names a module with its `FACE` (games/package.py). Templates and files of a game are found under
``games/<name>/``, whoever brings them. A face that can't be loaded is left out, with a warning, and the game is played
without.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fastapi import APIRouter

from boulevard.games import registry
from boulevard.messages import say

OURS = Path(__file__).parent
"""Where our own templates and files are."""


@dataclass(frozen=True)
class Tool:
    """A page beside the tables: an editor, a score pad. Links to it are called `web-nav-<key>`."""

    name: str
    """Its address, without the slash."""
    router: str
    """A module with `router`, which has the page and all that belongs to it."""
    offline: bool = False
    """Whether it works without the server. Then nothing in it may be about whoever asks for it."""

    @property
    def key(self) -> str:
        """Its name in keys of sentences; `learn-tool-<key>` says what it is for."""
        return self.name.replace("/", "-")


@dataclass(frozen=True)
class Keys:
    """The keys that a script of pages listens to, for the list of shortcuts."""

    script: str
    """Its path in `static/`; the script itself says `listens("…")` (static/common/shortcuts.js)."""
    name: str
    """`web-keys-<name>` is the sentence of what they are for."""
    does: Mapping[str, Sequence[str]]
    """For each thing that is done (`web-keys-<name>-<what>`) its keys: "Enter", "p", "Shift+r", " "."""


@dataclass(frozen=True)
class WebFace:
    """What a game adds to the table in the browser."""

    templates: Path | None = None
    """A folder that may hold `table.html`, what lies beside the board (boards/plain.html), and `new.html`, the form."""
    static: Path | None = None
    """A folder of files for browsers.

    `board.js` helps to make moves (static/boards/playable.js), `tips.js` explains spaces, `replay.js` is for replays;
    `table.css` and `learn.css` are for tables and rules; `art.svg` is the picture of the game, 840 × 420.
    """
    lesson: str | None = None
    """A module with `LESSON`, a guided first game (pages/learning/lessons.py)."""
    helpers: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """Functions for its templates, by name."""
    tools: Sequence[Tool] = ()
    keys: Sequence[Keys] = ()
    """What its scripts do at which keys."""
    position_editor: str = ""
    """The address of a page on which a position is set up; it is opened with one as text: `?text=…`."""


@cache
def face(game: str) -> WebFace:
    """Return what a game adds (`UnknownGame`)."""
    module = registry.package(game).web
    try:
        found = import_module(module).FACE if module else WebFace()
        if not isinstance(found, WebFace):
            raise TypeError(f"{found!r} is no WebFace")
    except Exception as error:  # the code of others may fail in any way
        _warn(game, error)
        return WebFace()
    return found


def _warn(game: str, error: Exception) -> None:
    warnings.warn(say("face-broken", game=game, reason=f"{type(error).__name__}: {error}"), stacklevel=3)


def tools() -> Iterator[Tool]:
    """Yield the tools of all games."""
    for game in registry.names():
        yield from face(game).tools


@cache
def routers() -> Sequence[APIRouter]:
    """Return the pages of all tools; one that can't be loaded is left out, with a warning."""
    found = []
    for tool in tools():
        try:
            found.append(import_module(tool.router).router)
        except Exception as error:  # the code of others may fail in any way
            _warn(tool.name, error)
    return found


def folders(kind: str) -> Iterator[tuple[str, Path]]:
    """Yield where all games have their files of a kind (templates, static), which are called `games/<name>/…`."""
    for game in registry.names():
        folder: Path | None = getattr(face(game), kind)
        if folder is not None:
            yield f"games/{game}/", folder


def located(kind: str, path: str) -> Path | None:
    """Return the file of a game that is meant by a path, if there is one."""
    for prefix, folder in folders(kind):
        if path.startswith(prefix):
            found = (folder / path.removeprefix(prefix)).resolve()
            return found if found.is_file() and found.is_relative_to(folder.resolve()) else None
    return None
