"""How much a seat can still change the margin by its own moves: what the solver need not look at.

Two numbers bound what is to come. A seat's *hope* is at least as much as it can gain on the other by its own moves,
if the other only activates postcards without their actions, always the one that the seat would like best, and
builds. Its *store* is at most as much as it is sure to gain, whatever the other does: buildings that it can put on
spaces of its own colour, where the other puts nothing but by Chartier's right.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.games.bits import NOT_FILE_H, ONE, RANK, STEP, ZERO, beside, cornerwise, count, flood, lowest
from boulevard.games.compiled import compiled
from boulevard.games.paris.components import MAX_PLACEMENTS
from boulevard.games.paris.edition import MAX_RAY, MAX_RAYS
from boulevard.games.paris.placement import fitting
from boulevard.games.paris.scoring import _activated, _largest_group, _statue_points, lamps_shining
from boulevard.games.paris.state import (
    BOUQUINISTES,
    BUILDINGS,
    CHARTIER,
    COVER_LAMP,
    COVER_RIVAL,
    FONTAINE,
    GARDEN,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    POSTCARDS_IN_PLAY,
    SACRE_COEUR,
)
from boulevard.bots.paris.evaluation import large_light, lights_on, margin, small_lamps

PLAIN, OVER_LAMP, OVER_RIVAL, KINDS = 0, 1, 2, 3
MOST_PLANS = 2 * (MAX_PLACEMENTS + 112)
PLANS = np.dtype(
    (
        np.record,
        [
            ("first", "i8", 2 * (BUILDINGS + 1) * KINDS + 1),
            ("spaces", "u8", MOST_PLANS),
            ("around", "u8", MOST_PLANS),
            ("lights", "i8", MOST_PLANS),
            ("tile", "u8"),
            ("steady", "u1"),
            ("gains", "i8", POSTCARDS_IN_PLAY + 1),
        ],
    )
)


@compiled
def may_get(state: Any, seat: int, card: int) -> bool:
    """Whether the seat may yet activate a postcard."""
    return state.tokens[seat] > 0 and bool(state.face_up >> card & 1)


@compiled
def may_cover_lamp(state: Any, seat: int) -> bool:
    return bool(state.rights[seat] & COVER_LAMP) or may_get(state, seat, METROPOLITAIN)


@compiled
def may_cover_rival(state: Any, seat: int) -> bool:
    return bool(state.rights[seat] & COVER_RIVAL) or may_get(state, seat, CHARTIER)


@compiled
def usable(state: Any, seat: int) -> np.uint64:
    """The free spaces that a building of the seat may yet cover, with rights that it has or may get."""
    free = ~state.occupied
    spaces = (state.colour[seat] | state.mixed) & free
    if may_cover_lamp(state, seat):
        spaces |= state.lamps & free
    if may_cover_rival(state, seat):
        spaces |= state.colour[1 - seat] & free
    return spaces


@compiled
def make_plans(box: Any, state: Any, plans: Any) -> None:
    """List all ways in which each seat may yet place each building, by the rights they take, the best lit first."""
    listed = 0
    lamps = small_lamps(state)
    plans.tile = state.streetlight
    plans.steady = 1
    lights = state.lamps
    while lights:
        lamp = lights & ~(lights - ONE)
        lights &= lights - ONE
        if beside(lamp) & ~first_rays(box, lamp):
            plans.steady = 0
    for seat in range(2):
        ground = usable(state, seat)
        rows = (ground & (state.colour[seat] | state.mixed), ground & state.lamps, ground & state.colour[1 - seat])
        wanted = np.int64(state.reserve[seat])
        if may_get(state, seat, LEVITATION):
            wanted |= np.int64(state.pool)
        if may_get(state, seat, JARDIN):
            wanted |= 1 << GARDEN
        for building in range(BUILDINGS + 1):
            for kind in range(KINDS):
                start = listed
                plans.first[(seat * (BUILDINGS + 1) + building) * KINDS + kind] = start
                if not (wanted >> building & 1 and state.chimneys[seat] > 0):
                    continue
                if building == GARDEN:
                    listed = _plan_pairs(state, seat, plans, listed, kind, ground, lamps)
                    continue
                for turn in range(box.turns[state.mirror, building]):
                    anchors = fitting(box, building, turn, rows)
                    first, columns = box.first[building, turn], box.columns[building, turn]
                    while anchors:
                        anchor = lowest(anchors)
                        anchors &= anchors - ONE
                        spaces = box.spaces[first + (anchor >> 3) * columns + (anchor & 7)]
                        if _kind(state, seat, spaces) == kind:
                            listed = _add(plans, start, listed, spaces, lamps)
    plans.first[2 * (BUILDINGS + 1) * KINDS] = listed


@compiled
def _plan_pairs(state: Any, seat: int, plans: Any, listed: int, kind: int, ground: np.uint64, lamps: np.uint64) -> int:
    start = listed
    for step in (STEP, RANK):
        pairs = ground & (ground >> step)
        if step == STEP:
            pairs &= NOT_FILE_H
        while pairs:
            low = pairs & ~(pairs - ONE)
            pairs &= pairs - ONE
            spaces = low | (low << step)
            if _kind(state, seat, spaces) == kind:
                listed = _add(plans, start, listed, spaces, lamps)
    return listed


@compiled
def _kind(state: Any, seat: int, spaces: np.uint64) -> int:
    if spaces & state.colour[1 - seat]:
        return OVER_RIVAL
    return OVER_LAMP if spaces & state.lamps else PLAIN


@compiled
def _add(plans: Any, start: int, listed: int, spaces: np.uint64, lamps: np.uint64) -> int:
    around = beside(spaces) & ~spaces
    lights = count(around & lamps)
    at = listed
    while at > start and plans.lights[at - 1] < lights:
        plans.spaces[at] = plans.spaces[at - 1]
        plans.around[at] = plans.around[at - 1]
        plans.lights[at] = plans.lights[at - 1]
        at -= 1
    plans.spaces[at] = spaces
    plans.around[at] = around
    plans.lights[at] = lights
    return listed + 1


@compiled
def _best_plan(
    plans: Any, seat: int, building: int, kind: int, ground: np.uint64, lamps: np.uint64, lit: np.uint64, new: int
) -> tuple[int, np.uint64]:
    """The most streetlights that can light a building where it fits on the ground, and where; -1 if it fits nowhere.

    `new` is how many streetlights were added since the plans were made.
    """
    most, where = -1, ZERO
    at = (seat * (BUILDINGS + 1) + building) * KINDS + kind
    for plan in range(plans.first[at], plans.first[at + 1]):
        if plans.lights[plan] + new <= most:
            break
        spaces = plans.spaces[plan]
        if spaces & ~ground:
            continue
        lights = count(plans.around[plan] & lamps)
        if spaces & lit:
            lights += 1
        if lights > most:
            most, where = lights, spaces
    return most, where


@compiled
def store(box: Any, state: Any, plans: Any, seat: int, lamps: np.uint64, lit: np.uint64) -> int:
    """At most as much as the seat gains for sure, by buildings on spaces of its own colour."""
    reserve = int(state.reserve[seat])
    if not reserve or state.chimneys[seat] == 0:
        return 0
    rival = 1 - seat
    ground = state.colour[seat] & ~state.occupied
    new = (1 if state.streetlight and not plans.tile else 0) + (1 if lit else 0)
    sure = lit & first_rays(box, state.large) if lit else ZERO
    unsure = 1 if may_cover_lamp(state, rival) or (not plans.steady and may_get(state, rival, GRANDE_LUMIERE)) else 0
    saved = _activated(state, seat, SACRE_COEUR)
    built, gain, most, chimneys = ZERO, 0, 0, int(state.chimneys[seat])
    while reserve and chimneys > 0:
        building = lowest(reserve)
        reserve &= reserve - 1
        lights, spaces = _best_plan(plans, seat, building, PLAIN, ground, lamps, sure, new)
        if lights < 0:
            continue
        chimneys -= 1
        ground &= ~spaces
        built |= spaces
        points = box.extent[building] * max(lights - unsure, 0) + (0 if saved else 3)
        gain += points
        most = max(most, points)
    if not built:
        return 0
    if may_cover_rival(state, rival):
        return gain - most
    return gain + _largest_group(state.houses[seat] | built) - _largest_group(state.houses[seat])


@compiled
def hope(box: Any, state: Any, plans: Any, seat: int, lamps: np.uint64, lit: np.uint64) -> int:
    """At least as much as the seat can gain on the other by its own moves."""
    free = ~state.occupied
    tokens = int(state.tokens[seat])
    cards = int(state.face_up) if tokens > 0 else 0
    chimneys = state.chimneys[seat] > 0
    own = state.colour[seat] & free
    ground = usable(state, seat)
    new = (1 if state.streetlight and not plans.tile else 0) + (1 if lit else 0)
    penalty = 0 if _activated(state, seat, SACRE_COEUR) else 3
    fountain = ZERO
    if _activated(state, seat, FONTAINE) and state.fountain:
        fountain = beside(state.fountain)
    touching = 3 if fountain & ground else 0
    cover_lamp, cover_rival = may_cover_lamp(state, seat), may_cover_rival(state, seat)

    gain, size, biggest, brightest, builds, plain = 0, 0, 0, 0, 0, 0
    lamp_gain, lamp_size, rival_gain, rival_size = 0, 0, 0, 0
    reserve = int(state.reserve[seat]) if chimneys else 0
    while reserve:
        building = lowest(reserve)
        reserve &= reserve - 1
        extent = box.extent[building]
        worth = 0
        lights, _ = _best_plan(plans, seat, building, PLAIN, ground, lamps, lit, new)
        fits = lights >= 0
        if fits:
            plain += 1
            worth = extent * lights + touching + penalty
            gain += worth
            size += extent
            brightest = max(brightest, lights)
        if cover_lamp:
            lights, _ = _best_plan(plans, seat, building, OVER_LAMP, ground, lamps, lit, new)
            if lights >= 0:
                lamp_gain = max(lamp_gain, extent * lights + touching + penalty - worth)
                brightest = max(brightest, lights)
                if not fits:
                    lamp_size = max(lamp_size, extent)
                fits = True
        if cover_rival:
            lights, _ = _best_plan(plans, seat, building, OVER_RIVAL, ground, lamps, lit, new)
            if lights >= 0:
                rival_gain = max(rival_gain, extent * lights + touching + penalty - worth)
                brightest = max(brightest, lights)
                rival_size = max(rival_size, extent)
                fits = True
        if fits:
            builds += 1
            biggest = max(biggest, extent)

    listed = 0
    if cards >> JARDIN & 1 and chimneys:
        lights = _most_lights(plans, seat, GARDEN, ground, lamps, lit, new)
        if lights >= 0:
            listed = _list_gain(plans, listed, 2 * lights + touching)
            size += 2
            builds += 1
            biggest = max(biggest, 2)
            brightest = max(brightest, lights)
    if cards >> LEVITATION & 1 and chimneys and state.reserve[seat]:
        pool = int(state.pool)
        best, largest = -1, 0
        while pool:
            building = lowest(pool)
            pool &= pool - 1
            lights = _most_lights(plans, seat, building, ground, lamps, lit, new)
            if lights >= 0:
                best = max(best, box.extent[building] * lights)
                largest = max(largest, box.extent[building])
                brightest = max(brightest, lights)
        if best >= 0:
            listed = _list_gain(plans, listed, best + touching + penalty)
            size += largest
            builds += 1
            biggest = max(biggest, largest)
    size += lamp_size + rival_size
    houses_grow = builds > 0
    if builds and cover_lamp:
        lamp_gain += _lamp_harm(state, seat)
    if state.rights[seat] & COVER_LAMP:
        gain += lamp_gain
    elif cards >> METROPOLITAIN & 1:
        listed = _list_gain(plans, listed, lamp_gain)
    if state.rights[seat] & COVER_RIVAL:
        gain += rival_gain
    elif cards >> CHARTIER & 1:
        listed = _list_gain(plans, listed, rival_gain)
    if cards >> SACRE_COEUR & 1:
        listed = _list_gain(plans, listed, 3 * (count(state.reserve[seat]) - plain))
    annexed = 0
    if cards >> BOUQUINISTES & 1 and (own if builds else own & beside(state.houses[seat])):
        houses_grow = True
        annexed = 1 + max(biggest, _largest_building(state, seat))
        points = _annex_gain(state, seat, own, lamps, lit, builds, biggest, brightest)
        listed = _list_gain(plans, listed, points + (3 if fountain & own else 0))
        size += 1
    if cards >> LAMPADAIRE & 1 and own:
        painted = 2 if cards >> PEINTRE & 1 or (_activated(state, seat, PEINTRE) and state.painter) else 0
        listed = _list_gain(plans, listed, _tile_gain(state, seat, own) + size + annexed + painted)
    if cards >> GRANDE_LUMIERE & 1 and state.lamps & free:
        listed = _list_gain(plans, listed, _large_gain(box, state, seat, state.lamps & free) + size + annexed)
    if cards >> PEINTRE & 1 and own:
        listed = _list_gain(plans, listed, 2 * _most_lamps(state, own))
    if cards >> MOULIN_ROUGE & 1 and own:
        listed = _list_gain(plans, listed, _largest_area(own, ~(state.occupied | state.lamps)))
    if cards >> PENSEUR & 1 and own:
        listed = _list_gain(plans, listed, _statue_gain(state, seat, own))
    if cards >> FONTAINE & 1:
        listed = _list_gain(plans, listed, 3 * min(count(state.built[seat]) + builds, 6))
    if size:
        gain += _group_gain(state, seat, ground, size)
    gain += _alternating(plans, listed, tokens, int(state.tokens[1 - seat]), state.turn == seat)
    return gain + _harm(box, state, seat, houses_grow, lit)


@compiled
def _most_lights(
    plans: Any, seat: int, building: int, ground: np.uint64, lamps: np.uint64, lit: np.uint64, new: int
) -> int:
    most = -1
    for kind in range(KINDS):
        lights, _ = _best_plan(plans, seat, building, kind, ground, lamps, lit, new)
        most = max(most, lights)
    return most


@compiled
def _list_gain(plans: Any, listed: int, gain: int) -> int:
    """Insert a postcard's gain, the largest first."""
    if gain <= 0:
        return listed
    at = listed
    while at > 0 and plans.gains[at - 1] < gain:
        plans.gains[at] = plans.gains[at - 1]
        at -= 1
    plans.gains[at] = gain
    return listed + 1


