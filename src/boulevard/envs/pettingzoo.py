"""Any game as an environment of PettingZoo: turn by turn (`AEC`), and all at once where the rules have it (`Parallel`).

Agents are `player_0`, `player_1` … in the order of the seats. An observation has two parts: `observation`, what the
agent may know, and `action_mask`, what it may do now, which is nothing while others are to act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces as gymnasium_spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from boulevard.envs import spaces
from boulevard.envs.rendering import METADATA, Frame, render, require_mode
from boulevard.envs.single import Single

Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]
Action = int | np.integer[Any]


class Agents:
    """What both kinds have in common: one game, its agents and their spaces."""

    def __init__(
        self,
        game: str,
        *,
        version: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.batch = Single(game, **settings)
        self.rules = self.batch.rules
        self.metadata: dict[str, Any] = {**METADATA, "name": f"{game}_v{version}", "is_parallelizable": False}
        self.render_mode = require_mode(render_mode)
        self.max_cycles = max_cycles
        """How often an agent may act before the game is broken off; as often as it takes if there is none."""
        self.possible_agents = [f"player_{number}" for number in range(len(self.rules.seats))]
        self.agents: list[str] = []
        self._seats = {agent: number for number, agent in enumerate(self.possible_agents)}
        self._observations = {agent: spaces.masked(self.rules) for agent in self.possible_agents}
        self._actions = {agent: spaces.actions(self.rules) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium_spaces.Dict:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium_spaces.Discrete:
        """Return the space of an agent's actions, legal or not."""
        return self._actions[agent]

    def render(self) -> Frame:
        """Return the game as anybody may see it, as `render_mode` says."""
        return render(self.render_mode, self.rules, self.batch.states)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.batch.deal(self._chance)
        self.agents = self.possible_agents.copy()

    def _observed(self, agent: str, mask: NDArray[np.int8]) -> Observation:
        return {"observation": self.batch.seen(self._seats[agent]), "action_mask": mask}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class AEC(Agents, AECEnv[str, Observation, Action | None]):  # type: ignore[misc]
    """A game turn by turn. Where several must act at once, they do so one after the other, unseen by each other."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._acted = dict.fromkeys(self.agents, 0)
        self._look()

    def step(self, action: Action | None) -> None:
        """Let the agent that is selected act."""
        if not self.agents:
            raise ResetNeeded("there is no game: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        is_legal = self.batch.move(action)
        self._acted[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.batch.gains(), strict=True))
        self._accumulate_rewards()
        self._look()
        if not is_legal:
            self.infos[agent]["illegal"] = True

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know and do."""
        mask = self.infos[agent].get("action_mask")
        return self._observed(agent, np.zeros(self.rules.action_count, np.int8) if mask is None else mask)

    def _look(self) -> None:
        """See who is to act, and what is legal; at the end everybody is done."""
        self.infos: Infos = {agent: {} for agent in self.agents}
        turn = self.batch.turn
        if turn < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[turn]
            self.infos[self.agent_selection]["action_mask"] = self.batch.legal()
            if self._acted[self.agent_selection] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._show()


class Parallel(Agents, ParallelEnv[str, Observation, Action]):  # type: ignore[misc]
    """A game in which everybody acts at once. What is done by an agent that need not act is ignored."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game; return what every agent may know and do."""
        self._deal(seed)
        self._cycles = 0
        self._show()
        return self._seen()

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Let everybody act."""
        if not self.agents:
            raise ResetNeeded("there is no game: call reset")
        acting, seats = self._acting, [self._seats[agent] for agent in self._acting]
        are_legal = self.batch.move_all([actions[agent] for agent in acting], seats)
        self._cycles += 1
        rewards = dict(zip(self.agents, self.batch.gains(), strict=True))
        is_over = self.batch.is_over
        is_cut = not is_over and self._cycles == self.max_cycles
        terminations, truncations = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        observations, infos = self._seen()
        for agent, is_legal in zip(acting, are_legal, strict=True):
            if not is_legal:
                infos[agent]["illegal"] = True
        if is_over or is_cut:
            self.agents = []
        self._show()
        return observations, rewards, terminations, truncations, infos

    def _seen(self) -> tuple[dict[str, Observation], Infos]:
        self._acting, observations, infos = [], {}, {}
        for agent, seat in self._seats.items():
            mask = self.batch.legal(seat)
            if mask.view(np.bool_).any():
                self._acting.append(agent)
            observations[agent] = self._observed(agent, mask)
            infos[agent] = {"action_mask": mask}
        return observations, infos
