"""What a seat may know of a game of Paris, as the numbers that programs learn from.

A plane has the rows of the board, from row 1 upwards, and in each its spaces, from a to h. What seats have comes twice:
first the own, then the rival's.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.bits import NOT_FILE_A, NOT_FILE_H, RANK, STEP, ZERO, towards
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.kernels.planes import PLANE, Row, put_count, put_mask, put_one_of, put_plane, put_set
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.scoring import lamps_shining, rays
from boulevard.games.paris.play.state import (
    BUILDINGS,
    CHIMNEYS,
    GARDEN,
    OVER,
    POSTCARDS,
    SQUARES,
    TILES,
    TOKENS,
    UNKNOWN,
    States,
)

BOARD, CARDS, ALL_BUILDINGS = (8, 8), len(POSTCARDS), BUILDINGS + 1
MOST_LIGHTS = 5
"""A space has four neighbours, and the Large Streetlight may shine on it as well."""

PARTS = (
    ("colour", (2, *BOARD), 1, "own spaces; the rival's"),
    ("mixed", BOARD, 1, "mixed spaces"),
    ("lamps", BOARD, 1, "spaces with a printed streetlight, covered ones too"),
    ("occupied", BOARD, 1, "spaces that any piece stands on"),
    ("houses", (2, *BOARD), 1, "spaces of own buildings, Garden and Annex included; of the rival's"),
    ("cells", (ALL_BUILDINGS, *BOARD), 1, "spaces of each building, in the order of the box, the Garden last"),
    ("painter", BOARD, 1, "the Painter"),
    ("dancer", BOARD, 1, "the Dancer"),
    ("statue", BOARD, 1, "the Statue"),
    ("faced", BOARD, 1, "the space that the Statue faces"),
    ("fountain", BOARD, 1, "the Fountain"),
    ("streetlight", BOARD, 1, "the Streetlight"),
    ("large", BOARD, 1, "the Large Streetlight"),
    ("annex", BOARD, 1, "the Annex"),
    ("shining", BOARD, 1, "streetlights that give light: no building covers them"),
    ("lights", BOARD, MOST_LIGHTS, "how many streetlights light a space"),
    ("squares", (SQUARES,), 1, "squares with a tile, from a1 to g7"),
    ("pool", (BUILDINGS,), 1, "buildings in the pool"),
    ("reserve", (2, BUILDINGS), 1, "buildings in the own reserve; in the rival's"),
    ("built", (2, ALL_BUILDINGS), 1, "own buildings on the board, the Garden last; the rival's"),
    ("face_up", (CARDS,), 1, "postcards that can be activated"),
    ("activated", (2, CARDS), 1, "postcards that the seat has activated; the rival"),
    ("rights", (2, 2), 1, "unused rights of Metropolitain and of Chartier, own; the rival's"),
    ("laid", (2, TILES), 1, "own tiles that are laid, whatever the order; the rival's"),
    ("hand", (TILES,), 1, "the tile in the own hand; none after the last"),
    ("faces", (4,), 1, "the Statue faces north; east; south; west"),
    ("phase", (3,), 1, "phase 1; phase 2; the end"),
    ("turn", (2,), 1, "it is the seat's own turn; the rival's; neither at the end"),
    ("opener", (2,), 1, "the seat has laid all its tiles first; the rival; neither so far"),
    ("started", (2,), 1, "the seat has started; the rival"),
    ("chimneys", (2,), CHIMNEYS, "own chimneys left; the rival's"),
    ("tokens", (2,), TOKENS, "own tokens left; the rival's"),
    ("idle", (), 2, "turns of phase 2 in a row that were passed or skipped"),
    ("options", (3,), 1, "options: `penseur` is own; `fountain` is 1; `mirror`"),
)
"""Name, shape, the highest number, meaning: of all that is written, in its order."""


@kernel
def observe_each(box: Box, states: States, seat: int, out: NDArray[np.uint8]) -> None:
    """Write what a seat (-1: the one to act, or the first if none is) may know of each state to its row of `out`."""
    for i in range(len(states)):
        state = states[i]
        own = seat
        if seat < 0:
            own = 0 if state.phase == OVER else int(state.turn)
        at = _put_planes(box[0], state, own, out[i])
        at = _put_sets(state, own, out[i], at)
        _put_counts(state, own, out[i], at)


@compiled
def _put_planes(box: Any, state: Any, own: int, row: Row) -> int:
    at = put_mask(row, 0, state.colour[own], PLANE)
    at = put_mask(row, at, state.colour[1 - own], PLANE)
    at = put_mask(row, at, state.mixed, PLANE)
    at = put_mask(row, at, state.lamps, PLANE)
    at = put_mask(row, at, state.occupied, PLANE)
    at = put_mask(row, at, state.houses[own], PLANE)
    at = put_mask(row, at, state.houses[1 - own], PLANE)
    for building in range(GARDEN + 1):
        at = put_mask(row, at, state.cells[building], PLANE)
    at = put_mask(row, at, state.painter, PLANE)
    at = put_mask(row, at, state.dancer, PLANE)
    at = put_mask(row, at, state.statue, PLANE)
    at = put_mask(row, at, towards(state.statue, state.faces), PLANE)
    at = put_mask(row, at, state.fountain, PLANE)
    at = put_mask(row, at, state.streetlight, PLANE)
    at = put_mask(row, at, state.large, PLANE)
    at = put_mask(row, at, state.annex, PLANE)
    shining = lamps_shining(state)
    at = put_mask(row, at, shining, PLANE)
    return _put_lights(box, state, shining, row, at)


@compiled
def _put_lights(box: Any, state: Any, shining: np.uint64, row: Row, at: int) -> int:
    """Add up what shines on every space, in binary: from its four sides, and from the Large Streetlight."""
    far = rays(box, state.large, state.houses[0] | state.houses[1]) if state.large else ZERO
    near = shining & ~state.large
    east, west = (near & NOT_FILE_H) << STEP, (near & NOT_FILE_A) >> STEP
    north, south = near << RANK, near >> RANK
    one, two = east ^ west, east & west
    other, pair = north ^ south, north & south
    ones = one ^ other ^ far
    carry = (one & other) | (far & (one ^ other))
    twos = two ^ pair ^ carry
    fours = (two & pair) | (carry & (two ^ pair))
    put_plane(row, at, ones, twos, fours)
    return at + PLANE


@compiled
def _put_sets(state: Any, own: int, row: Row, at: int) -> int:
    """Write what is there or not."""
    at = put_set(row, at, state.squares, SQUARES)
    at = put_set(row, at, state.pool, BUILDINGS)
    for seat in (own, 1 - own):
        at = put_set(row, at, state.reserve[seat], BUILDINGS)
    for seat in (own, 1 - own):
        at = put_set(row, at, state.built[seat], GARDEN + 1)
    at = put_set(row, at, state.face_up, CARDS)
    for seat in (own, 1 - own):
        at = put_set(row, at, state.activated[seat], CARDS)
    for seat in (own, 1 - own):
        at = put_set(row, at, state.rights[seat], 2)
    for seat in (own, 1 - own):
        at = put_set(row, at, _laid(state, seat), TILES)
    return at


@compiled
def _laid(state: Any, seat: int) -> int:
    tiles = 0
    for place in range(state.laid[seat]):
        tiles |= 1 << int(state.piles[seat, place])
    return tiles


@compiled
def _put_counts(state: Any, own: int, row: Row, at: int) -> None:
    """Write what is one of several, and what is counted."""
    hand = int(state.piles[own, state.laid[own]]) if state.laid[own] < TILES else UNKNOWN
    at = put_one_of(row, at, hand, TILES)
    at = put_one_of(row, at, int(state.faces) if state.statue else UNKNOWN, 4)
    at = put_one_of(row, at, int(state.phase) - 1, 3)
    opened = state.laid[0] == TILES or state.laid[1] == TILES
    for seat in (own, 1 - own):
        at = put_count(row, at, state.turn == seat and state.phase != OVER)
    for seat in (own, 1 - own):
        at = put_count(row, at, state.opener == seat and opened)
    for seat in (own, 1 - own):
        at = put_count(row, at, state.starts == seat)
    for seat in (own, 1 - own):
        at = put_count(row, at, state.chimneys[seat])
    for seat in (own, 1 - own):
        at = put_count(row, at, state.tokens[seat])
    at = put_count(row, at, state.idle)
    at = put_count(row, at, state.own_only)
    at = put_count(row, at, state.fountain_size == 1)
    put_count(row, at, state.mirror)