@compiled
def _alternating(plans: Any, listed: int, tokens: int, others: int, first: bool) -> int:
    """The gains of postcards if the other, while it has tokens, takes the best that is left."""
    gain = 0
    at = 0
    while at < listed and tokens > 0:
        if first:
            gain += plans.gains[at]
            at += 1
            tokens -= 1
        elif others > 0:
            at += 1
            others -= 1
        first = not first
    return gain


@compiled
def _group_gain(state: Any, seat: int, ground: np.uint64, size: int) -> int:
    """How much the largest group can grow by so many spaces, joining what can be joined."""
    houses = state.houses[seat]
    reach = houses | ground | state.colour[seat] & ~state.occupied
    largest = 0
    left = reach
    while left:
        region = flood(left & ~(left - ONE), reach)
        left &= ~region
        largest = max(largest, count(region & houses) + min(size, count(region & ~houses)))
    return max(0, largest - _largest_group(houses))


@compiled
def _annex_gain(
    state: Any, seat: int, own: np.uint64, lamps: np.uint64, lit: np.uint64, builds: int, biggest: int, brightest: int
) -> int:
    """The light that the Annex can bring to a building of the seat, built or to be built."""
    best = 0
    built = int(state.built[seat])
    while built:
        cells = state.cells[lowest(built)]
        built &= built - 1
        spaces = own & beside(cells)
        if spaces:
            size, before = count(cells), lights_on(cells, lamps, lit)
            most = before
            while spaces:
                most = max(most, lights_on(cells | (spaces & ~(spaces - ONE)), lamps, lit))
                spaces &= spaces - ONE
            best = max(best, (size + 1) * most - size * before)
    if builds:
        most = 0
        spaces = own
        while spaces:
            most = max(most, lights_on(spaces & ~(spaces - ONE), lamps, lit))
            spaces &= spaces - ONE
        best = max(best, brightest + (biggest + 1) * most)
    return best


