"""What postcards are sure to bring the seat that gets them, whatever the other does: a part of `sure.secure`.

Each piece is planned on ground of the seat's own colour that nothing else is planned on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.solver.gains import first_rays, future_size, largest_building, size_in, steady, touched_size
from boulevard.bots.paris.solver.plans import may_get, signed
from boulevard.bots.paris.solver.threats import all_buildings, annex_spaces, pieces_threat
from boulevard.games.kernels.bits import NOT_FILE_H, ONE, RANK, STEP, ZERO, beside, cornerwise, count, flood, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.placement import touched_buildings
from boulevard.games.paris.play.scoring import (
    PENALTY,
    PER_BUILDING,
    PER_LAMP,
    has_activated,
    lamps_shining,
    largest_area,
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
    SACRE_COEUR,
)


@compiled
def plan_postcards(box: Any, state: Any, outlook: Any, seat: int, built: int, sure: np.uint64, unsure: int) -> None:
    """Plan the piece of each postcard that is face up, beside so many buildings; some streetlights may be unsure."""
    cards = signed(state.face_up)
    outlook.ground &= state.colour[seat]
    if cards >> SACRE_COEUR & 1:
        outlook.sure[SACRE_COEUR] = -PENALTY * (count(state.reserve[seat]) - built)
    if cards >> LAMPADAIRE & 1:
        _plan_streetlight(box, state, outlook, seat)
    if cards >> JARDIN & 1 and state.chimneys[seat] > built:
        _plan_garden(state, outlook, sure, unsure)
    if cards >> FONTAINE & 1:
        _plan_fountain(state, outlook, seat)
    if cards >> BOUQUINISTES & 1 and (steady(box, state) or not may_get(state, 1 - seat, GRANDE_LUMIERE)):
        _plan_annex(state, outlook, seat, sure)
    if cards >> GRANDE_LUMIERE & 1 and steady(box, state):
        _plan_large(box, state, outlook, seat)
    threat = outlook.scope[1 - seat] | annex_spaces(state, outlook, 1 - seat) | outlook.plain[seat] | outlook.walls
    if cards >> PEINTRE & 1:
        _plan_painter(state, outlook, threat)
    threat |= outlook.planned | pieces_threat(state, 1 - seat)
    if cards >> PENSEUR & 1:
        _plan_statue(state, outlook, seat, threat)
    if cards >> MOULIN_ROUGE & 1:
        _plan_dancer(state, outlook, threat | outlook.planned)


@compiled
def _plan(outlook: Any, card: int, points: int, spaces: np.uint64) -> None:
    outlook.sure[card] = points
    outlook.planned |= spaces
    outlook.ground &= ~spaces


@compiled
def _given(box: Any, state: Any, outlook: Any, rival: int, light: np.uint64, better: np.uint64) -> int:
    """The most that the rival's buildings to come, and its Annex, gain by a new light; by `better` where it is new."""
    coming, annexes = all_buildings(state, outlook, rival), annex_spaces(state, outlook, rival)
    points = future_size(box, state, outlook, rival, coming, better)
    if annexes:
        points += 1
        if annexes & light:
            points += 1 + largest_building(box, state, rival, coming)
    return points


@compiled
def _plan_streetlight(box: Any, state: Any, outlook: Any, seat: int) -> None:
    rival = 1 - seat
    has_painter = has_activated(state, rival, PEINTRE) and state.painter
    painted = PER_LAMP if has_painter or may_get(state, rival, PEINTRE) else 0
    best, where, left = 0, ZERO, outlook.ground
    while left:
        space = left & ~(left - ONE)
        left &= left - ONE
        around = beside(space)
        points = touched_size(state, seat, around) - painted
        if points > best:
            points -= touched_size(state, rival, around) + _given(box, state, outlook, rival, around, around)
            if points > best:
                best, where = points, space
    _plan(outlook, LAMPADAIRE, best, where)


@compiled
def _plan_garden(state: Any, outlook: Any, sure: np.uint64, unsure: int) -> None:
    best, where = 0, ZERO
    for step in (STEP, RANK):
        left = _pairs(outlook.ground, step)
        while left:
            low = left & ~(left - ONE)
            left &= left - ONE
            spaces = low | (low << step)
            lights = count(beside(spaces) & outlook.lamps) + (1 if spaces & sure else 0) - unsure
            if GARDEN_SIZE * lights > best:
                best, where = GARDEN_SIZE * lights, spaces
    _plan(outlook, JARDIN, best, where)
    outlook.walls |= where


