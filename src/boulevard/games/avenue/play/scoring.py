"""Scoring of Avenue: networks, farms, castles, the final sheet (Scoring)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.play.state import EAST, NORTH, SOUTH, WEST
from boulevard.games.kernels.bits import ALL, STEP, ZERO, count
from boulevard.games.kernels.compiled import compiled

FARM_POINTS, PURPLE, GREEN, PENALTY, TOTAL, BEST_FARM = range(6)
COLUMNS = 6
"""A player's sheet in numbers: the lines, and the highest single farm score, which breaks a tie."""

PER_ZERO = -5


@compiled
def network(box: Any, sheet: Any, start: np.uint64) -> np.uint64:
    """All spaces joined to a space that has a road; none if it has none."""
    reach = sheet.reach
    area: np.uint64 = start & (reach[0] | reach[1] | reach[2] | reach[3])
    eastward = reach[EAST] & (reach[WEST] >> STEP) & box.not_last
    northward = reach[NORTH] & (reach[SOUTH] >> box.columns)
    while True:
        larger = area | ((area & eastward) << STEP) | ((area >> STEP) & eastward)
        larger |= ((larger & northward) << box.columns) | ((larger >> box.columns) & northward)
        if larger == area:
            return area
        area = larger


@compiled
def grapes(box: Any, area: np.uint64, colours: np.uint64) -> int:
    """How many grapes of some spaces' colours are in an area."""
    found = area & colours
    return count(found & box.ones) + 2 * count(found & box.twos)


@compiled
def farm_score(box: Any, sheet: Any, farm: int) -> int:
    """The grapes of both colours joined to a farm."""
    return grapes(box, network(box, sheet, box.farm[farm]), ALL)


@compiled
def castle_score(box: Any, sheet: Any, colour: int) -> int:
    """The grapes of a castle's colour joined to it."""
    if box.castle[colour] == ZERO:
        return 0
    return grapes(box, network(box, sheet, box.castle[colour]), box.colour[colour])


@compiled
def score(box: Any, rounds: int, sheet: Any, lines: NDArray[np.int32]) -> None:
    """Fill in a player's lines, as if the game ended after that many rounds."""
    lines[:] = 0
    for number in range(rounds):
        points = int(sheet.scores[number])
        lines[FARM_POINTS] += points
        lines[BEST_FARM] = max(lines[BEST_FARM], points)
        if points == 0:
            lines[PENALTY] += PER_ZERO
    lines[PURPLE] = castle_score(box, sheet, 0)
    lines[GREEN] = castle_score(box, sheet, 1)
    lines[TOTAL] = lines[FARM_POINTS] + lines[PURPLE] + lines[GREEN] + lines[PENALTY]


@compiled
def mark_winners(lines: NDArray[np.int32], winners: NDArray[np.bool_]) -> None:
    """The most points win; then the highest single farm score; then it is shared."""
    best = 0
    for seat in range(len(lines)):
        if _better(lines[seat], lines[best]):
            best = seat
    for seat in range(len(lines)):
        winners[seat] = not _better(lines[best], lines[seat])


@compiled
def _better(one: NDArray[np.int32], other: NDArray[np.int32]) -> bool:
    if one[TOTAL] != other[TOTAL]:
        return bool(one[TOTAL] > other[TOTAL])
    return bool(one[BEST_FARM] > other[BEST_FARM])
