"""Advice on moves of Paris: what they are called, which looks best at once, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import erf, sqrt
from typing import ClassVar

from boulevard.bots.adviser import Adviser, Reason, Weighed
from boulevard.bots.contract import Bot, Budget, Sight
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.paris.reasons import reasons
from boulevard.bots.paris.search import Mcts
from boulevard.games.contract import View
from boulevard.games.paris.state import BUILDING, TILES
from boulevard.games.states import copied
from boulevard.messages import Said

EARLY_SPREAD, LATE_SPREAD = 17.0, 4.0
"""Standard deviations of the final margin from what is expected: before the first tile, and in phase 2."""


class ParisAdviser(Adviser):
    """Speaks of moves of Paris."""

    glance: ClassVar[Budget] = Budget(simulations=12_000)
    study: ClassVar[Budget] = Budget(simulations=60_000)

    def analyst(self) -> Bot:
        """A search that tries hard to prove phase 2."""
        return Mcts(solving=1.0)

    def stage(self, sight: Sight) -> Said:
        """The phase."""
        return Said("review-paris-phase", {"phase": sight.view["phase"]})

    def happened(self, before: View, after: View) -> Sequence[Said]:
        """The tile that was drawn."""
        had, has = before["hands"][before["seat"]], after["hands"][after["seat"]]
        return [Said("review-paris-tile", {"tile": has["tile"]})] if has and has != had else ()

    def chance(self, sight: Sight, value: float) -> float:
        """The chance to end ahead: margins are spread around what is expected, the less the later it is."""
        return 0.5 + 0.5 * erf(value / (sqrt(2) * _spread(sight)))

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


def _spread(sight: Sight) -> float:
    """By how much final margins differ from what is expected (docs/review.md has the figures)."""
    if sight.known["phase"][0] == BUILDING:
        return LATE_SPREAD
    laid = int(sight.known["laid"].sum())
    return EARLY_SPREAD + (LATE_SPREAD - EARLY_SPREAD) * laid / (2 * TILES)


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
