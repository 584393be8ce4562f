"""Where both seats may yet build: all placements that fit, kept from position to position as they get fewer."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.evaluation import large_light, small_lamps
from boulevard.games.kernels.bits import NOT_FILE_H, ONE, RANK, STEP, ZERO, beside, count, flood, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.components import MAX_PLACEMENTS
from boulevard.games.paris.play.actions import PAIRS
from boulevard.games.paris.play.placement import fitting, placement_at
from boulevard.games.paris.play.scoring import has_activated
from boulevard.games.paris.play.state import (
    BUILDINGS,
    CHARTIER,
    COVER_LAMP,
    COVER_RIVAL,
    GARDEN,
    GARDEN_SIZE,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    METROPOLITAIN,
    MOULIN_ROUGE,
)

PIECES = BUILDINGS + 1
PLAIN, OVER_LAMP, OVER_RIVAL, KINDS = 0, 1, 2, 3
LOST = 1000
"""Which right a placement takes: none, Metropolitain's, or Chartier's (and perhaps the other too)."""

MOST_PLANS = 2 * (MAX_PLACEMENTS + PAIRS)
PLANS = np.dtype(
    (
        np.record,
        [
            ("spaces", "u8", MOST_PLANS),
            ("around", "u8", MOST_PLANS),  # the spaces beside them
        ],
    )
)
"""All placements that fit at the root."""

OUTLOOK = np.dtype(
    (
        np.record,
        [
            ("start", "i4", (2, PIECES, KINDS)),  # the plans that still fit, in the position's row
            ("end", "i4", (2, PIECES, KINDS)),
            ("lights", "i4", (2, PIECES, KINDS)),  # the most streetlights on one of them; -1 if there is none
            ("worth", "i4", (2, PIECES, KINDS)),  # the most points of light, less what the seat's own pieces lose
            ("reach", "u8", (2, PIECES)),  # the spaces that the building may cover
            ("best", "u8", (2, PIECES)),  # those of placements that new lights may make the best
            ("plain", "u8", 2),  # those that a seat may cover from its reserve without a right
            ("scope", "u8", 2),  # those that it may cover at all
            ("lamps", "u8"),  # all streetlights but the Large one
            ("lit", "u8"),  # the spaces in the Large one's light
            ("gains", "i8", 16),  # room to sort in
            ("mine", "i8", 12),  # the most that each postcard brings a seat
            ("sure", "i8", 12),  # the least that it brings the other if it gets it
            ("ground", "u8"),  # the spaces on which that is safe
            ("planned", "u8"),  # those that it takes
            ("walls", "u8"),  # those of buildings among them
        ],
    )
)
"""What a position offers to builders."""


@compiled
def signed(word: Any) -> int:
    """A small number of a state, that can be counted with."""
    return int(np.int64(word))


@compiled
def may_get(state: Any, seat: int, card: int) -> bool:
    """Whether the seat may yet activate a postcard."""
    return state.tokens[seat] > 0 and bool(state.face_up >> card & 1)


@compiled
def may_cover_lamp(state: Any, seat: int) -> bool:
    """Whether the seat has Metropolitain's right or may get it."""
    return bool(state.rights[seat] & COVER_LAMP) or may_get(state, seat, METROPOLITAIN)


@compiled
def may_cover_rival(state: Any, seat: int) -> bool:
    """Whether the seat has Chartier's right or may get it."""
    return bool(state.rights[seat] & COVER_RIVAL) or may_get(state, seat, CHARTIER)


@compiled
def usable(state: Any, seat: int) -> np.uint64:
    """The free spaces that a building of the seat may yet cover."""
    spaces = state.colour[seat] | state.mixed
    if may_cover_lamp(state, seat):
        spaces |= state.lamps
    if may_cover_rival(state, seat):
        spaces |= state.colour[1 - seat]
    free: np.uint64 = spaces & ~state.occupied
    return free


@compiled
def offered(state: Any, seat: int) -> int:
    """The buildings that a seat may yet build, as bits: its reserve, the pool by Levitation, the Garden."""
    if state.chimneys[seat] == 0:
        return 0
    buildings = signed(state.reserve[seat])
    if buildings and may_get(state, seat, LEVITATION):
        buildings |= signed(state.pool)
    if may_get(state, seat, JARDIN):
        buildings |= 1 << GARDEN
    return buildings


