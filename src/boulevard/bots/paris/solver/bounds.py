"""What is to come at the most and at the least: what the solver need not look at.

A seat's *hope* is at least as much as it can gain on the other by its own moves, if the other only activates postcards
without their actions, always the one that the seat would like best, and builds. Its *store* is at most as much as it is
sure to gain, whatever the other does: buildings that it can put on spaces of its own colour, where the other puts
nothing but by Chartier's right. So a position is worth at most the margin now, and the hope of the seat to act, less
the store of the other. Nothing here is a guess: the tests compare with plain minimax.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.solver.gains import (
    annex_gain,
    first_rays,
    fountain_gain,
    lamp_harm,
    large_gain,
    largest_building,
    levitation_gain,
    most_lamps,
    most_lights,
    statue_gain,
    steady,
    tile_gain,
)
from boulevard.bots.paris.solver.harm import harm_to_rival
from boulevard.bots.paris.solver.plans import (
    OVER_LAMP,
    OVER_RIVAL,
    PLAIN,
    may_cover_lamp,
    may_cover_rival,
    may_get,
    signed,
)
from boulevard.games.kernels.bits import ONE, ZERO, beside, count, flood, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.scoring import PENALTY, PER_BUILDING, PER_LAMP, has_activated, largest_area, penalty
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    CHARTIER,
    COVER_LAMP,
    COVER_RIVAL,
    FONTAINE,
    GARDEN,
    GARDEN_SIZE,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    SACRE_COEUR,
)


@compiled
def narrow(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, frame: Any, ahead: int) -> None:
    """Narrow the bounds of a frame, where the seat to act is so many points ahead, if that may answer what is asked.

    Hope is never less than nothing, so that often one look at what is in store shows that a bound is of no use.
    """
    seat = 1 if state.turn else 0
    most = ahead - store(box, state, plans, row, outlook, 1 - seat)
    if 2 * most < frame.wanted:
        most += hope(box, state, outlook, seat)
        frame.upper = min(frame.upper, 2 * most + (1 if most == 0 else 0))
        if frame.upper < frame.wanted:
            return
    least = ahead + store(box, state, plans, row, outlook, seat)
    if 2 * least >= frame.wanted:
        least -= hope(box, state, outlook, 1 - seat)
        frame.lower = max(frame.lower, 2 * least - (1 if least == 0 else 0))


@compiled
def store(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, seat: int) -> int:
    """At most as much as the seat gains for sure."""
    ground, built = state.colour[seat] & ~state.occupied, ZERO
    gain, most, chimneys = 0, 0, signed(state.chimneys[seat])
    sure = outlook.lit & first_rays(box, state.large) if state.large else ZERO
    unsure, saved = _may_lose_a_light(box, state, seat), -penalty(state, seat)
    reserve = signed(state.reserve[seat])
    while reserve and chimneys > 0:
        building = lowest(reserve)
        reserve &= reserve - 1
        lights, spaces = _best_plan(plans, row, outlook, seat, building, ground, sure)
        if lights >= 0:
            chimneys -= 1
            ground &= ~spaces
            built |= spaces
            points = int(box.extent[building]) * max(lights - unsure, 0) + saved
            gain += points
            most = max(most, points)
    if not built:
        return 0
    if may_cover_rival(state, 1 - seat):
        return gain - most
    houses = state.houses[seat]
    return gain + largest_area(houses | built, houses | built) - largest_area(houses, houses)


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
def _may_lose_a_light(box: Any, state: Any, seat: int) -> int:
    """1 if the rival may yet take a streetlight from the seat's buildings, otherwise 0."""
    if may_cover_lamp(state, 1 - seat):
        return 1
    return 1 if may_get(state, 1 - seat, GRANDE_LUMIERE) and not steady(box, state) else 0


@compiled
def hope(box: Any, state: Any, outlook: Any, seat: int) -> int:
    """At least as much as the seat can gain on the other by its own moves.

    Every building counts as if it were put where it is lit best, and joined the largest group. A right serves one
    building. Postcards are taken in turns: while the other has tokens, it takes away the best that is left.
    """
    tokens = signed(state.tokens[seat])
    basin = beside(state.fountain) if has_activated(state, seat, FONTAINE) and state.fountain else ZERO
    gain, over_lamp, over_rival, plain, future = _reserve_gains(box, state, outlook, seat, basin)
    listed, annexes = 0, ZERO
    if tokens > 0:
        listed, future = _list_buildings(box, state, outlook, seat, basin, future)
    if future and may_cover_lamp(state, seat):
        over_lamp += lamp_harm(state, outlook, seat)
    gain += over_lamp if state.rights[seat] & COVER_LAMP else 0
    gain += over_rival if state.rights[seat] & COVER_RIVAL else 0
    if tokens > 0:
        listed = _list_if(state, outlook, listed, METROPOLITAIN, 0 if state.rights[seat] & COVER_LAMP else over_lamp)
        listed = _list_if(state, outlook, listed, CHARTIER, 0 if state.rights[seat] & COVER_RIVAL else over_rival)
        listed = _list_if(state, outlook, listed, SACRE_COEUR, -PENALTY * (count(state.reserve[seat]) - plain))
        if may_get(state, seat, BOUQUINISTES):
            annexes = state.colour[seat] & ~state.occupied & beside(state.houses[seat] | outlook.scope[seat])
        listed = _list_pieces(box, state, outlook, seat, basin, future, annexes, listed)
        gain += _alternating(outlook, listed, tokens, signed(state.tokens[1 - seat]), state.turn == seat)
    if future or annexes:
        gain += _merge_gain(state, outlook, seat, annexes)
    return gain + harm_to_rival(box, state, outlook, seat, annexes)


