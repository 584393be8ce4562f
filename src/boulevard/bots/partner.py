"""A bot for a close game: it steers towards a draw, whoever plays against it.

A search tells what moves are expected to lead to. Of those that give away little and don't look absurd (where the
search knows any), the partner takes the one after which the margin is expected to be nearest to zero: as good a move
as there is while it is behind, a modest one while it is ahead. It knows nothing of its rival but the position, so it
adapts to anybody within a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought


@dataclass(frozen=True)
class Partner(Bot):
    """Plays as well as it takes to keep the game close."""

    budget: ClassVar[Budget] = Budget(simulations=400)

    aim: float = 0.0
    """How many points it wants to be ahead in the end."""
    gift: float = 25.0
    """The points that one move may give away at most."""
    share: float = 0.005
    """The part of the search that a move must have had: what was hardly looked at may be anything."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Let a strong bot think, and choose what keeps the game close."""
        from boulevard.bots import registry

        game = sight.rules.info.name
        thought = registry.ready_bot(game, registry.second(game)).bot.think(sight, budget, seed)
        decent = set(registry.sensible(game, sight))
        known = [it for it in self._known(thought.ranking) if it.action in decent]
        if not known:
            return thought
        best = max(it.value for it in known)
        chosen = min((it for it in known if it.value >= best - self.gift), key=lambda it: abs(it.value - self.aim))
        ranking = [chosen, *(it for it in thought.ranking if it is not chosen)]
        return replace(thought, action=chosen.action, ranking=ranking, line=chosen.line or (chosen.action,))

    def _known(self, ranking: Sequence[Ranked]) -> Sequence[Ranked]:
        """The moves of which enough is known; all of them where a bot doesn't say how long it looked at each."""
        return [it for it in ranking if it.share >= self.share] or ranking
