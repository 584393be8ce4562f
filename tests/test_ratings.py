"""Ratings of people on the scale of the bots: what a game says about somebody, and how sure it is."""

from __future__ import annotations

import random

import pytest

from boulevard.bots.registry import levels
from boulevard.ratings import NEWCOMER, PLACED, Rating, neighbours, of_bot, rated

GAMES = ("paris", "avenue")


def chance(one: float, other: float) -> float:
    """The chance to win, by Elo."""
    return float(1 / (1 + 10 ** ((other - one) / 400)))


def after(true: float, games: int, seed: int) -> Rating:
    """The rating of somebody who is as strong as that, after games with bots of about what is thought of them."""
    luck, present = random.Random(seed), NEWCOMER
    bots = [of_bot("paris", level.number) for level in levels("paris")]
    for _ in range(games):
        rival = min(bots, key=lambda bot: abs(bot.mean - present.mean) + 200 * luck.random())
        has_won = luck.random() < chance(true, rival.mean)
        present = rated([present, rival], [1, 2] if has_won else [2, 1])[0]
    return present


@pytest.mark.parametrize("true", [1000, 1240, 2000])
def test_ratings_come_to_the_truth_and_know_how_sure_they_are(true: float) -> None:
    found = [after(true, 40, seed) for seed in range(60)]
    inside = sum(abs(it.mean - true) <= it.margin for it in found)
    assert inside >= 0.9 * len(found), "95 of 100 are meant to be"
    assert abs(sum(it.mean for it in found) / len(found) - true) < 40
    assert all(it.deviation < 110 for it in found)


def test_a_few_games_are_enough_to_be_placed() -> None:
    assert max(after(1300, 6, seed).deviation for seed in range(20)) <= PLACED
    assert NEWCOMER.deviation > PLACED


def test_who_is_certain_moves_little_and_bots_stand_still() -> None:
    bot = of_bot("paris", 4)
    assert rated([NEWCOMER, bot], [1, 2])[1].mean == pytest.approx(bot.mean, abs=0.1)
    unsure, sure = Rating(1485, 200), Rating(1485, 60)
    assert rated([unsure, bot], [1, 2])[0].mean > rated([sure, bot], [1, 2])[0].mean > 1485


def test_equals_who_draw_stay_where_they_are_and_places_count_at_larger_tables() -> None:
    one = Rating(1500, 80)
    assert [it.mean for it in rated([one, one], [1, 1])] == pytest.approx([1500, 1500])
    first, second, third = rated([one, one, one], [1, 2, 3])
    assert first.mean > second.mean > third.mean


def test_equal_games_give_equal_ratings() -> None:
    assert after(1500, 20, 7) == after(1500, 20, 7)


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_on_one_scale_without_numbers_below_zero(game: str) -> None:
    strengths = [level.strength for level in levels(game)]
    assert strengths == sorted(strengths)
    assert strengths[0] > 0
    assert strengths[-1] - strengths[0] > 500, "a scale of Elo, not of points"


def test_a_rating_lies_between_two_bots() -> None:
    names = [level and level.name for level in neighbours("paris", 1240)]
    assert names == ["Flâneur", "Promeneur"]
    assert neighbours("paris", 0).below is None
    assert neighbours("paris", 9000).above is None


def test_people_read_tens() -> None:
    assert Rating(1243.7, 36.1).rounded == (1240, 70)
    assert Rating(1243.7, 0.1).rounded == (1240, 10)
