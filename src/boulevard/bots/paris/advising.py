"""Advice on moves of Paris: what they are called, which looks best at once, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from boulevard.bots.adviser import Adviser, Reason, Weighed
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.paris.reasons import reasons
from boulevard.bots.paris.search import Mcts
from boulevard.games.paris.state import BUILDING
from boulevard.games.states import copied


class ParisAdviser(Adviser):
    """Speaks of moves of Paris."""

    glance: ClassVar[Budget] = Budget(simulations=12_000)

    def obvious(self, sight: Sight) -> Sequence[int]:
        """What gains most at once, if that is more than nothing; while tiles are laid, what looks best."""
        ranking = Greedy().think(sight, Budget(), 0).ranking
        most = ranking[0].value
        if most <= 0 and sight.known["phase"][0] == BUILDING:
            return ()
        return [it.action for it in ranking if it.value == most]

    def reasons(self, sight: Sight, action: int, other: int | None) -> Sequence[Reason]:
        """Tell what a move does to both score sheets and to what both can still build."""
        return reasons(sight, action, other)

    def weigh(self, sight: Sight, actions: Sequence[int], budget: Budget, seed: int) -> Sequence[Weighed]:
        """Search on from each move with the same effort."""
        share = replace(
            budget,
            seconds=None if budget.seconds is None else budget.seconds / len(actions),
            simulations=None if budget.simulations is None else max(1, budget.simulations // len(actions)),
        )
        return [_weighed(sight, action, share, seed) for action in actions]


def _weighed(sight: Sight, action: int, budget: Budget, seed: int) -> Weighed:
    """What a search expects after a move; forced moves are made."""
    rules, state, line = sight.rules, copied(sight.known), [action]
    rules.apply(state, sight.seat, action)
    while turn := rules.turn(state):
        legal = rules.actions(state, turn[0])
        if len(legal) > 1:
            thought = Mcts().think(Sight(rules, state, turn[0]), budget, seed)
            return Weighed(_ahead(sight, thought.expected), (*line, *thought.line))
        line.append(int(legal[0]))
        rules.apply(state, turn[0], line[-1])
    return Weighed(_ahead(sight, rules.scores(state)[0].tolist()), tuple(line))


def _ahead(sight: Sight, totals: Sequence[float]) -> float:
    own = sight.rules.number(sight.seat)
    return float(totals[own] - totals[1 - own])
