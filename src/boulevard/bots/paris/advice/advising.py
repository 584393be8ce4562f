"""Advice on moves of Paris: what they are called, which looks best at once, and how they compare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import ClassVar

from boulevard.bots.adviser import Adviser, Odds, Reason, Weighed
from boulevard.bots.contract import Bot, Budget, Sight
from boulevard.bots.paris.advice.reasons import reasons
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.paris.search import Mcts
from boulevard.games.contract import View
from boulevard.games.kernels.states import copied
from boulevard.games.paris.play.state import BUILDING, TILES
from boulevard.messages import Said

EARLY_SPREAD, MIDDLE_SPREAD, LATE_SPREAD = 13.0, 7.0, 6.5
"""How far margins end from what is expected (docs/review.md): before the first tile, after the last, in phase 2."""
LEFT_AT_PHASE_2 = 18
"""Tokens and unbuilt buildings of both seats when phase 2 begins, about."""


class ParisAdviser(Adviser):
    """Speaks of moves of Paris."""

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

    def odds(self, sight: Sight) -> Odds:
        """Whoever is ahead wins; the later it is, the surer is by how much."""
        state = sight.known[0]
        if state["phase"] != BUILDING:
            return Odds(0.0, EARLY_SPREAD + (MIDDLE_SPREAD - EARLY_SPREAD) * int(state["laid"].sum()) / (2 * TILES))
        unbuilt = sum(int(buildings).bit_count() for buildings in state["reserve"])
        return Odds(0.0, LATE_SPREAD * sqrt((unbuilt + int(state["tokens"].sum()) + 1) / LEFT_AT_PHASE_2))

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
            totals, rest = Mcts().outcome(Sight(rules, state, turn[0]), budget, seed)
            return Weighed(_ahead(sight, totals), (*line, *rest))
        line.append(int(legal[0]))
        rules.apply(state, turn[0], line[-1])
    return Weighed(_ahead(sight, rules.scores(state)[0].tolist()), tuple(line))


def _ahead(sight: Sight, totals: Sequence[float]) -> float:
    own = sight.rules.number(sight.seat)
    return float(totals[own] - totals[1 - own])
