"""Which moves of Paris look good at first sight: a judgement that is linear in weights learned from the search.

`judge` is written once, for playouts, for the order of moves in the tree, and for learning: the features of a move
are what it gives for weights that are 0 but for one (`features`). Up to a constant, a judgement is the logarithm of how
often a search that takes its time plays the move; `train` fits the weights.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.bits import NOT_FILE_A, NOT_FILE_H, ONE, RANK, STEP, ZERO, beside, count, flood, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.components import LAMP, MIXED, OWN, RIVAL
from boulevard.games.paris.play.actions import BARE, BUILD, LAY, PASS, RESERVE
from boulevard.games.paris.play.placement import activation, fitting, place_spaces, placement_at
from boulevard.games.paris.play.scoring import (
    fountain_points,
    lamps_shining,
    lit_by,
    painter_points,
    rays,
    statue_points,
)
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    CHARTIER,
    FONTAINE,
    GARDEN,
    JARDIN,
    LAMPADAIRE,
    LAYING,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    POSTCARDS,
    SACRE_COEUR,
)

Weights = NDArray[np.float32]
Lights = tuple[np.uint64, np.uint64]
"""The streetlights of the ordinary kind, and what the Large one lights."""

(
    LIGHT,  # of a building: size × streetlights, less the light that it covers
    SIZE,
    JOINED,  # its size if it joins the group
    ON_MIXED,  # spaces that the other could have used
    BESIDE_ROOM,  # free ground of one's own beside it
    USES_LAMP,  # Metropolitain's right
    USES_RIVAL,  # Chartier's right
    BY_FOUNTAIN,
    BUILDS,
    PIECE_BESIDE_ROOM,  # the same for pieces on one space
    LIGHTS_OWN_ROOM,  # free ground that a new streetlight lights
    LIGHTS_RIVAL_ROOM,
    OWN_JOINED,  # of a tile: its spaces beside ground that is there
    RIVAL_JOINED,
    OWN_LIT,  # ground in the light that comes with it
    RIVAL_LIT,
    OWN_LIT_TWICE,
    RIVAL_LIT_TWICE,
    OWN_FITS,  # of a building in the pool: the best light it could have now
    RIVAL_FITS,
    HELD,  # buildings in the reserve already
    RESERVE_LATE,  # tiles laid already
    SIZES,  # by size, for 1 to 6 and more
) = range(23)
BARE_CARD = SIZES + 6
"""By postcard, activated without its action."""
CARD = BARE_CARD + len(POSTCARDS)
"""By postcard, with its action."""
POINTS = CARD + len(POSTCARDS)
"""By postcard: per point that it gives now."""
COUNT = POINTS + len(POSTCARDS)


@cache
def weights(path: str = "") -> Weights:
    """The weights of a file; without one, those that are shipped."""
    source = Path(path) if path else files(__package__).joinpath("policy.txt")
    return np.array(source.read_text(encoding="utf-8").split(), np.float32)


@compiled
def lights(box: Any, state: Any) -> Lights:
    """Look where light is, once for many judgements."""
    shining = lamps_shining(state)
    large = lit_by(box, state, state.large) if state.large else ZERO
    return shining & ~state.large, large


@compiled
def judge(box: Any, state: Any, where: Lights, weight: Weights, action: int) -> float:
    """How good a legal action looks for the seat to act."""
    if state.phase == LAYING:
        if action < RESERVE:
            return _laying(box, state, weight, (action - LAY) // 4, (action - LAY) % 4)
        return _reserving(box, state, where, weight, action - RESERVE) if action < PASS else 0.0
    if action >= BUILD:
        placement = (action - BUILD) % box.placements
        swap = (action - BUILD) // box.placements
        kind = CARD + LEVITATION if swap else BUILDS
        return _building(state, where, weight, box.spaces[placement]) + float(weight[kind])
    return _activating(box, state, where, weight, action)


@compiled
def lit_times(where: Lights, spaces: np.uint64) -> int:
    """How many streetlights light a building on these spaces."""
    ordinary, large = where
    return count(beside(spaces) & ordinary & ~spaces) + (1 if spaces & large else 0)


@compiled
def _building(state: Any, where: Lights, weight: Weights, spaces: np.uint64) -> float:
    seat = state.turn
    size = count(spaces)
    around = beside(spaces) & ~spaces
    room = (state.colour[seat] | state.mixed) & ~state.occupied
    light = float(size * lit_times(where, spaces))
    value = weight[SIZE] * size + weight[ON_MIXED] * count(spaces & state.mixed)
    value += weight[BESIDE_ROOM] * count(around & room)
    if around & state.houses[seat]:
        value += weight[JOINED] * size
    if around & state.fountain and state.activated[seat] >> FONTAINE & 1:
        value += weight[BY_FOUNTAIN]
    if spaces & state.colour[1 - seat]:
        value += weight[USES_RIVAL]
    covered = spaces & where[0]
    if covered:
        light -= _light_on(state, beside(covered))
        value += weight[USES_LAMP]
    return float(value + weight[LIGHT] * light)


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
def _activating(box: Any, state: Any, where: Lights, weight: Weights, action: int) -> float:
    if action < BARE:
        return 0.0
    card, place, more = activation(action)
    spaces = place_spaces(place)
    if place < 0:
        return _bare(state, weight, card)
    if card == JARDIN:
        return _building(state, where, weight, spaces) + float(weight[CARD + JARDIN])
    if card == BOUQUINISTES:
        return _piece(state, weight, card, spaces, _annex(state, where, spaces, more))
    value = _piece(state, weight, card, spaces, _points_on(box, state, card, spaces))
    return value + _new_light(state, weight, card, spaces)


@compiled
def _bare(state: Any, weight: Weights, card: int) -> float:
    value: float = weight[BARE_CARD + card]
    held = count(state.reserve[state.turn])
    if card in (SACRE_COEUR, METROPOLITAIN, CHARTIER):
        value += weight[POINTS + card] * held
    return value


@compiled
def _piece(state: Any, weight: Weights, card: int, spaces: np.uint64, points: float) -> float:
    room = (state.colour[state.turn] | state.mixed) & ~state.occupied & ~spaces
    value: float = weight[CARD + card] + weight[POINTS + card] * points
    value += weight[PIECE_BESIDE_ROOM] * count(beside(spaces) & room)
    return value


@compiled
def _new_light(state: Any, weight: Weights, card: int, space: np.uint64) -> float:
    if card != LAMPADAIRE:
        return 0.0
    lit = beside(space) & ~state.occupied
    own, rival = state.colour[state.turn], state.colour[1 - state.turn]
    return float(weight[LIGHTS_OWN_ROOM] * count(lit & own) + weight[LIGHTS_RIVAL_ROOM] * count(lit & rival))


@compiled
def _points_on(box: Any, state: Any, card: int, spaces: np.uint64) -> float:
    if card == PEINTRE:
        return float(painter_points(state, spaces))
    if card == MOULIN_ROUGE:
        return float(count(flood(spaces, ~(state.occupied | state.lamps | spaces))))
    if card == PENSEUR:
        return float(statue_points(state, state.turn, spaces))
    if card == FONTAINE:
        return float(fountain_points(state, state.turn, spaces))
    if card == LAMPADAIRE:
        return _light_on(state, beside(spaces))
    lit = rays(box, spaces, state.houses[0] | state.houses[1])
    return _light_on(state, lit) - _light_on(state, beside(spaces))


@compiled
def _annex(state: Any, where: Lights, space: np.uint64, building: int) -> float:
    """One space more in the group, one more for every light, and all spaces for each new light."""
    cells = state.cells[building]
    before, after = lit_times(where, cells), lit_times(where, cells | space)
    return float(1 + (count(cells) + 1) * after - count(cells) * before)


@compiled
def _laying(box: Any, state: Any, weight: Weights, square: int, quarter: int) -> float:
    """Ground that hangs together and lies in the light, of one's own and of the other's."""
    seat = state.turn
    tile = state.piles[seat, state.laid[seat]]
    offset = np.uint64(16 * (square // 4) + 2 * (square % 4))
    mixed = box.tile[tile, quarter, MIXED] << offset
    own = (box.tile[tile, quarter, OWN] << offset) | mixed
    rival = (box.tile[tile, quarter, RIVAL] << offset) | mixed
    lamps = state.lamps | (box.tile[tile, quarter, LAMP] << offset)
    own_before, rival_before = state.colour[seat] | state.mixed, state.colour[1 - seat] | state.mixed
    lit_before, lit_after = beside(state.lamps), beside(lamps)
    twice_before, twice_after = lit_twice(state.lamps), lit_twice(lamps)
    value: float = weight[OWN_JOINED] * count(beside(own) & own_before)
    value += weight[RIVAL_JOINED] * count(beside(rival) & rival_before)
    value += weight[OWN_LIT] * (count((own | own_before) & lit_after) - count(own_before & lit_before))
    value += weight[RIVAL_LIT] * (count((rival | rival_before) & lit_after) - count(rival_before & lit_before))
    value += weight[OWN_LIT_TWICE] * (count((own | own_before) & twice_after) - count(own_before & twice_before))
    value += weight[RIVAL_LIT_TWICE] * (
        count((rival | rival_before) & twice_after) - count(rival_before & twice_before)
    )
    return value


@compiled
def lit_twice(lamps: np.uint64) -> np.uint64:
    """The spaces beside two streetlights or more."""
    east, west = (lamps & NOT_FILE_H) << STEP, (lamps & NOT_FILE_A) >> STEP
    north, south = lamps << RANK, lamps >> RANK
    return (east & west) | (north & south) | ((east | west) & (north | south))


@compiled
def _reserving(box: Any, state: Any, where: Lights, weight: Weights, building: int) -> float:
    seat = state.turn
    size = box.extent[building]
    value: float = weight[SIZES + min(size, 6) - 1]
    value += weight[HELD] * count(state.reserve[seat]) + weight[RESERVE_LATE] * state.laid[seat]
    value += weight[OWN_FITS] * _best_light(box, state, where, building, seat)
    value += weight[RIVAL_FITS] * _best_light(box, state, where, building, 1 - seat)
    return value


@compiled
def _best_light(box: Any, state: Any, where: Lights, building: int, seat: int) -> int:
    """The best light that a building could have on a seat's ground now; -1 if it does not fit at all."""
    ground = (state.colour[seat] | state.mixed) & ~state.occupied, ZERO, ZERO
    most = -1
    for turn in range(box.turns[state.mirror, building]):
        anchors = fitting(box, building, turn, ground)
        while anchors:
            spaces = box.spaces[placement_at(box, building, turn, lowest(anchors))]
            anchors &= anchors - ONE
            most = max(most, lit_times(where, spaces))
    return most
