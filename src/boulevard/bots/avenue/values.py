"""What a sheet is worth: the points that it will still bring, as a sum of weights of what is on it.

A value is taken after a move, before the next card is turned up. Every thing on the sheet names one or a few
weights: each farm that can still be played, by the grapes joined to it, the score to beat, the ends of its network
and the farms that share it; each castle; each loose network; each empty space, by what is around it and the cards
that would fit; and the moment itself. The weights are learnt (`train`), and know nothing of a particular sheet.

`select` compares all moves on a card. It computes only what differs between them; `list_features` names all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.land import (
    BLOCKS,
    DIGITS,
    KEYS,
    MOST_SPOTS,
    NOWHERE,
    OPEN_SIDE,
    PATTERNS,
    REACHED,
    SHIPPED,
    ends_round,
    grapes,
    is_open,
    key_grapes,
    last_score,
    play,
)
from boulevard.games.avenue.state import FARMS, MAX_SPACES, PEEK, ROUNDS, SIDES, UNKNOWN, YELLOW, YELLOWS_A_ROUND
from boulevard.games.bits import ONE, ZERO, bit, count, lowest
from boulevard.games.compiled import compiled

Weights = NDArray[np.float32]

PHASES = ROUNDS * YELLOWS_A_ROUND
MOST = 32
"""Grapes are counted up to this, exclusive."""
STEPS = np.repeat(np.arange(10), [1, 1, 2, 2, 2, 2, 3, 4, 5, 10])
"""Grapes in ten steps."""
BEATEN = np.array(
    [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10] + [11] * 6, np.int64
)
"""Scores to beat in twelve steps."""

CURRENT, UPCOMING, LATER, ROLES = range(4)
"""A farm's role: of this round, of the next (after a peek), or unknown."""

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
SPOTS = AHEAD + (ROLES + 1) * ROUNDS * 2 * 3 * WAYS
COMPANY = SPOTS + SHIPPED * ROUNDS * 2 * MOST_SPOTS * PATTERNS
HOMES = COMPANY + SHIPPED * ROUNDS * 2 * KEYS * (1 << FARMS)
SQUARES = HOMES + SHIPPED * ROUNDS * 2 * KEYS * 10 * ENDS
WEIGHTS = SQUARES + SHIPPED * MOST_SPOTS * BLOCKS
MOST_FEATURES = 7 * KEYS + 5 * MAX_SPACES + 2

_REACHED_SIDES = np.array(
    [sum((digit == REACHED) << side for side, digit in enumerate(row)) for row in DIGITS], np.int64
)
_SINGLE = np.array([sides.bit_count() == 1 for sides in range(16)])
_FITTING = np.array([[0 < sides == sides & (1 << one | 1 << other) for one, other in SIDES] for sides in range(16)])
"""Which roads reach all of a set of sides."""
_REACHES = np.array([sum(digit == REACHED for digit in digits) for digits in DIGITS], np.int64)
_EXITS = np.array([sum(digit == OPEN_SIDE for digit in digits) for digits in DIGITS], np.int64)

DESK = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("worths", "f8", PEEK + 1),  # of the legal actions
                ("farms", "u8"),  # the spaces of farms to come
                ("keys", "u8"),  # and of castles
                ("zone", "u8", KEYS),
                ("worth", "f8", KEYS),
                ("space", "f8", MAX_SPACES),
                ("moment", "f8"),
                ("content", "i8", MAX_SPACES),
                ("fits", "i8", 16),
                ("seen", "i8", 4),
                ("named", "i4", 7),
            ],
            align=True,
        ),
    )
)
"""What `select` needs at hand: an array of one of these."""

Moment = tuple[int, int, int, int, int]
"""The round, its yellow cards so far, its farm and the next one (or -1), and the farms still to come as bits."""


@compiled
def moment_of(land: Any, rounds: int, yellows: int) -> Moment:
    """The moment of a land in a round that is its own or the next."""
    current = _farm(land, rounds)
    played = 0
    for number in range(rounds):
        played |= 1 << int(land.farms[number])
    return rounds, yellows, current, _farm(land, rounds + 1), (1 << FARMS) - 1 & ~played


@compiled
def _farm(land: Any, number: int) -> int:
    return -1 if number > ROUNDS or land.farms[number] == UNKNOWN else int(land.farms[number])


