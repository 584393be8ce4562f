"""A bot that tries moves out: it plays random games on from each, and keeps to those that go well.

What its seat does not know is drawn anew for every such game, so it can't look into piles. The moves compete by
sequential halving: all get the same number of games, the better half goes on with twice as many each, until one is
left.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.games.contract import Actions, Rules, Seat, Seed, States
from boulevard.games.states import repeated

GAMES = 150_000


class Sampler:
    """Chooses the move with the best mean margin over its random games."""

    def __init__(self, games: int = GAMES) -> None:
        self.games = games

    def choose(self, rules: Rules, known: States, seat: Seat, seed: int) -> int:
        """Return an action of a seat that is to act, from the state as far as that seat knows it."""
        actions = rules.actions(known, seat)
        rounds = max(1, int(np.ceil(np.log2(len(actions)))))
        number = 0
        while len(actions) > 1:
            each = max(1, self.games // (rounds * len(actions)))
            margins = mean_margins(rules, known, seat, actions, each, (seed, number))
            best = np.argsort(-margins, kind="stable")[: (len(actions) + 1) // 2]
            actions, number = actions[best], number + 1
        return int(actions[0])


def mean_margins(
    rules: Rules, known: States, seat: Seat, actions: Actions, games: int, seed: Seed
) -> NDArray[np.float64]:
    """Return for each action how many points the seat is ahead of the best other, on average over random games."""
    states = rules.sample(repeated(known, games * len(actions)), seed)
    rules.apply_each(states, np.repeat(actions, games), seat)
    rules.playout(states, seed)
    scores = rules.scores(states).astype(np.float64)
    own = rules.seats.index(seat)
    margins = scores[:, own]
    if len(rules.seats) > 1:
        margins = margins - np.delete(scores, own, axis=1).max(axis=1)
    means: NDArray[np.float64] = margins.reshape(len(actions), games).mean(axis=1)
    return means
