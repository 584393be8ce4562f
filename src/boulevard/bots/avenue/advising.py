"""Advice on moves of Avenue: what they are called, which gains most at once, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from boulevard.bots.adviser import Adviser, Reason, Weighed
from boulevard.bots.avenue.bots import Greedy
from boulevard.bots.avenue.reasons import Change, reasons
from boulevard.bots.avenue.search import Position, Trial
from boulevard.bots.avenue.weights import learnt
from boulevard.bots.contract import Budget, Sight
from boulevard.games.avenue.state import PEEK
from boulevard.messages import Said


class AvenueAdviser(Adviser):
    """Speaks of moves of Avenue."""

    glance: ClassVar[Budget] = Budget(simulations=800)

    def phrase(self, sight: Sight, action: int) -> Said:
        """Call a move by its name."""
        if action == PEEK:
            return super().phrase(sight, action)
        _, space = sight.write(action).split()
        return Said("advice-avenue-do-draw", {"road": sight.view["card"]["number"], "space": space})

    def obvious(self, sight: Sight) -> Sequence[int]:
        """The roads that join most at once, if one joins anything."""
        ranking = Greedy().think(sight, Budget(), 0).ranking
        best = [it.action for it in ranking if it.value == ranking[0].value]
        return best if Change.by(sight, best[0]).gains else ()

    def reasons(self, sight: Sight, action: int, other: int | None) -> Sequence[Reason]:
        """Tell what a move joins, now and for later, and what it spoils."""
        return reasons(sight, action, other)

    def weigh(self, sight: Sight, actions: Sequence[int], budget: Budget, seed: int) -> Sequence[Weighed]:
        """Play on from each move with the same cards."""
        trial = Trial(Position.of(sight), learnt(), budget, seed, moves=0)
        places = [sight.actions.index(action) for action in actions]
        trial.compare(np.array(places, np.int64))
        return [Weighed(float(trial.margins[place]), (sight.actions[place],)) for place in places]
