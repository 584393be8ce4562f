"""Games for Gymnasium: one player alone (`Solo`), and many games at once by the batch API (`Vector`)."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from boulevard.envs import spaces
from boulevard.envs.batch import Batch, Illegal, Marks
from boulevard.envs.errors import NeedsReset
from boulevard.envs.rendering import METADATA, Frame, render, require_mode
from boulevard.envs.rewards import Reward
from boulevard.envs.single import Single
from boulevard.errors import BadOption
from boulevard.messages.fluent import as_data

Observation = NDArray[np.float32]
Info = dict[str, Any]


class Solo(gymnasium.Env[Observation, np.int64]):
    """A game for one player. `info["action_mask"]` says what is legal, and so does `action_masks()` for sb3-contrib.

    - `game`: the name of a game that one can play alone, such as "avenue".
    - `reward`: "margin", the points with the last move; "points", with every move by how much it changed them.
    - `illegal`: "random" replaces an action that is not legal by a legal one, and sets `info["illegal"]`; "raise"
      refuses it (`IllegalMove`).
    - `position`: a text (docs/positions.md) with which all games begin, instead of options of the game.
    - `render_mode`: "ansi", "svg", "rgb_array", or "human", which prints the game after every move.
    - `options`: those of the game, such as `sheet="B"`; `boulevard games` lists them.
    """

    metadata: ClassVar[dict[str, Any]] = dict(METADATA)  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        *,
        reward: Reward = "margin",
        illegal: Illegal = "random",
        position: str | None = None,
        **options: Any,
    ) -> None:
        self.batch = Single(game, reward=reward, illegal=illegal, position=position, **options)
        self.rules = self.batch.rules
        if len(self.rules.seats) != 1:
            raise BadOption("bad-option", name=self.rules.info.seats_option, value=len(self.rules.seats), values="1")
        self.render_mode = require_mode(render_mode)
        self.action_space = spaces.actions(self.rules)
        self.observation_space = spaces.observations(self.rules)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal a new game."""
        super().reset(seed=seed)
        self.batch.deal(self.np_random)
        return self._seen()

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, Info]:
        """Make a move (`NeedsReset` before the first reset)."""
        self.batch.require_dealt()
        is_legal = self.batch.move(action)
        observation, info = self._seen()
        if not is_legal:
            info["illegal"] = True
        return observation, self.batch.gains()[0], self.batch.is_over, False, info

    def action_masks(self) -> Marks:
        """Return which actions are legal now."""
        self.batch.require_dealt()
        return self.batch.legal().view(np.bool_)

    def render(self) -> Frame:
        """Return the game as its player sees it, as `render_mode` says."""
        self.batch.require_dealt()
        return render(self.render_mode, self.rules, self.batch.states, self.rules.seats[0])

    def _seen(self) -> tuple[Observation, Info]:
        if self.render_mode == "human":
            self.render()
        return self.batch.seen(), {"action_mask": self.batch.legal()}


