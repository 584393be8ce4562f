"""Where a seat may yet put something, whoever it hurts."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.solver.plans import may_get, offered, usable
from boulevard.games.kernels.bits import ZERO, beside, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.state import (
    BOUQUINISTES,
    FONTAINE,
    GRANDE_LUMIERE,
    LAMPADAIRE,
    MOULIN_ROUGE,
    PEINTRE,
    PENSEUR,
)


@compiled
def pieces_threat(state: Any, seat: int) -> np.uint64:
    """Where a seat may yet put pieces of postcards, the Garden and the Annex aside."""
    spaces = ZERO
    if state.tokens[seat] == 0:
        return spaces
    on_own = 1 << PEINTRE | 1 << LAMPADAIRE | 1 << MOULIN_ROUGE | 1 << PENSEUR
    if state.face_up & on_own:
        spaces |= state.colour[seat]
    if state.face_up >> GRANDE_LUMIERE & 1:
        spaces |= state.lamps
    if state.face_up >> FONTAINE & 1:
        spaces |= usable(state, seat) & ~state.lamps
    free: np.uint64 = spaces & ~state.occupied
    return free


@compiled
def annex_spaces(state: Any, outlook: Any, seat: int) -> np.uint64:
    """Where the seat may yet put the Annex."""
    if not may_get(state, seat, BOUQUINISTES):
        return ZERO
    spaces: np.uint64 = state.colour[seat] & ~state.occupied & beside(state.houses[seat] | outlook.scope[seat])
    return spaces


@compiled
def all_buildings(state: Any, outlook: Any, seat: int) -> int:
    """All buildings that a seat may yet build, as bits."""
    buildings, left = 0, offered(state, seat)
    while left:
        building = lowest(left)
        left &= left - 1
        if outlook.reach[seat, building]:
            buildings |= 1 << building
    return buildings