@compiled
def moment_after(land: Any) -> Moment:
    """The moment once the card that is turned up has been played."""
    if ends_round(land):
        return moment_of(land, int(land.rounds) + 1, 0)
    return moment_of(land, int(land.rounds), int(land.yellows) + (1 if land.card >= YELLOW else 0))


@compiled
def _phase(moment: Moment) -> int:
    return moment[0] * YELLOWS_A_ROUND + moment[1]


@compiled
def _half(moment: Moment) -> int:
    return moment[0] * 2 + moment[1] // 2


@compiled
def _end_kind(ground: Any, land: Any, end: int) -> int:
    if not is_open(land, end):
        return DEAD
    target = int(ground.beside[end])
    pattern = land.pattern[target]
    if _REACHES[pattern] > 1:
        own = (end & 3) ^ 2
        met = _met(ground, land, target, own)
        return MEETING if met < 4 else MEETING_MANY
    if _EXITS[pattern] == 0:
        return STUCK
    return FRUITFUL if 0 < ground.content[target] < 16 else FREE


@compiled
def _met(ground: Any, land: Any, space: int, but: int) -> int:
    """The grapes of the largest network that ends at an empty space, but for one side."""
    most = 0
    digits = DIGITS[land.pattern[space]]
    for side in range(4):
        if side != but and digits[side] == REACHED:
            most = max(most, grapes(ground, land.area[ground.beside[4 * space + side]]))
    return most


@compiled
def _ends(ground: Any, land: Any, key: int) -> int:
    """The kinds of the ends of a key's network, in one number."""
    if land.joined[key] == ZERO:
        space = lowest(ground.key[key])
        if _REACHES[land.pattern[space]] == 0:
            return BARE
        return BARE + 1 if _met(ground, land, space, -1) < 4 else BARE + 2
    one = _end_kind(ground, land, int(land.tips[2 * key]))
    other = _end_kind(ground, land, int(land.tips[2 * key + 1]))
    return int(PAIRS[one, other])


@compiled
def _way(ground: Any, land: Any, end: int, own: np.uint64, keys: np.uint64, fits: NDArray[np.int64]) -> int:
    """What is ahead of an end of a network, in one number."""
    if not is_open(land, end):
        return WAYS - 1
    target = int(ground.beside[end])
    pattern = land.pattern[target]
    if _REACHES[pattern] == 1:
        near = ground.near[target]
        food = min(grapes(ground, near & land.empty), 7)
        return (food * 3 + min(count(near & keys & ~own), 2)) * 3 + max(int(_EXITS[pattern]), 1) - 1
    met = ZERO
    for side in range(4):
        if side != (end & 3) ^ 2 and DIGITS[pattern, side] == REACHED:
            met |= land.area[ground.beside[4 * target + side]]
    food = STEPS[min(grapes(ground, met & ~own), MOST - 1)] // 2
    return int(DISTANT + (food * 2 + (1 if met & keys & ~own else 0)) * FITS + fits[_REACHED_SIDES[pattern]])


@compiled
def _look_at(
    ground: Any, land: Any, key: int, keys: np.uint64, fits: NDArray[np.int64], seen: NDArray[np.int64]
) -> None:
    """Write the kinds of the ends of a key's network, what is ahead of each, and the farms to come in it as bits."""
    own = land.joined[key]
    seen[3] = 0
    for farm in range(FARMS):
        if ground.key[farm] & own & keys:
            seen[3] |= 1 << farm
    seen[0] = _ends(ground, land, key)
    seen[1] = _way(ground, land, int(land.tips[2 * key]), own, keys, fits) if own else WAYS - 1
    seen[2] = _way(ground, land, int(land.tips[2 * key + 1]), own, keys, fits) if own else WAYS - 1


