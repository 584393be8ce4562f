"""OpenSpiel's own tests, unmodified, and its algorithms as clients."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed on every machine")

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts  # noqa: E402

import boulevard  # noqa: E402
from boulevard.envs import openspiel  # noqa: E402
from boulevard.errors import BadOption  # noqa: E402
from boulevard.games.registry import info  # noqa: E402
from tests.envs import tiny  # noqa: E402

NAMES = ("python_boulevard_paris", "python_boulevard_avenue")
games = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module")
def tiny_game() -> Any:
    return pyspiel.load_game(NAMES[1], {"position": tiny.position()})


def run(case: type[unittest.TestCase]) -> None:
    """Run all tests of a class of theirs."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert not [*result.failures, *result.errors]


@games
def test_api_on_some_states(name: str) -> None:
    run(type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)}))


def test_api_on_all_states(tiny_game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "tiny", (82, 346, 144))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "tiny", 326)
    run(type("Full", (api_test.EnforceAPIOnFullTreeBase,), {"game_name": "tiny", "game": tiny_game}))


@games
@pytest.mark.parametrize("reward", ["margin", "points"])
def test_random_games(name: str, reward: str) -> None:
    game = pyspiel.load_game(name, {"reward": reward})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@games
def test_information_set_search(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    bots = [
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(random_state=chance), 10.0, 2, random_state=chance)
        for _ in range(2)
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(numbers, p=weights))
        else:
            searched = len(state.history()) % 12 == 0  # the rest is as it comes, to be done in a few seconds
            legal = state.legal_actions()
            state.apply_action(bots[state.current_player()].step(state) if searched else chance.choice(legal))
    assert sum(state.returns()) == 0


def test_counterfactual_regret(tiny_game: Any) -> None:
    solver = cfr.CFRSolver(tiny_game)
    found = []
    for iterations in (1, 4):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(tiny_game, solver.average_policy()))
    assert found[1] < found[0] / 3


def test_sampled_regret(tiny_game: Any) -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(tiny_game)
    for _ in range(5):
        solver.iteration()
    assert solver.average_policy()


def walk(game: Any, seed: int) -> Any:
    """A game at random, state by state."""
    chance, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        legal = state.legal_actions()
        weights = [weight for _, weight in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(chance.choice(legal, p=weights))
    yield state


@games
def test_it_is_the_same_game(name: str) -> None:
    """Whatever chance has drawn, a game of ours with the same cards or tiles goes the same way."""
    *_, last = walk(pyspiel.load_game(name), 4)
    moment = last.moment
    whole = moment.rules.sample(moment.state, 0)
    setup = moment.rules.setup_of(_restarted(moment.rules, whole))
    record = {"format": "boulevard/1", "game": moment.rules.info.name, "setup": setup, "moves": []}
    game = boulevard.from_record(record)
    for number, action in moment.moves:
        game.apply(game.seats[number], action)
    assert game.over
    one, other = game.rules.scores(game.state)[0].tolist()
    assert last.returns() == [one - other, other - one]


def _restarted(rules: Any, whole: Any) -> Any:
    """A start with the piles or decks of a state."""
    start = rules.start()
    if "piles" in start.dtype.names:
        start["piles"] = whole["piles"]
    else:
        start["table"]["farms"], start["table"]["roads"] = whole["table"]["farms"], whole["table"]["roads"]
    return start


@games
def test_guessed_states_look_the_same(name: str) -> None:
    chance = np.random.RandomState(2)
    for number, state in enumerate(walk(pyspiel.load_game(name), 2)):
        if number % 5 == 0 and state.current_player() >= 0:
            player = state.current_player()
            guessed = state.resample_from_infostate(player, chance.random_sample)
            assert guessed.information_state_string(player) == state.information_state_string(player)
            assert guessed.information_state_tensor(player) == state.information_state_tensor(player)
            assert guessed.observation_tensor(player) == state.observation_tensor(player)
            assert guessed.legal_actions_mask(player) == state.legal_actions_mask(player)


def test_secret_choices_are_guessed_anew() -> None:
    game = pyspiel.load_game(NAMES[1])
    state = next(state for state in walk(game, 1) if state.current_player() == 1)
    chance = np.random.RandomState(3)
    guessed = {state.resample_from_infostate(1, chance.random_sample).moment.moves[-1] for _ in range(20)}
    assert len(guessed) > 5


def test_points_add_up() -> None:
    total = np.zeros(2)
    for state in walk(pyspiel.load_game(NAMES[1], {"reward": "points", "sheet": "C"}), 1):
        if not state.is_chance_node():
            total += state.rewards()
            assert state.returns() == total.tolist()


def test_games_for_other_numbers_of_players() -> None:
    for players in (1, 3):
        game = pyspiel.load_game(NAMES[1], {"players": players})
        assert game.num_players() == players
        assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_options_and_positions_exclude_each_other() -> None:
    with pytest.raises(BadOption):
        openspiel.class_of(info("avenue"))({"position": tiny.position(), "sheet": "B"})


def test_a_game_is_found_again_by_its_text(tiny_game: Any) -> None:
    again = pyspiel.load_game(str(tiny_game))
    assert str(again) == str(tiny_game)
    assert again.new_initial_state().observation_string(0) == tiny_game.new_initial_state().observation_string(0)
