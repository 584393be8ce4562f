"""What a game adds to advice: how its moves are called, what speaks for them, and how they compare.

What is to be said is kept as the key of a sentence and its values, and becomes words only where somebody reads it: it
can be thought of in one process and read in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import ClassVar

import numpy as np

from boulevard.bots.contract import Bot, Budget, Sight
from boulevard.bots.sampler import mean_results
from boulevard.games.contract import Rules, View
from boulevard.messages import Said

GAMES = 400
"""Random games for every move, where a budget says nothing."""
UNSURE = 0.01
"""What is left of a chance to lose, or to win, as long as nothing is proven."""


@dataclass(frozen=True)
class Reason:
    """Something that a move does, for good or for bad."""

    said: Said
    weight: float
    """How much it matters, in points more or less; what speaks against the move has less than 0."""

    @property
    def is_good(self) -> bool:
        """Whether it speaks for the move."""
        return self.weight >= 0


@dataclass(frozen=True)
class Weighed:
    """A move that was looked at as closely as others."""

    value: float
    """The final score of somebody with a board of their own; else points ahead of the best other in the end."""
    line: tuple[int, ...]
    """The moves that are expected, this one first, as far as is known."""


@dataclass(frozen=True)
class Odds:
    """What points mean for winning: results are spread around what is expected."""

    needed: float
    """Points that win every other game."""
    spread: float
    """The standard deviation of the result from what is expected."""

    def chance(self, points: float, is_certain: bool) -> float:
        """Return the chance to win of somebody who expects so many points, which may be certain."""
        ahead = points - self.needed
        if is_certain:
            return 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))
        return min(max(0.5 + 0.5 * erf(ahead / (sqrt(2) * self.spread)), UNSURE), 1 - UNSURE)


@dataclass(frozen=True)
class Hindsight:
    """The most that could have been made of a game, everything known."""

    best: int
    """Points that somebody could have had."""
    bound: int
    """More was not possible."""
    moves: tuple[str, ...]
    """How, in notation."""


class Adviser:
    """Gives the advice that any game can do with. A game's package of bots may offer a better one as `adviser()`."""

    study: ClassVar[Budget] = Budget(simulations=4000)
    """For one decision of a review, about a second: simulations, so that it is the same anywhere."""
    halving: ClassVar[float] = 40.0
    """Points that somebody gives away in a game who gets half of the best mark (`boulevard.review`)."""

    def phrase(self, sight: Sight, action: int) -> Said:
        """Call a move by its name."""
        return sight.rules.phrase(sight.write(action))

    def analyst(self) -> Bot | None:
        """Return the bot whose opinion counts in a review; none for the strongest level."""
        return None

    def stake(self, sight: Sight) -> Sight:
        """Return the part of a game that decides the points by which a seat's decisions are reviewed."""
        return sight

    def is_certain(self, sight: Sight) -> bool:
        """Whether nothing but decisions can change the outcome any more: no chance is left, and nothing is hidden."""
        return sight.rules.unknown(sight.known) == 0

    def stage(self, sight: Sight) -> Said | None:
        """Return the part of the game that a decision belongs to, if it has parts."""
        return None

    def happened(self, before: View, after: View) -> Sequence[Said]:
        """Tell what chance brought between two views of one seat."""
        return ()

    def hindsight(self, rules: Rules, effort: float, seed: int = 0) -> Hindsight | None:
        """Return the most that somebody who knew everything could have made of a game; none if that can't be told.

        An effort of 1 is the usual one; the same effort and seed find the same on every machine.
        """
        return None

    def odds(self, sight: Sight) -> Odds | None:
        """Return what decides who wins; none for somebody who plays alone, or where it can't be told."""
        return None

    def obvious(self, sight: Sight) -> Sequence[int]:
        """Return the moves that look best at first sight; none if none does."""
        return ()

    def reasons(self, sight: Sight, action: int, other: int | None) -> Sequence[Reason]:
        """Tell what a move does, also in comparison with another one."""
        return ()

    def weigh(self, sight: Sight, actions: Sequence[int], budget: Budget, seed: int) -> Sequence[Weighed]:
        """Return what some moves lead to, each looked at in the same way."""
        games = max(1, budget.simulations // len(actions)) if budget.simulations else GAMES
        chosen = np.array(actions, np.int32)
        found = mean_results(sight.rules, sight.known, sight.seat, chosen, games, seed)
        return [Weighed(float(points), (action,)) for points, action in zip(found, actions, strict=True)]
