"""The twelve postcards: which actions they offer, and carrying them out (Phase 2, Postcards)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.bits import ONE, ZERO, beside, bit, lowest, towards
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.actions import (
    ANNEX,
    BARE,
    BUILD,
    FONTAINE,
    JARDIN,
    PAIRS,
    PIECE_CARDS,
    PIECE_ON,
    STATUE,
)
from boulevard.games.paris.play.placement import (
    activation,
    cover,
    grounds,
    list_pairs,
    list_placements,
    place_spaces,
    put_building,
    touched_buildings,
)
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    CHARTIER,
    COVER_LAMP,
    COVER_RIVAL,
    GARDEN,
    GRANDE_LUMIERE,
    LAMPADAIRE,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    POSTCARDS,
)
from boulevard.games.paris.play.state import FONTAINE as FONTAINE_CARD
from boulevard.games.paris.play.state import JARDIN as JARDIN_CARD


@compiled
def list_postcards(state: Any, out: NDArray[np.int32], listed: int) -> int:
    """Append every activation but Levitation's swaps to `out`; the seat to act has a token."""
    seat = state.turn
    cards = int(state.face_up)
    for card in range(len(POSTCARDS)):
        if cards >> card & 1:
            out[listed] = BARE + card
            listed += 1
    own = state.colour[seat] & ~state.occupied
    if cards >> JARDIN_CARD & 1 and state.chimneys[seat] > 0:
        listed = list_pairs(grounds(state, seat), JARDIN, out, listed)
    if cards >> FONTAINE_CARD & 1:
        listed = _list_fountains(state, seat, out, listed)
    for number in range(len(PIECE_CARDS)):
        card = PIECE_CARDS[number]
        if cards >> card & 1:
            places = state.lamps & ~state.occupied if card == GRANDE_LUMIERE else own
            listed = _list_spaces(places, PIECE_ON + 64 * number, out, listed)
    if cards >> PENSEUR & 1:
        listed = _list_statues(own, ~state.occupied, out, listed)
    if cards >> BOUQUINISTES & 1:
        listed = _list_annexes(state, seat, own & beside(state.houses[seat]), out, listed)
    return listed


@compiled
def _list_spaces(spaces: np.uint64, base: int, out: NDArray[np.int32], listed: int) -> int:
    while spaces:
        out[listed] = base + lowest(spaces)
        spaces &= spaces - ONE
        listed += 1
    return listed


@compiled
def _list_fountains(state: Any, seat: int, out: NDArray[np.int32], listed: int) -> int:
    """The Fountain takes Chartier's right, but not Metropolitain's."""
    plain, _, rivals = grounds(state, seat)
    if state.fountain_size == 1:
        return _list_spaces(plain | rivals, FONTAINE + PAIRS, out, listed)
    return list_pairs((plain, ZERO, rivals), FONTAINE, out, listed)


@compiled
def _list_statues(own: np.uint64, free: np.uint64, out: NDArray[np.int32], listed: int) -> int:
    """The space that the Statue faces must be on the board and free."""
    while own:
        space = lowest(own)
        own &= own - ONE
        for side in range(4):
            if towards(bit(space), side) & free:
                out[listed] = STATUE + 4 * space + side
                listed += 1
    return listed


@compiled
def _list_annexes(state: Any, seat: int, spaces: np.uint64, out: NDArray[np.int32], listed: int) -> int:
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - ONE
        buildings = touched_buildings(state, seat, beside(bit(space)))
        while buildings:
            out[listed] = ANNEX + 13 * space + lowest(buildings)
            buildings &= buildings - 1
            listed += 1
    return listed


@compiled
def list_levitations(box: Any, state: Any, out: NDArray[np.int32], listed: int) -> int:
    """Append every swap: each building of the reserve against each placement of one of the pool."""
    seat = state.turn
    given = int(state.reserve[seat])
    if not (state.face_up >> LEVITATION & 1 and state.chimneys[seat] > 0 and given):
        return listed
    ground = grounds(state, seat)
    pool = int(state.pool)
    base = BUILD + box.placements * (1 + lowest(given))
    start = listed
    while pool:
        listed = list_placements(box, state, lowest(pool), ground, base, out, listed)
        pool &= pool - 1
    end = listed
    first = lowest(given)
    given &= given - 1
    while given:
        shift = box.placements * (lowest(given) - first)
        given &= given - 1
        for swap in range(start, end):
            out[listed] = out[swap] + shift
            listed += 1
    return listed


@compiled
def activate(state: Any, seat: int, card: int) -> None:
    """Put a token on a face-up postcard."""
    state.face_up ^= 1 << card
    state.activated[seat] |= 1 << card
    state.tokens[seat] -= 1


@compiled
def apply_postcard(state: Any, seat: int, action: int) -> None:
    """Activate a postcard (any but a Levitation with its swap) and carry its action out."""
    card, place, more = activation(action)
    activate(state, seat, card)
    if card == METROPOLITAIN:
        state.rights[seat] |= COVER_LAMP
    elif card == CHARTIER:
        state.rights[seat] |= COVER_RIVAL
    elif place >= 0:
        _put_piece(state, seat, card, place_spaces(place), more)


@compiled
def _put_piece(state: Any, seat: int, card: int, spaces: np.uint64, more: int) -> None:
    """Put the piece of a postcard on the board; `more` is the side that the Statue faces, or the Annex's building."""
    if card == JARDIN_CARD:
        put_building(state, seat, GARDEN, spaces)
    elif card == FONTAINE_CARD:
        state.fountain = spaces
        cover(state, seat, spaces)
    elif card == BOUQUINISTES:
        _put_annex(state, seat, more, spaces)
    else:
        _put_on_own(state, card, spaces, more)


@compiled
def _put_on_own(state: Any, card: int, space: np.uint64, side: int) -> None:
    state.occupied |= space
    if card == PENSEUR:
        state.statue = space
        state.faces = side
    elif card == PEINTRE:
        state.painter = space
    elif card == LAMPADAIRE:
        state.streetlight = space
    elif card == MOULIN_ROUGE:
        state.dancer = space
    else:
        state.large = space


@compiled
def _put_annex(state: Any, seat: int, building: int, space: np.uint64) -> None:
    """The Annex becomes a space of the building for everything."""
    state.annex = space
    state.occupied |= space
    state.houses[seat] |= space
    state.cells[building] |= space


@compiled
def levitate(state: Any, seat: int, given: int, taken: int, spaces: np.uint64) -> None:
    """Give a building back to the pool, take another, and build it at once."""
    activate(state, seat, LEVITATION)
    state.reserve[seat] ^= 1 << given
    state.pool ^= (1 << given) | (1 << taken)
    put_building(state, seat, taken, spaces)
