"""What is on a sheet, as the weights that it names.

Every thing names one or a few: each farm that can still be played, by the grapes joined to it, the score to beat, the
ends of its network (`outlook`) and the farms that share it; each castle; each loose network; each empty space, by what
is around it and the cards that would fit; and the moment itself. Sheets that are shipped have weights of their own on
top, for each space, square, farm and castle, which a half turn of the sheet leaves the same (`symmetry`).

`values` names all weights of a sheet; `comparison` computes only what differs between moves.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.fast_sheet import BLOCKS, ends_round, is_open, key_grapes
from boulevard.bots.avenue.ground import KEY_PAIRS, KEYS, NOWHERE, PATTERNS, SHIPPED, SPOT_PAIRS, SQUARE_PAIRS, grapes
from boulevard.bots.avenue.outlook import ENDS, FITS, MOST, REACHED_SIDES, STEPS, WAYS
from boulevard.bots.avenue.symmetry import TURNED_BLOCK, TURNED_PATTERN
from boulevard.games.avenue.play.state import FARMS, MAX_SPACES, ROUNDS, UNKNOWN, YELLOW, YELLOWS_A_ROUND
from boulevard.games.kernels.bits import ONE, ZERO, bit, count, lowest
from boulevard.games.kernels.compiled import compiled

Weights = NDArray[np.float32]

PHASES = ROUNDS * YELLOWS_A_ROUND
BEATEN = np.array(
    [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10] + [11] * 6, np.int64
)
"""Scores to beat in twelve steps."""

CURRENT, UPCOMING, LATER, ROLES = range(4)
"""A farm's role: of this round, of the next (after a peek), or unknown."""

SQUARE_STAGES = 3
"""Squares are worth something else in rounds 1 and 2, 3 and 4, and 5."""

NOTHING, LATER_FARM, NEAR_FARM, CASTLE, CONTENTS = 0, 3, 4, 5, 6

BY_SCORE = 0
BY_LEAD = BY_SCORE + ROLES * PHASES * MOST * 12
BY_ENDS = BY_LEAD + ROLES * PHASES * MOST
CASTLES = BY_ENDS + ROLES * ROUNDS * 2 * 10 * ENDS * 3
LOOSE = CASTLES + PHASES * 16 * ENDS
SPACES = LOOSE + PHASES * 10 * 3
MOMENT = SPACES + ROUNDS * 2 * CONTENTS * PATTERNS * FITS
PEEKING = MOMENT + PHASES * 2 * 2 * MOST
AHEAD = PEEKING + PHASES
BY_PROSPECT = AHEAD + (ROLES + 1) * ROUNDS * 2 * 3 * WAYS
SPOTS = BY_PROSPECT + 2 * PHASES * MOST * 12
COMPANY = SPOTS + SHIPPED * ROUNDS * 2 * SPOT_PAIRS * PATTERNS
HOMES = COMPANY + SHIPPED * ROUNDS * 2 * KEY_PAIRS * (1 << FARMS)
SQUARES = HOMES + SHIPPED * ROUNDS * 2 * KEY_PAIRS * 10 * ENDS
FEATURES = SQUARES + SHIPPED * SQUARE_STAGES * SQUARE_PAIRS * BLOCKS
MOST_FEATURES = 8 * KEYS + 5 * MAX_SPACES + 2

Moment = tuple[int, int, int, int, int]
"""The round, its yellow cards so far, its farm and the next one (or -1), and the farms still to come as bits."""


@compiled
def moment_of(sheet: Any, rounds: int, yellows: int) -> Moment:
    """The moment of a sheet in a round that is its own or the next."""
    current = _farm(sheet, rounds)
    played = 0
    for number in range(rounds):
        played |= 1 << int(sheet.farms[number])
    return rounds, yellows, current, _farm(sheet, rounds + 1), (1 << FARMS) - 1 & ~played


@compiled
def _farm(sheet: Any, number: int) -> int:
    return -1 if number > ROUNDS or sheet.farms[number] == UNKNOWN else int(sheet.farms[number])


@compiled
def moment_after(sheet: Any) -> Moment:
    """The moment once the card that is turned up has been played."""
    if ends_round(sheet):
        return moment_of(sheet, int(sheet.rounds) + 1, 0)
    return moment_of(sheet, int(sheet.rounds), int(sheet.yellows) + (1 if sheet.card >= YELLOW else 0))


@compiled
def phase_of(moment: Moment) -> int:
    """The round and its yellow cards in one number."""
    return moment[0] * YELLOWS_A_ROUND + moment[1]


@compiled
def _half(moment: Moment) -> int:
    return moment[0] * 2 + moment[1] // 2


@compiled
def list_spaces(
    ground: Any,
    sheet: Any,
    moment: Moment,
    keys: np.uint64,
    fits: NDArray[np.int64],
    named: NDArray[np.int32],
    found: int,
) -> int:
    """Write the weights of all spaces, squares and loose networks from a place on; return the place after them."""
    rest, phase = ground.spaces, phase_of(moment)
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        if ground.shipped >= 0 and ground.blocks[4 * space] != NOWHERE:
            named[found] = square_weight(ground, sheet, space, moment)
            found += 1
        if sheet.empty & bit(space):
            content = content_of(ground, space, moment)
            named[found] = space_weight(int(sheet.pattern[space]), content, moment, fits)
            found += 1
            if ground.shipped >= 0:
                named[found] = spot_weight(ground, space, int(sheet.pattern[space]), moment)
                found += 1
            continue
        for side in range(4):
            end = 4 * space + side
            if _is_loose_end(sheet, end, keys):
                named[found] = loose_weight(ground, sheet, phase, sheet.area[space], end, int(sheet.far[end]))
                found += 1
    return found