@compiled
def _pairs(ground: np.uint64, step: np.uint64) -> np.uint64:
    """The lower or left spaces of all pairs of spaces."""
    pairs: np.uint64 = ground & (ground >> step) & (NOT_FILE_H if step == STEP else ~ZERO)
    return pairs


@compiled
def _plan_fountain(state: Any, outlook: Any, seat: int) -> None:
    best, where = 0, ZERO
    for step in (STEP, RANK):
        left = _pairs(outlook.ground, step) if state.fountain_size == 2 else outlook.ground
        while left:
            low = left & ~(left - ONE)
            left &= left - ONE
            spaces = low | (low << step) if state.fountain_size == 2 else low
            points = 0
            if beside(spaces) & state.houses[seat]:
                points = PER_BUILDING * count(touched_buildings(state, seat, beside(spaces)))
            if points > best:
                best, where = points, spaces
    _plan(outlook, FONTAINE, best, where)


@compiled
def _plan_annex(state: Any, outlook: Any, seat: int, sure: np.uint64) -> None:
    houses, safe = state.houses[seat], outlook.lamps & ~outlook.scope[1 - seat]
    joined = 1 if largest_area(houses, houses) == count(houses) else 0
    best, where, left = 0, ZERO, outlook.ground & beside(houses)
    while left:
        space = left & ~(left - ONE)
        left &= left - ONE
        built = touched_buildings(state, seat, beside(space))
        while built:
            cells = state.cells[lowest(built)]
            built &= built - 1
            near, size = beside(cells), count(cells)
            points = (size + 1) * count(beside(space) & safe & ~near) + count(near & safe) + joined
            if cells & sure:
                points += 1
            elif space & sure and not cells & outlook.lit:
                points += size + 1
            if points > best:
                best, where = points, space
    _plan(outlook, BOUQUINISTES, best, where)
    outlook.walls |= where


@compiled
def _plan_large(box: Any, state: Any, outlook: Any, seat: int) -> None:
    rival, houses = 1 - seat, state.houses[0] | state.houses[1]
    best, left = 0, state.lamps & ~state.occupied & ~outlook.scope[rival]
    while left:
        lamp = left & ~(left - ONE)
        left &= left - ONE
        near, sure = beside(lamp), first_rays(box, lamp)
        points = size_in(state, seat, sure, near)
        if points > best:
            lit = sure | rays(box, lamp, houses)
            points -= size_in(state, rival, lit, near) + _given(box, state, outlook, rival, lit, lit & ~near)
            best = max(best, points)
    outlook.sure[GRANDE_LUMIERE] = best


@compiled
def _plan_painter(state: Any, outlook: Any, threat: np.uint64) -> None:
    best, where, left = 0, ZERO, outlook.ground
    passable, shining = ~(state.houses[0] | state.houses[1] | threat), lamps_shining(state) & ~threat
    while left:
        space = left & ~(left - ONE)
        area = flood(space, passable)
        left &= ~area
        points = PER_LAMP * count(area & shining)
        if points > best:
            best, where = points, space
    _plan(outlook, PEINTRE, best, where)


@compiled
def _plan_statue(state: Any, outlook: Any, seat: int, threat: np.uint64) -> None:
    """What counts for the Statue is no ground for the Dancer."""
    free = ~(state.occupied | threat)
    counted = free & state.colour[seat] if state.own_only else free
    best, where, left = 0, ZERO, outlook.ground
    while left:
        space = left & ~(left - ONE)
        left &= left - ONE
        if beside(space) & free:
            points = points_around(space, counted)
            if points > best:
                best, where = points, space
    _plan(outlook, PENSEUR, best, where)
    outlook.ground &= ~(beside(where) | cornerwise(where))


@compiled
def _plan_dancer(state: Any, outlook: Any, threat: np.uint64) -> None:
    best, where, left = 0, ZERO, outlook.ground
    passable = ~(state.occupied | state.lamps | threat)
    while left:
        space = left & ~(left - ONE)
        area = flood(space, passable)
        left &= ~area
        points = count(area)
        if points > best:
            best, where = points, space
    _plan(outlook, MOULIN_ROUGE, best, where)
