"""The bots of Avenue: any sheet and number of players, exact where nothing is open, stronger from one to the next."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.registry import ready_bot
from boulevard.games.avenue.play.state import PEEK
from boulevard.games.game import Game
from tests.games.avenue.sheets import SHEETS, SMALL, WIDE


def played(game: Game, spec: str, seed: int = 0) -> Game:
    """Let a bot play all seats to the end."""
    bot = ready_bot("avenue", spec)
    while not game.over:
        seat = game.turn[-1]
        game.apply(seat, bot.think(Sight.of(game, seat), seed).action)
    return game


def mean_score(spec: str, games: int) -> float:
    """What a bot makes of some deals alone."""
    dealt = [boulevard.new("avenue", seed=seed, sheet="ABC"[seed % 3]) for seed in range(games)]
    return float(np.mean([played(game, spec).result()["players"][0]["total"] for game in dealt]))


@pytest.mark.parametrize("sheet", SHEETS, ids=range(len(SHEETS)))
@pytest.mark.parametrize("players", [1, 3])
def test_plays_on_any_sheet(sheet: Any, players: int) -> None:
    for spec in ("greedy", "planner", "rollouts:sims=60", "search:sims=60"):
        assert played(boulevard.new("avenue", seed=3, sheet=sheet, players=players), spec).over


@pytest.mark.parametrize("spec", ["greedy", "planner", "search:sims=200"])
def test_values_are_margins_however_low_scores_are(spec: str) -> None:
    """After poor moves everybody is expected to end below zero; a move's value is still the difference."""
    game = boulevard.new("avenue", seed=1, players=2)
    for number in range(30):
        game.apply(game.turn[0], game.actions(game.turn[0])[number % 3])
    thought = ready_bot("avenue", spec).think(Sight.of(game, 0), 1)
    assert max(thought.expected) < 0
    assert thought.ranking[0].value == pytest.approx(thought.expected[0] - thought.expected[1])


@pytest.mark.parametrize("sheet", ["A", "B", "C", WIDE], ids=["A", "B", "C", "own"])
@pytest.mark.parametrize("spec", ["planner", "search:sims=300,moves=64"])
def test_knows_every_move_on_the_last_card(sheet: Any, spec: str) -> None:
    """Nothing is left to chance there: the values are the final scores."""
    game = boulevard.new("avenue", seed=5, sheet=sheet)
    chance = np.random.default_rng(5)
    while True:
        action = int(chance.choice(game.actions(0)))
        game.apply(0, action)
        if game.over:
            break
    game.undo()
    thought = ready_bot("avenue", spec).think(Sight.of(game, 0), 1)
    for move in thought.ranking:
        if move.share == 0 and spec != "planner":
            continue
        game.apply(0, move.action)
        assert game.result()["players"][0]["total"] == pytest.approx(move.value, abs=1e-3)
        game.undo()
    assert thought.ranking[0].value == max(move.value for move in thought.ranking)


def test_every_seat_has_an_expected_score() -> None:
    game = boulevard.new("avenue", seed=2, players=6)
    for seat in (5, 3, 0):
        game.apply(seat, 10 + seat)
    for spec in ("planner", "search:sims=200"):
        thought = ready_bot("avenue", spec).think(Sight.of(game, 2), 1)
        assert len(thought.expected) == 6
        best_other = max(score for seat, score in enumerate(thought.expected) if seat != 2)
        assert thought.ranking[0].value == pytest.approx(thought.expected[2] - best_other, abs=8)


def test_in_the_last_round_winning_counts() -> None:
    """Seat 0 is far behind, seat 1 far ahead: a sure loss is a loss by points, and the bot still plays its best."""
    game = boulevard.new("avenue", seed=4, players=2)
    good, bad = ready_bot("avenue", "planner"), ready_bot("avenue", "random")
    while game.rules.view(game.state, 0)["round"] < 5:
        seat = game.turn[0]
        game.apply(seat, (bad if seat == 0 else good).think(Sight.of(game, seat), 1).action)
    for seat in (0, 1):
        ranking = ready_bot("avenue", "search:sims=400").think(Sight.of(game, seat), 1).ranking
        assert (ranking[0].value > 0) == (seat == 1)


def test_a_peek_is_weighed_too() -> None:
    game = boulevard.new("avenue", seed=1, sheet=SMALL)
    thought = ready_bot("avenue", "search:sims=500,moves=64").think(Sight.of(game, 0), 1)
    assert PEEK in {move.action for move in thought.ranking if move.share}


def test_more_time_is_used_and_not_much_more() -> None:
    game = boulevard.new("avenue", seed=1)
    bot = ready_bot("avenue", "search")
    few, *more = (
        bot.bot.think(Sight.of(game, 0), Budget(seconds=seconds), 1).simulations for seconds in (0.05, 0.4, 0.8)
    )
    assert 0 < few < max(more)


def test_each_bot_is_stronger_than_the_last() -> None:
    scores = [mean_score(spec, 9) for spec in ("random", "greedy", "planner", "search:sims=100,moves=6")]
    assert scores[0] + 10 < scores[1]
    assert scores[1] + 10 < scores[2]
    assert scores[2] < scores[3]


def test_listing_bots_loads_no_compiler() -> None:
    code = "import sys, boulevard.bots.avenue; print('numba' in sys.modules, 'ortools' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
