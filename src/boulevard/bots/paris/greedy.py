"""Bots of Paris that look at their own move only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.paris.policy import Weights, lights, weights
from boulevard.bots.paris.policy import judge as look
from boulevard.games.compiled import kernel
from boulevard.games.paris.components import Box
from boulevard.games.paris.engine import Numbers
from boulevard.games.paris.game import Paris
from boulevard.games.paris.rules import apply_action
from boulevard.games.paris.scoring import COLUMNS, TOTAL, score
from boulevard.games.paris.state import LAYING, States


@kernel
def judge(box: Box, states: States, weight: Weights, actions: Numbers, points: NDArray[np.float64]) -> None:
    """Write what each action gains: the change of the margin, and in phase 1 an estimate of what it will bring."""
    where = lights(box[0], states[0])
    sheet = np.zeros((2, COLUMNS), np.int32)
    seat = int(states[0].turn)
    score(box[0], states[0], sheet)
    before = sheet[seat, TOTAL] - sheet[1 - seat, TOTAL]
    work = states.copy()
    start, words = states.view(np.uint64), work.view(np.uint64)
    for number in range(len(actions)):
        if states[0].phase == LAYING:
            points[number] = look(box[0], states[0], where, weight, actions[number])
            continue
        words[:] = start
        apply_action(box[0], work[0], actions[number])
        score(box[0], work[0], sheet)
        points[number] = sheet[seat, TOTAL] - sheet[1 - seat, TOTAL] - before


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
        return Thought(int(actions[order[0]]), [Ranked(int(actions[i]), float(points[i])) for i in order], depth=1)


def gains_of(sight: Sight, actions: NDArray[Any]) -> NDArray[np.float64]:
    """What some of the legal actions of a sight gain at once."""
    assert isinstance(sight.rules, Paris)
    points = np.empty(len(actions))
    judge(sight.rules.box, sight.known, weights(), actions, points)
    return points
