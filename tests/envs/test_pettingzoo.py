"""PettingZoo's own tests, unmodified, and what they don't look at."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded

import boulevard
from boulevard.envs import avenue_v0, batch, paris_v0
from boulevard.envs.pettingzoo import AEC
from boulevard.errors import BadOption, IllegalMove
from tests.packages import EXAMPLE

with warnings.catch_warnings():  # they still import a game in the old way
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

MODULES = [paris_v0, avenue_v0]
both = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.split(".")[-1])
pytestmark = [
    # Observations come with masks, as in PettingZoo's own board games, which are on its list of exceptions.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # At the end of a game nothing is legal.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@both
def test_api(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=60)


def test_parallel_api() -> None:
    parallel_api_test(avenue_v0.parallel_env(), num_cycles=50)


@both
def test_seeds(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=60)


def test_seeds_in_parallel() -> None:
    parallel_seed_test(avenue_v0.parallel_env, num_cycles=50)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@both
def test_rendering(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"svg": lambda picture: picture.startswith("<svg")})
    assert capsys.readouterr().out


def test_max_cycles() -> None:
    max_cycles_test(avenue_v0)


def test_they_are_registered() -> None:
    for kind in ("aec", "parallel"):
        assert str(pettingzoo.make(kind, "boulevard/paris-v0")) == "paris_v0"
        assert str(pettingzoo.make(kind, "boulevard/avenue-v0")) == "avenue_v0"
        assert pettingzoo.make(kind, "boulevard/avenue-v0").max_num_agents == 2
        assert pettingzoo.make(kind, "boulevard/avenue-v0", players=4).max_num_agents == 4
        alone = pettingzoo.make(kind, "boulevard/avenue-v0", position=boulevard.new("avenue", seed=1).position())
        assert alone.max_num_agents == 1


def played(env: Any, choose: Callable[[Any], int]) -> dict[str, float]:
    """What everybody earned in a game, together."""
    earned: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        env.step(None if ended or cut else choose(observation["action_mask"]))
    return earned


def first(mask: Any) -> int:
    return int(mask.argmax())


@both
def test_rewards(module: ModuleType) -> None:
    scores = {}
    for reward in ("margin", "win", "points"):
        env = module.raw_env(reward=reward)
        env.reset(seed=5)
        begin = env.rules.scores(env.batch.states)[0]
        earned = played(env, first)
        final = env.rules.scores(env.batch.states)[0]
        scores[reward] = [earned["player_0"], earned["player_1"]], begin, final
    one, two = scores["margin"][2].tolist()
    assert scores["margin"][0] == [one - two, two - one]
    assert scores["win"][0] == [np.sign(one - two), np.sign(two - one)]
    assert scores["points"][0] == (scores["points"][2] - scores["points"][1]).tolist()


def test_the_same_game_turn_by_turn_and_all_at_once() -> None:
    turns, at_once = avenue_v0.raw_env(players=3), avenue_v0.parallel_env(players=3)
    turns.reset(seed=8)
    seen, _ = at_once.reset(seed=8)
    while at_once.agents:
        actions = {agent: first(seen[agent]["action_mask"][::-1]) for agent in at_once.agents}
        actions = {agent: turns.rules.action_count - 1 - action for agent, action in actions.items()}
        for agent in turns.agents:
            assert turns.agent_selection == agent
            turns.step(actions[agent])
        seen, rewards, ended, _, _ = at_once.step(actions)
        assert ended == turns.terminations
        assert rewards == turns.rewards
        for agent in turns.agents:
            assert (turns.observe(agent)["observation"] == seen[agent]["observation"]).all()


def test_choices_of_others_are_not_seen() -> None:
    env = avenue_v0.raw_env()
    seen = []
    for action in (3, 4):
        env.reset(seed=1)
        env.step(action)
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_only_who_is_to_act_has_legal_actions() -> None:
    env = paris_v0.raw_env()
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()
    assert env.infos["player_0"]["action_mask"].any()


def test_illegal_actions() -> None:
    env = paris_v0.raw_env()
    env.reset(seed=1)
    env.step(env.rules.action_count - 1)
    assert env.infos["player_0"]["illegal"]
    assert env.agent_selection == "player_1"
    strict = paris_v0.raw_env(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(strict.rules.action_count - 1)
    assert strict.agent_selection == "player_0"


def test_a_move_that_is_refused_keeps_everybody_from_moving() -> None:
    env = avenue_v0.parallel_env(illegal="raise")
    env.reset(seed=1)
    before = env.batch.states.tobytes()
    with pytest.raises(IllegalMove):
        env.step({"player_0": 3, "player_1": 63})
    assert env.batch.states.tobytes() == before
    env.step({"player_0": 3, "player_1": 3})
    assert env.batch.states.tobytes() != before


@pytest.mark.parametrize("make", [avenue_v0.env, avenue_v0.parallel_env])
def test_nothing_happens_before_a_reset(make: Callable[[], Any]) -> None:
    with pytest.raises(ResetNeeded):
        make().step({"player_0": 3, "player_1": 3})


@both
def test_copies_go_their_own_way(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=1)
    before = env.batch.states.tobytes()
    for copy in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        copy.step(first(copy.last()[0]["action_mask"]))
        assert copy.agent_selection == "player_1"
        assert copy.last()[0]["action_mask"].any()
    assert env.agent_selection == "player_0"
    assert env.batch.states.tobytes() == before


def test_games_from_a_position() -> None:
    env = paris_v0.raw_env()
    env.reset(seed=1)
    for _ in range(10):
        env.step(first(env.observe(env.agent_selection)["action_mask"]))
    position = env.rules.position(env.rules.hide(env.batch.states, "orange"))
    again = paris_v0.raw_env(position=position)
    again.reset(seed=2)
    known = again.rules.hide(again.batch.states, "orange")
    assert again.rules.position(known) == position
    with pytest.raises(BadOption):
        paris_v0.env(position=position, mirror=True)


def test_any_game_is_an_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    monkeypatch.setattr(batch, "rules_of", lambda name: import_module(f"boulevard_{name}.rules").RULES)
    env = AEC("goofspiel")
    env.reset(seed=1)
    earned = played(env, first)
    assert sum(earned.values()) == 0


@pytest.mark.parametrize("wrong", [{"reward": "glory"}, {"illegal": "pass"}, {"render_mode": "film"}, {"colour": 1}])
def test_options_that_do_not_exist(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        paris_v0.env(**wrong)
