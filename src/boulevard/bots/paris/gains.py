"""What a move of Paris gains at once, judged quickly: for greedy play, for playouts, and to order moves in a search.

The judgement is in points. It is exact where that is cheap, and an estimate where a move pays only later: a right, a
tile laid, a building reserved.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.games.bits import ZERO, beside, bit, cornerwise, count, flood, lowest, towards
from boulevard.games.compiled import compiled
from boulevard.games.paris.actions import (
    ANNEX,
    BARE,
    BUILD,
    FONTAINE,
    JARDIN,
    LAY,
    PAIRS,
    PASS,
    PIECE_CARDS,
    PIECE_ON,
    RESERVE,
    STATUE,
)
from boulevard.games.paris.components import LAMP, MIXED, OWN, RIVAL
from boulevard.games.paris.edition import MAX_RAY, MAX_RAYS
from boulevard.games.paris.placement import pair_spaces, touched_buildings
from boulevard.games.paris.scoring import lamps_shining, lit_by
from boulevard.games.paris.state import (
    CHARTIER,
    GARDEN,
    LAMPADAIRE,
    LAYING,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    SACRE_COEUR,
)
from boulevard.games.paris.state import FONTAINE as FONTAINE_CARD

Lights = tuple[np.uint64, np.uint64]
"""The streetlights of the ordinary kind, and what the Large one lights."""

UNBUILT = 3.0
RIGHT = 2.0
"""What a right may be worth, before one knows what it will serve."""

LASTING = 0.6
"""The part of a postcard's points that outlasts what will still be built."""


@compiled
def lights(box: Any, state: Any) -> Lights:
    """Look where light is, once for many judgements."""
    shining = lamps_shining(state)
    large = lit_by(box, state, state.large) if state.large else ZERO
    return shining & ~state.large, large


@compiled
def lit_times(where: Lights, spaces: np.uint64) -> int:
    """How many streetlights light a building on these spaces."""
    ordinary, large = where
    return count(beside(spaces) & ordinary & ~spaces) + (1 if spaces & large else 0)


@compiled
def gain(box: Any, state: Any, where: Lights, action: int) -> float:
    """What a legal action gains for the seat to act."""
    if state.phase == LAYING:
        if action < RESERVE:
            return _laying(box, state, (action - LAY) // 4, (action - LAY) % 4)
        return _reserving(box, state, action - RESERVE) if action < PASS else 0.0
    if action >= BUILD:
        placement = (action - BUILD) % box.placements
        swap = (action - BUILD) // box.placements
        return _building(state, where, box.spaces[placement]) + (UNBUILT if swap else 0.0)
    return _activating(box, state, where, action)


@compiled
def _building(state: Any, where: Lights, spaces: np.uint64) -> float:
    """Light, the group, the loss that is no more, and the Fountain; less the light of a streetlight that it covers."""
    seat = state.turn
    size = count(spaces)
    points = float(size * lit_times(where, spaces))
    around = beside(spaces)
    if not state.houses[seat] or around & state.houses[seat]:
        points += size
    if not state.activated[seat] >> SACRE_COEUR & 1:
        points += UNBUILT
    if state.fountain & around and state.activated[seat] >> FONTAINE_CARD & 1:
        points += 3.0
    covered = spaces & where[0]
    if covered:
        points -= _light_on(state, beside(covered))
    return points


@compiled
def _light_on(state: Any, lit: np.uint64) -> float:
    """What one more streetlight that lights these spaces gives the seat to act, less what it gives the other."""
    points = 0.0
    for building in range(GARDEN + 1):
        if state.cells[building] & lit:
            size = count(state.cells[building])
            points += size if state.built[state.turn] >> building & 1 else -size
    return points


@compiled
def _activating(box: Any, state: Any, where: Lights, action: int) -> float:
    seat = state.turn
    if action < BARE:
        return 0.0
    if action < JARDIN:
        return _bare(state, action - BARE)
    if action < FONTAINE:
        return _building(state, where, pair_spaces(action - JARDIN)) - UNBUILT
    if action < PIECE_ON:
        pair = action - FONTAINE
        spaces = pair_spaces(pair) if pair < PAIRS else bit(pair - PAIRS)
        return 3.0 * count(touched_buildings(state, seat, beside(spaces)))
    if action < STATUE:
        number = action - PIECE_ON
        return _piece(box, state, PIECE_CARDS[number // 64], bit(number % 64))
    if action < ANNEX:
        return LASTING * _statue(state, bit((action - STATUE) // 4), (action - STATUE) % 4)
    return _annex(state, where, bit((action - ANNEX) // 13), (action - ANNEX) % 13)


@compiled
def _bare(state: Any, card: int) -> float:
    if card == SACRE_COEUR:
        return UNBUILT * count(state.reserve[state.turn]) * LASTING
    if card in (METROPOLITAIN, CHARTIER):
        return RIGHT if state.reserve[state.turn] else 0.0
    return -0.5


@compiled
def _piece(box: Any, state: Any, card: int, space: np.uint64) -> float:
    houses = state.houses[0] | state.houses[1]
    if card == PEINTRE:
        return LASTING * 2.0 * count(flood(space, ~houses) & lamps_shining(state))
    if card == MOULIN_ROUGE:
        return LASTING * count(flood(space, ~(state.occupied | state.lamps | space)))
    if card == LAMPADAIRE:
        return _light_on(state, beside(space))
    lit = ZERO
    for ray in range(MAX_RAYS):
        for step in range(MAX_RAY):
            reached = box.ray[lowest(space), ray, step]
            lit |= reached
            if reached == ZERO or reached & houses:
                break
    return _light_on(state, lit) - _light_on(state, lit & beside(space))


@compiled
def _statue(state: Any, space: np.uint64, side: int) -> float:
    free = ~state.occupied
    if state.own_only:
        free &= state.colour[state.turn]
    if not towards(space, side) & ~state.occupied:
        return 0.0
    return 2.0 * count(beside(space) & free) + count(cornerwise(space) & free)


@compiled
def _annex(state: Any, where: Lights, space: np.uint64, building: int) -> float:
    """One space more in the group, one more for every light, and all spaces for each new light."""
    cells = state.cells[building]
    before, after = lit_times(where, cells), lit_times(where, cells | space)
    return float(1 + (count(cells) + 1) * after - count(cells) * before)


@compiled
def _laying(box: Any, state: Any, square: int, quarter: int) -> float:
    """Room of one's own that hangs together and lies in the light, less the same for the other."""
    seat = state.turn
    tile = state.piles[seat, state.laid[seat]]
    offset = np.uint64(16 * (square // 4) + 2 * (square % 4))
    mixed = box.tile[tile, quarter, MIXED] << offset
    own = (box.tile[tile, quarter, OWN] << offset) | mixed
    rival = (box.tile[tile, quarter, RIVAL] << offset) | mixed
    lamps = box.tile[tile, quarter, LAMP] << offset
    return _room(state, seat, own, lamps) - _room(state, 1 - seat, rival, lamps)


@compiled
def _room(state: Any, seat: int, added: np.uint64, lamps: np.uint64) -> float:
    before = state.colour[seat] | state.mixed
    joined = count(beside(added) & before)
    lit = count(added & beside(state.lamps | lamps)) + count(before & beside(lamps))
    return 0.5 * joined + 1.0 * lit


@compiled
def _reserving(box: Any, state: Any, building: int) -> float:
    """Large buildings first, the more the fewer one has."""
    held = count(state.reserve[state.turn])
    return float(box.extent[building]) - 1.2 * held