@compiled
def _reserve_gains(box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64) -> tuple[int, int, int, int, int]:
    """What the reserve brings without rights, what each right adds to one building, how many fit without, and which."""
    gain, over_lamp, over_rival, plain, future = 0, 0, 0, 0, 0
    reserve = signed(state.reserve[seat]) if state.chimneys[seat] > 0 else 0
    while reserve:
        building = lowest(reserve)
        reserve &= reserve - 1
        if not outlook.reach[seat, building]:
            continue
        future |= 1 << building
        size, lights = int(box.extent[building]), outlook.lights[seat, building]
        extra = size - penalty(state, seat) + (PER_BUILDING if basin & outlook.reach[seat, building] else 0)
        worth = 0
        if lights[PLAIN] >= 0:
            plain += 1
            worth = size * lights[PLAIN] + extra
            gain += worth
        if lights[OVER_LAMP] >= 0:
            over_lamp = max(over_lamp, size * lights[OVER_LAMP] + extra - worth)
        if lights[OVER_RIVAL] >= 0:
            over_rival = max(over_rival, size * lights[OVER_RIVAL] + extra - worth)
    return gain, over_lamp, over_rival, plain, future


@compiled
def _list_buildings(box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64, future: int) -> tuple[int, int]:
    """List the gains of the postcards that bring buildings; return how many, and all buildings that may be built."""
    listed = 0
    if state.chimneys[seat] == 0:
        return listed, future
    if may_get(state, seat, JARDIN) and outlook.reach[seat, GARDEN]:
        touching = PER_BUILDING if basin & outlook.reach[seat, GARDEN] else 0
        listed = _list_gain(outlook, listed, GARDEN_SIZE * (most_lights(outlook, seat, GARDEN) + 1) + touching)
        future |= 1 << GARDEN
    if may_get(state, seat, LEVITATION) and state.reserve[seat]:
        best = levitation_gain(box, state, outlook, seat, basin)
        if best > 0:
            listed = _list_gain(outlook, listed, best - penalty(state, seat))
            future |= signed(state.pool)
    return listed, future


@compiled
def _list_pieces(
    box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64, future: int, annexes: np.uint64, listed: int
) -> int:
    """List the gains of the postcards that put a piece; the seat has a token."""
    own = state.colour[seat] & ~state.occupied
    annexed = 0
    if annexes:
        annexed = 1 + largest_building(box, state, seat, future)
        best = annex_gain(box, state, outlook, seat, annexes, future)
        listed = _list_gain(outlook, listed, best + 1 + (PER_BUILDING if basin & annexes else 0))
    if may_get(state, seat, GRANDE_LUMIERE):
        listed = _list_gain(outlook, listed, large_gain(box, state, outlook, seat, future) + annexed)
    if may_get(state, seat, FONTAINE):
        touched = fountain_gain(state, outlook, seat, future) + (1 if annexed else 0)
        listed = _list_gain(outlook, listed, PER_BUILDING * touched)
    if not own:
        return listed
    if may_get(state, seat, LAMPADAIRE):
        painter = has_activated(state, seat, PEINTRE) and state.painter
        painted = PER_LAMP if painter or may_get(state, seat, PEINTRE) else 0
        listed = _list_gain(outlook, listed, tile_gain(box, state, outlook, seat, own, future) + annexed + painted)
    if may_get(state, seat, PEINTRE):
        listed = _list_gain(outlook, listed, PER_LAMP * most_lamps(state, own))
    if may_get(state, seat, MOULIN_ROUGE):
        listed = _list_gain(outlook, listed, largest_area(own, ~(state.occupied | state.lamps)))
    if may_get(state, seat, PENSEUR):
        listed = _list_gain(outlook, listed, statue_gain(state, seat, own))
    return listed


@compiled
def _list_if(state: Any, outlook: Any, listed: int, card: int, gain: int) -> int:
    """List the gain of a postcard that is face up."""
    return _list_gain(outlook, listed, gain) if state.face_up >> card & 1 else listed


@compiled
def _list_gain(outlook: Any, listed: int, gain: int) -> int:
    """Insert a postcard's gain, the largest first."""
    if gain <= 0:
        return listed
    at = listed
    while at > 0 and outlook.gains[at - 1] < gain:
        outlook.gains[at] = outlook.gains[at - 1]
        at -= 1
    outlook.gains[at] = gain
    return listed + 1


@compiled
def _alternating(outlook: Any, listed: int, tokens: int, others: int, first: bool) -> int:
    """The gains of postcards if the other, while it has tokens, takes the best that is left."""
    gain, at = 0, 0
    while at < listed and tokens > 0:
        if first:
            gain += int(outlook.gains[at])
            at += 1
            tokens -= 1
        elif others > 0:
            at += 1
            others -= 1
        first = not first
    return gain


@compiled
def _merge_gain(state: Any, outlook: Any, seat: int, annexes: np.uint64) -> int:
    """How much the largest group can grow by joining others, beyond the size of what joins them."""
    houses = state.houses[seat]
    largest = largest_area(houses, houses)
    if largest == count(houses):
        return 0
    passable = houses | outlook.scope[seat] | annexes
    most = largest
    left = houses
    while left:
        region = flood(left & ~(left - ONE), passable)
        most = max(most, count(region & houses))
        left &= ~region
    return most - largest
