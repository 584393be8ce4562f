"""What a postcard can bring a seat at the most, and what it can cost the other: the parts of `bounds.hope`.

*Future* are the buildings, as bits, that the seat may yet build; of the pool's, Levitation gives it one at most.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.evaluation import lights_on
from boulevard.bots.paris.solver.plans import signed, usable
from boulevard.games.kernels.bits import NOT_FILE_H, ONE, RANK, STEP, ZERO, beside, count, flood, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.edition import MAX_RAYS
from boulevard.games.paris.play.scoring import PER_BUILDING, lamps_shining, rays, statue_points
from boulevard.games.paris.play.state import GARDEN, GARDEN_SIZE


@compiled
def most_lights(outlook: Any, seat: int, building: int) -> int:
    """The most streetlights that can light a building to be built; -1 if it fits nowhere."""
    lights = outlook.lights[seat, building]
    return int(max(lights[0], max(lights[1], lights[2])))


@compiled
def most_worth(outlook: Any, seat: int, building: int) -> int:
    """The most points of light that a building to be built can bring, less what the seat's own pieces lose."""
    worth = outlook.worth[seat, building]
    return max(0, int(max(worth[0], max(worth[1], worth[2]))))


@compiled
def _extent(box: Any, building: int) -> int:
    return GARDEN_SIZE if building == GARDEN else int(box.extent[building])


@compiled
def future_size(box: Any, state: Any, outlook: Any, seat: int, future: int, near: np.uint64) -> int:
    """The size of buildings to be built that gain by one more light on these spaces; of the pool, at most one is built.

    Only placements that may become the best gain anything, and no two cover the same space.
    """
    size, levitated, first, second, many, union = 0, 0, 0, 0, 0, ZERO
    while future:
        building = lowest(future)
        future &= future - 1
        spaces = outlook.best[seat, building] & near
        if spaces:
            union |= spaces
            extent = _extent(box, building)
            if building != GARDEN and state.pool >> building & 1:
                if levitated == 0:
                    many += 1
                levitated = max(levitated, extent)
            else:
                many += 1
                size += extent
                if extent > first:
                    first, second = extent, first
                elif extent > second:
                    second = extent
    room = count(union)
    if room >= many:
        return size + levitated
    if levitated > first:
        first, second = levitated, first
    elif levitated > second:
        second = levitated
    if room == 1:
        return first
    if room == 2:
        return first + second
    return size + levitated


@compiled
def levitation_gain(box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64, joining: np.uint64) -> int:
    """The most that a building of the pool brings, without the penalty."""
    best = 0
    pool = signed(state.pool)
    while pool:
        building = lowest(pool)
        pool &= pool - 1
        if most_lights(outlook, seat, building) >= 0:
            extra = PER_BUILDING if basin & outlook.reach[seat, building] else 0
            joins = box.extent[building] if outlook.reach[seat, building] & joining else 0
            best = max(best, most_worth(outlook, seat, building) + joins + extra + 1)
    return best


@compiled
def annex_gain(box: Any, state: Any, outlook: Any, seat: int, annexes: np.uint64, future: int) -> int:
    """The light that the Annex can bring to a building of the seat, built or to be built."""
    best = 0
    built = signed(state.built[seat])
    while built:
        cells = state.cells[lowest(built)]
        built &= built - 1
        spaces = annexes & beside(cells)
        if spaces:
            size, before = count(cells), lights_on(cells, outlook.lamps, outlook.lit)
            most = before
            while spaces:
                most = max(most, lights_on(cells | (spaces & ~(spaces - ONE)), outlook.lamps, outlook.lit))
                spaces &= spaces - ONE
            best = max(best, (size + 1) * most - size * before)
    while future:
        building = lowest(future)
        future &= future - 1
        spaces = annexes & beside(outlook.reach[seat, building])
        if spaces:
            most = 0
            while spaces:
                most = max(most, lights_on(spaces & ~(spaces - ONE), outlook.lamps, outlook.lit))
                spaces &= spaces - ONE
            best = max(best, most_lights(outlook, seat, building) + (_extent(box, building) + 1) * most)
    return best


@compiled
def largest_building(box: Any, state: Any, seat: int, future: int) -> int:
    """The size of the largest building of the seat, built or to be built."""
    largest = 0
    built = signed(state.built[seat])
    while built:
        largest = max(largest, count(state.cells[lowest(built)]))
        built &= built - 1
    while future:
        largest = max(largest, _extent(box, lowest(future)))
        future &= future - 1
    return largest


@compiled
def tile_gain(box: Any, state: Any, outlook: Any, seat: int, spaces: np.uint64, future: int) -> int:
    """The best that the Streetlight tile does: the seat's own light less the rival's."""
    best = -1000
    while spaces:
        around = beside(spaces & ~(spaces - ONE))
        spaces &= spaces - ONE
        gain = touched_size(state, seat, around) - touched_size(state, 1 - seat, around)
        if around & outlook.scope[seat]:
            gain += future_size(box, state, outlook, seat, future, around)
        best = max(best, gain)
    return best


