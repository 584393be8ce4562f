"""How a game looks in a terminal: in its own way where its package has one, or else as plain text."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boulevard.games import registry
from boulevard.games.contract import Result, Rules, Seat, View
from boulevard.messages import say, seats


class Face(NamedTuple):
    """What a game shows in a terminal."""

    picture: Callable[[View, tuple[str, ...]], RenderableType]
    """A view, some spaces of it marked."""
    closing: Callable[[Result], RenderableType]
    """What stands below the last picture."""
    seat_name: Callable[[Seat], str]
    shapes: Callable[[View], RenderableType] | None
    """What the pieces look like, where that helps."""


def face(rules: Rules) -> Face:
    """Return how a game is shown; whatever its own module lacks is plain."""
    name = registry.package(rules.info.name).terminal
    own: Any = import_module(name) if name else None
    return Face(
        getattr(own, "picture", lambda view, last: Text(rules.text(view))),
        getattr(own, "closing", _closing),
        getattr(own, "seat_name", seats.seat_name),
        getattr(own, "shapes", None),
    )


def _closing(result: Result) -> RenderableType:
    """The result of a record, line by line as it is."""
    table = Table(title=say("play-closing"), title_justify="left", show_header=False)
    for name, value in result.items():
        table.add_row(name, str(value))
    return table
