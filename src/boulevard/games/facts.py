"""The facts of a game as plain data, stated once: for templates, for scripts, and for sentences that speak of them.

A game's package names a module for them, whose function `facts` makes them from a view, or without one for a game as it
comes in the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from boulevard.games import registry
from boulevard.games.contract import View


def facts(game: str, view: View | None = None) -> Mapping[str, Any]:
    """Return the facts of a game (`UnknownGame`); none if it has no module for them."""
    module = registry.package(game).facts
    found: Mapping[str, Any] = import_module(module).facts(view) if module else {}
    return found
