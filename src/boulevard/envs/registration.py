"""Telling Gymnasium and PettingZoo of our environments."""

from __future__ import annotations

import gymnasium
import pettingzoo

from boulevard.games import registry

SOLO = "boulevard/AvenueSolo-v0"
"""The one environment that is registered for one game only: Gymnasium's are for one player."""
PETTINGZOO = "boulevard/{game}-v0"


def register() -> None:
    """Add them to the lists of both, once: for PettingZoo, all games that are installed."""
    if SOLO in gymnasium.registry:
        return
    gymnasium.register(
        SOLO,
        entry_point="boulevard.envs.gymnasium:Solo",
        vector_entry_point="boulevard.envs.gymnasium:Vector",
        kwargs={"game": "avenue"},
    )
    for game in registry.names():
        name = PETTINGZOO.format(game=game)
        pettingzoo.register("aec", name, "boulevard.envs.pettingzoo:env", kwargs={"game": game})
        pettingzoo.register("parallel", name, "boulevard.envs.pettingzoo:parallel_env", kwargs={"game": game})
