"""The bot that plays at random."""

from __future__ import annotations

import numpy as np

from boulevard.bots.contract import Bot, Budget, Sight, Thought


class Chance(Bot):
    """Draws every move evenly from all legal ones."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose any move."""
        return Thought(int(np.random.default_rng(seed).choice(sight.actions)))
