"""What a seat is sure to gain, whatever the other does: buildings, and pieces of postcards, on safe ground.

Ground is safe if it is of the seat's own colour, where the other puts something but by Chartier's right, or mixed and
out of the other's reach. All that is planned is apart, so Chartier's right spoils one of it at the most.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.solver.gains import first_rays, steady
from boulevard.bots.paris.solver.plans import PLAIN, may_cover_lamp, may_cover_rival, may_get, signed, usable
from boulevard.bots.paris.solver.sure_postcards import plan_postcards
from boulevard.games.kernels.bits import ZERO, count, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.scoring import largest_area, penalty
from boulevard.games.paris.play.state import FONTAINE, GRANDE_LUMIERE


@compiled
def secure(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, seat: int) -> int:
    """At most as much as the seat gains for sure by its buildings; by postcards, if it gets them, in `outlook.sure`.

    `outlook.planned` has the spaces of all that, `outlook.walls` those of buildings among them. What Chartier's right
    may spoil is taken off.
    """
    rival, sure = 1 - seat, ZERO
    threat = outlook.scope[rival] | (usable(state, rival) if may_get(state, rival, FONTAINE) else ZERO)
    outlook.ground = (state.colour[seat] | (state.mixed & ~threat)) & ~state.occupied
    outlook.planned = outlook.walls = ZERO
    outlook.sure[:] = 0
    if state.large:
        sure = outlook.lit & first_rays(box, state.large)
    gain, most, built = _plan_buildings(box, state, plans, row, outlook, seat, sure)
    joined = 0
    if built:
        houses, new = state.houses[seat], outlook.walls
        joined = largest_area(houses | new, houses | new) - largest_area(houses, houses)
    if state.tokens[seat] > 0:
        plan_postcards(box, state, outlook, seat, built, sure, may_lose_lights(box, state, seat))
        most = max(most, int(outlook.sure.max()))
    return gain - most if may_cover_rival(state, rival) else gain + joined


@compiled
def _plan_buildings(
    box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, seat: int, sure: np.uint64
) -> tuple[int, int, int]:
    """Put buildings of the reserve where they are lit best: what all bring, the best alone, and how many they are."""
    gain, most, built = 0, 0, 0
    unsure, saved = may_lose_lights(box, state, seat), -penalty(state, seat)
    reserve = signed(state.reserve[seat])
    while reserve and built < state.chimneys[seat]:
        building = lowest(reserve)
        reserve &= reserve - 1
        lights, spaces = _best_plan(plans, row, outlook, seat, building, sure)
        if lights >= 0:
            built += 1
            outlook.ground &= ~spaces
            outlook.walls |= spaces
            points = int(box.extent[building]) * max(lights - unsure, 0) + saved
            gain += points
            most = max(most, points)
    outlook.planned = outlook.walls
    return gain, most, built


@compiled
def _best_plan(
    plans: Any, row: NDArray[np.int32], outlook: Any, seat: int, building: int, sure: np.uint64
) -> tuple[int, np.uint64]:
    """The most streetlights that a building can have on safe ground, and where; -1 if it does not fit."""
    best, where = -1, ZERO
    for number in range(outlook.start[seat, building, PLAIN], outlook.end[seat, building, PLAIN]):
        spaces = plans.spaces[row[number]]
        if not spaces & ~outlook.ground:
            lights = count(plans.around[row[number]] & outlook.lamps) + (1 if spaces & sure else 0)
            if lights > best:
                best, where = lights, spaces
    return best, where


@compiled
def may_lose_lights(box: Any, state: Any, seat: int) -> int:
    """How many streetlights the rival may yet take from one of the seat's buildings."""
    lost = 1 if may_cover_lamp(state, 1 - seat) else 0
    return lost + (1 if may_get(state, 1 - seat, GRANDE_LUMIERE) and not steady(box, state) else 0)