@compiled
def _largest_building(state: Any, seat: int) -> int:
    largest = 0
    built = int(state.built[seat])
    while built:
        largest = max(largest, count(state.cells[lowest(built)]))
        built &= built - 1
    return largest


@compiled
def _tile_gain(state: Any, seat: int, spaces: np.uint64) -> int:
    """The best that the Streetlight tile does for what is built: the seat's own light less the rival's."""
    best = -1000
    while spaces:
        around = beside(spaces & ~(spaces - ONE))
        spaces &= spaces - ONE
        best = max(best, _touched_size(state, seat, around) - _touched_size(state, 1 - seat, around))
    return best


@compiled
def _touched_size(state: Any, seat: int, around: np.uint64) -> int:
    """The size of all of a seat's buildings that have one of these spaces."""
    if not around & state.houses[seat]:
        return 0
    size = 0
    built = int(state.built[seat])
    while built:
        cells = state.cells[lowest(built)]
        built &= built - 1
        if cells & around:
            size += count(cells)
    return size


@compiled
def _large_gain(box: Any, state: Any, seat: int, lamps: np.uint64) -> int:
    """The best that the Large Streetlight does for what is built; a ray that may yet be stopped gives the rival nothing."""
    best = 0
    while lamps:
        lamp = lamps & ~(lamps - ONE)
        lamps &= lamps - ONE
        near, sure = beside(lamp), first_rays(box, lamp)
        lit = _rays(box, lamp, state.houses[0] | state.houses[1])
        gain = _size_in(state, seat, lit, near) + _size_in(state, 1 - seat, near, sure)
        best = max(best, gain - _size_in(state, 1 - seat, sure, near))
    return best


