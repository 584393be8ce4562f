"""A bot that tries moves out: it plays random games on from each, and keeps to those that go well.

What its seat does not know is drawn anew for every such game, so it can't look into piles. The moves compete by
sequential halving: all get the same number of games, the better half goes on with twice as many each, until one is
left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.games.contract import Actions, Rules, Seat, Seed, States
from boulevard.games.kernels.states import repeated


class Sampler(Bot):
    """Chooses the move with the best mean margin over its random games. It plays any game, none of them well."""

    budget: ClassVar[Budget] = Budget(simulations=20_000)

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose by that many random games in all; a budget of seconds is not for it."""
        games = budget.simulations or Sampler.budget.simulations or 0
        actions, dropped = np.array(sight.actions, np.int32), list[Ranked]()
        rounds = max(1, int(np.ceil(np.log2(len(actions)))))
        for number in range(rounds):
            each = max(1, games // (rounds * len(actions)))
            margins = mean_margins(sight.rules, sight.known, sight.seat, actions, each, (seed, number))
            ranking = [Ranked(int(actions[i]), float(margins[i])) for i in np.argsort(-margins, kind="stable")]
            better = (len(actions) + 1) // 2
            dropped = ranking[better:] + dropped
            actions = np.array([it.action for it in ranking[:better]], np.int32)
        return Thought(int(actions[0]), ranking[:better] + dropped, simulations=games)


def mean_results(
    rules: Rules, known: States, seat: Seat, actions: Sequence[int] | Actions, games: int, seed: Seed
) -> NDArray[np.float64]:
    """Return for each action the seat's result over random games: its score on a board of its own, else its margin."""
    return _means(rules, known, seat, actions, games, seed, ahead=not rules.own_boards)


def mean_margins(
    rules: Rules, known: States, seat: Seat, actions: Sequence[int] | Actions, games: int, seed: Seed
) -> NDArray[np.float64]:
    """Return for each action how many points the seat is ahead of the best other, on average over random games."""
    return _means(rules, known, seat, actions, games, seed, ahead=True)


def _means(
    rules: Rules, known: States, seat: Seat, actions: Sequence[int] | Actions, games: int, seed: Seed, ahead: bool
) -> NDArray[np.float64]:
    states = rules.sample(repeated(known, games * len(actions)), seed)
    rules.apply_each(states, np.repeat(actions, games), seat, check=False)
    rules.playout(states, seed)
    results = (rules.margins if ahead else rules.scores)(states)[:, rules.number(seat)]
    means: NDArray[np.float64] = results.reshape(len(actions), games).mean(axis=1)
    return means
