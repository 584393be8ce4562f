"""Styles of the search of Paris: what it would rather do where moves are about as good.

A style has a taste for some of what a move may be (the features of `policy`). Among the moves that were looked at
enough and whose values are near that of the best, it takes the one that it likes most. So it plays as well, but for
the little that near values differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Ranked, Sight
from boulevard.bots.paris import policy
from boulevard.bots.paris.kernels import list_features
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import POSTCARDS

NEAR = 1.5
"""Points by which a move that is taken for its style may be worth less than the best."""
ENOUGH = 0.6
"""The part of the best one's visits that it has at least."""

STYLES: Mapping[str, Mapping[int, float]] = MappingProxyType(
    {
        "collector": {
            **{policy.CARD + card: 1.0 for card in range(len(POSTCARDS))},
            **{policy.BARE_CARD + card: 0.5 for card in range(len(POSTCARDS))},
        },
    }
)
"""By name: how much each feature of a move is liked."""


def preferred(sight: Sight, ranking: Sequence[Ranked], style: str) -> Sequence[Ranked]:
    """Return a ranking with the move first that a style likes most among those that are about as good as the best."""
    best = ranking[0]
    near = [it for it in ranking if it.share >= ENOUGH * best.share and it.value >= best.value - NEAR]
    chosen = near[int(np.argmax(_liked(sight, near, STYLES[style])))]
    return [chosen, *(it for it in ranking if it is not chosen)]


def _liked(sight: Sight, moves: Sequence[Ranked], taste: Mapping[int, float]) -> NDArray[np.float64]:
    """How much each move is liked."""
    assert isinstance(sight.rules, Paris)
    features = np.empty((len(moves), policy.COUNT), np.float32)
    list_features(sight.rules.box, sight.known, np.array([it.action for it in moves], np.int32), features)
    likes = np.zeros(policy.COUNT)
    likes[list(taste)] = list(taste.values())
    liked: NDArray[np.float64] = features @ likes
    return liked
