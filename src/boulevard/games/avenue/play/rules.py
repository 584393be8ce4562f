"""The course of a game of Avenue: legal actions, choosing one, turning cards and rounds (Play)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.play.scoring import farm_score
from boulevard.games.avenue.play.state import OPEN, PEEK, ROUNDS, SIDES, YELLOW, YELLOWS_A_ROUND
from boulevard.games.kernels.bits import ONE, bit, lowest
from boulevard.games.kernels.compiled import compiled


@compiled
def empty_spaces(box: Any, sheet: Any) -> np.uint64:
    """The spaces without a road."""
    reach = sheet.reach
    empty: np.uint64 = box.spaces & ~(reach[0] | reach[1] | reach[2] | reach[3])
    return empty


@compiled
def may_peek(table: Any, sheet: Any) -> bool:
    """A peek is allowed once a round."""
    return not sheet.peeks >> table.rounds & 1


@compiled
def must_act(box: Any, table: Any, sheet: Any) -> bool:
    """Whether a player still has to choose; one who can do nothing is skipped."""
    if table.rounds == ROUNDS or sheet.choice != OPEN:
        return False
    return bool(empty_spaces(box, sheet)) or may_peek(table, sheet)


@compiled
def first_to_act(box: Any, table: Any, sheets: NDArray[Any]) -> int:
    """The first player who must act, or -1."""
    for seat in range(len(sheets)):
        if must_act(box, table, sheets[seat]):
            return seat
    return -1


@compiled
def legal_actions(box: Any, table: Any, sheet: Any, out: NDArray[np.int32]) -> int:
    """Write a player's legal actions to `out`, in rising order; return how many."""
    if table.rounds == ROUNDS or sheet.choice != OPEN:
        return 0
    listed = 0
    empty = empty_spaces(box, sheet)
    while empty:
        out[listed] = lowest(empty)
        empty &= empty - ONE
        listed += 1
    if may_peek(table, sheet):
        out[listed] = PEEK
        listed += 1
    return listed


@compiled
def is_legal(box: Any, table: Any, sheet: Any, action: int) -> bool:
    """Whether a player may do this, without listing the rest; any number can be asked about."""
    if table.rounds == ROUNDS or sheet.choice != OPEN:
        return False
    if action == PEEK:
        return may_peek(table, sheet)
    return 0 <= action < PEEK and bool(empty_spaces(box, sheet) & bit(action))


@compiled
def choose(box: Any, table: Any, sheets: NDArray[Any], seat: int, action: int) -> None:
    """Let a player choose; the card is done when all have."""
    sheets[seat].choice = action
    if first_to_act(box, table, sheets) < 0:
        finish_card(box, table, sheets)


@compiled
def finish_card(box: Any, table: Any, sheets: NDArray[Any]) -> None:
    """Carry out all choices and turn up the next card; one on which everybody is skipped still counts."""
    while True:
        card = int(table.roads[table.card])
        for seat in range(len(sheets)):
            _carry_out(table, sheets[seat], card % YELLOW)
        if card >= YELLOW:
            table.yellows += 1
        if table.yellows == YELLOWS_A_ROUND:
            _finish_round(box, table, sheets)
            if table.rounds == ROUNDS:
                return
        table.card += 1
        if first_to_act(box, table, sheets) >= 0:
            return


@compiled
def _carry_out(table: Any, sheet: Any, road: int) -> None:
    if sheet.choice < PEEK:
        space = bit(int(sheet.choice))
        sheet.reach[SIDES[road][0]] |= space
        sheet.reach[SIDES[road][1]] |= space
    elif sheet.choice == PEEK:
        sheet.peeks |= 1 << int(table.rounds)
    sheet.choice = OPEN


@compiled
def _finish_round(box: Any, table: Any, sheets: NDArray[Any]) -> None:
    """Write the farm's scores: more than in the round before, otherwise 0."""
    number = int(table.rounds)
    farm = int(table.farms[number])
    for seat in range(len(sheets)):
        before = int(sheets[seat].scores[number - 1]) if number > 0 else 0
        points = farm_score(box, sheets[seat], farm)
        sheets[seat].scores[number] = points if points > before else 0
    table.rounds += 1
    table.yellows = 0