@compiled
def large_gain(box: Any, state: Any, outlook: Any, seat: int, future: int) -> int:
    """The best that the Large Streetlight does; a ray that may yet be stopped gives the rival nothing."""
    best = 0
    lamps = state.lamps & ~state.occupied
    while lamps:
        lamp = lamps & ~(lamps - ONE)
        lamps &= lamps - ONE
        near, sure = beside(lamp), first_rays(box, lamp)
        lit = rays(box, lamp, state.houses[0] | state.houses[1])
        gain = size_in(state, seat, lit, near) + size_in(state, 1 - seat, near, sure)
        gain -= size_in(state, 1 - seat, sure, near)
        best = max(best, gain + future_size(box, state, outlook, seat, future, lit))
    return best


@compiled
def most_lamps(state: Any, starts: np.uint64) -> int:
    """The most streetlights of one area that a Painter may stand in."""
    shining, passable = lamps_shining(state), ~(state.houses[0] | state.houses[1])
    most = 0
    while starts:
        area = flood(starts & ~(starts - ONE), passable)
        starts &= ~area
        most = max(most, count(area & shining))
    return most


@compiled
def statue_gain(state: Any, seat: int, spaces: np.uint64) -> int:
    """The most points that the Statue can have on one of these spaces."""
    best = 0
    while spaces:
        space = spaces & ~(spaces - ONE)
        spaces &= spaces - ONE
        if beside(space) & ~state.occupied:
            best = max(best, statue_points(state, seat, space))
    return best


@compiled
def fountain_gain(state: Any, outlook: Any, seat: int, future: int) -> int:
    """How many buildings of the seat, built or to be built, the Fountain can touch."""
    ground = usable(state, seat) & ~state.lamps
    if state.fountain_size == 1:
        return _most_touched(state, outlook, seat, future, ground, ZERO)
    flat = _most_touched(state, outlook, seat, future, ground & (ground >> STEP) & NOT_FILE_H, STEP)
    return max(flat, _most_touched(state, outlook, seat, future, ground & (ground >> RANK), RANK))


@compiled
def _most_touched(state: Any, outlook: Any, seat: int, future: int, anchors: np.uint64, step: np.uint64) -> int:
    most = 0
    while anchors:
        low = anchors & ~(anchors - ONE)
        anchors &= anchors - ONE
        around = beside(low | (low << step))
        touched = 0
        built, later = signed(state.built[seat]), future
        while built:
            if state.cells[lowest(built)] & around:
                touched += 1
            built &= built - 1
        levitated = 0
        while later:
            building = lowest(later)
            later &= later - 1
            if outlook.reach[seat, building] & around:
                if building != GARDEN and state.pool >> building & 1:
                    levitated = 1
                else:
                    touched += 1
        most = max(most, touched + levitated)
    return most


@compiled
def lamp_harm(state: Any, outlook: Any, seat: int) -> int:
    """The most light that the rival loses more than the seat when a printed streetlight is covered."""
    lamps = state.lamps & outlook.scope[seat]
    most = 0
    while lamps:
        around = beside(lamps & ~(lamps - ONE))
        lamps &= lamps - ONE
        most = max(most, touched_size(state, 1 - seat, around) - touched_size(state, seat, around))
    return most


@compiled
def touched_size(state: Any, seat: int, around: np.uint64) -> int:
    """The size of all of a seat's buildings that have one of these spaces."""
    if not around & state.houses[seat]:
        return 0
    return size_in(state, seat, around, ZERO)


@compiled
def size_in(state: Any, seat: int, light: np.uint64, shade: np.uint64) -> int:
    """The size of all of a seat's buildings with a space in `light` and none in `shade`."""
    size = 0
    built = signed(state.built[seat])
    while built:
        cells = state.cells[lowest(built)]
        built &= built - 1
        if cells & light and not cells & shade:
            size += count(cells)
    return size


@compiled
def first_rays(box: Any, lamp: np.uint64) -> np.uint64:
    """The spaces that nothing can take the Large Streetlight's light from."""
    spaces = ZERO
    for ray in range(MAX_RAYS):
        spaces |= box.ray[lowest(lamp), ray, 0]
    return spaces


@compiled
def steady(box: Any, state: Any) -> bool:
    """Whether the Large Streetlight, wherever it is put, lights what the streetlight there did."""
    lamps = state.lamps & ~state.occupied
    while lamps:
        lamp = lamps & ~(lamps - ONE)
        lamps &= lamps - ONE
        if beside(lamp) & ~first_rays(box, lamp):
            return False
    return True
