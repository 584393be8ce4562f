"""Paris for PettingZoo, turn by turn: `player_0` is orange, `player_1` blue."""

from __future__ import annotations

from typing import Any

from boulevard.envs.batch import Illegal
from boulevard.envs.pettingzoo import AEC
from boulevard.envs.rewards import Reward


def env(
    *,
    reward: Reward = "margin",
    illegal: Illegal = "random",
    position: str | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> AEC:
    """Return an environment in which two players act by turns.

    Actions have the numbers of the rules, and observations are rows of numbers from 0 to 1 with a mask of what is legal
    (docs/observations.md has tables of both). What goes wrong is a typed error (`boulevard.errors`).

    Settings of all environments:

    - `reward`: what moves are worth to each agent. "margin", with the last move: own points minus those of the best
      rival. "win", with the last move: 1 for a sole winner, -1 for a loser, 0 for a draw or a shared win.
      "points", with every move: by how much it changed the points that an agent would have if the game ended now.
    - `illegal`: "random" replaces an action that is not legal by a legal one, and sets "illegal" in the info of its
      agent; "raise" refuses it (`IllegalMove`), and then nothing changes.
    - `position`: a text (docs/positions.md) with which all games begin; what it leaves open is dealt anew each time. It
      has options of its own, so none of the game can be given with it.
    - `max_cycles`: how often an agent may act before the game is cut off (`truncations`); by default, never.
    - `render_mode`: what `render()` gives: "ansi" (text), "svg", "rgb_array" (pixels); "human" prints the text after
      every move.

    Options of the game (`BadOption` for any others):

    - `postcards`: "starred" (the default), "random" (drawn anew for each game), or a list of eight names.
    - `starts`: "orange" (the default), "blue" or "random".
    - `penseur`: which free spaces the Statue counts: "any" (the default) or "own".
    - `fountain`: how many spaces the Fountain takes: 2 (the default) or 1.
    - `mirror`: whether buildings may be flipped over: False (the default) or True.
    - `edition`: "standard" (the default), or a box of your own (docs/own-boxes.md): the path of a file, or its data.
    """
    return AEC(
        "paris",
        reward=reward,
        illegal=illegal,
        position=position,
        max_cycles=max_cycles,
        render_mode=render_mode,
        **options,
    )


raw_env = env
"""Environments check what they are given themselves, so there is nothing to wrap them in."""
