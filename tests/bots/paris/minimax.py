"""Plain minimax to the end of the game, layer by layer: no bounds, no table, no order. And endgames to try it on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.states import from_bytes
from boulevard.games.paris.edition import edition
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.scoring import TIE_BREAK, TOTAL
from boulevard.games.paris.play.state import BUILDING, OVER, States
from boulevard.games.paris.views.view import scored

STANDARD = dict(edition("standard").source)
ODD_LIGHTS = (
    [[[1, 1], [2, 2]], [[-1, 1], [-2, 2]], [[1, -1]], [[0, 2], [0, 3]]],
    [[[2, 0]], [[-2, 0], [-1, 0]], [[0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]],
)
"""Rays of large lights that no edition has: some leave spaces dark that are next to the light."""


def values(rules: Paris, states: States, most: int) -> NDArray[np.int64] | None:
    """Return what finished games and positions are worth to orange, as the solver counts; none beyond `most`."""
    if len(states) > most:
        return None
    over = states["phase"] == OVER
    found = np.zeros(len(states), np.int64)
    found[over] = finals(rules, states[over])
    going = states[~over]
    if len(going):
        actions, counts = rules.legal(going)
        if counts.sum() > most:
            return None
        bytes_ = going.view(np.uint8).reshape(len(going), -1)
        after = from_bytes(np.repeat(bytes_, counts, axis=0).tobytes(), states.dtype)
        rules.apply_each(after, actions[actions >= 0])
        below = values(rules, after, most)
        if below is None:
            return None
        first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        best = np.maximum.reduceat(below, first), np.minimum.reduceat(below, first)
        found[~over] = np.where(going["turn"] == 0, *best)
    return found


def finals(rules: Paris, states: States) -> NDArray[np.int64]:
    """Twice the margin, or who wins by the tie-break."""
    sheets = scored(rules.edition, states)[0].astype(np.int64)
    ahead = sheets[:, 0] - sheets[:, 1]
    return np.where(ahead[:, TOTAL] != 0, 2 * ahead[:, TOTAL], np.sign(ahead[:, TIE_BREAK]))


def some_options(chance: random.Random) -> Mapping[str, Any]:
    """Any options; the postcards are random more often than not, and the large light is often an odd one."""
    chosen: dict[str, Any] = {
        "postcards": chance.choice(["random", "random", "starred"]),
        "mirror": chance.random() < 0.3,
        "penseur": chance.choice(["any", "own"]),
        "fountain": chance.choice([1, 2]),
    }
    if chance.random() < 0.6:
        chosen["edition"] = {**STANDARD, "name": "odd", "large_light": {"rays": chance.choice(ODD_LIGHTS)}}
    return chosen


def endings(rules: Paris, seed: int, games: int) -> Iterator[list[States]]:
    """Play games at random and yield the positions of each one's phase 2, the last first."""
    starts = rules.deal(games, seed)
    played = rules.playout(starts.copy(), seed, log=True)
    for number in range(games):
        state, positions = starts[number : number + 1].copy(), []
        for action in played.log[number, : played.moves[number]]:
            if state["phase"][0] == BUILDING:
                positions.append(state.copy())
            rules.apply_each(state, np.array([action], np.int32))
        yield positions[::-1]