@compiled
def farm_spaces(ground: Any, moment: Moment) -> np.uint64:
    """The spaces of the farms still to come."""
    spaces = ZERO
    for farm in range(FARMS):
        if moment[4] >> farm & 1:
            spaces |= ground.key[farm]
    return spaces


@compiled
def name_key(
    ground: Any,
    sheet: Any,
    key: int,
    moment: Moment,
    last: int,
    keys: np.uint64,
    seen: NDArray[np.int64],
    named: NDArray[np.int32],
    found: int,
) -> int:
    """Write the weights of a farm that is still to come or of a castle from a place on; return the place after them."""
    area = sheet.joined[key]
    if key >= FARMS:
        points = min(key_grapes(ground, sheet, key), 15)
        named[found] = CASTLES + (phase_of(moment) * 16 + points) * ENDS + seen[0]
        stage, sharing = ROLES * ROUNDS * 2 + _half(moment), min(count(area & keys), 2)
        found += 1
    else:
        role = CURRENT if key == moment[2] else UPCOMING if key == moment[3] else LATER
        points = min(grapes(ground, area), MOST - 1)
        place = (role * PHASES + phase_of(moment)) * MOST
        stage, sharing = role * ROUNDS * 2 + _half(moment), min(max(count(area & keys) - 1, 0), 2)
        named[found] = BY_SCORE + (place + points) * 12 + BEATEN[min(last, MOST - 1)]
        named[found + 1] = BY_LEAD + place + min(max(points - last + 12, 0), MOST - 1)
        named[found + 2] = BY_ENDS + ((stage * 10 + STEPS[points]) * ENDS + seen[0]) * 3 + sharing
        found += 3
        if role != CURRENT and moment[2] >= 0:
            place = ((role - UPCOMING) * PHASES + phase_of(moment)) * MOST + points
            named[found] = BY_PROSPECT + place * 12 + prospect(ground, sheet, moment, last)
            found += 1
    named[found] = AHEAD + (stage * 3 + sharing) * WAYS + seen[1]
    named[found + 1] = AHEAD + (stage * 3 + sharing) * WAYS + seen[2]
    if ground.shipped < 0:
        return found + 2
    home = (ground.shipped * ROUNDS * 2 + _half(moment)) * KEY_PAIRS + ground.kind[key]
    company = ground.company[seen[3]] if ground.kind_turned[key] else seen[3]
    named[found + 2] = COMPANY + home * (1 << FARMS) + company
    named[found + 3] = HOMES + (home * 10 + STEPS[points]) * ENDS + seen[0]
    return found + 4


@compiled
def prospect(ground: Any, sheet: Any, moment: Moment, last: int) -> int:
    """The score that farms after the one of this round would have to beat as it stands, in steps."""
    if moment[2] < 0:
        return int(BEATEN[min(last, MOST - 1)])
    points = min(key_grapes(ground, sheet, moment[2]), MOST - 1)
    return int(BEATEN[points]) if points > last else 0


@compiled
def content_of(ground: Any, space: int, moment: Moment) -> int:
    """What an empty space has to offer."""
    content = int(ground.content[space])
    if content < 16:
        return min(content, 2)
    key = content - 16
    if key >= FARMS:
        return CASTLE
    if not moment[4] >> key & 1:
        return NOTHING
    return NEAR_FARM if key == moment[2] or key == moment[3] else LATER_FARM


@compiled
def space_weight(pattern: int, content: int, moment: Moment, fits: NDArray[np.int64]) -> int:
    """An empty space: what is around it, what it offers, and the cards that fit."""
    kind = (_half(moment) * CONTENTS + content) * PATTERNS + pattern
    return int(SPACES + kind * FITS + fits[REACHED_SIDES[pattern]])


@compiled
def spot_weight(ground: Any, space: int, pattern: int, moment: Moment) -> int:
    """What is known of this very space; only for shipped sheets."""
    turned = TURNED_PATTERN[pattern] if ground.spot_turned[space] else pattern
    place = (ground.shipped * ROUNDS * 2 + _half(moment)) * SPOT_PAIRS + ground.spot[space]
    return int(SPOTS + place * PATTERNS + turned)


@compiled
def square_weight(ground: Any, sheet: Any, space: int, moment: Moment) -> int:
    """The four roads of this very square; only for shipped sheets."""
    block = TURNED_BLOCK[sheet.block[space]] if ground.square_turned[space] else int(sheet.block[space])
    place = (ground.shipped * SQUARE_STAGES + moment[0] // 2) * SQUARE_PAIRS + ground.square[space]
    return int(SQUARES + place * BLOCKS + block)


@compiled
def _is_loose_end(sheet: Any, end: int, keys: np.uint64) -> bool:
    """Whether an end is the one of its network's two by which the network is counted, and it has no key."""
    space, far = end >> 2, int(sheet.far[end])
    return bool(far > end and sheet.far[far] == end and not sheet.area[space] & keys)


@compiled
def loose_weight(ground: Any, sheet: Any, phase: int, area: np.uint64, one: int, other: int) -> int:
    """A network without farm or castle: its grapes, and how many of its two ends are open."""
    ends = (1 if is_open(sheet, one) else 0) + (1 if is_open(sheet, other) else 0)
    return int(LOOSE + (phase * 10 + STEPS[min(grapes(ground, area), MOST - 1)]) * 3 + ends)


@compiled
def moment_weight(sheet: Any, moment: Moment, last: int) -> int:
    """The moment itself: whether the round's farm is known, whether the peek is spent, and the score to beat."""
    known, spent = (1 if moment[2] >= 0 else 0), (1 if sheet.peeked else 0)
    return MOMENT + ((phase_of(moment) * 2 + known) * 2 + spent) * MOST + min(last, MOST - 1)
