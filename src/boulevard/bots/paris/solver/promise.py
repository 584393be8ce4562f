"""How good a move of phase 2 looks: about what it gains on the other at once. Only the order of moves depends on it."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.evaluation import lights_on
from boulevard.bots.paris.gains import rays, size_in, touched_size
from boulevard.games.bits import beside, bit, cornerwise, count, flood
from boulevard.games.compiled import compiled
from boulevard.games.paris.actions import ANNEX, BARE, BUILD, FONTAINE, JARDIN, PAIRS, PASS, PIECE_ON, STATUE
from boulevard.games.paris.placement import pair_spaces, touched_buildings
from boulevard.games.paris.scoring import _activated, lamps_shining
from boulevard.games.paris.state import CHARTIER, METROPOLITAIN, SACRE_COEUR


@compiled
def promise(box: Any, state: Any, view: Any, action: int) -> int:
    """About what an action gains at once."""
    seat = 1 if state.turn else 0
    if action >= BUILD:
        placement = (action - BUILD) % box.placements
        penalty = 0 if _activated(state, seat, SACRE_COEUR) else 3
        spaces = box.spaces[placement]
        points = penalty + _building(state, view, seat, spaces, box.extent[box.building[placement]])
        if action >= BUILD + box.placements:
            given = (action - BUILD) // box.placements - 1
            points -= box.extent[given] * (1 + max(view.lights[seat, given, 0], 0)) if view.reach[seat, given] else 0
        return points
    if action == PASS:
        return 0
    if action < JARDIN:
        return _bare(state, view, seat, action - BARE)
    if action < FONTAINE:
        return _building(state, view, seat, pair_spaces(action - JARDIN), 2)
    if action < PIECE_ON:
        place = action - FONTAINE
        spaces = pair_spaces(place) if place < PAIRS else bit(place - PAIRS)
        return 3 * count(touched_buildings(state, seat, beside(spaces))) + _blocking(state, view, seat, spaces)
    if action < STATUE:
        return _piece(box, state, view, seat, (action - PIECE_ON) // 64, bit((action - PIECE_ON) % 64))
    if action < ANNEX:
        space = bit((action - STATUE) // 4)
        free = ~state.occupied & (state.colour[seat] if state.own_only else ~np.uint64(0))
        return 2 * count(beside(space) & free) + count(cornerwise(space) & free) - _waste(view, seat, space)
    space = bit((action - ANNEX) // 13)
    cells = state.cells[(action - ANNEX) % 13]
    size = count(cells)
    gain = (size + 1) * lights_on(cells | space, view.lamps, view.lit) - size * lights_on(cells, view.lamps, view.lit)
    return gain + 1 - _waste(view, seat, space)


@compiled
def _building(state: Any, view: Any, seat: int, spaces: np.uint64, size: int) -> int:
    around = beside(spaces) & ~spaces
    points = size * (count(around & view.lamps) + (1 if spaces & view.lit else 0))
    if around & state.houses[seat]:
        points += size
    lamp = spaces & state.lamps
    if lamp:
        points += touched_size(state, 1 - seat, beside(lamp)) - touched_size(state, seat, beside(lamp))
    return points + _blocking(state, view, seat, spaces)


@compiled
def _blocking(state: Any, view: Any, seat: int, spaces: np.uint64) -> int:
    return 2 if spaces & view.scope[1 - seat] & state.mixed else 0


@compiled
def _waste(view: Any, seat: int, space: np.uint64) -> int:
    return 2 if space & view.scope[seat] else 0


@compiled
def _bare(state: Any, view: Any, seat: int, card: int) -> int:
    if card == SACRE_COEUR:
        return 2 * count(state.reserve[seat])
    if card in (METROPOLITAIN, CHARTIER):
        return 4 if view.scope[seat] else 0
    return -1


@compiled
def _piece(box: Any, state: Any, view: Any, seat: int, kind: int, space: np.uint64) -> int:
    if kind == 0:
        area = flood(space, ~(state.houses[0] | state.houses[1]))
        return 2 * count(area & lamps_shining(state)) - _waste(view, seat, space)
    if kind == 1:
        around = beside(space)
        gain = touched_size(state, seat, around) - touched_size(state, 1 - seat, around)
        if around & view.scope[seat]:
            gain += 3
        if around & view.scope[1 - seat]:
            gain -= 2
        return gain - _waste(view, seat, space)
    if kind == 2:
        return count(flood(space, ~(state.occupied | state.lamps))) - _waste(view, seat, space)
    lit, near = rays(box, space, state.houses[0] | state.houses[1]), beside(space)
    gain = size_in(state, seat, lit, near) - size_in(state, 1 - seat, lit, near)
    return gain + (3 if lit & ~near & view.scope[seat] else 0)
