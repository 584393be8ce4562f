"""Whether one action is legal, without listing the others: `rules.legal_actions` lists exactly those that are."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.games.kernels.bits import ZERO, beside, count, towards
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.actions import BUILD, LAY, PAIRS, PASS, RESERVE
from boulevard.games.paris.play.placement import Grounds, activation, grounds, place_spaces, touched_buildings
from boulevard.games.paris.play.rules import may_pass
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    BUILDING,
    FONTAINE,
    GRANDE_LUMIERE,
    JARDIN,
    LAYING,
    LEVITATION,
    PENSEUR,
    TILES,
)


@compiled
def is_legal(box: Any, state: Any, action: int) -> bool:
    """Whether the seat to act may do this; any number can be asked about."""
    if state.phase == LAYING:
        return _while_laying(state, action)
    return state.phase == BUILDING and _while_building(box, state, action)


@compiled
def _while_laying(state: Any, action: int) -> bool:
    has_tile = state.laid[state.turn] < TILES
    if action < LAY or action > PASS:
        return False
    if action < RESERVE:
        return has_tile and not state.squares >> ((action - LAY) // 4) & 1
    if action < PASS:
        return bool(state.pool >> (action - RESERVE) & 1)
    return not has_tile


@compiled
def _while_building(box: Any, state: Any, action: int) -> bool:
    if action < PASS:
        return False
    if action == PASS:
        return may_pass(box, state)
    if action < BUILD:
        return state.tokens[state.turn] > 0 and _may_activate(state, action)
    return _may_build(box, state, (action - BUILD) % box.placements, (action - BUILD) // box.placements)


@compiled
def _may_build(box: Any, state: Any, placement: int, swap: int) -> bool:
    """Whether a building may stand there: from the reserve, or from the pool by Levitation (`swap` is above 0)."""
    seat, building = state.turn, int(box.building[placement])
    if swap > 12 or state.chimneys[seat] == 0:
        return False
    if swap == 0 and not state.reserve[seat] >> building & 1:
        return False
    if swap > 0 and not (_may_swap(state, swap - 1) and state.pool >> building & 1):
        return False
    turns = box.turns[state.mirror, building]
    if turns < box.turns[1, building] and placement >= box.first[building, turns]:
        return False
    return _fits(box.spaces[placement], grounds(state, seat))


@compiled
def _may_swap(state: Any, given: int) -> bool:
    if state.tokens[state.turn] == 0 or not state.face_up >> LEVITATION & 1:
        return False
    return bool(state.reserve[state.turn] >> given & 1)


@compiled
def _fits(spaces: np.uint64, ground: Grounds) -> bool:
    """Whether the ground has all the spaces, at most one of them by each right."""
    plain, lamps, rivals = ground
    if spaces & ~(plain | lamps | rivals):
        return False
    return count(spaces & lamps) <= 1 and count(spaces & rivals) <= 1


@compiled
def _may_activate(state: Any, action: int) -> bool:
    """Whether a postcard lies face up and its action can be carried out like that."""
    card, place, more = activation(action)
    if not state.face_up >> card & 1:
        return False
    if place < 0:
        return True
    spaces, seat = place_spaces(place), state.turn
    if card == JARDIN:
        return state.chimneys[seat] > 0 and _fits(spaces, grounds(state, seat))
    if card == FONTAINE:
        plain, _, rivals = grounds(state, seat)
        return (place >= PAIRS) == (state.fountain_size == 1) and _fits(spaces, (plain, ZERO, rivals))
    if card == GRANDE_LUMIERE:
        return bool(spaces & state.lamps & ~state.occupied)
    if not spaces & state.colour[seat] & ~state.occupied:
        return False
    if card == PENSEUR:
        return bool(towards(spaces, more) & ~state.occupied)
    if card == BOUQUINISTES:
        return bool(touched_buildings(state, seat, beside(spaces)) >> more & 1)
    return True
