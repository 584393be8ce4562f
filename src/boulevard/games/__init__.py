"""The games, each a package with the same folders, and what they share.

Called, the package lists the games: ``boulevard.games()`` (docs/decisions/0005).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boulevard.games.contract import GameInfo


class _Games(ModuleType):
    """A package that can be called."""

    def __call__(self) -> Mapping[str, GameInfo]:
        """Return the games there are by name, with their seats and options."""
        from boulevard.games.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
