"""Telling Gymnasium and PettingZoo of our environments."""

from __future__ import annotations

import gymnasium
import pettingzoo

SOLO = "boulevard/AvenueSolo-v0"
PARIS, AVENUE = "boulevard/paris-v0", "boulevard/avenue-v0"


def register() -> None:
    """Add them to the lists of both, once."""
    if SOLO in gymnasium.registry:
        return
    gymnasium.register(
        SOLO,
        entry_point="boulevard.envs.gymnasium:Solo",
        vector_entry_point="boulevard.envs.gymnasium:Vector",
        kwargs={"game": "avenue"},
    )
    pettingzoo.register("aec", PARIS, "boulevard.envs.paris_v0:env")
    pettingzoo.register("aec", AVENUE, "boulevard.envs.avenue_v0:env")
    pettingzoo.register("parallel", AVENUE, "boulevard.envs.avenue_v0:parallel_env")
