"""Avenue for PettingZoo: `env()` turn by turn, `parallel_env()` all at once; for two unless told otherwise."""

from __future__ import annotations

from typing import Any

from boulevard.envs.pettingzoo import AEC, Parallel


def env(**settings: Any) -> AEC:
    """Return an environment in which players act one after the other, unseen by each other."""
    return AEC("avenue", **_for_two(settings))


def parallel_env(**settings: Any) -> Parallel:
    """Return an environment in which all players act at once."""
    return Parallel("avenue", **_for_two(settings))


raw_env = env
"""Environments check what they are given themselves, so there is nothing to wrap them in."""


def _for_two(settings: dict[str, Any]) -> dict[str, Any]:
    return settings if settings.get("position") else {"players": 2, **settings}
