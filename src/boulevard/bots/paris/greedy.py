"""Bots of Paris that look at their own move only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.paris.kernels import gain_each
from boulevard.bots.paris.policy import weights
from boulevard.games.paris.game import Paris


@dataclass(frozen=True)
class Greedy(Bot):
    """Takes what gains most at once; with `tries`, of a few moves that come to its mind."""

    tries: int = 0
    """How many moves it thinks of; all for 0."""

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose among all moves, or some."""
        chance = np.random.default_rng(seed)
        actions = np.array(sight.actions, np.int32)
        if self.tries:
            actions = np.unique(chance.choice(actions, self.tries))
        points = gains_of(sight, actions)
        order = np.lexsort((chance.random(len(actions)), -points))
        margins = points + margin_of(sight)
        return Thought(int(actions[order[0]]), [Ranked(int(actions[i]), float(margins[i])) for i in order], depth=1)


def margin_of(sight: Sight) -> int:
    """How many points the seat to act is ahead now."""
    scores = sight.rules.scores(sight.known)[0]
    own = sight.rules.number(sight.seat)
    return int(scores[own] - scores[1 - own])


def gains_of(sight: Sight, actions: NDArray[Any]) -> NDArray[np.float64]:
    """What some of the legal actions of a sight gain at once."""
    assert isinstance(sight.rules, Paris)
    points = np.empty(len(actions))
    gain_each(sight.rules.box, sight.known, weights(), actions, points)
    return points
