"""The bots that play Avenue. Compiled code is loaded at the first move, not when bots are listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from boulevard.bots.contract import Bot, Budget, Sight, Thought


class Greedy(Bot):
    """Draws where the most grapes are joined at once; `noise` is how many points it misjudges moves by."""

    def __init__(self, noise: float = 0.0) -> None:
        self.noise = noise

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a move at once."""
        from boulevard.bots.avenue import search, weights

        return search.at_sight(search.FastSight.of(sight), weights.greedy(), self.noise, seed)


class Planner(Bot):
    """Chooses by what it has learnt sheets to be worth.

    `noise` is how many points it misjudges moves by; with `ahead` it looks at every card that can come next.
    """

    def __init__(self, noise: float = 0.0, ahead: bool = False) -> None:
        self.noise = noise
        self.ahead = ahead

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a move at once."""
        from boulevard.bots.avenue import search

        seen = search.FastSight.of(sight)
        return search.at_sight(seen, seen.learnt, self.noise, seed, self.ahead)


class Rollouts(Bot):
    """Tries every move out in games that are played on at random."""

    budget: ClassVar[Budget] = Budget(simulations=20_000)

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose the move whose games end best."""
        from boulevard.bots.avenue import lines, search

        thought = search.by_playouts(search.FastSight.of(sight), search.NO_WEIGHTS, budget, seed, moves=0)
        return lines.with_lines(sight, thought)


class Search(Bot):
    """Tries the moves that the planner likes out in games that are played on as the planner would."""

    budget: ClassVar[Budget] = Budget(seconds=1.0)

    def __init__(self, moves: int = 8) -> None:
        self.moves = moves
        """How many of the planner's moves it tries."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose the move whose games end best."""
        from boulevard.bots.avenue import lines, search

        seen = search.FastSight.of(sight)
        thought = search.by_playouts(seen, seen.learnt, budget, seed, self.moves)
        return lines.with_lines(sight, thought)

    def ponder(self, sight: Sight, budget: Budget, seed: int) -> Iterator[Thought]:
        """Choose by games that are played to their end, and tell again and again what was found so far."""
        from boulevard.bots.avenue import lines, search

        seen = search.FastSight.of(sight)
        for thought in search.pondered(seen, seen.learnt, budget, seed, self.moves):
            yield lines.with_lines(sight, thought)
