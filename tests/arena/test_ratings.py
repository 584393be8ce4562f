"""Ratings find the strengths that results were made from, and their intervals hold them."""

from __future__ import annotations

import math
import sys

import numpy as np
import pytest

from boulevard.arena.ratings import ELO, Numbers, elo, mean, openskill, share, wilson
from boulevard.errors import MissingExtra


def results(strengths: Numbers, deals: int, seed: int, luck: float = 0.0) -> dict[int, Numbers]:
    """Two games of every pair a deal; with luck, a deal suits some bots more than others."""
    chance = np.random.default_rng(seed)
    count = len(strengths)
    rows, columns = np.triu_indices(count, 1)
    points = {}
    for deal in range(deals):
        now = strengths + chance.normal(0, luck, count) if luck else strengths
        won = chance.binomial(2, 1 / (1 + np.exp(now[columns] - now[rows])))
        points[deal] = np.zeros((count, count))
        points[deal][rows, columns], points[deal][columns, rows] = won, 2 - won
    return points


@pytest.mark.parametrize("span", [0.0, 300.0, 2000.0])
def test_known_strengths_are_found(span: float) -> None:
    true = np.linspace(-span / 2, span / 2, 6)
    found = elo(results(true / ELO, 2000, seed=1))
    assert found
    assert [estimate.value for estimate in found] == pytest.approx(true, abs=40)


@pytest.mark.parametrize(("luck", "least", "most"), [(0.0, 0.90, 0.99), (1.2, 0.89, 0.99)])
def test_intervals_hold_the_truth(luck: float, least: float, most: float) -> None:
    true = np.linspace(-1.5, 1.5, 5)
    target = [estimate.value for estimate in elo(results(true, 8000, 0, luck)) or ()]
    held = [
        estimate.low <= rating <= estimate.high
        for seed in range(1, 81)
        for estimate, rating in zip(elo(results(true, 30, seed, luck)) or (), target, strict=True)
    ]
    assert least <= np.mean(held) <= most


def test_who_wins_every_game_has_a_finite_rating() -> None:
    found = elo({deal: np.array([[0.0, 2.0], [0.0, 0.0]]) for deal in range(20)})
    assert found
    assert 300 < found[0].value < 1000
    assert found[0].high - found[0].low > 200
    assert found[0].value == pytest.approx(-found[1].value)


def test_draws_are_half_a_win_each() -> None:
    drawn = elo({deal: np.array([[0.0, 1.0], [1.0, 0.0]]) for deal in range(20)})
    assert drawn
    assert drawn[0].value == pytest.approx(0, abs=1e-6)


def test_an_anchor_has_the_rating_that_is_given_and_no_interval() -> None:
    points = results(np.array([0.0, 1.0, 2.0]), 50, seed=3)
    free, fixed = elo(points), elo(points, anchor=1, at=1500.0)
    assert free
    assert fixed
    assert (fixed[1].value, fixed[1].margin) == pytest.approx((1500.0, 0.0))
    assert fixed[2].value - fixed[0].value == pytest.approx(free[2].value - free[0].value)
    assert fixed[2].margin > free[2].margin


def test_bots_that_nothing_links_are_not_rated() -> None:
    apart = np.zeros((4, 4))
    apart[0, 1] = apart[2, 3] = 1
    assert elo({0: apart}) is None
    assert elo({}) is None
    apart[1, 2] = 1
    assert elo({0: apart}) is not None


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (250, 500, 0.4564, 0.5436)],
)
def test_wilson(points: int, games: int, low: float, high: float) -> None:
    found = wilson(points, games)
    assert (found.value, found.low, found.high) == pytest.approx((points / games, low, high), abs=1e-4)


def test_a_mean_knows_that_values_of_one_deal_are_one_observation() -> None:
    apart = mean([1.0, 2.0, 3.0, 4.0], [0, 1, 2, 3])
    assert apart.value == 2.5
    assert apart.margin == pytest.approx(1.959964 * np.std([1, 2, 3, 4], ddof=1) / 2)
    together = mean([1.0, 1.0, 4.0, 4.0], [0, 0, 1, 1])
    assert together.margin == pytest.approx(mean([1.0, 4.0], [0, 1]).margin)
    assert math.isinf(mean([1.0, 2.0], [0, 0]).margin)


def test_a_share_that_is_the_same_everywhere_has_no_spread() -> None:
    found = share([10.0, 20.0, 30.0], [20.0, 40.0, 60.0], [0, 1, 2])
    assert (found.value, found.margin) == pytest.approx((0.5, 0.0))


def test_openskill_ranks_who_comes_in_first_more_often() -> None:
    tables = [((0, 1, 2), (1, 2, 3)), ((2, 0, 3), (2, 1, 3)), ((3, 1, 2), (3, 1, 1))] * 10
    ratings = openskill(tables, 4)
    assert ratings[0].value > ratings[1].value > ratings[2].value > ratings[3].value
    assert all(rating.margin > 0 for rating in ratings)


def test_openskill_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtra, match=r"boulevard\[arena\]"):
        openskill([], 3)