@compiled
def _size_in(state: Any, seat: int, light: np.uint64, shade: np.uint64) -> int:
    """The size of all of a seat's buildings with a space in `light` and none in `shade`."""
    size = 0
    built = int(state.built[seat])
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
def _rays(box: Any, lamp: np.uint64, houses: np.uint64) -> np.uint64:
    lit = ZERO
    for ray in range(MAX_RAYS):
        for step in range(MAX_RAY):
            space = box.ray[lowest(lamp), ray, step]
            lit |= space
            if space == ZERO or space & houses:
                break
    return lit


@compiled
def _most_lamps(state: Any, starts: np.uint64) -> int:
    """The most streetlights of one area that a Painter may stand in."""
    shining, passable = lamps_shining(state), ~(state.houses[0] | state.houses[1])
    most = 0
    while starts:
        area = flood(starts & ~(starts - ONE), passable)
        starts &= ~area
        most = max(most, count(area & shining))
    return most


@compiled
def _largest_area(starts: np.uint64, passable: np.uint64) -> int:
    largest = 0
    while starts:
        area = flood(starts & ~(starts - ONE), passable)
        starts &= ~area
        largest = max(largest, count(area))
    return largest


@compiled
def _statue_gain(state: Any, seat: int, spaces: np.uint64) -> int:
    free = ~state.occupied
    counted = free & state.colour[seat] if state.own_only else free
    best = 0
    while spaces:
        space = spaces & ~(spaces - ONE)
        spaces &= spaces - ONE
        if beside(space) & free:
            best = max(best, 2 * count(beside(space) & counted) + count(cornerwise(space) & counted))
    return best


