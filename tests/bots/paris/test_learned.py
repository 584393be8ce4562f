"""What the search of Paris has learned: how moves look, and what positions are worth."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from hypothesis import given, settings

from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris import policy
from boulevard.bots.paris.kernels import list_features, list_inputs
from boulevard.bots.paris.learning.fitting import fit_value, value_lessons
from boulevard.bots.paris.learning.train import collect, train
from boulevard.bots.paris.search import Mcts
from boulevard.bots.paris.value import INPUTS
from boulevard.bots.registry import ready_bot
from boulevard.games.game import Game
from boulevard.games.paris.game import Paris
from tests.games.paris.policies import games


@settings(max_examples=30)
@given(game=games())
def test_looks_are_the_weighted_features(game: Game) -> None:
    """By what `judge` is for weights of one at a time, it is known for all: it is linear."""
    assert isinstance(game.rules, Paris)
    if game.over:
        return
    sight = Sight.of(game, game.turn[0])
    actions = np.array(sight.actions, np.int32)
    features = np.empty((len(actions), policy.COUNT), np.float32)
    list_features(game.rules.box, sight.known, actions, features)
    assert np.isfinite(features).all()
    assert policy.weights().shape == (policy.COUNT,)
    if len(actions) > 1:
        knobs = Mcts(kept=0, width=0, foresight=False)
        ranking = knobs.think(sight, Budget(simulations=1), 1).ranking
        looks = dict(zip(sight.actions, features @ policy.weights(), strict=True))
        assert looks[ranking[0].action] >= max(looks.values()) - 1e-3


def test_four_quarter_turns_bring_a_board_back() -> None:
    game = Game(Paris.dealt(3, {}))
    for _ in range(9):
        game.apply(game.turn[0], game.actions(game.turn[0])[-20])
    states = game.state
    inputs = np.empty((1, INPUTS), np.float32)
    seen, boards = [], []
    for _ in range(4):
        list_inputs(game.rules.box, states, inputs)  # type: ignore[attr-defined]
        seen.append(inputs.tobytes())
        boards.append(states.tobytes())
    assert boards[3] == game.state.tobytes()
    assert len(set(boards)) == len(set(seen)) == 4


def test_training_resumes_where_it_was(tmp_path: Path) -> None:
    ready_bot("paris", "mcts")
    train(tmp_path, rounds=1, games=3, simulations=8)
    kept = {path.name: path.read_bytes() for path in (tmp_path / "round-1").iterdir()}
    (tmp_path / "round-1" / "game-1000001.npz").unlink()
    (tmp_path / "round-1" / "value.npz").unlink()
    train(tmp_path, rounds=1, games=3, simulations=8)
    again = {path.name: path.read_bytes() for path in (tmp_path / "round-1").iterdir()}
    assert again.keys() == kept.keys()
    assert again["policy.txt"] == kept["policy.txt"]


def test_a_network_learns_what_it_is_shown(tmp_path: Path) -> None:
    """Fitted to a few games, it tells their ends apart better than the mean does."""
    played = list(collect(tmp_path, 1, 4, 8, Mcts(foresight=False)))
    net = fit_value(played * 10)
    inputs, targets = value_lessons(played[1:], sides=1)
    first = np.maximum(inputs @ net.first + net.first_bias, 0)
    second = np.maximum(first @ net.second.T + net.second_bias, 0)
    answers = second @ net.last[:, :-1].T + net.last[:, -1]
    plain = targets.mean(axis=0)
    assert np.abs(answers - targets).mean() < np.abs(plain - targets).mean()
