"""The numbers of actions. They are stable: programs and files may keep them.

| from | how many | action |
|---|---|---|
| `LAY` | 64 | lay the tile in hand: 4 × square + quarter turns clockwise; squares a1, c1 … g7 are 0–15 |
| `RESERVE` | 12 | reserve a building |
| `PASS` | 1 | pass |
| `BARE` | 12 | activate a postcard without its action, or one that has none to choose |
| `JARDIN` | 112 | the Garden on two spaces: a *pair* |
| `FONTAINE` | 176 | the Fountain on a pair, or 112 + a single space |
| `PIECE_ON` | 4 × 64 | a piece on a space, in the order Le Peintre, Lampadaire, Moulin Rouge, La Grande Lumière |
| `STATUE` | 256 | the Statue: 4 × space + side (north, east, south, west) |
| `ANNEX` | 832 | the Annex: 13 × space + building (12 is the Garden) |
| `BUILD` | *P* | build from the reserve: a placement |
| `BUILD` + *P* | 12 × *P* | Levitation: *P* × building given back + the placement of the one taken |

A *pair* is 7 × row + column of its left space when it lies east–west (0–55), and 56 + 8 × row + column of its lower
space when it stands north–south. A *placement* is numbered in `components.BOX`; there are *P* of them, 2,053 in the
standard edition (those of pieces turned over included).
"""

from __future__ import annotations

from typing import Any

from boulevard.games.paris.play.state import BOUQUINISTES, GRANDE_LUMIERE, LAMPADAIRE, MOULIN_ROUGE, PEINTRE, PENSEUR
from boulevard.games.paris.play.state import FONTAINE as FONTAINE_CARD
from boulevard.games.paris.play.state import JARDIN as JARDIN_CARD

PAIRS, FLAT_PAIRS = 112, 56

LAY = 0
RESERVE = LAY + 64
PASS = RESERVE + 12
BARE = PASS + 1
JARDIN = BARE + 12
FONTAINE = JARDIN + PAIRS
PIECE_ON = FONTAINE + PAIRS + 64
STATUE = PIECE_ON + 4 * 64
ANNEX = STATUE + 4 * 64
BUILD = ANNEX + 13 * 64

PIECE_CARDS = (PEINTRE, LAMPADAIRE, MOULIN_ROUGE, GRANDE_LUMIERE)
"""The postcards of `PIECE_ON`, in the order of their numbers."""


def activation(action: int) -> tuple[int, int, int]:
    """Return what an activation (any but a Levitation with its swap) means.

    These are the postcard, a place (-1: without its action; a pair, or `PAIRS` + a space), and what else there is to
    tell: the side that the Statue faces, the building of the Annex.
    """
    if action < JARDIN:
        return action - BARE, -1, 0
    if action < FONTAINE:
        return JARDIN_CARD, action - JARDIN, 0
    if action < PIECE_ON:
        return FONTAINE_CARD, action - FONTAINE, 0
    if action < STATUE:
        return PIECE_CARDS[(action - PIECE_ON) // 64], PAIRS + (action - PIECE_ON) % 64, 0
    if action < ANNEX:
        return PENSEUR, PAIRS + (action - STATUE) // 4, (action - STATUE) % 4
    return BOUQUINISTES, PAIRS + (action - ANNEX) // 13, (action - ANNEX) % 13


def size(box: Any) -> int:
    """How many action numbers an edition has."""
    return BUILD + 13 * int(box.placements)
