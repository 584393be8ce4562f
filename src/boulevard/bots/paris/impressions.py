"""What moves of Paris look like to somebody who sees only some parts of a position, as people do who are new to it.

A *part* is what a beginner learns to see one day: that a second streetlight counts too, that a building needs room,
that the rival has plans. A move is worth what both score sheets show after it, as if lines that are not seen were not
there, and what the reserves may yet bring; to that comes experience, the weights of `policy` but for those of parts
that are not seen. In phase 1 there is nothing but experience.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntFlag, auto
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.evaluation import large_light, margin, small_lamps
from boulevard.bots.paris.policy import (
    BARE_CARD,
    BESIDE_ROOM,
    COUNT,
    HELD,
    JOINED,
    LIGHT,
    LIGHTS_RIVAL_ROOM,
    ON_MIXED,
    OWN_FITS,
    OWN_JOINED,
    OWN_LIT_TWICE,
    PIECE_BESIDE_ROOM,
    RIVAL_FITS,
    RIVAL_JOINED,
    RIVAL_LIT,
    RIVAL_LIT_TWICE,
    Lights,
    Weights,
    judge,
    lights,
    lit_times,
    weights,
)
from boulevard.games.kernels.bits import ONE, beside, count, lowest
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.actions import BARE, BUILD, JARDIN
from boulevard.games.paris.play.placement import activation, fitting, grounds, placement_at
from boulevard.games.paris.play.rules import apply_action
from boulevard.games.paris.play.scoring import largest_area, penalty, postcard_points
from boulevard.games.paris.play.state import GARDEN, LAYING, States


class Part(IntFlag):
    """What there is to see."""

    SECOND = auto()
    """That every further streetlight counts too."""
    RAYS = auto()
    """How far the Large Streetlight shines."""
    GROUP = auto()
    """The largest group."""
    UNBUILT = auto()
    """What buildings cost that are left in the reserve."""
    POSTCARDS = auto()
    """What a postcard is worth, beside what it scores at once."""
    ROOM = auto()
    """The room that buildings of the reserve need, and the light that they might have."""
    RIVAL = auto()
    """What the rival gets."""
    PLANS = auto()
    """What the rival might build, and where."""


EVERYTHING = ~Part(0)
SECOND, RAYS, GROUP, UNBUILT, CARDS, ROOM, RIVAL, PLANS = (int(part) for part in Part)

EXPERIENCE = 5.0
"""Points that a unit of the judgement of `policy` is worth."""
HOPE = 0.3
"""What a point is worth today that a building of the reserve might bring."""

LEARNT: Mapping[Part, tuple[int, ...]] = {
    Part.SECOND: (LIGHT, OWN_LIT_TWICE, RIVAL_LIT_TWICE),
    Part.GROUP: (JOINED,),
    Part.POSTCARDS: tuple(range(BARE_CARD, COUNT)),
    Part.ROOM: (BESIDE_ROOM, PIECE_BESIDE_ROOM, OWN_JOINED, OWN_FITS, HELD),
    Part.RIVAL: (RIVAL_LIT, RIVAL_LIT_TWICE, ON_MIXED, LIGHTS_RIVAL_ROOM),
    Part.PLANS: (RIVAL_JOINED, RIVAL_FITS),
}
"""The weights of `policy` that only those have who see a part."""

CARD = GARDEN + 1
IMPRESSION = np.dtype(
    [
        ("action", "i4"),
        ("worth", "f8"),  # how it looks, in points
        ("gain", "i4"),  # what it gains at once in truth: the change of the margin
        ("touched", "u8"),  # the spaces that it is about
        ("thing", "i4"),  # the building that is built, or `CARD` + the postcard that is activated; -1 for none
        ("is_lit", "?"),  # the spaces, before the move
        ("is_bare", "?"),  # a postcard is activated without choosing anything
    ],
    align=True,
)


@cache
def experience(seen: Part) -> Weights:
    """The weights of `policy`, in points, but for those of parts that are not seen."""
    found = weights() * np.float32(EXPERIENCE)
    for part, places in LEARNT.items():
        if part not in seen:
            found[list(places)] = 0.0
    return found


@kernel
def impress_each(box: Box, states: States, weight: Weights, seen: int, found: NDArray[Any]) -> None:
    """Fill in what actions look like."""
    before = states[0]
    where = lights(box[0], before)
    work = states.copy()
    start, words = states.view(np.uint64), work.view(np.uint64)
    for number in range(len(found)):
        it = found[number]
        it.thing = -1
        it.worth = judge(box[0], before, where, weight, it.action)
        words[:] = start
        apply_action(box[0], work[0], it.action)
        it.touched = (work[0].occupied & ~before.occupied) | (_paved(work[0]) & ~_paved(before))
        if before.phase != LAYING:
            it.worth += _ahead(box[0], work[0], int(before.turn), seen)
            it.gain = (margin(box[0], work[0]) - margin(box[0], before)) * (1 - 2 * int(before.turn))
            _name_thing(box[0], where, it)


@compiled
def _paved(state: Any) -> np.uint64:
    """The spaces that have a tile."""
    paved: np.uint64 = state.colour[0] | state.colour[1] | state.mixed | state.lamps
    return paved


@compiled
def _name_thing(box: Any, where: Lights, it: Any) -> None:
    """Fill in what is built or activated, and whether it is lit or bare."""
    if it.action >= BUILD:
        it.thing = box.building[(it.action - BUILD) % box.placements]
    elif it.action >= BARE:
        it.thing = CARD + activation(it.action)[0]
        it.is_bare = it.action < JARDIN
    it.is_lit = lit_times(where, it.touched) > 0


@compiled
def _ahead(box: Any, state: Any, seat: int, seen: int) -> float:
    """How far a seat seems to be ahead, or how much it has if it doesn't see the rival."""
    where = small_lamps(state), large_light(box, state)
    if not seen & RAYS:
        where = where[0], beside(state.large)
    worth = _points(state, seat, where, seen) + _reserve(box, state, seat, where, seen, seen & ROOM)
    if seen & RIVAL:
        rival = 1 - seat
        worth -= _points(state, rival, where, seen) + _reserve(box, state, rival, where, seen, seen & PLANS)
    return worth