@compiled
def _name_key(
    ground: Any,
    land: Any,
    key: int,
    moment: Moment,
    last: int,
    keys: np.uint64,
    seen: NDArray[np.int64],
    named: NDArray[np.int32],
    found: int,
) -> int:
    """Write the weights of a farm that is still to come or of a castle from a place on; return the place after them."""
    area = land.joined[key]
    if key >= FARMS:
        points = min(key_grapes(ground, land, key), 15)
        named[found] = CASTLES + (_phase(moment) * 16 + points) * ENDS + seen[0]
        stage, sharing = ROLES * ROUNDS * 2 + _half(moment), min(count(area & keys), 2)
        found += 1
    else:
        role = CURRENT if key == moment[2] else UPCOMING if key == moment[3] else LATER
        points = min(grapes(ground, area), MOST - 1)
        place = (role * PHASES + _phase(moment)) * MOST
        stage, sharing = role * ROUNDS * 2 + _half(moment), min(max(count(area & keys) - 1, 0), 2)
        named[found] = BY_SCORE + (place + points) * 12 + BEATEN[min(last, MOST - 1)]
        named[found + 1] = BY_LEAD + place + min(max(points - last + 12, 0), MOST - 1)
        named[found + 2] = BY_ENDS + ((stage * 10 + STEPS[points]) * ENDS + seen[0]) * 3 + sharing
        found += 3
    named[found] = AHEAD + (stage * 3 + sharing) * WAYS + seen[1]
    named[found + 1] = AHEAD + (stage * 3 + sharing) * WAYS + seen[2]
    if ground.shipped < 0:
        return found + 2
    home = (ground.shipped * ROUNDS * 2 + _half(moment)) * KEYS + key
    named[found + 2] = COMPANY + home * (1 << FARMS) + seen[3]
    named[found + 3] = HOMES + (home * 10 + STEPS[points]) * ENDS + seen[0]
    return found + 4


@compiled
def _worth_of_key(ground: Any, land: Any, key: int, moment: Moment, last: int, weights: Weights, desk: Any) -> float:
    """The worth of a key whose network's ends have been looked at."""
    worth = 0.0
    for number in range(_name_key(ground, land, key, moment, last, desk.farms, desk.seen, desk.named, 0)):
        worth += weights[desk.named[number]]
    return worth


@compiled
def _zone(ground: Any, land: Any, key: int) -> np.uint64:
    """The spaces of which one is in every network whose change can change what a key is worth."""
    if land.joined[key] == ZERO:
        return np.uint64(ground.key[key] | ground.around[lowest(ground.key[key])])
    zone = land.joined[key]
    for tip in range(2):
        end = int(land.tips[2 * key + tip])
        if is_open(land, end):
            zone |= ground.near[ground.beside[end]]
    return np.uint64(zone)


