"""The best game with known cards: it can be played, nothing beats it, and small ones are proven."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import boulevard
from boulevard.bots.avenue import figures, yardstick
from boulevard.bots.avenue.hindsight import hindsight, proof, words
from boulevard.bots.avenue.hindsight.annealing import NO_CARD
from boulevard.bots.avenue.hindsight.hindsight import Deal, game_of, quick_hindsight, simple_bound
from boulevard.bots.avenue.hindsight.words import hindsight_in_words
from boulevard.bots.contract import Sight
from boulevard.bots.registry import ready_bot
from boulevard.cli import app
from boulevard.errors import BadOption
from boulevard.games.avenue.game import Avenue
from boulevard.games.game import Game
from tests.games.avenue.sheets import SHEETS

TINY = [["A P2 B C D E F"], ["A", "B", "C", "P1", "D", "E", "F"]]
FLAT = ["A B P2 C", "D E F ."]


def brute_force(rules: Avenue) -> int:
    """The best score of all legal games, by trying them."""

    @cache
    def best(state: bytes) -> int:
        now = _state(rules, state)
        actions = rules.actions(now, 0)
        if not len(actions):
            return int(rules.scores(now)[0, 0])
        scores = []
        for action in actions:
            after = _state(rules, state)
            rules.carry_out(after, 0, int(action))
            scores.append(best(after.tobytes()))
        return max(scores)

    return best(rules.start().tobytes())


def _state(rules: Avenue, state: bytes) -> Any:
    from boulevard.games.kernels.states import from_bytes

    return from_bytes(state, rules.dtype)


def avenue(seed: int, **options: Any) -> Avenue:
    rules = Avenue.dealt(seed, options)
    assert isinstance(rules, Avenue)
    return rules


@pytest.mark.parametrize("sheet", SHEETS, ids=range(len(SHEETS)))
def test_the_best_game_can_be_played_and_scores_as_said(sheet: Any) -> None:
    rules = avenue(3, sheet=sheet)
    found = quick_hindsight(rules, runs=1)
    game = game_of(rules, found)
    assert game.over
    assert game.result()["players"][0]["total"] == found.best <= found.bound
    assert boulevard.from_record(game.record()).over


def test_no_bot_does_better() -> None:
    for seed, sheet in enumerate("ABC"):
        rules = avenue(seed, sheet=sheet)
        game, bot = Game(rules), ready_bot("avenue", "planner")
        while not game.over:
            game.apply(0, bot.think(Sight.of(game, 0), 1).action)
        assert game.result()["players"][0]["total"] < quick_hindsight(rules, runs=2).best


def test_a_game_that_began_in_the_middle_is_not_compared_with_the_whole_deal() -> None:
    game = boulevard.new("avenue", seed=4)
    game.play(0, game.legal(0)[0])
    later = boulevard.from_position(game.position(everything=True))
    with pytest.raises(BadOption, match="began in the middle"):
        hindsight_in_words(later, 0.1)


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (-25, "Player 1 scored −25 points."),
        (-1, "Player 1 scored −1 point."),
        (0, "Player 1 scored 0 points."),
        (1, "Player 1 scored 1 point, 1 % of that."),
        (48, "Player 1 scored 48 points, 50 % of that."),
    ],
)
def test_only_points_that_were_won_are_a_share_of_the_best(
    total: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = boulevard.new("avenue", seed=4)
    while not game.over:
        game.apply(0, game.actions(0)[0])
    found = hindsight.Hindsight(96, 120, tuple(int(move.action) for move in game.history))
    monkeypatch.setattr(words, "hindsight", lambda *_, **__: found)
    monkeypatch.setattr(game, "result", lambda: {"players": [{"total": total}]})
    sentences, _ = hindsight_in_words(game, 0.1)
    assert sentences == ["With these cards, at least 96 points were possible, and no more than 120.", said]


@pytest.mark.parametrize("sheet", TINY, ids=["wide", "tall"])
def test_the_best_of_all_games_is_found(sheet: Any) -> None:
    rules = avenue(1, sheet=sheet)
    assert quick_hindsight(rules, runs=1).best == brute_force(rules)


@pytest.mark.parametrize("sheet", [*TINY, FLAT], ids=["wide", "tall", "flat"])
def test_small_sheets_are_solved(sheet: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "SEARCHED", 0.0)
    rules = avenue(1, sheet=sheet)
    found = hindsight.hindsight(rules, 120, threads=2)
    assert found.proven
    assert found.best == quick_hindsight(rules, runs=1).best == game_of(rules, found).result()["players"][0]["total"]


@pytest.mark.parametrize("sheet", [*TINY, FLAT], ids=["wide", "tall", "flat"])
def test_a_solver_that_is_stopped_at_once_proves_nothing(sheet: Any) -> None:
    """The first plan scores below zero: it must not pass for the best because the solver had no time for a bound."""
    deal = Deal.of(avenue(1, sheet=sheet))
    plan, points, bound = proof.improve(deal, deal.first_plan(), -25, 0.0, threads=1, seed=0)
    assert (plan.tolist(), points, bound) == (deal.first_plan().tolist(), -25, None)


@pytest.mark.parametrize("sheet", TINY, ids=["wide", "tall"])
def test_what_is_called_proven_is(sheet: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However little time the solver has, and however poor the plan it begins with."""
    monkeypatch.setattr(hindsight, "_annealed", lambda deal, *_: (np.full(deal.spaces, NO_CARD), -25))
    monkeypatch.setattr(hindsight.Deal, "moves", lambda deal, plan: ())
    rules = avenue(1, sheet=sheet)
    best = brute_force(rules)
    for seconds in (1e-6, 0.02, 0.1, 0.5):
        found = hindsight.hindsight(rules, seconds)
        assert found.best <= best <= found.bound


