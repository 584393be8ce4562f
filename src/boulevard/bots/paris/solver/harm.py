"""What the other's postcards and large light can lose: the part of `bounds.hope` that takes away."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.bots.paris.solver.gains import first_rays, size_in
from boulevard.bots.paris.solver.threats import pieces_threat
from boulevard.games.kernels.bits import count, flood, towards
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.scoring import PER_LAMP, has_activated, lamps_shining, points_around
from boulevard.games.paris.play.state import MOULIN_ROUGE, PEINTRE, PENSEUR


@compiled
def harm_to_rival(box: Any, state: Any, outlook: Any, seat: int, annexes: np.uint64) -> int:
    """At least as much as the rival's postcards and large light can lose, by its own forced builds too."""
    rival = 1 - seat
    harm = 0
    threat = outlook.scope[seat] | outlook.plain[rival] | annexes | outlook.walls
    if outlook.lit & threat:
        harm += size_in(state, rival, outlook.lit, first_rays(box, state.large))
    if threat and has_activated(state, rival, PEINTRE) and state.painter:
        open_spaces = ~(state.houses[0] | state.houses[1])
        lamps = lamps_shining(state)
        harm += PER_LAMP * count(flood(state.painter, open_spaces) & lamps)
        harm -= PER_LAMP * count(flood(state.painter, open_spaces & ~threat) & lamps & ~threat)
    threat |= pieces_threat(state, seat) | outlook.planned
    if threat and has_activated(state, rival, MOULIN_ROUGE) and state.dancer:
        open_spaces = ~(state.occupied | state.lamps)
        harm += count(flood(state.dancer, open_spaces)) - count(flood(state.dancer, open_spaces & ~threat))
    if threat and has_activated(state, rival, PENSEUR) and state.statue:
        harm += _statue_harm(state, rival, threat)
    return harm


@compiled
def _statue_harm(state: Any, owner: int, threat: np.uint64) -> int:
    """What the Statue can lose if the spaces under threat are occupied."""
    free = ~state.occupied
    front = towards(state.statue, state.faces) & free
    if not front:
        return 0
    counted = free & state.colour[owner] if state.own_only else free
    if not front & threat:
        counted &= threat
    return points_around(state.statue, counted)
