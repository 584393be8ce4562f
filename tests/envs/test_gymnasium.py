"""Gymnasium's own checks, unmodified, and that many games at once are reset as it specifies."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, check_returned_data_not_reused
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from boulevard.envs.gymnasium import Solo, Vector
from boulevard.envs.registration import SOLO, register
from boulevard.errors import BadOption
from tests.envs import tiny


def legal(chance: np.random.Generator, masks: Any) -> Any:
    """One legal action at random for each row of a mask; any where there is none."""
    return (masks * chance.random(masks.shape)).argmax(axis=-1)


def test_checks_of_gymnasium() -> None:
    env = gymnasium.make(SOLO).unwrapped
    check_env(env)


def test_a_game_through_all_wrappers() -> None:
    env, chance = gymnasium.make(SOLO, sheet="B", reward="points"), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    total, ended = 0.0, False
    while not ended:
        observation, reward, ended, _, info = env.step(legal(chance, info["action_mask"]))
        total += float(reward)
        assert observation in env.observation_space
        assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
    game = env.unwrapped
    assert isinstance(game, Solo)
    assert total == game.rules.scores(game.batch.states)[0, 0]


def test_it_is_for_one_player() -> None:
    with pytest.raises(BadOption):
        gymnasium.make(SOLO, players=2)


def test_registering_again_does_no_harm() -> None:
    register()
    assert SOLO in gymnasium.registry


@pytest.mark.parametrize("mode", AutoresetMode)
def test_vector_checks_of_gymnasium(mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(SOLO, num_envs=1, autoreset_mode=mode)  # their check is made for one
    assert isinstance(envs, Vector)
    assert envs.metadata["autoreset_mode"] is mode
    observation, _ = envs.reset(seed=1)
    assert observation in envs.observation_space
    check_returned_data_not_reused(envs)  # type: ignore[arg-type]


def test_wrappers_of_gymnasium() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(gymnasium.make_vec(SOLO, num_envs=4)))
    chance = np.random.default_rng(2)
    _, infos = envs.reset(seed=2)
    episodes = 0
    for _ in range(60):
        _, _, _, _, infos = envs.step(legal(chance, np.array([info["action_mask"] for info in infos])))
        episodes += sum("episode" in info for info in infos)
    assert episodes == 4


class Run:
    """What happens in many games at once, step by step."""

    def __init__(self, mode: AutoresetMode, steps: int = 100, **settings: Any) -> None:
        self.envs = Vector("avenue", 5, autoreset_mode=mode, **settings)
        self.chance = np.random.default_rng(3)
        _, self.infos = self.envs.reset(seed=3)
        self.steps = [self.step() for _ in range(steps)]

    def step(self) -> tuple[Any, ...]:
        found = self.envs.step(legal(self.chance, self.infos["action_mask"]))
        self.infos = found[-1]
        return found


def test_reset_in_the_next_step() -> None:
    run, before = Run(AutoresetMode.NEXT_STEP), None
    for _, rewards, ended, cut, infos in run.steps:
        assert not cut.any()
        assert (infos["action_mask"].any(axis=1) == ~ended).all()
        if before is not None and before.any():
            assert not (ended & before).any()
            assert not rewards[before].any()
            assert (infos["action_mask"][before].sum(axis=1) == 43).all()  # a new game: all spaces, and a peek
        before = ended
    assert sum(ended.sum() for _, _, ended, _, _ in run.steps) >= 10


def test_reset_in_the_same_step() -> None:
    run = Run(AutoresetMode.SAME_STEP)
    for observations, rewards, ended, _, infos in run.steps:
        assert infos["action_mask"].any(axis=1).all()
        assert ("final_obs" in infos) == ended.any()
        if ended.any():
            assert (infos["_final_obs"] == ended).all()
            assert (infos["action_mask"][ended].sum(axis=1) == 43).all()
            parts = run.envs.rules.parts(np.stack(infos["final_obs"][ended]))
            assert parts["round"][:, -1].all()
            assert run.envs.rules.parts(observations)["round"][ended, 0].all()
        assert not rewards[~ended].any()


def test_no_reset() -> None:
    envs = Vector("avenue", 2, autoreset_mode=AutoresetMode.DISABLED, position=tiny.position(), reward="margin")
    _, infos = envs.reset(seed=1)
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        _, _, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(2, np.int64))
    before = envs.batch.states[1].tobytes()
    _, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert infos["action_mask"].any(axis=1).tolist() == [True, False]
    assert envs.batch.states[1].tobytes() == before


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (Run(AutoresetMode.NEXT_STEP, reward="points") for _ in range(2))
    for mine, others in zip(one.steps, other.steps, strict=True):
        assert all((a == b).all() for a, b in zip(mine[:4], others[:4], strict=True))


def test_rewards_and_turns_of_many_seats() -> None:
    envs, chance = Vector("paris", 3, mask=False), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    seen = 0
    for _ in range(60):
        turns, counts = infos["turn"], (infos["legal"] >= 0).sum(axis=1)
        drawn = (chance.random(3) * counts).astype(np.int64)
        _, rewards, ended, _, infos = envs.step(np.take_along_axis(infos["legal"], drawn[:, None], axis=1)[:, 0])
        assert (infos["rewards"].sum(axis=1) == 0).all()
        for row in np.flatnonzero(ended):
            assert rewards[row] == infos["rewards"][row, turns[row]]
            seen += 1
    assert seen >= 3


def test_illegal_actions_are_replaced() -> None:
    envs = Vector("avenue", 3)
    envs.reset(seed=1)
    *_, infos = envs.step(np.array([0, 63, 1]))
    assert infos["illegal"].tolist() == [False, True, False]


def test_pictures() -> None:
    env = gymnasium.make(SOLO, render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape[1:] == (480, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
