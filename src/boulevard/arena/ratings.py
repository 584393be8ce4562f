"""From results to strengths, each with an interval that holds the truth in 95 of 100 tournaments.

All intervals know that games of one deal are not independent: a deal that suits a bot suits it against everybody, and
luck of a seat goes to one bot and then to the other. Packages that fit Elo (choix, say) take all games as independent.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import from_extra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Numbers = NDArray[np.float64]

NORMAL = 1.959964
"""So many standard deviations to both sides hold 95 % of a normal distribution."""
ELO = 400 / math.log(10)
"""Points of Elo for one unit of log odds."""


@dataclass(frozen=True)
class Estimate:
    """A figure and its interval."""

    value: float
    low: float
    high: float

    @classmethod
    def around(cls, value: float, deviation: float) -> Estimate:
        """Return a value with a standard deviation."""
        return cls(float(value), float(value - NORMAL * deviation), float(value + NORMAL * deviation))

    @property
    def margin(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2


def wilson(points: float, games: int) -> Estimate:
    """Return the share of points in some games (a draw is half a point), with Wilson's score interval."""
    rate, square = points / games, NORMAL**2
    centre = (points + square / 2) / (games + square)
    reach = NORMAL / (games + square) * math.sqrt(games * rate * (1 - rate) + square / 4)
    return Estimate(rate, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(values: Sequence[float], deals: Sequence[int]) -> Estimate:
    """Return the mean of some values; those of one deal count as one observation in its interval."""
    return share(values, [1.0] * len(values), deals)


def share(parts: Sequence[float], wholes: Sequence[float], deals: Sequence[int]) -> Estimate:
    """Return the sum of some parts as a share of the sum of their wholes; all of one deal are one observation.

    Of a single deal nothing is known about the spread: the interval is infinite.
    """
    whole = sum(wholes)
    value = sum(parts) / whole
    sums: dict[int, float] = {}
    for part, of, deal in zip(parts, wholes, deals, strict=True):
        sums[deal] = sums.get(deal, 0.0) + part - value * of
    if len(sums) < 2:
        return Estimate.around(value, math.inf)
    variance = len(sums) / (len(sums) - 1) * sum(rest**2 for rest in sums.values()) / whole**2
    return Estimate.around(value, math.sqrt(variance))


def elo(points: Mapping[int, Numbers], anchor: int | None = None, at: float = 0.0) -> list[Estimate] | None:
    """Return the Elo ratings that explain some results best, by the model of Bradley and Terry.

    `points` has for every deal the points that bots (rows) made against bots (columns). Nothing is returned as long as
    some bots have no game, direct or by way of others, that links them. The mean of all is 0; with an anchor,
    the rating of that bot is given, and the intervals are those of the differences to it.

    The likelihood is maximised together with Jeffreys' prior, which takes the bias out of it (Firth 1993) and keeps
    the rating of a bot that won every game finite. It amounts to virtual draws, one fewer than there are bots, spread
    over the pairs by how much their results say. (A virtual draw of every pair, which is often used instead, pulls
    bots together that are far apart: with 20 games a pair, 2085 points became 1420.)

    There are two estimates of the variance: Fisher's information takes games as independent; the sandwich (Huber)
    takes deals as such, but is too small where nearly all games end the same. The larger one is used. In simulations
    with luck of deals, of seats and of neither, spans of 0 to 2000 points and 25 or 100 deals, it held the truth in 93
    to 100 of 100 cases; Fisher's alone went down to 80.
    """
    if not points or not _is_linked(games := (won := sum(points.values(), np.zeros(()))) + won.T):
        return None
    strengths, expected, fisher = _fitted(won, games)
    sandwich = _sandwich(points, expected, fisher)
    kept = np.eye(len(won)) - (1 / len(won) if anchor is None else np.eye(len(won))[anchor])
    deviations = np.sqrt(np.maximum(_spread(kept, fisher), _spread(kept, sandwich)))
    ratings = kept @ strengths
    return [
        Estimate.around(at + ELO * rating, ELO * deviation)
        for rating, deviation in zip(ratings, deviations, strict=True)
    ]


def _is_linked(games: Numbers) -> bool:
    """Whether a way of games leads from each bot to every other."""
    reached = np.zeros(len(games), np.bool_)
    reached[0] = True
    for _ in games:
        reached |= (games[reached] > 0).any(axis=0)
    return bool(reached.all())


def _fitted(won: Numbers, games: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Maximise by Newton's method; return log strengths, expected points a game, and the covariance."""
    count = len(won)
    level = np.full((count, count), 1 / count)
    strengths = np.zeros(count)
    for _ in range(1000):
        expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        information = games * expected * (1 - expected)
        covariance = np.linalg.inv(np.diag(information.sum(axis=1)) - information + level) - level
        variances = np.diag(covariance)
        virtual = information * (variances[:, None] + variances[None, :] - 2 * covariance)
        slope = (won - games * expected + virtual * (0.5 - expected)).sum(axis=1)
        step = np.clip(covariance @ slope, -1, 1)
        strengths = strengths + step
        if np.abs(step).max() < 1e-9:
            break
    return strengths, expected, covariance


def _sandwich(points: Mapping[int, Numbers], expected: Numbers, covariance: Numbers) -> Numbers:
    """The covariance if deals, not games, are independent."""
    surprises = np.array([(won - (won + won.T) * expected).sum(axis=1) for won in points.values()])
    spread = len(surprises) / max(1, len(surprises) - 1) * surprises.T @ surprises
    found: Numbers = covariance @ spread @ covariance
    return found


def _spread(kept: Numbers, covariance: Numbers) -> Numbers:
    """The variances of what is kept of the strengths."""
    return np.maximum(0, np.diag(kept @ covariance @ kept.T))


def openskill(tables: Sequence[tuple[Sequence[int], Sequence[int]]], bots: int) -> list[Estimate]:
    """Return ratings from tables of any size: at each, who played and which place they made (`MissingExtra`).

    They are means and deviations of OpenSkill's model of Plackett and Luce, after all tables in their order.
    """
    model = plackett_luce()
    ratings = [model.rating() for _ in range(bots)]
    for players, places in tables:
        rated = model.rate([[ratings[player]] for player in players], ranks=[float(place) for place in places])
        for player, (rating,) in zip(players, rated, strict=True):
            ratings[player] = rating
    return [Estimate.around(rating.mu, rating.sigma) for rating in ratings]


def plackett_luce() -> PlackettLuce:
    """Return OpenSkill's model (`MissingExtra`)."""
    with from_extra("arena"):
        from openskill.models import PlackettLuce
    return PlackettLuce()
