"""What a move is expected to lead to with the next card exactly: every card that can come, and the best answer to each.

Only then values judge. A farm that is seen together with the card is any of those left, each as likely.
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


@kernel
def look_ahead(
    ground: Ground, sheets: FastSheets, actions: NDArray[np.int32], weights: Weights, finals: NDArray[np.float64]
) -> None:
    """Write the final score that is expected after each action in the first sheet."""
    line, scratch, named = np.empty(3, FAST_SHEET), np.empty(1, SCRATCH), np.empty(1, NAMED)
    for number in range(len(actions)):
        line[0] = sheets[0]
        play(ground[0], line[0], actions[number])
        if line[0].rounds == ROUNDS:
            finals[number] = total(ground[0], line[0])
        else:
            finals[number] = _over_all_cards(ground[0], line, weights, scratch[0], named[0])


@compiled
def _over_all_cards(ground: Any, line: FastSheets, weights: Weights, scratch: Any, named: Any) -> float:
    """The mean of the best answers to every card that can follow on the first sheet of a line."""
    sheet = line[0]
    place, farms = _farms_to_see(sheet)
    points, ways = 0.0, 0
    for card in range(CARDS):
        left = int(sheet.left[card])
        for farm in range(FARMS if left else 0):
            if farms >> farm & 1:
                line[1] = sheet
                line[1].card = card
                line[1].left[card] -= 1
                if place >= 0:
                    line[1].farms[place] = farm
                points += left * _best_answer(ground, line[1:], weights, scratch, named)
                ways += left
    return points / ways


@compiled
def _farms_to_see(sheet: Any) -> tuple[int, int]:
    """The place of the farm card that is seen with the next road card, and as bits which it may be; or -1 and any."""
    place = int(sheet.rounds) + (1 if sheet.peeked else 0)
    if sheet.farms[place] != UNKNOWN:
        return -1, 1
    farms = (1 << FARMS) - 1
    for number in range(place):
        farms &= ~(1 << int(sheet.farms[number]))
    return place, farms


@compiled
def _best_answer(ground: Any, line: FastSheets, weights: Weights, scratch: Any, named: Any) -> float:
    """The final score that is expected after the best action for the card that is turned up in the first sheet."""
    action = select(ground, line, weights, scratch)
    play(ground, line[0], action)
    if line[0].rounds == ROUNDS:
        return float(total(ground, line[0]))
    return float(points_so_far(line[0])) + value_of(ground, line[0], action == PEEK, weights, named)