@compiled
def _lamp_harm(state: Any, seat: int) -> int:
    """The most light that the rival loses more than the seat when one printed streetlight is covered."""
    lamps = state.lamps & ~state.occupied
    most = 0
    while lamps:
        around = beside(lamps & ~(lamps - ONE))
        lamps &= lamps - ONE
        most = max(most, _touched_size(state, 1 - seat, around) - _touched_size(state, seat, around))
    return most


@compiled
def _harm(box: Any, state: Any, seat: int, houses_grow: bool, lit: np.uint64) -> int:
    """At least as much as the rival's postcards and large light can lose, by its own forced builds too."""
    rival = 1 - seat
    harm = 0
    houses_grow |= state.reserve[rival] != 0 and state.chimneys[rival] > 0
    if houses_grow and state.large:
        harm += _size_in(state, rival, lit, first_rays(box, state.large))
    if houses_grow and _activated(state, rival, PEINTRE) and state.painter:
        area = flood(state.painter, ~(state.houses[0] | state.houses[1]))
        harm += 2 * count(area & lamps_shining(state))
    if houses_grow or state.tokens[seat] > 0:
        if _activated(state, rival, MOULIN_ROUGE) and state.dancer:
            harm += count(flood(state.dancer, ~(state.occupied | state.lamps))) - 1
        if _activated(state, rival, PENSEUR) and state.statue:
            harm += _statue_points(state, rival)
    return harm


@compiled
def limits(box: Any, state: Any, plans: Any) -> tuple[int, int]:
    """What the position is worth at least and at most to the seat to act, as a value (`evaluation.value_of`)."""
    seat = 1 if state.turn else 0
    lamps, lit = small_lamps(state), large_light(box, state)
    ahead = margin(box, state)
    if seat:
        ahead = -ahead
    least = ahead + store(box, state, plans, seat, lamps, lit) - hope(box, state, plans, 1 - seat, lamps, lit)
    most = ahead + hope(box, state, plans, seat, lamps, lit) - store(box, state, plans, 1 - seat, lamps, lit)
    return 2 * least - (1 if least == 0 else 0), 2 * most + (1 if most == 0 else 0)
