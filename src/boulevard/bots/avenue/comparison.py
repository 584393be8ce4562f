"""Which move is best on the card that is turned up, by what sheets are worth after it (`values`).

What is the same for all moves is noted once, in a record of type `SCRATCH`: the worth of each farm and castle as it
is, of each empty space, and the zone in which a road changes it. For a move only what its road changes is counted anew;
a test holds that against the whole sum.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.fast_sheet import last_score, play
from boulevard.bots.avenue.features import (
    PEEKING,
    Moment,
    Weights,
    content_of,
    farm_spaces,
    loose_weight,
    moment_after,
    moment_weight,
    name_key,
    phase_of,
    prospect,
    space_weight,
    spot_weight,
    square_weight,
)
from boulevard.bots.avenue.ground import DIGITS, KEYS, NOWHERE, OPEN_SIDE, REACHED
from boulevard.bots.avenue.network import (
    CARD_ROWS,
    HIDDEN,
    KEY_ROWS,
    MOMENT_ROWS,
    MOST_ROWS,
    add_row,
    list_cards,
    list_key,
    list_moment,
    list_roads,
    output_of,
    road_row,
    swap_rows,
)
from boulevard.bots.avenue.outlook import count_fits, look_at, zone_of
from boulevard.games.avenue.play.state import FARMS, MAX_SPACES, PEEK, ROUNDS
from boulevard.games.kernels.bits import ONE, ZERO, lowest
from boulevard.games.kernels.compiled import compiled

SCRATCH = np.dtype(
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
                ("prospect", "i8"),
                ("content", "i8", MAX_SPACES),
                ("fits", "i8", 16),
                ("seen", "i8", (KEYS + 1, 4)),  # as it is; the last of the sheet that is tried
                ("named", "i4", 8),
                ("rows", "i4", MOST_ROWS),
                ("key_rows", "i4", KEY_ROWS * KEYS),
                ("moment_rows", "i4", MOMENT_ROWS),
                ("hidden", "f4", HIDDEN),  # as it is
                ("trial", "f4", HIDDEN),  # of the sheet that is tried
                ("shares", "f4", HIDDEN),
            ],
            align=True,
        ),
    )
)
"""What `select` needs at hand: an array of one of these."""


@compiled
def select(ground: Any, sheets: NDArray[Any], weights: Weights, scratch: Any) -> int:
    """The best action for the card that is turned up in sheets[0], or -1 if there is none; sheets[1] is overwritten.

    `worths` of the scratch record get what each legal action is worth; only differences between them mean something.
    """
    sheet, worths = sheets[0], scratch.worths
    moment = moment_after(sheet)
    best, most = -1, -1.0e9
    if moment[0] < ROUNDS:
        _look_around(ground, sheet, moment, weights, scratch)
    if not sheet.peeked:
        worths[PEEK] = _worth_of_peek(ground, sheets, moment, weights, scratch)
        best, most = PEEK, worths[PEEK]
    rest = sheet.empty
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        worths[space] = _worth_of_draw(ground, sheets, space, moment, weights, scratch)
        if worths[space] > most:
            best, most = space, worths[space]
    return best


@compiled
def _look_around(ground: Any, sheet: Any, moment: Moment, weights: Weights, scratch: Any) -> None:
    """Put down what is the same for all moves: the worth of each key as it is, and of each empty space."""
    count_fits(sheet.left, scratch.fits)
    scratch.farms = farm_spaces(ground, moment)
    scratch.keys = scratch.farms | ground.key[FARMS] | ground.key[FARMS + 1]
    last = last_score(sheet)
    scratch.prospect = prospect(ground, sheet, moment, last)
    rows, found = scratch.rows, list_roads(ground, sheet, scratch.rows, 0)
    list_cards(sheet, moment, rows, found)
    found += CARD_ROWS
    hidden = scratch.hidden
    hidden[:] = 0
    for number in range(found):
        add_row(weights, rows[number], hidden)
    for key in range(KEYS):
        scratch.zone[key] = ZERO
        scratch.worth[key] = 0.0
        if ground.key[key] & scratch.keys:
            scratch.zone[key] = zone_of(ground, sheet, key)
            look_at(ground, sheet, key, scratch.farms, scratch.fits, scratch.seen[key])
            scratch.worth[key] = _worth_of_key(ground, sheet, key, moment, last, weights, scratch, key)
            list_key(ground, sheet, key, moment, scratch.seen[key], scratch.key_rows, KEY_ROWS * key)
            for number in range(KEY_ROWS):
                add_row(weights, scratch.key_rows[KEY_ROWS * key + number], hidden)
    list_moment(sheet, moment, last, False, scratch.moment_rows, 0)
    for number in range(MOMENT_ROWS):
        add_row(weights, scratch.moment_rows[number], hidden)
    rest = sheet.empty
    while rest:
        space = lowest(rest)
        rest &= rest - ONE
        scratch.content[space] = content_of(ground, space, moment)
        content, pattern = scratch.content[space], int(sheet.pattern[space])
        scratch.space[space] = _worth_of_space(ground, space, pattern, content, moment, weights, scratch.fits)


@compiled
def _worth_of_peek(ground: Any, sheets: NDArray[Any], moment: Moment, weights: Weights, scratch: Any) -> float:
    sheets[1] = sheets[0]
    worth = float(play(ground, sheets[1], PEEK))
    if moment[0] == ROUNDS:
        return worth
    sheets[1].network = ZERO
    scratch.trial[:] = scratch.hidden
    worth += float(weights[PEEKING + phase_of(moment)]) + _worth_of_keys(ground, sheets, moment, weights, scratch)
    return worth + _worth_of_network(sheets[1], moment, weights, scratch, True)


@compiled
def _worth_of_draw(
    ground: Any, sheets: NDArray[Any], space: int, moment: Moment, weights: Weights, scratch: Any
) -> float:
    sheets[1] = sheets[0]
    worth = float(play(ground, sheets[1], space))
    if moment[0] == ROUNDS:
        return worth
    scratch.trial[:] = scratch.hidden
    if ground.shipped >= 0:
        add_row(weights, road_row(ground, space, int(sheets[1].road[space])), scratch.trial)
    worth += _worth_of_keys(ground, sheets, moment, weights, scratch) - float(scratch.space[space])
    worth += _worth_of_network(sheets[1], moment, weights, scratch, False)
    return worth + _change_around(ground, sheets[0], sheets[1], space, moment, weights, scratch)


@compiled
def _worth_of_keys(ground: Any, sheets: NDArray[Any], moment: Moment, weights: Weights, scratch: Any) -> float:
    """The worth of farms, castles and the moment; only keys that the last road can have touched are looked at anew.

    Their rows are put to the hidden units of the trial.
    """
    before, after = sheets[0], sheets[1]
    last = last_score(after)
    same = before.rounds == after.rounds or last == last_score(before)
    same &= prospect(ground, after, moment, last) == scratch.prospect
    worth = float(weights[moment_weight(after, moment, last)])
    for key in range(KEYS):
        if not ground.key[key] & after.network and ground.key[key] & scratch.keys:
            if scratch.zone[key] & after.network:
                look_at(ground, after, key, scratch.farms, scratch.fits, scratch.seen[KEYS])
                worth += _worth_of_key(ground, after, key, moment, last, weights, scratch, KEYS)
                _change_rows(ground, after, key, moment, weights, scratch)
            elif same:
                worth += scratch.worth[key]
            else:
                worth += _worth_of_key(ground, after, key, moment, last, weights, scratch, key)
    looked = False
    for key in range(KEYS):
        if ground.key[key] & after.network & scratch.keys:
            if not looked:
                look_at(ground, after, key, scratch.farms, scratch.fits, scratch.seen[KEYS])
                looked = True
            worth += _worth_of_key(ground, after, key, moment, last, weights, scratch, KEYS)
            _change_rows(ground, after, key, moment, weights, scratch)
    return worth


@compiled
def _worth_of_key(
    ground: Any, sheet: Any, key: int, moment: Moment, last: int, weights: Weights, scratch: Any, seen: int
) -> float:
    """The worth of a key whose network's ends have been looked at."""
    worth, named = 0.0, scratch.named
    for number in range(name_key(ground, sheet, key, moment, last, scratch.farms, scratch.seen[seen], named, 0)):
        worth += weights[named[number]]
    return worth


