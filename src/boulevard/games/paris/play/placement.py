"""Where buildings fit, and putting them there (Phase 2, Build; rulings on rights)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.bits import NOT_FILE_H, ONE, RANK, STEP, ZERO, bit, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play import actions
from boulevard.games.paris.play.actions import FLAT_PAIRS, PAIRS
from boulevard.games.paris.play.state import COVER_LAMP, COVER_RIVAL, GARDEN

Grounds = tuple[np.uint64, np.uint64, np.uint64]
"""Free spaces to build on; empty streetlight spaces and rival's spaces of which a right lets cover one each."""


@compiled
def grounds(state: Any, seat: int) -> Grounds:
    """Where a seat may put a building now."""
    free = ~state.occupied
    plain = (state.colour[seat] | state.mixed) & free
    lamps = state.lamps & free if state.rights[seat] & COVER_LAMP else ZERO
    rivals = state.colour[1 - seat] & free if state.rights[seat] & COVER_RIVAL else ZERO
    return plain, lamps, rivals


@compiled
def plain_grounds(state: Any, seat: int) -> Grounds:
    """Where a seat may put a building without using a right."""
    return (state.colour[seat] | state.mixed) & ~state.occupied, ZERO, ZERO


@compiled
def fitting(box: Any, building: int, turn: int, ground: Grounds) -> np.uint64:
    """The anchors at which a turned building fits on the ground."""
    plain, lamps, rivals = ground
    anchors: np.uint64 = box.anchors[building, turn]
    size = box.extent[building]
    if not lamps | rivals:
        for space in range(size):
            anchors &= plain >> box.offset[building, turn, space]
        return anchors
    usable = plain | lamps | rivals
    one_lamp, one_rival, two = ZERO, ZERO, ZERO
    for space in range(size):
        offset = box.offset[building, turn, space]
        anchors &= usable >> offset
        two |= (one_lamp & (lamps >> offset)) | (one_rival & (rivals >> offset))
        one_lamp |= lamps >> offset
        one_rival |= rivals >> offset
    return anchors & ~two


@compiled
def list_placements(
    box: Any, state: Any, building: int, ground: Grounds, base: int, out: NDArray[np.int32], listed: int
) -> int:
    """Append base + placement to `out` for every way the building fits; return the new length."""
    for turn in range(box.turns[state.mirror, building]):
        anchors = fitting(box, building, turn, ground)
        while anchors:
            out[listed] = base + placement_at(box, building, turn, lowest(anchors))
            anchors &= anchors - ONE
            listed += 1
    return listed


@compiled
def placement_at(box: Any, building: int, turn: int, anchor: int) -> int:
    """The number of a placement, as in `components.BOX`."""
    first, columns = box.first[building, turn], box.columns[building, turn]
    return int(first + (anchor >> 3) * columns + (anchor & 7))


@compiled
def any_fits(box: Any, state: Any, buildings: int, ground: Grounds) -> bool:
    """Whether any of the buildings (as bits) fits."""
    while buildings:
        building = lowest(buildings)
        buildings &= buildings - 1
        for turn in range(box.turns[state.mirror, building]):
            if fitting(box, building, turn, ground):
                return True
    return False


@compiled
def put_building(state: Any, seat: int, building: int, spaces: np.uint64) -> None:
    """Put a building (or the Garden) with a chimney on these spaces, spending the rights that it needs."""
    state.cells[building] = spaces
    state.houses[seat] |= spaces
    state.built[seat] |= 1 << building
    state.chimneys[seat] -= 1
    cover(state, seat, spaces)


@compiled
def cover(state: Any, seat: int, spaces: np.uint64) -> None:
    """Let a piece stand on these spaces, spending the rights that it needs."""
    state.occupied |= spaces
    if spaces & state.lamps and state.rights[seat] & COVER_LAMP:
        state.rights[seat] ^= COVER_LAMP
    if spaces & state.colour[1 - seat] and state.rights[seat] & COVER_RIVAL:
        state.rights[seat] ^= COVER_RIVAL


@compiled
def list_pairs(ground: Grounds, base: int, out: NDArray[np.int32], listed: int) -> int:
    """Append base + pair to `out` for every pair of neighbouring spaces on the ground; return the new length."""
    flat = _fitting_pairs(ground, STEP) & NOT_FILE_H
    while flat:
        anchor = lowest(flat)
        flat &= flat - ONE
        out[listed] = base + (anchor >> 3) * 7 + (anchor & 7)
        listed += 1
    standing = _fitting_pairs(ground, RANK)
    while standing:
        out[listed] = base + FLAT_PAIRS + lowest(standing)
        standing &= standing - ONE
        listed += 1
    return listed


@compiled
def _fitting_pairs(ground: Grounds, step: np.uint64) -> np.uint64:
    plain, lamps, rivals = ground
    usable = plain | lamps | rivals
    return usable & (usable >> step) & ~(lamps & (lamps >> step)) & ~(rivals & (rivals >> step))


@compiled
def pair_spaces(pair: int) -> np.uint64:
    """The two spaces of a pair, as numbered in `actions`."""
    if pair < FLAT_PAIRS:
        return np.uint64(3) << np.uint64(pair // 7 * 8 + pair % 7)
    return np.uint64(0x101) << np.uint64(pair - FLAT_PAIRS)


activation = compiled(actions.activation)
"""What an activation means, for compiled code."""


@compiled
def place_spaces(place: int) -> np.uint64:
    """The spaces of an activation's place; none for one without its action."""
    if place < 0:
        return ZERO
    return pair_spaces(place) if place < PAIRS else bit(place - PAIRS)


@compiled
def touched_buildings(state: Any, seat: int, around: np.uint64) -> int:
    """The seat's buildings, Garden included, that have one of these spaces; as bits."""
    touched = 0
    for building in range(GARDEN + 1):
        if state.built[seat] >> building & 1 and state.cells[building] & around:
            touched |= 1 << building
    return touched
