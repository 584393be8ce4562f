"""What looks absurd to anybody who knows the rules of Paris, so that no bot that errs like people does it.

A move is *sensible* if none of these hold while something else could be done. They tell of one move and what it brings
at once; that strong players may do some of it on purpose, to keep something from the rival, is another matter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Sight
from boulevard.bots.paris.impressions import CARD
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.actions import BUILD, PASS, RESERVE
from boulevard.games.paris.play.state import (
    BUILDINGS,
    CHIMNEYS,
    FONTAINE,
    JARDIN,
    LAYING,
    LEVITATION,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
    POSTCARDS,
    SQUARES,
    TILES,
)

Mask = NDArray[np.bool_]
Found = NDArray[Any]
"""Impressions of all legal moves (`IMPRESSION`)."""

HOUSES = [*range(BUILDINGS), CARD + JARDIN]
SCORING = [CARD + card for card in (PEINTRE, MOULIN_ROUGE, PENSEUR, FONTAINE)]
LAST_TILES = 2
"""Tiles that are still to be laid when it is high time to have something to build."""
NOTHING = -1000


def hurts(sight: Sight, found: Found) -> Mask:
    """Which moves cost points at once where another costs none."""
    gain = found["gain"]
    return np.asarray(gain < min(0, gain.max()))


def dark(sight: Sight, found: Found) -> Mask:
    """Which moves build without light where the same building would gain more in the light."""
    thing, gain, is_lit = found["thing"], found["gain"], found["is_lit"]
    return np.asarray(np.isin(thing, HOUSES) & ~is_lit & (gain < _most_of(thing, gain, is_lit)))


def wasted(sight: Sight, found: Found) -> Mask:
    """Which moves pass where points could be had, or get none from a postcard that has some to give."""
    gain = found["gain"]
    assert isinstance(sight.rules, Paris)
    is_swap = found["action"] >= BUILD + sight.rules.box[0]["placements"]
    card = np.where(is_swap, CARD + LEVITATION, found["thing"])
    for_points = found["is_bare"] | np.isin(card, SCORING)
    in_vain = for_points & (gain <= 0) & (_most_of(card, gain, card >= CARD) > 0)
    return np.asarray(in_vain | ((found["action"] == PASS) & (gain.max() > 0)))


def unfit(sight: Sight, found: Found) -> Mask:
    """Which moves reserve a building that fits nowhere, not even if all that is to be laid were one's own ground."""
    assert isinstance(sight.rules, Paris)
    box, state = sight.rules.box[0], sight.known[0]
    squares = [int(state["squares"]) >> square & 1 for square in range(SQUARES)]
    unpaved = sum(0x303 << (16 * (square // 4) + 2 * (square % 4)) for square in range(SQUARES) if not squares[square])
    ground = state["colour"][state["turn"]] | state["mixed"] | np.uint64(unpaved)
    fitting = set(box["building"][(box["spaces"] & ~ground) == 0].tolist())
    return np.array([_is_reserving(it) and it - RESERVE not in fitting for it in found["action"].tolist()])


def hoarded(sight: Sight, found: Found) -> Mask:
    """Which moves reserve more buildings than one has chimneys for."""
    held = int(sight.known[0]["reserve"][sight.known[0]["turn"]]).bit_count()
    return np.array([_is_reserving(it) and held >= CHIMNEYS for it in found["action"].tolist()])


def empty_handed(sight: Sight, found: Found) -> Mask:
    """Which moves lay one of the last tiles without anything to build."""
    state = sight.known[0]
    late = 2 * TILES - int(state["laid"].sum()) <= LAST_TILES
    return np.asarray((found["action"] < RESERVE) & (late and not state["reserve"][state["turn"]]))


WHILE_LAYING: Mapping[str, Callable[[Sight, Found], Mask]] = {
    "unfit": unfit,
    "hoarded": hoarded,
    "empty-handed": empty_handed,
}
WHILE_BUILDING: Mapping[str, Callable[[Sight, Found], Mask]] = {"hurts": hurts, "dark": dark, "wasted": wasted}


def sensible(sight: Sight, found: Found) -> Found:
    """Return the moves that don't look absurd; all of them if every one does."""
    rules = WHILE_LAYING if sight.known[0]["phase"] == LAYING else WHILE_BUILDING
    absurd = np.any([is_absurd(sight, found) for is_absurd in rules.values()], axis=0)
    return found if absurd.all() else found[~absurd]


def _is_reserving(action: int) -> bool:
    return RESERVE <= action < PASS


def _most_of(thing: NDArray[Any], gain: NDArray[Any], counted: Mask) -> NDArray[np.int32]:
    """For each move, the most that any counted move with the same building or postcard gains."""
    most = np.full(CARD + len(POSTCARDS), NOTHING, np.int32)
    np.maximum.at(most, thing[counted], gain[counted])
    return np.where(thing >= 0, most[thing], NOTHING)
