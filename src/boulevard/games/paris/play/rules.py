"""The course of a game of Paris: legal actions, applying one, whose turn it is, the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.bits import lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.components import LAMP, MIXED, OWN, RIVAL
from boulevard.games.paris.play.actions import BARE, BUILD, LAY, PASS, RESERVE
from boulevard.games.paris.play.placement import any_fits, grounds, list_placements, plain_grounds, put_building
from boulevard.games.paris.play.postcards import apply_postcard, levitate, list_levitations, list_postcards
from boulevard.games.paris.play.state import BUILDING, LAYING, OVER, SQUARES, TILES

IDLE_TURNS_TO_END = 2


@compiled
def legal_actions(box: Any, state: Any, out: NDArray[np.int32]) -> int:
    """Write the legal actions of the seat to act to `out`, in rising order; return how many."""
    if state.phase == LAYING:
        return _legal_while_laying(state, out)
    if state.phase == BUILDING:
        return _legal_while_building(box, state, out)
    return 0


@compiled
def _legal_while_laying(state: Any, out: NDArray[np.int32]) -> int:
    """Phase 1: lay the tile in hand or reserve; whoever has laid all eight reserves or passes."""
    listed = 0
    has_tile = state.laid[state.turn] < TILES
    if has_tile:
        for square in range(SQUARES):
            if not state.squares >> square & 1:
                for quarter in range(4):
                    out[listed + quarter] = LAY + 4 * square + quarter
                listed += 4
    pool = int(state.pool)
    while pool:
        out[listed] = RESERVE + lowest(pool)
        pool &= pool - 1
        listed += 1
    if not has_tile:
        out[listed] = PASS
        listed += 1
    return listed


@compiled
def _legal_while_building(box: Any, state: Any, out: NDArray[np.int32]) -> int:
    """Phase 2: build from the reserve, or activate a face-up postcard; pass only to keep a right."""
    seat = state.turn
    listed = 0
    if may_pass(box, state):
        out[listed] = PASS
        listed += 1
    if state.tokens[seat] > 0:
        listed = list_postcards(state, out, listed)
    if state.chimneys[seat] > 0:
        ground = grounds(state, seat)
        reserve = int(state.reserve[seat])
        while reserve:
            listed = list_placements(box, state, lowest(reserve), ground, BUILD, out, listed)
            reserve &= reserve - 1
    if state.tokens[seat] > 0:
        listed = list_levitations(box, state, out, listed)
    return listed


@compiled
def may_pass(box: Any, state: Any) -> bool:
    """A seat that can do nothing but build by a right may keep the right (ruling on passing in phase 2)."""
    seat = state.turn
    if state.tokens[seat] > 0 or state.rights[seat] == 0 or state.chimneys[seat] == 0:
        return False
    reserve = int(state.reserve[seat])
    needs_right = not any_fits(box, state, reserve, plain_grounds(state, seat))
    return needs_right and any_fits(box, state, reserve, grounds(state, seat))


@compiled
def _can_act(box: Any, state: Any, seat: int) -> bool:
    """Phase 2: whether a seat can activate or build; a seat with a token always has a postcard to activate."""
    if state.tokens[seat] > 0:
        return True
    return state.chimneys[seat] > 0 and any_fits(box, state, int(state.reserve[seat]), grounds(state, seat))


@compiled
def apply_action(box: Any, state: Any, action: int) -> None:
    """Carry out a legal action of the seat to act, and give the turn to whoever acts next."""
    if state.phase == LAYING:
        _apply_while_laying(box, state, action)
    else:
        _apply_while_building(box, state, action)
        _next_turn(box, state)


@compiled
def _apply_while_laying(box: Any, state: Any, action: int) -> None:
    seat = state.turn
    state.turn = 1 - seat
    if action < RESERVE:
        _lay(box, state, seat, (action - LAY) // 4, (action - LAY) % 4)
    elif action < PASS:
        state.pool ^= 1 << (action - RESERVE)
        state.reserve[seat] |= 1 << (action - RESERVE)


@compiled
def _lay(box: Any, state: Any, seat: int, square: int, quarter: int) -> None:
    """Lay the tile in hand. The 16th ends phase 1 at once; whoever laid all eight first starts phase 2."""
    tile = state.piles[seat, state.laid[seat]]
    offset = np.uint64(16 * (square // 4) + 2 * (square % 4))
    state.colour[seat] |= box.tile[tile, quarter, OWN] << offset
    state.colour[1 - seat] |= box.tile[tile, quarter, RIVAL] << offset
    state.mixed |= box.tile[tile, quarter, MIXED] << offset
    state.lamps |= box.tile[tile, quarter, LAMP] << offset
    state.squares |= 1 << square
    state.laid[seat] += 1
    if state.laid[seat] == TILES:
        if state.laid[1 - seat] < TILES:
            state.opener = seat
        else:
            state.phase = BUILDING
            state.turn = state.opener


@compiled
def _apply_while_building(box: Any, state: Any, action: int) -> None:
    seat = state.turn
    if action == PASS:
        state.idle += 1
        return
    state.idle = 0
    if BARE <= action < BUILD:
        apply_postcard(state, seat, action)
        return
    placement = (action - BUILD) % box.placements
    swap = (action - BUILD) // box.placements
    building, spaces = int(box.building[placement]), box.spaces[placement]
    if swap > 0:
        levitate(state, seat, swap - 1, building, spaces)
    else:
        state.reserve[seat] ^= 1 << building
        put_building(state, seat, building, spaces)


@compiled
def _next_turn(box: Any, state: Any) -> None:
    """Skip who can't act; two turns in a row passed or skipped end the game."""
    for _ in range(IDLE_TURNS_TO_END):
        if state.idle >= IDLE_TURNS_TO_END:
            break
        state.turn = 1 - state.turn
        if _can_act(box, state, state.turn):
            return
        state.idle += 1
    state.phase = OVER