@compiled
def _content(ground: Any, space: int, moment: Moment) -> int:
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
def _count_fits(left: NDArray[np.uint8], fits: NDArray[np.int64]) -> None:
    """Write for each set of reached sides how many of the cards to come would join them all, in four steps."""
    for sides in range(len(fits)):
        cards = 0
        for road in range(6):
            if _FITTING[sides, road]:
                cards += int(left[road]) + int(left[road + YELLOW])
        fits[sides] = min(cards // 4 if _SINGLE[sides] else cards, FITS - 1)


@compiled
def _space_weight(pattern: int, content: int, moment: Moment, fits: NDArray[np.int64]) -> int:
    kind = (_half(moment) * CONTENTS + content) * PATTERNS + pattern
    return int(SPACES + kind * FITS + fits[_REACHED_SIDES[pattern]])


@compiled
def _spot_weight(ground: Any, space: int, pattern: int, moment: Moment) -> int:
    """What is known of this very space; only for shipped sheets."""
    return int(SPOTS + ((ground.shipped * ROUNDS * 2 + _half(moment)) * MOST_SPOTS + space) * PATTERNS + pattern)


@compiled
def _square_weight(ground: Any, land: Any, space: int) -> int:
    """The four roads of this very square; only for shipped sheets."""
    return int(SQUARES + (ground.shipped * MOST_SPOTS + space) * BLOCKS + land.block[space])


@compiled
def _worth_of_space(
    ground: Any, space: int, pattern: int, content: int, moment: Moment, weights: Weights, fits: NDArray[np.int64]
) -> float:
    worth = float(weights[_space_weight(pattern, content, moment, fits)])
    if ground.shipped >= 0:
        worth += weights[_spot_weight(ground, space, pattern, moment)]
    return worth


@compiled
def _loose_weight(ground: Any, land: Any, phase: int, area: np.uint64, one: int, other: int) -> int:
    ends = (1 if is_open(land, one) else 0) + (1 if is_open(land, other) else 0)
    return int(LOOSE + (phase * 10 + STEPS[min(grapes(ground, area), MOST - 1)]) * 3 + ends)


@compiled
def _farm_spaces(ground: Any, moment: Moment) -> np.uint64:
    """The spaces of the farms still to come."""
    spaces = ZERO
    for farm in range(FARMS):
        if moment[4] >> farm & 1:
            spaces |= ground.key[farm]
    return spaces


@compiled
def list_features(ground: Any, land: Any, peeked: bool, named: NDArray[np.int32]) -> int:
    """Write all weights of a land after a move (with `peeked`, one whose card is not looked at yet); return how many.

    The game must not be over.
    """
    moment = moment_of(land, int(land.rounds), int(land.yellows))
    phase, last, found = _phase(moment), last_score(land), 0
    farms = _farm_spaces(ground, moment)
    keys = farms | ground.key[FARMS] | ground.key[FARMS + 1]
    fits, seen = np.empty(16, np.int64), np.empty(4, np.int64)
    _count_fits(land.left, fits)
    for key in range(KEYS):
        if ground.key[key] & keys:
            _look_at(ground, land, key, farms, fits, seen)
            found = _name_key(ground, land, key, moment, last, farms, seen, named, found)
    rest = ground.spaces
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        if ground.shipped >= 0 and ground.blocks[4 * space] != NOWHERE:
            named[found] = _square_weight(ground, land, space)
            found += 1
        if land.empty & bit(space):
            content = _content(ground, space, moment)
            named[found] = _space_weight(int(land.pattern[space]), content, moment, fits)
            found += 1
            if ground.shipped >= 0:
                named[found] = _spot_weight(ground, space, int(land.pattern[space]), moment)
                found += 1
            continue
        for side in range(4):
            end = 4 * space + side
            if _is_loose_end(land, end, keys):
                named[found] = _loose_weight(ground, land, phase, land.area[space], end, int(land.far[end]))
                found += 1
    named[found] = _moment_weight(land, moment, last)
    found += 1
    if peeked:
        named[found] = PEEKING + phase
        found += 1
    return found


@compiled
def _moment_weight(land: Any, moment: Moment, last: int) -> int:
    known, spent = (1 if moment[2] >= 0 else 0), (1 if land.peeked else 0)
    return MOMENT + ((_phase(moment) * 2 + known) * 2 + spent) * MOST + min(last, MOST - 1)


@compiled
def _is_loose_end(land: Any, end: int, keys: np.uint64) -> bool:
    """Whether an end is the one of its network's two by which the network is counted, and it has no key."""
    space, far = end >> 2, int(land.far[end])
    return bool(far > end and land.far[far] == end and not land.area[space] & keys)


@compiled
def value_of(ground: Any, land: Any, peeked: bool, weights: Weights, named: NDArray[np.int32]) -> float:
    """The points that a land after a move is expected to bring still."""
    value = 0.0
    for number in range(list_features(ground, land, peeked, named)):
        value += weights[named[number]]
    return value


@compiled
def select(ground: Any, lands: NDArray[Any], weights: Weights, desk: Any) -> int:
    """The best action for the card that is turned up in lands[0], or -1 if there is none; lands[1] is overwritten.

    The desk's `worths` get what each legal action is worth; only differences between them mean something.
    """
    land, worths = lands[0], desk.worths
    moment = moment_after(land)
    best, most = -1, -1.0e9
    if moment[0] < ROUNDS:
        _look_around(ground, land, moment, weights, desk)
    if not land.peeked:
        worths[PEEK] = _worth_of_peek(ground, lands, moment, weights, desk)
        best, most = PEEK, worths[PEEK]
    rest = land.empty
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        worths[space] = _worth_of_draw(ground, lands, space, moment, weights, desk)
        if worths[space] > most:
            best, most = space, worths[space]
    return best


@compiled
def _look_around(ground: Any, land: Any, moment: Moment, weights: Weights, desk: Any) -> None:
    """Put down what is the same for all moves: the worth of each key as it is, and of each empty space."""
    _count_fits(land.left, desk.fits)
    desk.farms = _farm_spaces(ground, moment)
    desk.keys = desk.farms | ground.key[FARMS] | ground.key[FARMS + 1]
    last = last_score(land)
    desk.moment = weights[_moment_weight(land, moment, last)]
    for key in range(KEYS):
        desk.zone[key] = ZERO
        desk.worth[key] = 0.0
        if ground.key[key] & desk.keys:
            desk.zone[key] = _zone(ground, land, key)
            _look_at(ground, land, key, desk.farms, desk.fits, desk.seen)
            desk.worth[key] = _worth_of_key(ground, land, key, moment, last, weights, desk)
    rest = land.empty
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        desk.content[space] = _content(ground, space, moment)
        content, pattern = desk.content[space], int(land.pattern[space])
        desk.space[space] = _worth_of_space(ground, space, pattern, content, moment, weights, desk.fits)


@compiled
def _worth_of_peek(ground: Any, lands: NDArray[Any], moment: Moment, weights: Weights, desk: Any) -> float:
    lands[1] = lands[0]
    worth = float(play(ground, lands[1], PEEK))
    if moment[0] == ROUNDS:
        return worth
    lands[1].network = ZERO
    return worth + float(weights[PEEKING + _phase(moment)]) + _worth_of_keys(ground, lands, moment, weights, desk)


@compiled
def _worth_of_keys(ground: Any, lands: NDArray[Any], moment: Moment, weights: Weights, desk: Any) -> float:
    """The worth of farms, castles and the moment; only keys that the last road can have touched are looked at anew."""
    before, after = lands[0], lands[1]
    last = last_score(after)
    same = before.rounds == after.rounds or last == last_score(before)
    worth = float(weights[_moment_weight(after, moment, last)])
    looked = False
    for key in range(KEYS):
        if not ground.key[key] & after.network and ground.key[key] & desk.keys:
            if desk.zone[key] & after.network or not same:
                _look_at(ground, after, key, desk.farms, desk.fits, desk.seen)
                worth += _worth_of_key(ground, after, key, moment, last, weights, desk)
            else:
                worth += desk.worth[key]
    for key in range(KEYS):
        if ground.key[key] & after.network & desk.keys:
            if not looked:
                _look_at(ground, after, key, desk.farms, desk.fits, desk.seen)
                looked = True
            worth += _worth_of_key(ground, after, key, moment, last, weights, desk)
    return worth


@compiled
def _worth_of_draw(ground: Any, lands: NDArray[Any], space: int, moment: Moment, weights: Weights, desk: Any) -> float:
    lands[1] = lands[0]
    worth = float(play(ground, lands[1], space))
    if moment[0] == ROUNDS:
        return worth
    worth += _worth_of_keys(ground, lands, moment, weights, desk) - float(desk.space[space])
    return worth + _change_around(ground, lands[0], lands[1], space, moment, weights, desk)


@compiled
def _change_around(
    ground: Any, before: Any, after: Any, space: int, moment: Moment, weights: Weights, desk: Any
) -> float:
    """What the empty spaces and loose networks around a space gain by the road that was drawn there."""
    change, seen = 0.0, ZERO
    keys, phase = desk.keys, _phase(moment)
    pattern = before.pattern[space]
    for side in range(4):
        neighbour = int(ground.beside[4 * space + side])
        digit = DIGITS[pattern, side]
        if digit == OPEN_SIDE:
            content, now = desk.content[neighbour], int(after.pattern[neighbour])
            worth = _worth_of_space(ground, neighbour, now, content, moment, weights, desk.fits)
            change += worth - desk.space[neighbour]
        elif digit == REACHED and not before.area[neighbour] & (keys | seen):
            area, end = before.area[neighbour], 4 * neighbour + (side ^ 2)
            far = int(before.far[end])
            seen |= area
            change -= weights[_loose_weight(ground, before, phase, area, end, far)]
            if not area & after.network:
                change += weights[_loose_weight(ground, after, phase, area, end, far)]
    for place in range(4):
        square = int(ground.blocks[4 * space + place])
        if ground.shipped >= 0 and square != NOWHERE:
            change += weights[_square_weight(ground, after, square)]
            change -= weights[_square_weight(ground, before, square)]
    if after.first != NOWHERE and not after.network & keys:
        change += weights[_loose_weight(ground, after, phase, after.network, int(after.first), int(after.last))]
    return change
