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
    fountain_gain,
    lamp_harm,
    large_gain,
    largest_building,
    levitation_gain,
    most_lamps,
    most_worth,
    statue_gain,
    tile_gain,
)
from boulevard.bots.paris.solver.harm import harm_to_rival
from boulevard.bots.paris.solver.plans import (
    OVER_LAMP,
    OVER_RIVAL,
    PLAIN,
    may_cover_lamp,
    may_get,
    signed,
)
from boulevard.bots.paris.solver.sure import secure
from boulevard.bots.paris.solver.threats import annex_spaces
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
    POSTCARDS,
    SACRE_COEUR,
)


@compiled
def narrow(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, frame: Any, ahead: int) -> None:
    """Narrow the bounds of a frame, where the seat to act is so many points ahead; the lower one only if need be."""
    seat = 1 if state.turn else 0
    most = ahead + hope(box, state, plans, row, outlook, seat)
    frame.upper = min(frame.upper, 2 * most + (1 if most == 0 else 0))
    if frame.upper < frame.wanted:
        return
    least = ahead - hope(box, state, plans, row, outlook, 1 - seat)
    frame.lower = max(frame.lower, 2 * least - (1 if least == 0 else 0))


@compiled
def hope(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any, seat: int) -> int:
    """At least as much as the seat can gain on the other by its own moves.

    Every building counts as if it were put where it is lit best, and joined the largest group. A right serves one
    building. Postcards are taken in turns: while the other has tokens, it takes away the best that is left.
    """
    rival = 1 - seat
    sure = secure(box, state, plans, row, outlook, rival)
    tokens = signed(state.tokens[seat])
    if count(state.face_up) > tokens + signed(state.tokens[rival]):
        for card in range(len(POSTCARDS)):
            outlook.sure[card] = 0
    for card in range(len(POSTCARDS)):
        outlook.mine[card] = 0
        if state.face_up >> card & 1:
            sure += int(outlook.sure[card])
    basin = beside(state.fountain) if has_activated(state, seat, FONTAINE) and state.fountain else ZERO
    annexes = annex_spaces(state, outlook, seat)
    joining, grown = _group(box, state, outlook, seat, annexes)
    gain, over_lamp, over_rival, spared, future = _reserve_gains(box, state, outlook, seat, basin, joining)
    gain += grown
    if tokens > 0:
        reserve = future
        future = _list_buildings(box, state, outlook, seat, basin, future, joining)
        if tokens > 1:
            reserve = future
    if future and may_cover_lamp(state, seat):
        over_lamp += lamp_harm(state, outlook, seat)
    gain += over_lamp if state.rights[seat] & COVER_LAMP else 0
    gain += over_rival if state.rights[seat] & COVER_RIVAL else 0
    if tokens > 0:
        outlook.mine[METROPOLITAIN] = 0 if state.rights[seat] & COVER_LAMP else over_lamp
        outlook.mine[CHARTIER] = 0 if state.rights[seat] & COVER_RIVAL else over_rival
        outlook.mine[SACRE_COEUR] = -PENALTY * count(state.reserve[seat]) - spared
        _list_pieces(box, state, outlook, seat, basin, reserve, annexes, tokens)
        gain += _alternating(outlook, _sorted(state, outlook), tokens, signed(state.tokens[rival]), state.turn == seat)
    else:
        for card in range(len(POSTCARDS)):
            outlook.mine[card] = 0
    return gain - sure + harm_to_rival(box, state, outlook, seat, annexes)


@compiled
def _sorted(state: Any, outlook: Any) -> int:
    """Sort the postcards that are face up by what depends on who gets them, the largest first."""
    listed = 0
    for card in range(len(POSTCARDS)):
        if state.face_up >> card & 1:
            listed = _list_gain(outlook, listed, outlook.mine[card] + outlook.sure[card])
    return listed


