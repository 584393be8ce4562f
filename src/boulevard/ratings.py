"""Ratings of people on one scale with the bots, whose own come from the arena and stand still (decision 15).

A rating is a mean and a deviation on the scale of Elo. The arithmetic is OpenSkill's model of Plackett and Luce, which
knows tables of any size and ties. Its `beta` is chosen so that, where both are certain, the chance to win is Elo's own:
100 points more mean 64 of 100 games, 200 mean 76.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from boulevard.bots.registry import Level, levels
from boulevard.errors import from_extra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ELO = 400 / math.log(10)
"""Points that make the odds to win e times as good."""
FADING = 5.0
"""By how much a rating grows less certain with each game, as squares add up: people learn."""
FIXED = 1e-3
"""The deviation of a bot: it is what it is."""
WIDTH = 1.96
"""Deviations on either side of the mean, for an interval that holds the truth in 95 of 100 cases."""


class Rating(NamedTuple):
    """How strong somebody is, as far as it is known."""

    mean: float
    deviation: float

    @property
    def margin(self) -> float:
        """Half of the interval that holds the truth in 95 of 100 cases."""
        return WIDTH * self.deviation

    @property
    def rounded(self) -> tuple[int, int]:
        """The rating and its margin as people read them, in tens."""
        return round(self.mean / 10) * 10, max(10, round(self.margin / 10) * 10)


NEWCOMER = Rating(1200.0, 350.0)
"""Somebody of whom nothing is known: a beginner, or anything else."""
PLACED = 255.0
"""The deviation from which on somebody's games with people count: some four games with bots of about their strength."""


class Neighbours(NamedTuple):
    """The levels that a rating lies between; at either end of the scale there is only one."""

    below: Level | None
    above: Level | None


def of_bot(game: str, level: int) -> Rating:
    """The rating of a bot."""
    return Rating(levels(game)[level - 1].strength, FIXED)


def rated(players: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of all at a table after a game; of equal ranks is who was equally good, and the first is 1."""
    model = _model()
    before = [[model.rating(mu=it.mean, sigma=it.deviation)] for it in players]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [Rating(found.mu, found.sigma) for (found,) in after]


@cache
def _model() -> PlackettLuce:
    with from_extra("web"):
        from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEWCOMER.mean, sigma=NEWCOMER.deviation, beta=ELO / math.sqrt(2), tau=FADING)


def neighbours(game: str, mean: float) -> Neighbours:
    """The bots that somebody is between."""
    by_strength = sorted(levels(game), key=lambda level: level.strength)
    below = [level for level in by_strength if level.strength <= mean]
    above = [level for level in by_strength if level.strength > mean]
    return Neighbours(below[-1] if below else None, above[0] if above else None)
