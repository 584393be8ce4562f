"""The numbers of actions of Paris taken apart: kind, piece, place, rotation, and another building."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from boulevard.games.contract.describing import Factors, Head
from boulevard.games.keeping import kept_with
from boulevard.games.paris.components import tables
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.notation import ANGLES, SPACES, corner_of
from boulevard.games.paris.play import actions
from boulevard.games.paris.play.state import BOUQUINISTES, BUILDINGS, PENSEUR, POSTCARDS, SQUARES
from boulevard.games.paris.shapes import quarters, shape

KINDS = ("lay", "reserve", "pass", "activate", "build", "levitate")
LAY, RESERVE, PASS, ACTIVATE, BUILD, LEVITATE = range(len(KINDS))
ROTATIONS = (*ANGLES, *(f"flipped {angle}" for angle in ANGLES))
NONE = 0
"""In every head but the first: it says nothing about this action."""

Numbers = tuple[int, int, int, int, int]
"""Of the heads: kind, piece (a building, or 12 + a postcard), place (a space), rotation, another building."""


@kept_with
def factors(edition: Edition) -> Factors:
    """All actions of an edition as numbers of heads."""
    buildings = edition.names
    heads = (
        Head("kind", KINDS),
        Head("piece", (None, *buildings, *POSTCARDS)),
        Head("place", (None, *SPACES)),
        Head("rotation", (None, *ROTATIONS)),
        Head("other", (None, *buildings, "garden")),
    )
    return Factors(heads, np.array([*_plain(), *_placements(edition)], np.int32))


def _plain() -> Iterator[Numbers]:
    """All actions that put no building from a stock on the board."""
    for square in range(SQUARES):
        for quarter in range(4):
            yield LAY, NONE, 1 + corner_of(square), 1 + quarter, NONE
    for building in range(BUILDINGS):
        yield RESERVE, 1 + building, NONE, NONE, NONE
    yield PASS, NONE, NONE, NONE, NONE
    for action in range(actions.BARE, actions.BUILD):
        yield _activation(action)


def _activation(action: int) -> Numbers:
    card, place, more = actions.activation(action)
    rotation, other = NONE, NONE
    if place >= actions.PAIRS:
        space = place - actions.PAIRS
    elif place >= actions.FLAT_PAIRS:
        space, rotation = place - actions.FLAT_PAIRS, 2
    else:
        space, rotation = place // 7 * 8 + place % 7, 1
    if place < 0:
        return ACTIVATE, 1 + BUILDINGS + card, NONE, NONE, NONE
    if card == PENSEUR:
        rotation = 1 + more
    if card == BOUQUINISTES:
        other = 1 + more
    return ACTIVATE, 1 + BUILDINGS + card, 1 + space, rotation, other


def _placements(edition: Edition) -> Iterator[Numbers]:
    """Every placement as a build, and then as a Levitation for each building that is given back."""
    box = tables(edition)[0]
    found: list[tuple[int, int, int]] = []
    for building, rows in enumerate(edition.buildings.values()):
        for turn, rotation in enumerate(quarters(shape(rows))):
            anchors = int(box.anchors[building, turn])
            found += [(1 + building, 1 + space, 1 + rotation) for space in range(64) if anchors >> space & 1]
    for building, place, rotation in found:
        yield BUILD, building, place, rotation, NONE
    for given in range(BUILDINGS):
        for building, place, rotation in found:
            yield LEVITATE, building, place, rotation, 1 + given
