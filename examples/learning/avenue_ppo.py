"""MaskablePPO of sb3-contrib learns Avenue alone, on the vector environment.

    pip install 'boulevard[envs]' sb3-contrib
    python avenue_ppo.py --steps 2000000

Prints the mean score of the games that ended, again and again, and writes the policy to a file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode, VectorEnv
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

import boulevard.envs  # noqa: F401  (registers the environments)

POINTS = 10.0
"""What a reward of 1 stands for: learners like numbers of that size."""


class AsStableBaselines(VecEnv):
    """A vector environment of Gymnasium as one of Stable Baselines."""

    def __init__(self, env: VectorEnv[Any, Any, Any]) -> None:
        self.env = env
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        """Deal all games anew."""
        observed, _ = self.env.reset(seed=self._seeds[0])
        return observed

    def step_async(self, actions: Any) -> None:
        """Take the actions that `step_wait` carries out."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Make a move in every game; one that ends is dealt anew, and its last observation is told."""
        observed, rewards, over, _, infos = self.env.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(over):
            told[row]["terminal_observation"] = infos["final_obs"][row]
        return observed, (rewards / POINTS).astype(np.float32), over, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Call a method that answers for all games; Stable Baselines asks for `action_masks` so."""
        return list(getattr(self.env.unwrapped, method_name)(*args, **kwargs))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute once for every game."""
        return [getattr(self.env.unwrapped, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute of all games."""
        setattr(self.env.unwrapped, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Return whether the games are wrapped: they are not."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the environment."""
        self.env.close()


class Curve(BaseCallback):
    """Keeps the mean score of the latest games after every round of learning."""

    def __init__(self) -> None:
        super().__init__()
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        recent: Sequence[dict[str, float]] = list(self.model.ep_info_buffer or ())
        if recent:
            score = POINTS * float(np.mean([game["r"] for game in recent]))
            self.points.append((self.num_timesteps, score))
            print(f"{self.num_timesteps:>12,} steps  {score:6.1f} points", flush=True)


def environment(count: int, **options: Any) -> AsStableBaselines:
    """Return many games of Avenue alone. Points come with every move, so that the learner sees early what is good."""
    made = gymnasium.make_vec(
        "boulevard/AvenueSolo-v0",
        num_envs=count,
        autoreset_mode=AutoresetMode.SAME_STEP,
        reward="points",
        **options,
    )
    return AsStableBaselines(made)


def learn(steps: int, count: int = 256, seed: int = 1) -> tuple[MaskablePPO, list[tuple[int, float]]]:
    """Learn for so many moves; return the policy and its learning curve."""
    torch.set_num_threads(1)
    curve = Curve()
    model = MaskablePPO(
        "MlpPolicy",
        VecMonitor(environment(count)),
        n_steps=64,
        batch_size=min(4096, 64 * count),
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
    )
    model.learn(steps, callback=curve)
    return model, curve.points


def evaluate(model: MaskablePPO, games: int, seed: int = 99) -> float:
    """Return the mean score of the policy's best moves over so many games."""
    envs = VecMonitor(environment(games))
    envs.seed(seed)
    observed: Any = envs.reset()
    scores: list[float | None] = [None] * games
    while any(score is None for score in scores):
        actions, _ = model.predict(observed, action_masks=get_action_masks(envs), deterministic=True)
        observed, _, over, infos = envs.step(actions)
        _note(scores, np.flatnonzero(over), infos)
    return POINTS * float(np.mean([score for score in scores if score is not None]))


def _note(scores: list[float | None], ended: Iterable[int], infos: Sequence[dict[str, Any]]) -> None:
    for row in ended:
        if scores[row] is None:
            scores[row] = infos[row]["episode"]["r"]


def main() -> None:
    """Learn, say how good the policy has become, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--games", type=int, default=1000, help="games that the policy is judged by")
    parser.add_argument("--out", type=Path, default=Path("avenue_ppo.zip"))
    chosen = parser.parse_args()
    model, _ = learn(chosen.steps, chosen.envs)
    print(f"{evaluate(model, chosen.games):.1f} points on average over {chosen.games:,} new games")
    model.save(chosen.out)


if __name__ == "__main__":
    main()
