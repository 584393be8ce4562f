"""Avenue for PettingZoo: `env()` turn by turn, `parallel_env()` all at once; for two unless told otherwise."""

from __future__ import annotations

from typing import Any

from boulevard.envs import pettingzoo
from boulevard.envs.batch import Illegal
from boulevard.envs.pettingzoo import AEC, Parallel
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
    """Return an environment in which players act one after the other, unseen by each other.

    Actions have the numbers of the rules, and observations are rows of numbers from 0 to 1 with a mask of what is legal
    (docs/observations.md has tables of both). What goes wrong is a typed error (`boulevard.errors`).

    Settings of all environments:

    - `reward`: what moves are worth to each agent. "margin", with the last move: own points minus those of the best
      rival; solo, the points. "win", with the last move: 1 for a sole winner, -1 for a loser, 0 for a draw or a shared
      win. "points", with every move: by how much it changed the points that an agent would have if the game
      ended now.
    - `illegal`: "random" replaces an action that is not legal by a legal one, and sets "illegal" in the info of its
      agent; "raise" refuses it (`IllegalMove`), and then nothing changes.
    - `position`: a text (docs/positions.md) with which all games begin; what it leaves open is dealt anew each time. It
      has options of its own, so none of the game can be given with it.
    - `max_cycles`: how often an agent may act before the game is cut off (`truncations`); by default, never.
    - `render_mode`: what `render()` gives: "ansi" (text), "svg", "rgb_array" (pixels); "human" prints the text after
      every move.

    Options of the game (`BadOption` for any others):

    - `players`: 2 (the default here), or any number from 1 to 100.
    - `sheet`: "A" (the default), "B" or "C", or one of your own: rows of symbols, or the path of a .txt file.
    """
    return pettingzoo.env(
        "avenue",
        reward=reward,
        illegal=illegal,
        position=position,
        max_cycles=max_cycles,
        render_mode=render_mode,
        **options,
    )


def parallel_env(
    *,
    reward: Reward = "margin",
    illegal: Illegal = "random",
    position: str | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Parallel:
    """Return an environment in which all players act at once.

    Settings (`reward`, `illegal`, `position`, `max_cycles`, `render_mode`) and options of the game (`players`, `sheet`)
    are those of `env`, where they are explained. An agent that need not act may have any action, or none.
    """
    return pettingzoo.parallel_env(
        "avenue",
        reward=reward,
        illegal=illegal,
        position=position,
        max_cycles=max_cycles,
        render_mode=render_mode,
        **options,
    )


raw_env = env
"""Environments check what they are given themselves, so there is nothing to wrap them in."""