class Vector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games at once. In each of them, the seat that is first to act observes and acts.

    `infos["action_mask"]` says what is legal, `infos["turn"]` who is to act, and `infos["rewards"]` what every seat has
    earned; the reward itself is that of the seat that acted.

    - `game`: the name of a game, for any number of players.
    - `num_envs`: how many games.
    - `autoreset_mode`: when a game that has ended is dealt anew, as Gymnasium specifies it.
    - `mask`: without it there is no mask: legal actions are in `infos["legal"]`, one row a game filled up with -1.
    - `reward`: "margin" or "win", with the last move; "points", with every move (`boulevard.envs.rewards.Rewards`).
    - `illegal`: "random" replaces actions that are not legal by legal ones, and marks their games in
      `infos["illegal"]`; "raise" refuses them (`IllegalMove`), and then nothing changes in any game.
    - `position`: a text (docs/positions.md) with which all games begin, instead of options of the game.
    - `render_mode`: "ansi", "svg" or "rgb_array" of every game, or "human".
    - `options`: those of the game, such as `players=2`; `boulevard games` lists them.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        mask: bool = True,
        reward: Reward = "margin",
        illegal: Illegal = "random",
        position: str | None = None,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, reward=reward, illegal=illegal, position=position, **options)
        self.rules = self.batch.rules
        self.num_envs = self.batch.count
        self.render_mode = require_mode(render_mode)
        self.autoreset_mode = _autoreset_mode(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        self.single_action_space = spaces.actions(self.rules)
        self.single_observation_space = spaces.observations(self.rules)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self._mask = mask
        self._rows = np.arange(self.num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal all games anew, or those that `options["reset_mask"]` marks, a bool for each (`BadStates`)."""
        if not isinstance(options, dict | None):
            raise BadOption("bad-option", name="options", value=as_data(options), values="reset_mask")
        super().reset(seed=seed)
        marked = (options or {}).get("reset_mask")
        if marked is None:
            self.batch.deal(self.np_random, mask=self._mask)
        else:
            self.batch.redeal(marked, None if seed is None else self.np_random)
        return self.batch.observed(), self._infos()

    def step(self, actions: ArrayLike) -> tuple[Observation, NDArray[np.float64], Marks, Marks, Info]:
        """Make one move in every game; those that were over are dealt anew, or have to be (`NeedsReset`)."""
        self.batch.require_dealt()
        over, turns = self.batch.step.over.copy(), self.batch.step.turns.copy()
        if self.autoreset_mode == AutoresetMode.DISABLED and over.any():
            raise NeedsReset("env-games-over", rows=", ".join(map(str, np.flatnonzero(over).tolist())))
        self.batch.play(actions)
        if over.any():
            self.batch.redeal(over)
        earned = self.batch.earned()
        ended, infos = self.batch.ended, {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            infos = self._final(ended)
            self.batch.redeal(ended)
        infos |= self._infos()
        infos |= {"rewards": earned, "_rewards": ~over}
        if self.batch.illegal is not None:
            infos |= {"illegal": self.batch.illegal, "_illegal": self.batch.illegal}
        rewards = np.where(over, 0.0, earned[self._rows, turns])
        return self.batch.observed(), rewards, ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[Frame, ...]:  # type: ignore[override]
        """Return all games as anybody may see them, as `render_mode` says."""
        self.batch.require_dealt()
        states = self.batch.states
        return tuple(render(self.render_mode, self.rules, states[row : row + 1]) for row in range(self.num_envs))

    def action_masks(self) -> Marks:
        """Return which actions are legal in every game."""
        return self.batch.marked()

    def _infos(self) -> Info:
        now, all_of_them = self.batch.step, np.ones(self.num_envs, np.bool_)
        infos = {"turn": now.turns.copy(), "_turn": all_of_them}
        if self._mask:
            return infos | {"action_mask": self.batch.marked().view(np.int8), "_action_mask": all_of_them}
        return infos | {"legal": now.actions.copy(), "_legal": all_of_them}

    def _final(self, ended: Marks) -> Info:
        """What Gymnasium wants to be told of games that ended and are dealt anew in the same step."""
        last = np.full(self.num_envs, None, object)
        for row, observation in zip(np.flatnonzero(ended), self.batch.observed()[ended], strict=True):
            last[row] = observation
        info: Info = {"turn": np.where(ended, -1, 0).astype(np.int8), "_turn": ended}
        if self._mask:
            nothing = np.zeros((self.num_envs, self.rules.action_count), np.int8)
            info |= {"action_mask": nothing, "_action_mask": ended}
        return {"final_obs": last, "_final_obs": ended, "final_info": info, "_final_info": ended}


def _autoreset_mode(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError as error:
        values = ", ".join(str(it.value) for it in AutoresetMode)
        raise BadOption("bad-option", name="autoreset_mode", value=mode, values=values) from error
