"""Where the ends of a network lead: the kind of each, and what is ahead of it, as numbers that name weights.

An end is dead, or it leads to an empty space, which may have grapes and other ways out, or be where another network
ends too. Grapes are told in steps, and so is how many of the cards to come would join what meets at a space.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.fast_sheet import is_open
from boulevard.bots.avenue.ground import DIGITS, OPEN_SIDE, REACHED, grapes
from boulevard.games.avenue.play.state import FARMS, SIDES, YELLOW
from boulevard.games.kernels.bits import ZERO, count, lowest
from boulevard.games.kernels.compiled import compiled

MOST = 32
"""Grapes are counted up to this, exclusive."""
STEPS = np.repeat(np.arange(10), [1, 1, 2, 2, 2, 2, 3, 4, 5, 10])
"""Grapes in ten steps."""

DEAD, STUCK, FREE, FRUITFUL, MEETING, MEETING_MANY, END_KINDS = range(7)
"""Where an end leads: nowhere; to a space without another way out; to a free one, without or with grapes; to one at
which another network ends, of few grapes or many."""
PAIRS = np.array([[max(a, b) * (max(a, b) + 1) // 2 + min(a, b) for b in range(6)] for a in range(6)], np.int64)
BARE, ENDS = 21, 24
"""The kinds of two ends in one number; from BARE on, those of a key without a road: alone, near grapes, near many."""

FITS = 4
DISTANT, WAYS = 8 * 3 * 3, 8 * 3 * 3 + 5 * 2 * FITS + 1
"""What is ahead of an end, in one number: grapes near, keys near, and ways on; from DISTANT on, of a network that
it meets: grapes, whether it has a key, and cards that fit. The last: nothing is."""

REACHED_SIDES = np.array(
    [sum((digit == REACHED) << side for side, digit in enumerate(row)) for row in DIGITS], np.int64
)
_SINGLE = np.array([sides.bit_count() == 1 for sides in range(16)])
_FITTING = np.array([[0 < sides == sides & (1 << one | 1 << other) for one, other in SIDES] for sides in range(16)])
"""Which roads reach all of a set of sides."""
_REACHES = np.array([sum(digit == REACHED for digit in digits) for digits in DIGITS], np.int64)
_EXITS = np.array([sum(digit == OPEN_SIDE for digit in digits) for digits in DIGITS], np.int64)


@compiled
def count_fits(left: NDArray[np.uint8], fits: NDArray[np.int64]) -> None:
    """Write for each set of reached sides how many of the cards to come would join them all, in four steps."""
    for sides in range(len(fits)):
        cards = 0
        for road in range(6):
            if _FITTING[sides, road]:
                cards += int(left[road]) + int(left[road + YELLOW])
        fits[sides] = min(cards // 4 if _SINGLE[sides] else cards, FITS - 1)


@compiled
def look_at(
    ground: Any, sheet: Any, key: int, keys: np.uint64, fits: NDArray[np.int64], seen: NDArray[np.int64]
) -> None:
    """Write the kinds of the ends of a key's network, what is ahead of each, and the farms to come in it as bits."""
    own = sheet.joined[key]
    seen[3] = 0
    for farm in range(FARMS):
        if ground.key[farm] & own & keys:
            seen[3] |= 1 << farm
    seen[0] = _ends(ground, sheet, key)
    seen[1] = _way(ground, sheet, int(sheet.tips[2 * key]), own, keys, fits) if own else WAYS - 1
    seen[2] = _way(ground, sheet, int(sheet.tips[2 * key + 1]), own, keys, fits) if own else WAYS - 1


@compiled
def _ends(ground: Any, sheet: Any, key: int) -> int:
    """The kinds of the ends of a key's network, in one number."""
    if sheet.joined[key] == ZERO:
        space = lowest(ground.key[key])
        if _REACHES[sheet.pattern[space]] == 0:
            return BARE
        return BARE + 1 if _met(ground, sheet, space, -1) < 4 else BARE + 2
    one = _end_kind(ground, sheet, int(sheet.tips[2 * key]))
    other = _end_kind(ground, sheet, int(sheet.tips[2 * key + 1]))
    return int(PAIRS[one, other])


@compiled
def _end_kind(ground: Any, sheet: Any, end: int) -> int:
    if not is_open(sheet, end):
        return DEAD
    target = int(ground.beside[end])
    pattern = sheet.pattern[target]
    if _REACHES[pattern] > 1:
        own = (end & 3) ^ 2
        met = _met(ground, sheet, target, own)
        return MEETING if met < 4 else MEETING_MANY
    if _EXITS[pattern] == 0:
        return STUCK
    return FRUITFUL if 0 < ground.content[target] < 16 else FREE


@compiled
def _met(ground: Any, sheet: Any, space: int, but: int) -> int:
    """The grapes of the largest network that ends at an empty space, but for one side."""
    most = 0
    digits = DIGITS[sheet.pattern[space]]
    for side in range(4):
        if side != but and digits[side] == REACHED:
            most = max(most, grapes(ground, sheet.area[ground.beside[4 * space + side]]))
    return most


@compiled
def _way(ground: Any, sheet: Any, end: int, own: np.uint64, keys: np.uint64, fits: NDArray[np.int64]) -> int:
    """What is ahead of an end of a network, in one number."""
    if not is_open(sheet, end):
        return WAYS - 1
    target = int(ground.beside[end])
    pattern = sheet.pattern[target]
    if _REACHES[pattern] == 1:
        near = ground.near[target]
        food = min(grapes(ground, near & sheet.empty), 7)
        return (food * 3 + min(count(near & keys & ~own), 2)) * 3 + max(int(_EXITS[pattern]), 1) - 1
    met = ZERO
    for side in range(4):
        if side != (end & 3) ^ 2 and DIGITS[pattern, side] == REACHED:
            met |= sheet.area[ground.beside[4 * target + side]]
    food = STEPS[min(grapes(ground, met & ~own), MOST - 1)] // 2
    return int(DISTANT + (food * 2 + (1 if met & keys & ~own else 0)) * FITS + fits[REACHED_SIDES[pattern]])


@compiled
def zone_of(ground: Any, sheet: Any, key: int) -> np.uint64:
    """The spaces of which one is in every network whose change can change what a key is worth."""
    if sheet.joined[key] == ZERO:
        return np.uint64(ground.key[key] | ground.around[lowest(ground.key[key])])
    zone = sheet.joined[key]
    for tip in range(2):
        end = int(sheet.tips[2 * key + tip])
        if is_open(sheet, end):
            zone |= ground.near[ground.beside[end]]
    return np.uint64(zone)
