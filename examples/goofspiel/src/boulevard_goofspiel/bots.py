"""Bots: one that bids what a prize is worth. `levels.toml` mixes it with those that play every game."""

from __future__ import annotations

from collections.abc import Mapping

from boulevard.bots.contract import Bot, Budget, Sight, Thought


class Fair(Bot):
    """Bids the card nearest to the prize, or one that is `more` above it."""

    def __init__(self, more: int = 0) -> None:
        self.more = more

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a card."""
        wanted = sight.view["prizes"][-1] + self.more
        return Thought(min(sight.actions, key=lambda action: abs(action + 1 - wanted)))


BOTS: Mapping[str, type[Bot]] = {"fair": Fair}
