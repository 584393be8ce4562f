"""What a seat is sure to gain, whatever the other does: buildings, and pieces of postcards, on safe ground.

Ground is safe if it is of the seat's own colour, where the other puts something but by Chartier's right, or mixed and
out of the other's reach. All that is planned is apart, so Chartier's right spoils one of it at the most.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.solver.gains import (
    first_rays,
    future_size,
    largest_building,
    size_in,
    steady,
    touched_size,
)
from boulevard.bots.paris.solver.plans import PLAIN, may_cover_lamp, may_cover_rival, may_get, offered, signed, usable
from boulevard.games.kernels.bits import (
    NOT_FILE_H,
    ONE,
    RANK,
    STEP,
    ZERO,
    beside,
    cornerwise,
    count,
    flood,
    lowest,
)
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.placement import touched_buildings
from boulevard.games.paris.play.scoring import (
    PENALTY,
    PER_BUILDING,
    PER_LAMP,
    has_activated,
    lamps_shining,
    largest_area,
    penalty,
    points_around,
    rays,
)
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    FONTAINE,
    GARDEN_SIZE,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    POSTCARDS,
    SACRE_COEUR,
)


@compiled
def pieces_threat(state: Any, seat: int) -> np.uint64:
    """Where a seat may yet put pieces of postcards, the Garden and the Annex aside."""
    spaces = ZERO
    if state.tokens[seat] == 0:
        return spaces
    on_own = 1 << PEINTRE | 1 << LAMPADAIRE | 1 << MOULIN_ROUGE | 1 << PENSEUR
    if state.face_up & on_own:
        spaces |= state.colour[seat]
    if state.face_up >> GRANDE_LUMIERE & 1:
        spaces |= state.lamps
    if state.face_up >> FONTAINE & 1:
        spaces |= usable(state, seat) & ~state.lamps
    free: np.uint64 = spaces & ~state.occupied
    return free


@compiled
def annex_spaces(state: Any, outlook: Any, seat: int) -> np.uint64:
    """Where the seat may yet put the Annex."""
    if not may_get(state, seat, BOUQUINISTES):
        return ZERO
    spaces: np.uint64 = state.colour[seat] & ~state.occupied & beside(state.houses[seat] | outlook.scope[seat])
    return spaces


@compiled
def all_buildings(state: Any, outlook: Any, seat: int) -> int:
    """All buildings that a seat may yet build, as bits."""
    buildings, left = 0, offered(state, seat)
    while left:
        building = lowest(left)
        left &= left - 1
        if outlook.reach[seat, building]:
            buildings |= 1 << building
    return buildings


@compiled
def secure(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, seat: int) -> int:
    """At most as much as the seat gains for sure by its buildings; by postcards if it gets them, in `outlook.sure`.

    `outlook.planned` has the spaces of all that, `outlook.walls` those of buildings among them. What Chartier's right may spoil is taken off.
    """
    rival = 1 - seat
    for card in range(len(POSTCARDS)):
        outlook.sure[card] = 0
    reach = outlook.scope[rival] | (usable(state, rival) if may_get(state, rival, FONTAINE) else ZERO)
    ground = (state.colour[seat] | (state.mixed & ~reach)) & ~state.occupied
    built = ZERO
    gain, most, chimneys, stored = 0, 0, signed(state.chimneys[seat]), 0
    sure = outlook.lit & first_rays(box, state.large) if state.large else ZERO
    unsure, saved = may_lose_a_light(box, state, seat), -penalty(state, seat)
    reserve = signed(state.reserve[seat])
    while reserve and chimneys > 0:
        building = lowest(reserve)
        reserve &= reserve - 1
        lights, spaces = _best_plan(plans, row, outlook, seat, building, ground, sure)
        if lights >= 0:
            chimneys -= 1
            stored += 1
            ground &= ~spaces
            built |= spaces
            points = int(box.extent[building]) * max(lights - unsure, 0) + saved
            gain += points
            most = max(most, points)
    joined = 0
    if built:
        houses = state.houses[seat]
        joined = largest_area(houses | built, houses | built) - largest_area(houses, houses)
    outlook.planned = built
    outlook.walls = built
    if state.tokens[seat] > 0:
        _postcards(box, state, outlook, seat, ground & state.colour[seat], chimneys, stored, sure, unsure)
        for card in range(len(POSTCARDS)):
            most = max(most, outlook.sure[card])
    if may_cover_rival(state, rival):
        return gain - most
    return gain + joined


@compiled
def _postcards(
    box: Any,
    state: Any,
    outlook: Any,
    seat: int,
    ground: np.uint64,
    chimneys: int,
    stored: int,
    lit: np.uint64,
    unsure: int,
) -> None:
    rival = 1 - seat
    cards = signed(state.face_up)
    houses = state.houses[seat]
    scope, annexes = outlook.scope[rival], annex_spaces(state, outlook, rival)
    lamps = outlook.lamps
    if cards >> SACRE_COEUR & 1:
        outlook.sure[SACRE_COEUR] = -PENALTY * (count(state.reserve[seat]) - stored)
    coming, annexed = 0, 0
    if cards & (1 << LAMPADAIRE | 1 << GRANDE_LUMIERE):
        coming = all_buildings(state, outlook, rival)
        if annexes:
            annexed = 1 + largest_building(box, state, rival, coming)
    if cards >> LAMPADAIRE & 1:
        best, where, left = 0, ZERO, ground
        painted = (
            PER_LAMP
            if (has_activated(state, rival, PEINTRE) and state.painter) or may_get(state, rival, PEINTRE)
            else 0
        )
        while left:
            space = left & ~(left - ONE)
            left &= left - ONE
            around = beside(space)
            points = touched_size(state, seat, around)
            if points > best + painted:
                points -= (
                    painted
                    + touched_size(state, rival, around)
                    + future_size(box, state, outlook, rival, coming, around)
                )
                if annexes:
                    points -= 1 + (annexed if annexes & around else 0)
                if points > best:
                    best, where = points, space
        outlook.sure[LAMPADAIRE] = best
        ground &= ~where
        outlook.planned |= where
    if cards >> JARDIN & 1 and chimneys > 0:
        best, where = 0, ZERO
        for step in (STEP, RANK):
            left = ground & (ground >> step)
            if step == STEP:
                left &= NOT_FILE_H
            while left:
                low = left & ~(left - ONE)
                left &= left - ONE
                spaces = low | (low << step)
                lights = count(beside(spaces) & lamps) + (1 if spaces & lit else 0) - unsure
                if GARDEN_SIZE * lights > best:
                    best, where = GARDEN_SIZE * lights, spaces
        outlook.sure[JARDIN] = best
        ground &= ~where
        outlook.planned |= where
        outlook.walls |= where
    if cards >> FONTAINE & 1:
        best, where = 0, ZERO
        for step in (STEP, RANK):
            left = ground & (ground >> step) if state.fountain_size == 2 else ground
            if step == STEP and state.fountain_size == 2:
                left &= NOT_FILE_H
            left &= beside(houses) | (beside(houses) >> step)
            while left:
                low = left & ~(left - ONE)
                left &= left - ONE
                spaces = low | (low << step) if state.fountain_size == 2 else low
                points = PER_BUILDING * count(touched_buildings(state, seat, beside(spaces)))
                if points > best:
                    best, where = points, spaces
        outlook.sure[FONTAINE] = best
        ground &= ~where
        outlook.planned |= where
    if cards >> BOUQUINISTES & 1:
        best, where, left = 0, ZERO, ground & beside(houses)
        safe = lamps & ~scope
        single = largest_area(houses, houses) == count(houses)
        while left:
            space = left & ~(left - ONE)
            left &= left - ONE
            around = beside(space)
            built = signed(state.built[seat])
            while built:
                cells = state.cells[lowest(built)]
                built &= built - 1
                if cells & around:
                    near = beside(cells)
                    size = count(cells)
                    points = (size + 1) * count(around & safe & ~near) + count(near & safe)
                    if cells & lit:
                        points += 1
                    elif space & lit and not cells & outlook.lit:
                        points += size + 1
                    if single:
                        points += 1
                    if points > best:
                        best, where = points, space
        if not steady(box, state) and may_get(state, rival, GRANDE_LUMIERE):
            best, where = 0, ZERO
        outlook.sure[BOUQUINISTES] = best
        ground &= ~where
        outlook.planned |= where
        outlook.walls |= where
    if cards >> GRANDE_LUMIERE & 1 and steady(box, state):
        best, left = 0, state.lamps & ~state.occupied & ~scope
        while left:
            lamp = left & ~(left - ONE)
            left &= left - ONE
            near, sure = beside(lamp), first_rays(box, lamp)
            points = size_in(state, seat, sure, near)
            if points > best:
                lights = sure | outlook_rays(box, state, lamp)
                points -= size_in(state, rival, lights, near) + future_size(
                    box, state, outlook, rival, coming, lights & ~near
                )
                if annexes:
                    points -= 1 + (annexed if annexes & lights else 0)
                best = max(best, points)
        outlook.sure[GRANDE_LUMIERE] = best
    threat = scope | annexes | outlook.plain[seat] | outlook.walls
    if cards >> PEINTRE & 1:
        best, where, left = 0, ZERO, ground
        passable, shining = ~(state.houses[0] | state.houses[1] | threat), lamps_shining(state) & ~threat
        while left:
            space = left & ~(left - ONE)
            area = flood(space, passable)
            left &= ~area
            points = PER_LAMP * count(area & shining)
            if points > best:
                best, where = points, space
        outlook.sure[PEINTRE] = best
        ground &= ~where
        outlook.planned |= where
    threat |= outlook.planned | pieces_threat(state, rival)
    if cards >> PENSEUR & 1:
        best, where, left = 0, ZERO, ground
        free = ~(state.occupied | threat)
        counted = free & state.colour[seat] if state.own_only else free
        while left:
            space = left & ~(left - ONE)
            left &= left - ONE
            if beside(space) & free:
                points = points_around(space, counted)
                if points > best:
                    best, where = points, space
        outlook.sure[PENSEUR] = best
        if where:
            outlook.planned |= where
            threat |= where
            ground &= ~(where | beside(where) | cornerwise(where))
    if cards >> MOULIN_ROUGE & 1:
        best, where, left = 0, ZERO, ground
        passable = ~(state.occupied | state.lamps | threat)
        while left:
            space = left & ~(left - ONE)
            area = flood(space, passable)
            left &= ~area
            points = count(area)
            if points > best:
                best, where = points, space
        outlook.sure[MOULIN_ROUGE] = best
        outlook.planned |= where


@compiled
def outlook_rays(box: Any, state: Any, lamp: np.uint64) -> np.uint64:
    return rays(box, lamp, state.houses[0] | state.houses[1])


@compiled
def _best_plan(
    plans: Any, row: NDArray[np.int32], outlook: Any, seat: int, building: int, ground: np.uint64, sure: np.uint64
) -> tuple[int, np.uint64]:
    """The most streetlights that a building can have on the ground, and where; -1 if it does not fit."""
    best, where = -1, ZERO
    for number in range(outlook.start[seat, building, PLAIN], outlook.end[seat, building, PLAIN]):
        spaces = plans.spaces[row[number]]
        if not spaces & ~ground:
            lights = count(plans.around[row[number]] & outlook.lamps) + (1 if spaces & sure else 0)
            if lights > best:
                best, where = lights, spaces
    return best, where


@compiled
def may_lose_a_light(box: Any, state: Any, seat: int) -> int:
    """1 if the rival may yet take a streetlight from the seat's buildings, otherwise 0."""
    if may_cover_lamp(state, 1 - seat):
        return 1
    return 1 if may_get(state, 1 - seat, GRANDE_LUMIERE) and not steady(box, state) else 0
