"""How good a move of phase 2 looks: about what it gains on the other at once. Only the order of moves depends on it."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.evaluation import lights_on
from boulevard.bots.paris.solver.gains import size_in, touched_size
from boulevard.games.kernels.bits import beside, count, flood
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.actions import BUILD, PASS
from boulevard.games.paris.play.placement import activation, place_spaces
from boulevard.games.paris.play.scoring import fountain_points, painter_points, penalty, rays, statue_points
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    CHARTIER,
    FONTAINE,
    GARDEN_SIZE,
    JARDIN,
    LAMPADAIRE,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    SACRE_COEUR,
)


@compiled
def promise(box: Any, state: Any, outlook: Any, action: int) -> int:
    """About what an action gains at once."""
    seat = 1 if state.turn else 0
    if action >= BUILD:
        placement = (action - BUILD) % box.placements
        points = _building(state, outlook, seat, box.spaces[placement], box.extent[box.building[placement]])
        points -= penalty(state, seat)
        if action >= BUILD + box.placements:
            given = (action - BUILD) // box.placements - 1
            points -= (
                box.extent[given] * (1 + max(outlook.lights[seat, given, 0], 0)) if outlook.reach[seat, given] else 0
            )
        return points
    if action == PASS:
        return 0
    card, place, more = activation(action)
    spaces = place_spaces(place)
    if place < 0:
        return _bare(state, outlook, seat, card)
    if card == JARDIN:
        return _building(state, outlook, seat, spaces, GARDEN_SIZE)
    if card == FONTAINE:
        return fountain_points(state, seat, spaces) + _blocking(state, outlook, seat, spaces)
    if card == BOUQUINISTES:
        return _annex(outlook, state.cells[more], spaces) - _waste(outlook, seat, spaces)
    return _piece(box, state, outlook, seat, card, spaces)


@compiled
def _annex(outlook: Any, cells: np.uint64, space: np.uint64) -> int:
    size = count(cells)
    gain = (size + 1) * lights_on(cells | space, outlook.lamps, outlook.lit) - size * lights_on(
        cells, outlook.lamps, outlook.lit
    )
    return gain + 1


@compiled
def _building(state: Any, outlook: Any, seat: int, spaces: np.uint64, size: int) -> int:
    around = beside(spaces) & ~spaces
    points = size * (count(around & outlook.lamps) + (1 if spaces & outlook.lit else 0))
    if around & state.houses[seat]:
        points += size
    lamp = spaces & state.lamps
    if lamp:
        points += touched_size(state, 1 - seat, beside(lamp)) - touched_size(state, seat, beside(lamp))
    return points + _blocking(state, outlook, seat, spaces)


@compiled
def _blocking(state: Any, outlook: Any, seat: int, spaces: np.uint64) -> int:
    return 2 if spaces & outlook.scope[1 - seat] & state.mixed else 0


@compiled
def _waste(outlook: Any, seat: int, space: np.uint64) -> int:
    return 2 if space & outlook.scope[seat] else 0


@compiled
def _bare(state: Any, outlook: Any, seat: int, card: int) -> int:
    if card == SACRE_COEUR:
        return 2 * count(state.reserve[seat])
    if card in (METROPOLITAIN, CHARTIER):
        return 4 if outlook.scope[seat] else 0
    return -1


@compiled
def _piece(box: Any, state: Any, outlook: Any, seat: int, card: int, space: np.uint64) -> int:
    if card == PENSEUR:
        return statue_points(state, seat, space) - _waste(outlook, seat, space)
    if card == PEINTRE:
        return painter_points(state, space) - _waste(outlook, seat, space)
    if card == LAMPADAIRE:
        around = beside(space)
        gain = touched_size(state, seat, around) - touched_size(state, 1 - seat, around)
        if around & outlook.scope[seat]:
            gain += 3
        if around & outlook.scope[1 - seat]:
            gain -= 2
        return gain - _waste(outlook, seat, space)
    if card == MOULIN_ROUGE:
        return count(flood(space, ~(state.occupied | state.lamps))) - _waste(outlook, seat, space)
    lit, near = rays(box, space, state.houses[0] | state.houses[1]), beside(space)
    gain = size_in(state, seat, lit, near) - size_in(state, 1 - seat, lit, near)
    return gain + (3 if lit & ~near & outlook.scope[seat] else 0)