@compiled
def _reserve_gains(
    box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64, joining: np.uint64
) -> tuple[int, int, int, int, int]:
    """What the reserve brings without rights, what each right adds to one building, and which may be built.

    The fourth number is how much of the penalties for all that is saved already, Sacré-Coeur or not.
    """
    gain, over_lamp, over_rival, spared, future = 0, 0, 0, 0, 0
    reserve = signed(state.reserve[seat]) if state.chimneys[seat] > 0 else 0
    while reserve:
        building = lowest(reserve)
        reserve &= reserve - 1
        if not outlook.reach[seat, building]:
            continue
        future |= 1 << building
        size, lights, best = int(box.extent[building]), outlook.lights[seat, building], outlook.worth[seat, building]
        joins = size if outlook.reach[seat, building] & joining else 0
        extra = -penalty(state, seat) + (PER_BUILDING if basin & outlook.reach[seat, building] else 0)
        worth = 0
        if lights[PLAIN] >= 0:
            spared += min(-PENALTY, max(0, best[PLAIN] + extra))
            worth = max(0, best[PLAIN] + extra)
            gain += worth
        if lights[OVER_LAMP] >= 0:
            over_lamp = max(over_lamp, best[OVER_LAMP] + extra + (joins if lights[PLAIN] < 0 else 0) - worth)
        if lights[OVER_RIVAL] >= 0:
            over_rival = max(over_rival, best[OVER_RIVAL] + extra + (joins if lights[PLAIN] < 0 else 0) - worth)
    return gain, over_lamp, over_rival, spared, future


@compiled
def _list_buildings(
    box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64, future: int, joining: np.uint64
) -> int:
    """List the gains of the postcards that bring buildings; return all buildings that may be built."""
    if state.chimneys[seat] == 0:
        return future
    if may_get(state, seat, JARDIN) and outlook.reach[seat, GARDEN]:
        touching = PER_BUILDING if basin & outlook.reach[seat, GARDEN] else 0
        joins = GARDEN_SIZE if outlook.reach[seat, GARDEN] & joining else 0
        outlook.mine[JARDIN] = most_worth(outlook, seat, GARDEN) + joins + touching
        future |= 1 << GARDEN
    if may_get(state, seat, LEVITATION) and state.reserve[seat]:
        best = levitation_gain(box, state, outlook, seat, basin, joining)
        if best > 0:
            outlook.mine[LEVITATION] = best - 1 - penalty(state, seat)
            future |= signed(state.pool)
    return future


@compiled
def _list_pieces(
    box: Any, state: Any, outlook: Any, seat: int, basin: np.uint64, future: int, annexes: np.uint64, tokens: int
) -> None:
    """List the gains of the postcards that put a piece; the seat has a token."""
    own = state.colour[seat] & ~state.occupied
    annexed = 0
    if annexes:
        annexed = 1 + largest_building(box, state, seat, future) if tokens > 1 else 0
        best = annex_gain(box, state, outlook, seat, annexes, future)
        outlook.mine[BOUQUINISTES] = best + 1 + (PER_BUILDING if basin & annexes else 0)
    if may_get(state, seat, GRANDE_LUMIERE):
        outlook.mine[GRANDE_LUMIERE] = max(0, large_gain(box, state, outlook, seat, future) + annexed)
    if may_get(state, seat, FONTAINE):
        touched = fountain_gain(state, outlook, seat, future) + (1 if annexed else 0)
        outlook.mine[FONTAINE] = PER_BUILDING * touched
    if not own:
        return
    if may_get(state, seat, LAMPADAIRE):
        painter = has_activated(state, seat, PEINTRE) and state.painter
        painted = PER_LAMP if painter or (tokens > 1 and may_get(state, seat, PEINTRE)) else 0
        best = tile_gain(box, state, outlook, seat, own, future) + annexed + painted
        outlook.mine[LAMPADAIRE] = max(0, best)
    if may_get(state, seat, PEINTRE):
        outlook.mine[PEINTRE] = PER_LAMP * most_lamps(state, own)
    if may_get(state, seat, MOULIN_ROUGE):
        outlook.mine[MOULIN_ROUGE] = largest_area(own, ~(state.occupied | state.lamps))
    if may_get(state, seat, PENSEUR):
        outlook.mine[PENSEUR] = statue_gain(state, seat, own)


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
def _group(box: Any, state: Any, outlook: Any, seat: int, annexes: np.uint64) -> tuple[np.uint64, int]:
    """Where a larger group than now may come to be, and how much it grows there without postcards."""
    houses = state.houses[seat]
    largest = largest_area(houses, houses)
    passable = houses | outlook.scope[seat] | annexes
    joining, most, left = ZERO, 0, passable
    while left:
        region = flood(left & ~(left - ONE), passable)
        left &= ~region
        room = count(region) - largest
        if room > 0:
            joining |= region
            grown = count(houses & region) - largest
            reserve = signed(state.reserve[seat]) if grown < room and state.chimneys[seat] > 0 else 0
            while reserve:
                building = lowest(reserve)
                reserve &= reserve - 1
                if outlook.lights[seat, building, PLAIN] >= 0 and outlook.reach[seat, building] & region:
                    grown += int(box.extent[building])
            most = max(most, min(grown, room))
    return joining, most
