"""Reviews: what every decision of a game gave away, and what was luck.

Called, the package reviews a game: ``boulevard.review(game)`` (docs/decisions/0005).
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boulevard.games.game import Game
    from boulevard.review.reviewing import Review


class _Review(ModuleType):
    """A package that can be called."""

    def __call__(self, game: Game) -> Review:
        """Review a game that is over."""
        from boulevard.review.reviewing import review

        return review(game)


sys.modules[__name__].__class__ = _Review
