"""What environments are wrongly given is refused with a typed error, and changes nothing; `help` explains the rest."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import boulevard
from boulevard.envs import avenue_v0, paris_v0
from boulevard.envs.errors import NeedsReset
from boulevard.envs.gymnasium import Solo, Vector
from boulevard.envs.pettingzoo import AEC, Parallel
from boulevard.envs.registration import SOLO
from boulevard.errors import BadOption, BadPosition, BadStates, BoulevardError, IllegalMove, UnknownSeat
from boulevard.games.registry import info

NO_ACTIONS: list[Any] = [3.7, None, "3", True, [3], np.array([3]), np.float32(3), np.array([1, 2])]


def finished(game: str, **options: Any) -> str:
    """The position at the end of a game."""
    rules = boulevard.rules(game, **options)
    states = rules.deal(1, 1)
    rules.playout(states, 1)
    return rules.position(states)


@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_actions_are_whole_numbers(action: Any) -> None:
    solo, turns, at_once = Solo("avenue"), paris_v0.env(), avenue_v0.parallel_env()
    solo.reset(seed=1)
    turns.reset(seed=1)
    at_once.reset(seed=1)
    batches = solo.batch, turns.batch, at_once.batch
    before = [batch.states.tobytes() for batch in batches]
    for attempt in (
        lambda: solo.step(action),
        lambda: turns.step(action),
        lambda: at_once.step({"player_0": 3, "player_1": action}),
    ):
        with pytest.raises((BadStates, IllegalMove)):
            attempt()
    assert [batch.states.tobytes() for batch in batches] == before
    assert turns.agent_selection == "player_0"
    for fine in (3, np.int64(3), np.array(3), np.uint8(3)):
        solo.reset(seed=1)
        solo.step(fine)  # type: ignore[arg-type]
        assert solo.batch.states.tobytes() != before[0]


def test_who_must_act_has_an_action() -> None:
    turns, at_once = avenue_v0.env(), avenue_v0.parallel_env()
    turns.reset(seed=1)
    at_once.reset(seed=1)
    with pytest.raises(IllegalMove, match="player_0’s turn"):
        turns.step(None)
    for actions in ({"player_0": 3}, {}, {"player_0": 3, "player_1": None}):
        with pytest.raises(IllegalMove, match="turn, but no action was given"):
            at_once.step(actions)  # type: ignore[arg-type]
    with pytest.raises(UnknownSeat, match="player_7"):
        at_once.step({"player_0": 3, "player_1": 3, "player_7": 3})
    with pytest.raises(BadStates, match="dictionary"):
        at_once.step([3, 3])  # type: ignore[arg-type]
    assert at_once.step({"player_0": 3, "player_1": 3})[1] == {"player_0": 0.0, "player_1": 0.0}


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: Solo("avenue").step(3),
        lambda: Solo("avenue", render_mode="ansi").render(),
        lambda: Solo("avenue").action_masks(),
        lambda: Vector("avenue", 2).step([3, 3]),
        lambda: Vector("avenue", 2).reset(options={"reset_mask": np.array([True, False])}),
        lambda: Vector("avenue", 2).action_masks(),
        lambda: Vector("avenue", 2, render_mode="ansi").render(),
        lambda: paris_v0.env().step(3),
        lambda: paris_v0.env().observe("player_0"),
        lambda: paris_v0.env(render_mode="ansi").render(),
        lambda: avenue_v0.parallel_env().step({}),
    ],
)
def test_nothing_happens_before_a_reset(attempt: Callable[[], object]) -> None:
    with pytest.raises(NeedsReset, match="reset") as caught:
        attempt()
    assert isinstance(caught.value, ResetNeeded)
    assert isinstance(caught.value, BoulevardError)


@pytest.mark.parametrize("has_position", [False, True], ids=["dealt", "position"])
def test_some_games_are_dealt_anew_from_a_seed(has_position: bool) -> None:
    position = boulevard.new("avenue", seed=1, players=2).position()
    options = {"position": position} if has_position else {"players": 2}
    envs, mask = Vector("avenue", 5, **options), np.array([True, False, True, False, False])
    envs.reset(seed=1)
    others, found = envs.batch.states[~mask].tobytes(), []
    for seed in (5, 5, 6):
        envs.reset(seed=seed, options={"reset_mask": mask})
        found.append(envs.batch.states[mask].tobytes())
        assert envs.batch.states[~mask].tobytes() == others
    assert found[0] == found[1]
    assert found[0] != found[2]
    before = envs.batch.states.tobytes()
    for wrong in (mask[:-1], mask.astype(int), [0, 2], np.array([0, 2]), mask[:, None], "all"):
        with pytest.raises(BadStates, match="one bool per state"):
            envs.reset(options={"reset_mask": wrong})
        assert envs.batch.states.tobytes() == before


@pytest.mark.parametrize(
    "make",
    [
        lambda position: AEC("paris", position=position),
        lambda position: Parallel("paris", position=position),
        lambda position: Vector("paris", 2, position=position),
    ],
)
def test_no_environment_begins_at_the_end_of_a_game(make: Callable[[str], object]) -> None:
    with pytest.raises(BadPosition, match="already over"):
        make(finished("paris"))
    with pytest.raises(BadPosition, match="already over"):
        Solo("avenue", position=finished("avenue"))


@pytest.mark.parametrize("wrong", [0, -1, 2.5, "ten", True])
def test_counts(wrong: Any) -> None:
    for attempt in (
        lambda: paris_v0.env(max_cycles=wrong),
        lambda: avenue_v0.parallel_env(max_cycles=wrong),
        lambda: Vector("avenue", wrong),
    ):
        with pytest.raises(BadOption, match="whole number"):
            attempt()


@pytest.mark.parametrize("wrong", ["sometimes", 7, ["ansi"], {}, np.array([1, 2])], ids=repr)
@pytest.mark.parametrize("name", ["reward", "illegal", "render_mode"])
def test_settings_have_the_values_that_they_are_said_to_have(name: str, wrong: Any) -> None:
    for make in (lambda **it: Vector("avenue", 2, **it), lambda **it: Solo("avenue", **it), paris_v0.env):
        with pytest.raises(BadOption, match=name):
            make(**{name: wrong})


@pytest.mark.parametrize("wrong", ["reset_mask", 1, [True, False], np.array([True, False])], ids=repr)
def test_options_of_a_reset_are_a_dictionary(wrong: Any) -> None:
    envs = Vector("avenue", 2)
    envs.reset(seed=1)
    before = envs.batch.states.tobytes()
    with pytest.raises(BadOption, match="options"):
        envs.reset(seed=2, options=wrong)
    assert envs.batch.states.tobytes() == before


@pytest.mark.parametrize("wrong", ["player_7", None, 0, ["player_0"]], ids=repr)
def test_agents_are_those_of_the_game(wrong: Any) -> None:
    env = paris_v0.env()
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space, avenue_v0.parallel_env().action_space):
        with pytest.raises(UnknownSeat, match="player_0, player_1"):
            ask(wrong)


def test_modes() -> None:
    with pytest.raises(BadOption, match="autoreset_mode"):
        Vector("avenue", 2, autoreset_mode="sometimes")
    assert Vector("avenue", 2, autoreset_mode=AutoresetMode.DISABLED.value).autoreset_mode is AutoresetMode.DISABLED


def test_chance_has_only_its_outcomes() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed on every machine")
    import boulevard.envs.openspiel  # noqa: F401

    state = pyspiel.load_game("python_boulevard_paris").new_initial_state()
    for wrong in (-1, 8, 10**6):
        with pytest.raises(IllegalMove, match="from 0 to 7"):
            state.moment.after(wrong)
    assert state.is_chance_node()


@pytest.mark.parametrize(("module", "game"), [(paris_v0, "paris"), (avenue_v0, "avenue")])
def test_help_tells_all_settings_and_options(module: Any, game: str) -> None:
    said = module.env.__doc__
    for name in ("reward", "illegal", "position", "max_cycles", "render_mode", *info(game).options):
        assert f"- `{name}`: " in said
    for option in info(game).options.values():
        for value in option.values if len(option.values) < 10 else (option.values[0], option.values[-1]):
            assert (f'"{value}"' if isinstance(value, str) else str(value)) in said


def test_gymnasium_finds_them_by_their_module() -> None:
    """Since version 1 it loads no plugins, so there is no entry point; a name with a module needs no import."""
    script = f"import gymnasium; print(gymnasium.make('boulevard.envs:{SOLO}').unwrapped.rules)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.startswith("<Avenue ")
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "gymnasium.envs" not in project.get("entry-points", {})
    assert SOLO in gymnasium.registry
