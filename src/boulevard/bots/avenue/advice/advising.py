"""Advice on moves of Avenue: what they are called, which gains most at once, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import ClassVar

import numpy as np

from boulevard.bots.adviser import Adviser, Hindsight, Odds, Reason, Weighed
from boulevard.bots.avenue.advice.reasons import Change, reasons
from boulevard.bots.avenue.bots import Greedy
from boulevard.bots.avenue.hindsight.hindsight import game_of, quick_hindsight
from boulevard.bots.avenue.lines import lines
from boulevard.bots.avenue.search import TO_THE_END, FastSight, Trial
from boulevard.bots.contract import Budget, Sight
from boulevard.games.avenue.game import Avenue
from boulevard.games.avenue.play.state import PEEK, ROUNDS, YELLOW, YELLOWS_A_ROUND
from boulevard.games.contract import Rules, View
from boulevard.messages import Said

SPREAD = 15.0
"""By how much final scores differ from what is expected before the first card (docs/review.md has the figures)."""
RUNS = 1
"""Runs of annealing for hindsight: about a second, in which a bot's process does nothing else."""


class AvenueAdviser(Adviser):
    """Speaks of moves of Avenue."""

    study: ClassVar[Budget] = Budget(simulations=6000)

    def phrase(self, sight: Sight, action: int) -> Said:
        """Call a move by its name."""
        if action == PEEK:
            return super().phrase(sight, action)
        _, space = sight.write(action).split()
        return Said("advice-avenue-do-draw", {"road": sight.view["card"]["number"], "space": space})

    def stake(self, sight: Sight) -> Sight:
        """A seat's own sheet alone: its score does not depend on the others."""
        assert isinstance(sight.rules, Avenue)
        return Sight(*sight.rules.alone(sight.known, sight.seat), 0)

    def is_certain(self, sight: Sight) -> bool:
        """Whether the open card is the last."""
        table = sight.known["table"][0]
        last_round = table["rounds"] == ROUNDS - 1 and table["yellows"] == YELLOWS_A_ROUND - 1
        return bool(last_round and table["roads"][table["card"]] >= YELLOW)

    def stage(self, sight: Sight) -> Said:
        """The round."""
        return Said("review-avenue-round", {"round": sight.view["round"]})

    def happened(self, before: View, after: View) -> Sequence[Said]:
        """The card that was turned up, and the farm."""
        found = [_card(card) for card in after["cards"][len(before["cards"]) :]]
        farms = [after["next_farm"]] if after["next_farm"] and not before["next_farm"] else []
        if after["round"] > before["round"] and before["next_farm"] != after["farm"]:
            farms.append(after["farm"])
        return [*found, *(Said("review-avenue-farm", {"farm": farm}) for farm in farms)]

    def hindsight(self, rules: Rules, effort: float, seed: int = 0) -> Hindsight:
        """The best that was found for these cards."""
        assert isinstance(rules, Avenue)
        found = quick_hindsight(rules, max(1, round(RUNS * effort)), seed)
        return Hindsight(found.best, found.bound, tuple(move for _, move in game_of(rules, found).moves))

    def odds(self, sight: Sight) -> Odds | None:
        """Who has more than the best of the others wins; their scores are guessed from their sheets."""
        if len(sight.rules.seats) == 1:
            return None
        seen = FastSight.of(sight)
        others = seen.weighed(seen.learnt)[1:].max(axis=1)
        table = sight.known["table"][0]
        left = 1 - (table["rounds"] * YELLOWS_A_ROUND + table["yellows"]) / (ROUNDS * YELLOWS_A_ROUND)
        return Odds(float(others.max()), SPREAD * sqrt(2 * left))

    def obvious(self, sight: Sight) -> Sequence[int]:
        """The roads that join most at once, if one joins anything."""
        ranking = Greedy().think(sight, Budget(), 0).ranking
        best = [it.action for it in ranking if it.value == ranking[0].value]
        return best if Change.by(sight, best[0]).gains else ()

    def reasons(self, sight: Sight, action: int, other: int | None) -> Sequence[Reason]:
        """Tell what a move joins, now and for later, and what it spoils."""
        return reasons(sight, action, other)

    def weigh(self, sight: Sight, actions: Sequence[int], budget: Budget, seed: int) -> Sequence[Weighed]:
        """Play on from each move with the same cards, to the end: what weights say of a bad sheet is far off."""
        seen = FastSight.of(sight)
        trial = Trial(seen, seen.learnt, budget, seed, moves=0, horizon=TO_THE_END)
        places = [sight.actions.index(action) for action in actions]
        trial.compare(np.array(places, np.int64))
        values = [float(trial.played_margins[place]) for place in places]
        return [Weighed(value, line) for value, line in zip(values, lines(sight, actions), strict=True)]


def _card(card: str) -> Said:
    return Said("review-avenue-card", {"road": int(card[0]), "colour": "yellow" if card[1] == "y" else "grey"})