@compiled
def _lights_seen(where: Lights, spaces: np.uint64, seen: int) -> int:
    times = lit_times(where, spaces)
    return times if seen & SECOND else min(times, 1)


@compiled
def _points(state: Any, seat: int, where: Lights, seen: int) -> float:
    """The lines of a seat's score sheet that are seen, but for the reserve."""
    points = float(postcard_points(state, seat))
    built = int(state.built[seat])
    while built:
        spaces = state.cells[lowest(built)]
        built &= built - 1
        points += count(spaces) * _lights_seen(where, spaces, seen)
    if seen & GROUP:
        points += largest_area(state.houses[seat], state.houses[seat])
    return points


@compiled
def _reserve(box: Any, state: Any, seat: int, where: Lights, seen: int, hopes: int) -> float:
    """What a seat's reserve costs as it is, or may yet bring."""
    points = 0.0
    left = int(state.reserve[seat])
    cost = float(penalty(state, seat)) if seen & UNBUILT else 0.0
    while left:
        building = lowest(left)
        left &= left - 1
        best = _most_light(box, state, seat, building, where, seen) if hopes and state.chimneys[seat] > 0 else -1
        points += HOPE * box.extent[building] * best if best >= 0 else cost
    return points


@compiled
def _most_light(box: Any, state: Any, seat: int, building: int, where: Lights, seen: int) -> int:
    """The most streetlights that could light a building of the reserve; -1 if it fits nowhere."""
    ground = grounds(state, seat)
    most = -1
    for turn in range(box.turns[state.mirror, building]):
        anchors = fitting(box, building, turn, ground)
        while anchors:
            spaces = box.spaces[placement_at(box, building, turn, lowest(anchors))]
            anchors &= anchors - ONE
            most = max(most, _lights_seen(where, spaces, seen))
    return most
