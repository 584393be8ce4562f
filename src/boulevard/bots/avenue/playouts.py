"""Games played on from a sheet by chance or by the learnt values: what searches are made of."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.comparison import SCRATCH, select
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, FastSheets, deal, load, play, points_so_far, total, turn_up
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import Ground
from boulevard.bots.avenue.values import NAMED, value_of
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS
from boulevard.games.kernels.bits import ONE, count, lowest
from boulevard.games.kernels.chance import below
from boulevard.games.kernels.compiled import compiled, kernel

NO_ACTION = -1
OWN_CHOICE = -2
"""In place of an action: the policy's own."""


@compiled
def any_action(sheet: Any, stream: np.uint64) -> tuple[np.uint64, int]:
    """Draw an action evenly from all legal ones (-1 if there is none)."""
    draws = count(sheet.empty)
    choices = draws if sheet.peeked else draws + 1
    if choices == 0:
        return stream, NO_ACTION
    stream, number = below(stream, choices)
    if number == draws:
        return stream, PEEK
    rest = sheet.empty
    for _ in range(number):
        rest &= rest - ONE
    return stream, lowest(rest)


@kernel
def load_each(ground: Ground, tables: NDArray[Any], drawn: NDArray[Any], sheets: FastSheets) -> None:
    """Fill sheets from those of one state, as a seat knows it."""
    for seat in range(len(sheets)):
        load(ground[0], sheets[seat], tables[0], drawn[0, seat])


@kernel
def weigh(ground: Ground, sheets: FastSheets, weights: Weights, worths: NDArray[np.float64]) -> None:
    """Write for every sheet the final score that is expected after each action, -inf for those that are not legal.

    Where the player is skipped, that of doing nothing stands for a peek.
    """
    pair, scratch, named = np.empty(2, FAST_SHEET), np.empty(1, SCRATCH), np.empty(1, NAMED)
    for number in range(len(sheets)):
        pair[0] = sheets[number]
        scratch[0].worths[:] = -np.inf
        best = select(ground[0], pair, weights, scratch[0])
        worths[number] = scratch[0].worths
        so_far = points_so_far(pair[0])
        ahead = float(play(ground[0], pair[0], best))
        if pair[0].rounds < ROUNDS:
            ahead += value_of(ground[0], pair[0], best == PEEK, weights, named[0])
        if best < 0:
            worths[number, PEEK] = so_far + ahead
        else:
            worths[number] += so_far + ahead - scratch[0].worths[best]


@kernel
def play_on(
    ground: Ground,
    sheets: FastSheets,
    actions: NDArray[np.int32],
    streams: NDArray[np.uint64],
    weights: Weights,
    horizon: int,
    finals: NDArray[np.float64],
) -> None:
    """Play sheets on with the same cards for all, once for every stream; `finals` gets the scores.

    Each begins with its action (or the policy's own choice). With weights the policy is to do what they say is best,
    without any (an empty array) to draw evenly. A game that is not over after `horizon` more cards is judged by
    the weights.
    """
    pair = np.empty(2, FAST_SHEET)
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    scratch, named = np.empty(1, SCRATCH), np.empty(1, NAMED)
    for game in range(len(streams)):
        stream = deal(ground[0], sheets[0], roads, farms, streams[game])
        for number in range(len(sheets)):
            pair[0] = sheets[number]
            chance, action, place = stream, actions[number], 0
            while True:
                if action == OWN_CHOICE and len(weights):
                    action = select(ground[0], pair, weights, scratch[0])
                elif action == OWN_CHOICE:
                    chance, action = any_action(pair[0], chance)
                play(ground[0], pair[0], action)
                if pair[0].rounds == ROUNDS:
                    finals[game, number] = total(ground[0], pair[0])
                    break
                if place == horizon:
                    ahead = value_of(ground[0], pair[0], action == PEEK, weights, named[0])
                    finals[game, number] = points_so_far(pair[0]) + ahead
                    break
                turn_up(pair[0], roads[place], farms)
                place += 1
                action = OWN_CHOICE