@compiled
def _change_rows(ground: Any, after: Any, key: int, moment: Moment, weights: Weights, scratch: Any) -> None:
    """Put what a key names after a move to the trial in place of what it named before."""
    rows, trial = scratch.rows, scratch.trial
    list_key(ground, after, key, moment, scratch.seen[KEYS], rows, 0)
    for number in range(KEY_ROWS):
        swap_rows(weights, scratch.key_rows[KEY_ROWS * key + number], rows[number], trial)


@compiled
def _worth_of_network(after: Any, moment: Moment, weights: Weights, scratch: Any, peeked: bool) -> float:
    """What the network finds in the trial, once the moment is put to it."""
    rows, trial = scratch.rows, scratch.trial
    list_moment(after, moment, last_score(after), peeked, rows, 0)
    for number in range(MOMENT_ROWS):
        swap_rows(weights, scratch.moment_rows[number], rows[number], trial)
    return output_of(weights, phase_of(moment), trial, scratch.shares)


@compiled
def _worth_of_space(
    ground: Any, space: int, pattern: int, content: int, moment: Moment, weights: Weights, fits: NDArray[np.int64]
) -> float:
    worth = float(weights[space_weight(pattern, content, moment, fits)])
    if ground.shipped >= 0:
        worth += weights[spot_weight(ground, space, pattern, moment)]
    return worth


@compiled
def _change_around(
    ground: Any, before: Any, after: Any, space: int, moment: Moment, weights: Weights, scratch: Any
) -> float:
    """What the empty spaces and loose networks around a space gain by the road that was drawn there."""
    change, seen = 0.0, ZERO
    keys, phase = scratch.keys, phase_of(moment)
    pattern = before.pattern[space]
    for side in range(4):
        neighbour = int(ground.beside[4 * space + side])
        digit = DIGITS[pattern, side]
        if digit == OPEN_SIDE:
            content, now = scratch.content[neighbour], int(after.pattern[neighbour])
            worth = _worth_of_space(ground, neighbour, now, content, moment, weights, scratch.fits)
            change += worth - scratch.space[neighbour]
        elif digit == REACHED and not before.area[neighbour] & (keys | seen):
            area, end = before.area[neighbour], 4 * neighbour + (side ^ 2)
            far = int(before.far[end])
            seen |= area
            change -= weights[loose_weight(ground, before, phase, area, end, far)]
            if not area & after.network:
                change += weights[loose_weight(ground, after, phase, area, end, far)]
    for place in range(4):
        square = int(ground.blocks[4 * space + place])
        if ground.shipped >= 0 and square != NOWHERE:
            change += weights[square_weight(ground, after, square, moment)]
            change -= weights[square_weight(ground, before, square, moment)]
    if after.first != NOWHERE and not after.network & keys:
        change += weights[loose_weight(ground, after, phase, after.network, int(after.first), int(after.last))]
    return change
