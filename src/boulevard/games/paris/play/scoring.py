"""The score sheet of Paris, line by line (Scoring)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.bits import ONE, ZERO, beside, cornerwise, count, flood, lowest, towards
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.edition import MAX_RAY, MAX_RAYS
from boulevard.games.paris.play.placement import touched_buildings
from boulevard.games.paris.play.state import FONTAINE, GARDEN, MOULIN_ROUGE, PEINTRE, PENSEUR, SACRE_COEUR

LINES = ("light", "group", "unbuilt", "postcards", "total")
LIGHT, GROUP, UNBUILT, POSTCARD_POINTS, TOTAL, TIE_BREAK = range(6)
COLUMNS = 6
"""A sheet is an array of 2 seats × 6 numbers: the lines, and the free spaces of one's colour that break a tie."""

PENALTY, PER_LAMP, PER_SIDE, PER_CORNER, PER_BUILDING = -3, 2, 2, 1, 3
"""Points: an unbuilt building, the Painter's lamps, the Statue's free spaces, the Fountain's buildings."""


@compiled
def score(box: Any, state: Any, sheet: NDArray[np.int32]) -> None:
    """Fill in both seats' score sheets, as if the game ended now."""
    for seat in range(2):
        sheet[seat, LIGHT] = 0
        sheet[seat, GROUP] = largest_area(state.houses[seat], state.houses[seat])
        sheet[seat, UNBUILT] = penalty(state, seat) * count(state.reserve[seat])
        sheet[seat, POSTCARD_POINTS] = postcard_points(state, seat)
        sheet[seat, TIE_BREAK] = count(state.colour[seat] & ~state.occupied)
    _add_light(box, state, sheet)
    for seat in range(2):
        sheet[seat, TOTAL] = 0
        for line in range(TOTAL):
            sheet[seat, TOTAL] += sheet[seat, line]


@compiled
def winner(sheet: NDArray[np.int32]) -> int:
    """0 or 1, the seat that has won, or -1 for a draw."""
    for line in (TOTAL, TIE_BREAK):
        if sheet[0, line] != sheet[1, line]:
            return 0 if sheet[0, line] > sheet[1, line] else 1
    return -1


@compiled
def lamps_shining(state: Any) -> np.uint64:
    """All streetlights: printed ones that no building covers, the Streetlight tile, the Large Streetlight."""
    shining: np.uint64 = (state.lamps & ~(state.houses[0] | state.houses[1])) | state.streetlight | state.large
    return shining


@compiled
def lit_by(box: Any, state: Any, lamp: np.uint64) -> np.uint64:
    """The spaces that a streetlight lights; a building stops the Large Streetlight's rays behind itself."""
    return rays(box, lamp, state.houses[0] | state.houses[1]) if lamp == state.large else beside(lamp)


@compiled
def rays(box: Any, lamp: np.uint64, houses: np.uint64) -> np.uint64:
    """What the Large Streetlight lights from a space, stopped by these houses."""
    lit = ZERO
    for ray in range(MAX_RAYS):
        for step in range(MAX_RAY):
            space = box.ray[lowest(lamp), ray, step]
            lit |= space
            if space == ZERO or space & houses:
                break
    return lit


@compiled
def _add_light(box: Any, state: Any, sheet: NDArray[np.int32]) -> None:
    """A building's size for every streetlight that lights it, each counted once."""
    lamps = lamps_shining(state)
    while lamps:
        lit = lit_by(box, state, lamps & ~(lamps - ONE))
        lamps &= lamps - ONE
        for building in range(GARDEN + 1):
            if state.cells[building] & lit:
                owner = state.built[1] >> building & 1
                sheet[owner, LIGHT] += count(state.cells[building])


@compiled
def largest_area(starts: np.uint64, passable: np.uint64) -> int:
    """The most spaces joined by sides that are reached from one of the starts; with a seat's houses, its group."""
    largest = 0
    while starts:
        area = flood(starts & ~(starts - ONE), passable)
        starts &= ~area
        largest = max(largest, count(area))
    return largest


@compiled
def has_activated(state: Any, seat: int, card: int) -> bool:
    """Whether a seat has activated a postcard."""
    return bool(state.activated[seat] >> card & 1)


@compiled
def penalty(state: Any, seat: int) -> int:
    """What a seat gets for a building that it does not build: less than nothing, or nothing."""
    return 0 if has_activated(state, seat, SACRE_COEUR) else PENALTY


@compiled
def postcard_points(state: Any, seat: int) -> int:
    """The points of the postcards that a seat has activated."""
    points = 0
    if has_activated(state, seat, PEINTRE) and state.painter:
        points += painter_points(state, state.painter)
    if has_activated(state, seat, MOULIN_ROUGE) and state.dancer:
        open_spaces = ~(state.occupied | state.lamps)
        points += count(flood(state.dancer, open_spaces))
    if has_activated(state, seat, PENSEUR) and state.statue and towards(state.statue, state.faces) & ~state.occupied:
        points += statue_points(state, seat, state.statue)
    if has_activated(state, seat, FONTAINE) and state.fountain:
        points += fountain_points(state, seat, state.fountain)
    return points


@compiled
def painter_points(state: Any, space: np.uint64) -> int:
    """What the Painter scores on a space: for the streetlights that he reaches."""
    return PER_LAMP * count(flood(space, ~(state.houses[0] | state.houses[1])) & lamps_shining(state))


@compiled
def fountain_points(state: Any, seat: int, spaces: np.uint64) -> int:
    """What the Fountain scores on some spaces: for the seat's buildings beside it."""
    return PER_BUILDING * count(touched_buildings(state, seat, beside(spaces)))


@compiled
def statue_points(state: Any, seat: int, space: np.uint64) -> int:
    """What the Statue scores on a space if the one that it faces is free: for the free spaces around it."""
    free = ~state.occupied
    if state.own_only:
        free &= state.colour[seat]
    return points_around(space, free)


@compiled
def points_around(space: np.uint64, counted: np.uint64) -> int:
    """What the Statue scores on a space if these spaces count."""
    return PER_SIDE * count(beside(space) & counted) + PER_CORNER * count(cornerwise(space) & counted)