@compiled
def make_plans(box: Any, state: Any, plans: Any, row: NDArray[np.int32], outlook: Any) -> None:
    """List all placements that either seat may yet make."""
    listed = 0
    for seat in range(2):
        buildings = offered(state, seat)
        for building in range(PIECES):
            for kind in range(KINDS):
                outlook.start[seat, building, kind] = listed
                if buildings >> building & 1:
                    if building == GARDEN:
                        listed = _plan_garden(state, seat, kind, plans, listed)
                    else:
                        listed = _plan(box, state, seat, building, kind, plans, listed)
                outlook.end[seat, building, kind] = listed
    for plan in range(listed):
        row[plan] = plan


@compiled
def _plan(box: Any, state: Any, seat: int, building: int, kind: int, plans: Any, listed: int) -> int:
    free = usable(state, seat)
    ground = (free & (state.colour[seat] | state.mixed), free & state.lamps, free & state.colour[1 - seat])
    for turn in range(box.turns[state.mirror, building]):
        anchors = fitting(box, building, turn, ground)
        while anchors:
            spaces = box.spaces[placement_at(box, building, turn, lowest(anchors))]
            anchors &= anchors - ONE
            listed = _add(state, seat, kind, plans, listed, spaces)
    return listed


@compiled
def _plan_garden(state: Any, seat: int, kind: int, plans: Any, listed: int) -> int:
    free = usable(state, seat)
    flat, standing = free & (free >> STEP) & NOT_FILE_H, free & (free >> RANK)
    while flat:
        low = flat & ~(flat - ONE)
        flat &= flat - ONE
        listed = _add(state, seat, kind, plans, listed, low | (low << STEP))
    while standing:
        low = standing & ~(standing - ONE)
        standing &= standing - ONE
        listed = _add(state, seat, kind, plans, listed, low | (low << RANK))
    return listed


@compiled
def _add(state: Any, seat: int, kind: int, plans: Any, listed: int, spaces: np.uint64) -> int:
    """Append a placement if it is of the kind; return the new length."""
    needed = PLAIN
    if spaces & state.colour[1 - seat]:
        needed = OVER_RIVAL
    elif spaces & state.lamps:
        needed = OVER_LAMP
    if needed != kind:
        return listed
    plans.spaces[listed] = spaces
    plans.around[listed] = beside(spaces) & ~spaces
    return listed + 1


@compiled
def look(
    box: Any,
    state: Any,
    plans: Any,
    row: NDArray[np.int32],
    outlook: Any,
    new_row: NDArray[np.int32],
    new: Any,
) -> None:
    """Keep those plans of an earlier position (`row`, `outlook`) that still fit, in `new_row` and `new`."""
    listed = 0
    lamps, lit = small_lamps(state), large_light(box, state)
    new.lamps, new.lit = lamps, lit
    coming = count(state.face_up & (1 << LAMPADAIRE | 1 << GRANDE_LUMIERE))
    for seat in range(2):
        ground = usable(state, seat)
        new.plain[seat] = ZERO
        dancing = ZERO
        if has_activated(state, seat, MOULIN_ROUGE) and state.dancer:
            dancing = flood(state.dancer, ~(state.occupied | state.lamps))
        everything = ZERO
        buildings = offered(state, seat)
        while buildings:
            building = lowest(buildings)
            buildings &= buildings - 1
            reach, best = ZERO, ZERO
            size = GARDEN_SIZE if building == GARDEN else int(box.extent[building])
            for kind in range(KINDS):
                start = listed
                most, richest = -1, -LOST
                for number in range(outlook.start[seat, building, kind], outlook.end[seat, building, kind]):
                    plan = row[number]
                    spaces = plans.spaces[plan]
                    if spaces & ~ground:
                        continue
                    new_row[listed] = plan
                    listed += 1
                    reach |= spaces
                    lights = count(plans.around[plan] & lamps) + (1 if spaces & lit else 0)
                    most = max(most, lights)
                    points = size * lights - count(spaces & dancing)
                    if points + size * coming > richest:
                        best |= spaces
                        richest = max(richest, points)
                new.start[seat, building, kind] = start
                new.end[seat, building, kind] = listed
                new.lights[seat, building, kind] = most
                new.worth[seat, building, kind] = richest
                if kind == PLAIN and state.reserve[seat] >> building & 1:
                    new.plain[seat] |= reach
            new.reach[seat, building] = reach
            new.best[seat, building] = best
            everything |= reach
        new.scope[seat] = everything
