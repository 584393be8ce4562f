"""A whole bot in Python: it plays a few random games on from every move, and takes the best."""

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.sampler import mean_margins


class Hasty(Bot):
    """Plays a few random games on from every move, and takes the best."""

    budget = Budget(simulations=1000)  # what it gets where a spec says nothing

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a move."""
        games = max(1, (budget.simulations or 1000) // len(sight.actions))
        means = mean_margins(sight.rules, sight.known, sight.seat, sight.actions, games, seed)
        ranking = sorted(map(Ranked, sight.actions, means.tolist()), key=lambda move: -move.value)
        return Thought(ranking[0].action, ranking)
