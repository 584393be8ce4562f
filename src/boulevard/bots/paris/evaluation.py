"""What a position of phase 2 is worth, fast: the margin between the seats, and the value of a finished game."""

from __future__ import annotations

from typing import Any

import numpy as np

from boulevard.games.kernels.bits import ZERO, beside, count, lowest
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.scoring import lamps_shining, largest_area, lit_by, penalty, postcard_points


@compiled
def small_lamps(state: Any) -> np.uint64:
    """All streetlights but the Large one."""
    lamps: np.uint64 = lamps_shining(state) & ~state.large
    return lamps


@compiled
def large_light(box: Any, state: Any) -> np.uint64:
    """The spaces that the Large Streetlight lights."""
    return lit_by(box, state, state.large) if state.large else ZERO


@compiled
def lights_on(cells: np.uint64, lamps: np.uint64, lit: np.uint64) -> int:
    """How many streetlights light a building: those beside it, and the Large one if it is in its light."""
    lights = count(beside(cells) & lamps)
    return lights + 1 if cells & lit else lights


@compiled
def light(state: Any, seat: int, lamps: np.uint64, lit: np.uint64) -> int:
    """The first line of a seat's score sheet."""
    points = 0
    built = int(state.built[seat])
    while built:
        cells = state.cells[lowest(built)]
        built &= built - 1
        points += count(cells) * lights_on(cells, lamps, lit)
    return points


@compiled
def points(state: Any, seat: int, lamps: np.uint64, lit: np.uint64) -> int:
    """A seat's total, as if the game ended now."""
    houses = state.houses[seat]
    total = light(state, seat, lamps, lit) + largest_area(houses, houses) + postcard_points(state, seat)
    return total + penalty(state, seat) * count(state.reserve[seat])


@compiled
def margin(box: Any, state: Any) -> int:
    """How many points orange is ahead of blue, as if the game ended now."""
    lamps, lit = small_lamps(state), large_light(box, state)
    return points(state, 0, lamps, lit) - points(state, 1, lamps, lit)


@compiled
def value_of(ahead: int, state: Any) -> int:
    """A finished game's value for orange, given its margin: twice that; at 0, ±1 for whom the tie-break favours."""
    if ahead != 0:
        return 2 * ahead
    free = count(state.colour[0] & ~state.occupied) - count(state.colour[1] & ~state.occupied)
    return 1 if free > 0 else (-1 if free < 0 else 0)
