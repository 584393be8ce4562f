"""One player's sheet as searches see it: networks are kept by their ends, so that a road costs next to nothing.

A network is a path or a ring. `area` and `far` are kept at the ends of paths only, which is where roads join them. An
*end* is a space and a side in one number, `4 * space + side`. What a space's `pattern` tells is said in ground.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.ground import CARDS, DIGITS, KEYS, NOWHERE, OPEN_SIDE, PLACE, REACHED, SHUT, grapes
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import FARMS, MAX_SPACES, PEEK, ROUNDS, SIDES, UNKNOWN, YELLOW, YELLOWS_A_ROUND
from boulevard.games.kernels.bits import ONE, bit, lowest
from boulevard.games.kernels.chance import shuffle
from boulevard.games.kernels.compiled import compiled

BLOCK_PLACE = (1, 7, 49, 343)
"""What a space's road counts in the number of a block."""
BLOCKS = 7**4

FAST_SHEET = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("empty", "u8"),  # spaces without a road
                ("joined", "u8", KEYS),  # what is joined to each key
                ("area", "u8", MAX_SPACES),  # at an end: the whole network
                ("far", "i2", 4 * MAX_SPACES),  # at an end: the other end
                ("tips", "i2", 2 * KEYS),  # the two ends of each key's network
                ("network", "u8"),  # the one of the road that was drawn last
                ("first", "i2"),  # and its ends
                ("last", "i2"),
                ("pattern", "u1", MAX_SPACES),
                ("road", "u1", MAX_SPACES),  # the one of each space that is not empty
                ("block", "i2", MAX_SPACES),  # the roads in the square of 2×2 from each space on, in one number
                ("left", "u1", CARDS),  # how many cards there are still to come of each
                ("farms", "u1", FARMS + 1),  # in their order, as far as they are known
                ("scores", "u1", ROUNDS),
                ("card", "u1"),  # the one that is turned up
                ("rounds", "u1"),
                ("yellows", "u1"),
                ("peeked", "u1"),  # whether in this round
            ],
            align=True,
        ),
    )
)

FastSheets = NDArray[Any]


@compiled
def key_grapes(ground: Any, sheet: Any, key: int) -> int:
    """The grapes joined to a farm, or those of its colour to a castle."""
    area = sheet.joined[key]
    if key >= FARMS:
        area &= ground.colour[key - FARMS]
    return grapes(ground, area)


@compiled
def clear(ground: Any, sheet: Any) -> None:
    """Make a sheet empty, as before the first card, with nothing known of the cards."""
    sheet.empty = ground.spaces
    sheet.joined[:] = 0
    sheet.area[:] = 0
    sheet.far[:] = NOWHERE
    sheet.tips[:] = NOWHERE
    sheet.pattern[:] = ground.pattern
    sheet.road[:] = 0
    sheet.block[:] = 0
    sheet.left[:] = ground.deck
    sheet.farms[:] = UNKNOWN
    sheet.scores[:] = 0
    sheet.card = UNKNOWN
    sheet.rounds = 0
    sheet.yellows = 0
    sheet.peeked = 0


@compiled
def draw(ground: Any, sheet: Any, space: int, road: int) -> None:
    """Draw a road in an empty space."""
    one, other = SIDES[road][0], SIDES[road][1]
    own, pattern = bit(space), sheet.pattern[space]
    area = own
    first, last = 4 * space + one, 4 * space + other
    joins, joins_other = DIGITS[pattern, one] == REACHED, DIGITS[pattern, other] == REACHED
    ring = False
    if joins:
        neighbour = int(ground.beside[first])
        area |= sheet.area[neighbour]
        first = int(sheet.far[4 * neighbour + (one ^ 2)])
        ring = joins_other and first == 4 * int(ground.beside[last]) + (other ^ 2)
    if joins_other and not ring:
        neighbour = int(ground.beside[last])
        area |= sheet.area[neighbour]
        last = int(sheet.far[4 * neighbour + (other ^ 2)])
    sheet.empty &= ~own
    sheet.road[space] = road
    sheet.network = area
    if ring:
        sheet.far[first] = NOWHERE
        sheet.far[4 * int(ground.beside[4 * space + one]) + (one ^ 2)] = NOWHERE
        first = last = NOWHERE
    else:
        sheet.area[first >> 2] = area
        sheet.area[last >> 2] = area
        sheet.far[first] = last
        sheet.far[last] = first
    sheet.first = first
    sheet.last = last
    _tell_neighbours(ground, sheet, space, one, other)
    _tell_blocks(ground, sheet, space, road)
    for key in range(KEYS):
        if ground.key[key] & area:
            sheet.joined[key] = area
            sheet.tips[2 * key] = first
            sheet.tips[2 * key + 1] = last


