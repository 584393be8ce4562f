"""Every way to play the last cards of a game, all of them known, by the rules of the game itself.

Nothing is left out and nothing is guessed: each line is played to its end and scored there. The stack is explicit:
compiled functions that call themselves can't be kept on disk.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.components import Box
from boulevard.games.avenue.play.rules import choose, legal_actions
from boulevard.games.avenue.play.scoring import COLUMNS, TOTAL, score
from boulevard.games.avenue.play.state import PEEK, ROUNDS, SHEET, TABLE, Sheets, Tables
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.compiled import kernel

WORST = -1000
"""Less than any game scores."""
MOST_CARDS = 10


class Work(NamedTuple):
    """All that a search works with. Rows are by depth: how many cards have been played."""

    tables: Tables
    sheets: Sheets
    actions: Numbers
    counts: NDArray[np.int64]
    """By depth: how many actions there are, and how many have been tried."""
    best: NDArray[np.int64]
    """By depth: the best score so far, and how many lines lead to it."""
    lines: Numbers
    """By depth: the line that leads to it, from that depth on."""
    lengths: NDArray[np.int64]
    values: NDArray[np.int64]
    """By action of the first card: the best score after it."""


def work() -> Work:
    """Make room for a search."""
    return Work(
        tables=np.zeros(MOST_CARDS + 1, TABLE),
        sheets=np.zeros((MOST_CARDS + 1, 1), SHEET),
        actions=np.zeros((MOST_CARDS, PEEK + 1), np.int32),
        counts=np.zeros((MOST_CARDS, 2), np.int64),
        best=np.zeros((MOST_CARDS + 1, 2), np.int64),
        lines=np.zeros((MOST_CARDS + 1, MOST_CARDS + 1), np.int32),
        lengths=np.zeros(MOST_CARDS + 1, np.int64),
        values=np.full(PEEK + 1, WORST, np.int64),
    )


@kernel
def explore(box: Box, it: Work, limit: int) -> int:
    """Play every line from the position in the first row; return how many there are, or -1 if more than a limit."""
    scores, played, depth = np.zeros(COLUMNS, np.int32), 0, 0
    it.counts[0, 0] = legal_actions(box[0], it.tables[0], it.sheets[0, 0], it.actions[0])
    it.counts[0, 1] = 0
    it.best[0, 0], it.best[0, 1], it.lengths[0] = WORST, 0, 0
    while True:
        if it.counts[depth, 1] < it.counts[depth, 0]:
            action = it.actions[depth, it.counts[depth, 1]]
            it.counts[depth, 1] += 1
            it.tables[depth + 1] = it.tables[depth]
            it.sheets[depth + 1, 0] = it.sheets[depth, 0]
            depth += 1
            choose(box[0], it.tables[depth], it.sheets[depth], 0, action)
            it.best[depth, 0], it.best[depth, 1], it.lengths[depth] = WORST, 0, 0
            if it.tables[depth].rounds < ROUNDS:
                if depth == MOST_CARDS:
                    return -1
                it.counts[depth, 0] = legal_actions(box[0], it.tables[depth], it.sheets[depth, 0], it.actions[depth])
                it.counts[depth, 1] = 0
                continue
            played += 1
            if played > limit:
                return -1
            score(box[0], ROUNDS, it.sheets[depth, 0], scores)
            it.best[depth, 0], it.best[depth, 1] = scores[TOTAL], 1
        if depth == 0:
            return played
        depth -= 1
        action = it.actions[depth, it.counts[depth, 1] - 1]
        if depth == 0:
            it.values[action] = it.best[1, 0]
        if it.best[depth + 1, 0] > it.best[depth, 0]:
            it.best[depth, 0], it.best[depth, 1] = it.best[depth + 1, 0], it.best[depth + 1, 1]
            length = it.lengths[depth + 1]
            it.lines[depth, 0] = action
            it.lines[depth, 1 : length + 1] = it.lines[depth + 1, :length]
            it.lengths[depth] = length + 1
        elif it.best[depth + 1, 0] == it.best[depth, 0]:
            it.best[depth, 1] += it.best[depth + 1, 1]
