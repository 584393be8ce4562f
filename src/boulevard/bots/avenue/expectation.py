"""What a sheet is expected to bring, with the next cards exactly: every card that can come, and the best answer.

Only then values judge. One card ahead takes less than a millisecond for the moves that deserve it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.comparison import SCRATCH, select
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, FastSheets, play, points_so_far, total
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import CARDS, Ground
from boulevard.bots.avenue.values import NAMED, value_of
from boulevard.games.avenue.play.state import FARMS, PEEK, ROUNDS, UNKNOWN
from boulevard.games.kernels.compiled import compiled, kernel

MOST_CARDS = 3
"""Cards looked ahead at most."""


@kernel
def look_ahead(
    ground: Ground,
    sheets: FastSheets,
    actions: NDArray[np.int32],
    weights: Weights,
    cards: int,
    width: int,
    finals: NDArray[np.float64],
) -> None:
    """Write the final score that is expected after each action, with so many cards exactly.

    After each card the best actions by values are looked into, `width` at most.
    """
    line, scratch, named = np.empty(2 * MOST_CARDS + 2, FAST_SHEET), np.empty(MOST_CARDS, SCRATCH), np.empty(1, NAMED)
    for number in range(len(actions)):
        line[0] = sheets[0]
        play(ground[0], line[0], actions[number])
        finals[number] = _final(ground, line, actions[number] == PEEK, weights, cards, width, scratch, named)


@compiled
def _final(
    ground: Ground,
    line: FastSheets,
    peeked: bool,
    weights: Weights,
    cards: int,
    width: int,
    scratch: NDArray[Any],
    named: NDArray[Any],
) -> float:
    """The final score that is expected of the first sheet of a line, after a move."""
    sheet = line[0]
    if sheet.rounds == ROUNDS:
        return float(total(ground[0], sheet))
    if cards == 0:
        return float(points_so_far(sheet)) + value_of(ground[0], sheet, peeked, weights, named[0])
    hidden = _hidden_farm(sheet)
    known = 0
    for place in range(FARMS):
        if sheet.farms[place] != UNKNOWN:
            known |= 1 << int(sheet.farms[place])
    sum_of_all, count_of_all = 0.0, 0
    for card in range(CARDS):
        left = int(sheet.left[card])
        for farm in range(FARMS if left else 0):
            if (hidden < 0 and farm == 0) or (hidden >= 0 and not known >> farm & 1):
                line[1] = sheet
                line[1].card = card
                line[1].left[card] -= 1
                if hidden >= 0:
                    line[1].farms[hidden] = farm
                sum_of_all += left * _best(ground, line[1:], weights, cards, width, scratch, named)
                count_of_all += left
    return sum_of_all / count_of_all


@compiled
def _hidden_farm(sheet: Any) -> int:
    """The place of the farm card that is seen with the next road card, or -1 if there is none."""
    place = int(sheet.rounds) + (1 if sheet.peeked else 0)
    return place if place < FARMS and sheet.farms[place] == UNKNOWN else -1


@compiled
def _best(
    ground: Ground,
    line: FastSheets,
    weights: Weights,
    cards: int,
    width: int,
    scratch: NDArray[Any],
    named: NDArray[Any],
) -> float:
    """The final score that is expected of the first sheet of a line, whose card is turned up."""
    own = scratch[0]
    own.worths[:] = -np.inf
    action = select(ground[0], line, weights, own)
    most = -np.inf
    for _ in range(1 if cards == 1 else width):
        line[1] = line[0]
        play(ground[0], line[1], action)
        final = _final(ground, line[1:], action == PEEK, weights, cards - 1, width, scratch[1:], named)
        most = max(most, final)
        if action < 0:
            break
        own.worths[action] = -np.inf
        action = int(np.argmax(own.worths))
        if own.worths[action] == -np.inf:
            break
    return most
