"""A state of Paris: one record of fixed size.

Spaces are bits of a 64-bit mask (bit 0 is a1, bit 7 h1, bit 63 h8), buildings are numbered 0–11 in the edition's
order with the Garden as 12, postcards 0–11, tiles 0–7, seats 0 (orange) and 1 (blue).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

SEATS = ("orange", "blue")
COLUMN_NAMES = "abcdefgh"
"""The first letter of a space, from the left; its number counts from below."""
POSTCARDS = (
    "levitation",
    "metropolitain",
    "jardin",
    "sacre-coeur",
    "peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
    "moulin-rouge",
    "penseur",
    "fontaine",
    "grande-lumiere",
)
(
    LEVITATION,
    METROPOLITAIN,
    JARDIN,
    SACRE_COEUR,
    PEINTRE,
    CHARTIER,
    BOUQUINISTES,
    LAMPADAIRE,
    MOULIN_ROUGE,
    PENSEUR,
    FONTAINE,
    GRANDE_LUMIERE,
) = range(12)

TILES, SQUARES, BUILDINGS, GARDEN = 8, 16, 12, 12
POSTCARDS_IN_PLAY, TOKENS, CHIMNEYS = 8, 4, 7
GARDEN_SIZE = 2


class Piece(NamedTuple):
    """A special piece."""

    card: int
    """The postcard that it comes with."""
    field: str = ""
    """The field of a state with its spaces; the Garden is one of the `cells`."""
    size: int = 1
    """How many spaces it takes, unless the option `option` tells it."""
    option: str = ""


PIECES: Mapping[str, Piece] = {
    "painter": Piece(PEINTRE, "painter"),
    "dancer": Piece(MOULIN_ROUGE, "dancer"),
    "statue": Piece(PENSEUR, "statue"),
    "fountain": Piece(FONTAINE, "fountain", option="fountain"),
    "streetlight": Piece(LAMPADAIRE, "streetlight"),
    "large-streetlight": Piece(GRANDE_LUMIERE, "large"),
    "annex": Piece(BOUQUINISTES, "annex"),
    "garden": Piece(JARDIN, size=GARDEN_SIZE),
}
"""In the order in which views have them."""

LAYING, BUILDING, OVER = 1, 2, 3
"""Phases: 1 and 2 of the rules, and the end."""

COVER_LAMP, COVER_RIVAL = 1, 2
"""Rights, as bits: Metropolitain's and Chartier's."""

UNKNOWN = 255
"""In `piles` of a view: a tile that the seat does not know."""

_FIELDS = np.dtype(
    [
        ("colour", "u8", 2),  # spaces of orange's and of blue's colour
        ("mixed", "u8"),
        ("lamps", "u8"),  # printed streetlight spaces, covered ones too
        ("occupied", "u8"),  # spaces with any piece on them
        ("houses", "u8", 2),  # spaces of each seat's buildings, Garden and Annex included
        ("cells", "u8", BUILDINGS + 1),  # spaces of each building; the Annex belongs to its building
        ("painter", "u8"),
        ("dancer", "u8"),
        ("statue", "u8"),
        ("fountain", "u8"),
        ("streetlight", "u8"),
        ("large", "u8"),
        ("annex", "u8"),
        ("squares", "u2"),  # squares that are paved
        ("pool", "u2"),  # buildings, as bits
        ("reserve", "u2", 2),
        ("built", "u2", 2),
        ("face_up", "u2"),  # postcards, as bits
        ("activated", "u2", 2),
        ("piles", "u1", (2, TILES)),  # tiles, first drawn first; the hand is piles[seat, laid[seat]]
        ("laid", "u1", 2),  # how many tiles each seat has laid
        ("chimneys", "u1", 2),
        ("tokens", "u1", 2),
        ("rights", "u1", 2),
        ("phase", "u1"),
        ("turn", "u1"),
        ("starts", "u1"),
        ("opener", "u1"),  # who laid all eight first, and starts phase 2
        ("idle", "u1"),  # turns of phase 2 passed or skipped in a row
        ("faces", "u1"),  # the Statue's side: 0 north, 1 east, 2 south, 3 west
        ("own_only", "u1"),  # option penseur = own
        ("fountain_size", "u1"),
        ("mirror", "u1"),
    ],
    align=True,
)

STATE = np.dtype((np.record, _FIELDS))

States = NDArray[Any]
"""An array of `STATE` records."""
