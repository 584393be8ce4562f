"""Any game as an environment of PettingZoo: turn by turn (`AEC`), and all at once where the rules have it (`Parallel`).

Agents are `player_0`, `player_1` … in the order of the seats. An observation has two parts: `observation`, what the
agent may know, and `action_mask`, what it may do now, which is nothing while others are to act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces as gymnasium_spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from boulevard.envs import spaces
from boulevard.envs.batch import Illegal
from boulevard.envs.errors import NeedsReset
from boulevard.envs.rendering import METADATA, Frame, render, require_mode
from boulevard.envs.rewards import Reward
from boulevard.envs.single import Single
from boulevard.errors import BadStates, IllegalMove, UnknownSeat
from boulevard.games.contract.checks import require_count
from boulevard.games.registry import info
from boulevard.messages.fluent import as_data

Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]
Action = int | np.integer[Any]


class Agents:
    """What both kinds have in common: one game, its agents and their spaces.

    - `game`: the name of a game, such as "paris".
    - `reward`: "margin" or "win", with the last move; "points", with every move (`boulevard.envs.rewards.Rewards`).
    - `illegal`: "random" replaces an action that is not legal by a legal one, and sets "illegal" in the info of its
      agent; "raise" refuses it (`IllegalMove`), and then nothing changes.
    - `position`: a text (docs/positions.md) with which all games begin, instead of options of the game.
    - `max_cycles`: how often an agent may act before the game is cut off; as often as it takes if there is none.
    - `render_mode`: "ansi", "svg", "rgb_array", or "human", which prints the game after every move.
    - `options`: those of the game; `boulevard games` lists them.
    """

    def __init__(
        self,
        game: str,
        *,
        version: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        reward: Reward = "margin",
        illegal: Illegal = "random",
        position: str | None = None,
        **options: Any,
    ) -> None:
        self.batch = Single(game, reward=reward, illegal=illegal, position=position, **options)
        self.rules = self.batch.rules
        self.metadata: dict[str, Any] = {**METADATA, "name": f"{game}_v{version}", "is_parallelizable": False}
        self.render_mode = require_mode(render_mode)
        self.max_cycles = None if max_cycles is None else require_count(max_cycles, 1)
        self.possible_agents = [f"player_{number}" for number in range(len(self.rules.seats))]
        self.agents: list[str] = []
        self._seats = {agent: number for number, agent in enumerate(self.possible_agents)}
        self._observations = {agent: spaces.masked(self.rules) for agent in self.possible_agents}
        self._actions = {agent: spaces.actions(self.rules) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium_spaces.Dict:
        """Return the space of an agent's observations (`UnknownSeat`)."""
        return self._observations[self._known(agent)]

    def action_space(self, agent: str) -> gymnasium_spaces.Discrete:
        """Return the space of an agent's actions, legal or not (`UnknownSeat`)."""
        return self._actions[self._known(agent)]

    def render(self) -> Frame:
        """Return the game as anybody may see it, as `render_mode` says."""
        self.batch.require_dealt()
        return render(self.render_mode, self.rules, self.batch.states)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.batch.deal(self._chance)
        self.agents = self.possible_agents.copy()

    def _known(self, agent: str) -> str:
        """Return an agent of this game (`UnknownSeat`)."""
        if not (isinstance(agent, str) and agent in self._seats):
            raise UnknownSeat("unknown-seat", seat=as_data(agent), seats=", ".join(self.possible_agents))
        return agent

    def _require_game(self) -> None:
        """Refuse a step before the first reset and after the end (`NeedsReset`)."""
        if not self.agents:
            raise NeedsReset("env-reset-needed")

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
        """Let the agent that is selected act; one that is done, by the action None."""
        self._require_game()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove("env-action-missing", agent=agent)
        is_legal = self.batch.move(action)
        self._acted[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.batch.gains(), strict=True))
        self._accumulate_rewards()
        self._look()
        if not is_legal:
            self.infos[agent]["illegal"] = True

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know and do (`UnknownSeat`)."""
        self.batch.require_dealt()
        mask = self.infos[self._known(agent)].get("action_mask")
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
        """Let everybody act (`IllegalMove` if somebody who must act has no action)."""
        self._require_game()
        acting, seats = self._acting, [self._seats[agent] for agent in self._acting]
        are_legal = self.batch.move_all(self._chosen(actions), seats)
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

    def _chosen(self, actions: Mapping[str, Action]) -> list[Action]:
        """The actions of those who must act."""
        if not isinstance(actions, Mapping):
            raise BadStates("env-actions-by-agent", kind=type(actions).__name__)
        for agent in actions:
            self._known(agent)
        for agent in self._acting:
            if actions.get(agent) is None:
                raise IllegalMove("env-action-missing", agent=agent)
        return [actions[agent] for agent in self._acting]

    def _seen(self) -> tuple[dict[str, Observation], Infos]:
        self._acting, observations, infos = [], {}, {}
        for agent, seat in self._seats.items():
            mask = self.batch.legal(seat)
            if mask.view(np.bool_).any():
                self._acting.append(agent)
            observations[agent] = self._observed(agent, mask)
            infos[agent] = {"action_mask": mask}
        return observations, infos


def env(game: str, *, position: str | None = None, **settings: Any) -> AEC:
    """Return a game turn by turn: for two unless told otherwise, or for as many as come next to it."""
    return AEC(game, position=position, **_in_company(game, position, settings))


def parallel_env(game: str, *, position: str | None = None, **settings: Any) -> Parallel:
    """Return a game in which everybody acts at once, for as many as `env`."""
    return Parallel(game, position=position, **_in_company(game, position, settings))


def _in_company(game: str, position: str | None, settings: Mapping[str, Any]) -> Mapping[str, Any]:
    seats = info(game).seats_option
    return settings if position or seats is None else {seats: info(game).company, **settings}
