"""Kernels that check moves of many states, carry them out, and list what is legal next.

`seat` is the number of the seat that moves; -1 is whoever is to act. A state that is over, or in which the seat is
not to act, stays as it is. What is listed goes to the arrays of `Buffers` (contract/buffers.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.arrays import Flags, Numbers
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.kernels.lists import put_list, unmark
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.legality import is_legal
from boulevard.games.paris.play.rules import apply_action, legal_actions
from boulevard.games.paris.play.state import LAYING, OVER, TILES, UNKNOWN, States


@compiled
def _acts(state: Any, seat: int) -> bool:
    return state.phase != OVER and (seat < 0 or state.turn == seat)


@compiled
def _is_hidden(state: Any) -> bool:
    """Whether a tile that will be laid is unknown; those are the last of a pile."""
    last = TILES - 1
    return bool(state.phase == LAYING and (state.piles[0, last] == UNKNOWN or state.piles[1, last] == UNKNOWN))


@compiled
def _first_wrong(box: Box, states: States, actions: Numbers, seat: int) -> int:
    """The first row that is hidden or has an action that is not legal, -1 if there is none.

    -1 is right for seats that need not act.
    """
    for i in range(len(states)):
        if _is_hidden(states[i]):
            return i
        if _acts(states[i], seat):
            if not is_legal(box[0], states[i], actions[i]):
                return i
        elif actions[i] != -1 and states[i].phase != OVER:
            return i
    return -1


@kernel
def apply_each(box: Box, states: States, actions: Numbers, seat: int, check: bool, apply: bool) -> int:
    """Check one action a state, and carry them out; if one is wrong, return its row and change nothing, else -1."""
    wrong = _first_wrong(box, states, actions, seat) if check else -1
    if wrong < 0 and apply:
        for i in range(len(states)):
            _apply(box, states[i], actions[i], seat)
    return wrong


@compiled
def _apply(box: Box, state: Any, action: int, seat: int) -> None:
    if action >= 0 and _acts(state, seat):
        apply_action(box[0], state, action)


@kernel
def step_each(
    box: Box, states: States, which: NDArray[np.int64], actions: Numbers, seat: int, check: bool, looker: int,
    size: int, rows: Numbers, counts: NDArray[np.int64], turns: NDArray[np.int8], over: Flags, mask: Flags,
) -> tuple[int, int]:  # fmt: skip
    """Carry out one action a state, and list for a seat, `looker`, what is legal next.

    Only rows that are named change. Without actions there is but the look. Return the first row with a wrong action, in
    which case nothing changes, and how many are listed at most. `size` is how many actions there are.
    """
    wrong = _first_wrong(box, states, actions, seat) if check else -1
    if wrong >= 0:
        return wrong, 0
    scratch = np.empty(size, np.int32)
    most = 0
    for i in which:
        if len(actions) > 0:
            _apply(box, states[i], actions[i], seat)
        over[i] = states[i].phase == OVER
        turns[i] = -1 if over[i] else states[i].turn
        unmark(i, rows, counts, mask)
        listed = legal_actions(box[0], states[i], scratch) if _acts(states[i], looker) else 0
        put_list(scratch, listed, i, rows, counts, mask)
        most = max(most, listed)
    return -1, most


@kernel
def mark_each(box: Box, states: States, seat: int, mask: Flags) -> None:
    """Mark each state's legal actions in its row of `mask`, whatever was there before."""
    scratch = np.empty(mask.shape[1], np.int32)
    for i in range(len(states)):
        mask[i] = False
        if _acts(states[i], seat):
            for j in range(legal_actions(box[0], states[i], scratch)):
                mask[i, scratch[j]] = True