@compiled
def _tell_neighbours(ground: Any, sheet: Any, space: int, one: int, other: int) -> None:
    """A road has been drawn that reaches two sides and shuts the others."""
    for side in range(4):
        neighbour = int(ground.beside[4 * space + side])
        if neighbour != NOWHERE:
            digit = REACHED if side in (one, other) else SHUT
            sheet.pattern[neighbour] += digit * PLACE[side ^ 2]


@compiled
def _tell_blocks(ground: Any, sheet: Any, space: int, road: int) -> None:
    """A road has been drawn in the squares around a space."""
    for place in range(4):
        anchor = int(ground.blocks[4 * space + place])
        if anchor != NOWHERE:
            sheet.block[anchor] += (road + 1) * BLOCK_PLACE[place]


@compiled
def is_open(sheet: Any, end: int) -> bool:
    """Whether an end of a network leads to an empty space."""
    return end != NOWHERE and bool(DIGITS[sheet.pattern[end >> 2], end & 3] == OPEN_SIDE)


@compiled
def ends_round(sheet: Any) -> bool:
    """Whether the card that is turned up is the last of its round."""
    return bool(sheet.card >= YELLOW and sheet.yellows == YELLOWS_A_ROUND - 1)


@compiled
def last_score(sheet: Any) -> int:
    """The farm score that has to be beaten."""
    return int(sheet.scores[sheet.rounds - 1]) if sheet.rounds > 0 else 0


@compiled
def play(ground: Any, sheet: Any, action: int) -> int:
    """Carry out an action (or, with -1, none) on the card that is turned up; return the points that it brings.

    A round that ends is scored, and at the game's end the castles too. What a peek shows is not filled in.
    """
    card = int(sheet.card)
    if 0 <= action < PEEK:
        draw(ground, sheet, action, card % YELLOW)
    elif action == PEEK:
        sheet.peeked = 1
    if card < YELLOW:
        return 0
    sheet.yellows += 1
    return _finish_round(ground, sheet) if sheet.yellows == YELLOWS_A_ROUND else 0


@compiled
def _finish_round(ground: Any, sheet: Any) -> int:
    points = key_grapes(ground, sheet, int(sheet.farms[sheet.rounds]))
    if points <= last_score(sheet):
        points = 0
    sheet.scores[sheet.rounds] = points
    sheet.rounds += 1
    sheet.yellows = 0
    sheet.peeked = 0
    if points == 0:
        points = PER_ZERO
    if sheet.rounds == ROUNDS:
        points += key_grapes(ground, sheet, FARMS) + key_grapes(ground, sheet, FARMS + 1)
    return points


@compiled
def deal(ground: Any, sheet: Any, roads: NDArray[np.uint8], farms: NDArray[np.uint8], stream: np.uint64) -> np.uint64:
    """Put the cards to come in a random order: roads from 0 on, farms from those that the sheet does not know."""
    place = 0
    for card in range(CARDS):
        for _ in range(sheet.left[card]):
            roads[place] = card
            place += 1
    stream = shuffle(roads[:place], 0, stream)
    known, used = 0, 0
    while known < FARMS and sheet.farms[known] != UNKNOWN:
        farms[known] = sheet.farms[known]
        used |= 1 << int(farms[known])
        known += 1
    place = known
    for farm in range(FARMS):
        if not used >> farm & 1:
            farms[place] = farm
            place += 1
    return shuffle(farms, known, stream)


@compiled
def turn_up(sheet: Any, card: int, farms: NDArray[np.uint8]) -> None:
    """Turn the next road card up, and the farm card of a round that begins; a peek shows the one after it."""
    sheet.card = card
    sheet.left[card] -= 1
    sheet.farms[sheet.rounds] = farms[sheet.rounds]
    if sheet.peeked:
        sheet.farms[sheet.rounds + 1] = farms[sheet.rounds + 1]


@compiled
def load(ground: Any, sheet: Any, table: Any, drawn: Any) -> None:
    """Fill a sheet from a state as a seat knows it, on the card that is turned up."""
    clear(ground, sheet)
    for place in range(int(table.card) + 1):
        sheet.left[table.roads[place]] -= 1
    for place in range(FARMS):
        sheet.farms[place] = table.farms[place]
    sheet.card = table.roads[table.card]
    sheet.scores[:] = drawn.scores
    sheet.rounds = table.rounds
    sheet.yellows = table.yellows
    sheet.peeked = drawn.peeks >> table.rounds & 1
    for road in range(6):
        spaces = drawn.reach[SIDES[road][0]] & drawn.reach[SIDES[road][1]]
        while spaces:
            draw(ground, sheet, lowest(spaces), road)
            spaces &= spaces - ONE


@compiled
def points_so_far(sheet: Any) -> int:
    """The points of the rounds that are over."""
    points = 0
    for number in range(sheet.rounds):
        points += int(sheet.scores[number]) if sheet.scores[number] else PER_ZERO
    return points


@compiled
def total(ground: Any, sheet: Any) -> int:
    """The points of a game that is over."""
    return points_so_far(sheet) + key_grapes(ground, sheet, FARMS) + key_grapes(ground, sheet, FARMS + 1)