def test_without_a_solver_there_is_still_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "_solver", lambda: None)
    found = hindsight.hindsight(avenue(1), 0.1)
    assert found.best < found.bound == simple_bound(Deal.of(avenue(1)))
    assert not found.proven


def test_bounds_allow_for_scores_given_up() -> None:
    """A farm that scores 0 lets the next one begin anew: 1, 0, 1, 0, 1 is the best where no more than 1 is possible."""
    assert hindsight._best_rise([1, 1, 1, 1, 1]) == 3 - 2 * 5
    assert hindsight._best_rise([10, 20, 25, 28, 30]) == 113
    assert hindsight._best_rise([30, 30, 30, 30, 30]) == 30 + 29 + 28 + 27 + 26


def test_hooks_of_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.bots.avenue.YARDSTICK_RUNS", 1)
    game = Game(avenue(2, players=2))
    measured = yardstick(game.record())
    assert measured == yardstick(game.record())
    assert 60 < measured["best"] < measured["bound"]
    assert figures({"players": [{"farms": [0, 1, 0, 3, 4]}]}, 0) == {"zeros": 2}


def test_command(tmp_path: Path) -> None:
    rules = avenue(1)
    game = game_of(rules, quick_hindsight(rules, runs=1))
    source, out = tmp_path / "game.json", tmp_path / "best.json"
    source.write_text(json.dumps(game.record()), encoding="utf-8")
    done = CliRunner().invoke(app, ["hindsight", str(source), "--seconds", "0.5", "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert "With these cards" in done.output
    assert boulevard.from_record(json.loads(out.read_text(encoding="utf-8"))).over


def test_other_games_have_no_hindsight(tmp_path: Path) -> None:
    source = tmp_path / "paris.json"
    source.write_text(json.dumps(boulevard.new("paris", seed=1).record()), encoding="utf-8")
    done = CliRunner().invoke(app, ["hindsight", str(source)])
    assert done.exit_code != 0
