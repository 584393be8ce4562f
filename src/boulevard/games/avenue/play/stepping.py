"""Kernels that check moves of many states, carry them out, and list what is legal next.

`seat` is the number of the player who chooses; -1 is the first who must. A state that is over, or in which the player
need not choose, stays as it is. What is listed goes to the arrays of `Buffers` (contract/buffers.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.components import Box
from boulevard.games.avenue.play.rules import choose, first_to_act, is_legal, legal_actions, must_act
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS, SECRET, UNKNOWN, Sheets, Tables
from boulevard.games.kernels.arrays import Flags, Numbers
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.kernels.lists import put_list, unmark


@compiled
def _actor(box: Any, table: Any, sheets: Sheets, seat: int) -> int:
    """The number of the player who acts, -1 if nobody does."""
    if seat < 0:
        return first_to_act(box, table, sheets)
    return seat if must_act(box, table, sheets[seat]) else -1


@compiled
def _is_hidden(table: Any, sheets: Sheets) -> bool:
    """Whether a card, the last of its deck, or a choice is unknown in a game that is not over."""
    if table.rounds == ROUNDS:
        return False
    hidden = table.farms[FARMS - 1] == UNKNOWN or table.roads[ROADS - 1] == UNKNOWN
    for seat in range(len(sheets)):
        hidden = hidden or sheets[seat].choice == SECRET
    return bool(hidden)


@compiled
def _first_wrong(box: Box, tables: Tables, sheets: Sheets, actions: Numbers, seat: int) -> int:
    """The first row that is hidden or has an action that is not legal, -1 if there is none.

    -1 is right for seats that need not act.
    """
    for i in range(len(tables)):
        row = sheets[i]
        if _is_hidden(tables[i], row):
            return i
        actor = _actor(box[0], tables[i], row, seat)
        if actor >= 0:
            if not is_legal(box[0], tables[i], row[actor], actions[i]):
                return i
        elif actions[i] != -1 and tables[i].rounds < ROUNDS:
            return i
    return -1


@compiled
def _apply(box: Box, table: Any, sheets: Sheets, action: int, seat: int) -> None:
    actor = _actor(box[0], table, sheets, seat)
    if actor >= 0 and 0 <= action <= PEEK:
        choose(box[0], table, sheets, actor, action)


@kernel
def apply_each(box: Box, tables: Tables, sheets: Sheets, actions: Numbers, seat: int, check: bool, apply: bool) -> int:
    """Check one action a state, and carry them out; if one is wrong, return its row and change nothing, else -1."""
    wrong = _first_wrong(box, tables, sheets, actions, seat) if check else -1
    if wrong < 0 and apply:
        for i in range(len(tables)):
            _apply(box, tables[i], sheets[i], actions[i], seat)
    return wrong


@kernel
def step_each(
    box: Box, tables: Tables, sheets: Sheets, which: NDArray[np.int64], actions: Numbers, seat: int, check: bool,
    looker: int, rows: Numbers, counts: NDArray[np.int64], turns: NDArray[np.int8], over: Flags, mask: Flags,
) -> tuple[int, int]:  # fmt: skip
    """Carry out one action a state, and list for a player, `looker`, what is legal next.

    Only rows that are named change. Without actions there is but the look. Return the first row with a wrong action, in
    which case nothing changes, and how many are listed at most.
    """
    wrong = _first_wrong(box, tables, sheets, actions, seat) if check else -1
    if wrong >= 0:
        return wrong, 0
    scratch = np.empty(PEEK + 1, np.int32)
    most = 0
    for i in which:
        table, row = tables[i], sheets[i]
        if len(actions) > 0:
            _apply(box, table, row, actions[i], seat)
        over[i] = table.rounds == ROUNDS
        turns[i] = first_to_act(box[0], table, row)
        unmark(i, rows, counts, mask)
        actor = turns[i] if looker < 0 else looker
        listed = 0
        if actor >= 0:
            listed = legal_actions(box[0], table, row[actor], scratch)
        put_list(scratch, listed, i, rows, counts, mask)
        most = max(most, listed)
    return -1, most


@kernel
def mark_each(box: Box, tables: Tables, sheets: Sheets, seat: int, mask: Flags) -> None:
    """Mark each state's legal actions in its row of `mask`, whatever was there before."""
    scratch = np.empty(PEEK + 1, np.int32)
    for i in range(len(tables)):
        mask[i] = False
        actor = _actor(box[0], tables[i], sheets[i], seat)
        if actor >= 0:
            for j in range(legal_actions(box[0], tables[i], sheets[i, actor], scratch)):
                mask[i, scratch[j]] = True
