"""Paris for PettingZoo, turn by turn: `player_0` is orange, `player_1` blue."""

from __future__ import annotations

from typing import Any

from boulevard.envs.pettingzoo import AEC


def env(**settings: Any) -> AEC:
    """Return an environment in which players act by turns."""
    return AEC("paris", **settings)


raw_env = env
"""Environments check what they are given themselves, so there is nothing to wrap them in."""
