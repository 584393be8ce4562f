"""One player's sheet as searches see it: networks are kept by their ends, so that a road costs next to nothing.

A network is a path or a ring. `area` and `far` are kept at the ends of paths only, which is where roads join them. An
*end* is a space and a side in one number, `4 * space + side`. A space's `pattern` tells its four sides apart, one
digit of base 3 a side: behind an OPEN one is an empty space, behind a REACHED one a road that comes in, and a SHUT
one leads nowhere.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.components import Sheet, deck, sheet_names, tables
from boulevard.games.avenue.scoring import PER_ZERO
from boulevard.games.avenue.state import (
    FARMS,
    MAX_SPACES,
    PEEK,
    ROUNDS,
    SIDES,
    UNKNOWN,
    YELLOW,
    YELLOWS_A_ROUND,
)
from boulevard.games.bits import ONE, bit, count, lowest
from boulevard.games.chance import shuffle
from boulevard.games.compiled import compiled

OPEN_SIDE, REACHED, SHUT = range(3)
PATTERNS = 81
PLACE = (1, 3, 9, 27)
BLOCK_PLACE = (1, 7, 49, 343)
BLOCKS = 7**4
"""What a side's digit counts in a pattern."""
DIGITS = np.array([[pattern // place % 3 for place in PLACE] for pattern in range(PATTERNS)], np.int8)

KEYS = FARMS + 2
"""Spaces that networks are worth something for: the farms, then the purple and the green castle."""
NOWHERE = -1
CARDS = 2 * YELLOW
"""Road cards are numbered below this."""

SHIPPED, MOST_SPOTS = 3, 42
"""Sheets, and spaces of each, of which particulars are learnt."""

GROUND = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("ones", "u8"),  # as in the box
                ("twos", "u8"),
                ("colour", "u8", 2),
                ("key", "u8", KEYS),  # the space of each; 0 if there is none
                ("spaces", "u8"),
                ("beside", "i2", 4 * MAX_SPACES),  # the neighbour behind each side, or NOWHERE
                ("blocks", "i2", 4 * MAX_SPACES),  # the lower left spaces of the four squares of 2×2 with each space
                ("around", "u8", MAX_SPACES),  # the neighbours of each space
                ("near", "u8", MAX_SPACES),  # those within two steps, itself included
                ("pattern", "u1", MAX_SPACES),  # of the empty sheet
                ("content", "u1", MAX_SPACES),  # grapes, or 16 + key
                ("weight", "u1", 3 * MAX_SPACES),  # grapes of both colours, of purple and of green
                ("shipped", "i8"),  # the number of a shipped sheet, or -1
                ("deck", "u1", CARDS),  # how many there are of each card
            ],
            align=True,
        ),
    )
)

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

Ground = NDArray[Any]
"""An array of one `GROUND` record: what a sheet is to a search."""
FastSheets = NDArray[Any]


@lru_cache(maxsize=64)
def ground_of(sheet: Sheet) -> Ground:
    """The tables of a sheet."""
    box = tables(sheet)[0]
    ground = np.zeros(1, GROUND)
    for name in ("ones", "twos", "colour", "spaces"):
        ground[0][name] = box[name]
    ground[0].key[:FARMS] = box.farm
    ground[0].key[FARMS:] = box.castle
    ground[0].deck[:] = np.bincount(deck(), minlength=CARDS)
    known = sheet.name is not None and len(sheet.spaces) <= MOST_SPOTS and sheet_names().index(sheet.name) < SHIPPED
    ground[0].shipped = sheet_names().index(sheet.name) if known else -1
    _fill_spaces(ground[0], sheet)
    return ground


def _fill_spaces(ground: Any, sheet: Sheet) -> None:
    """Look at every space."""
    keys = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5, "CP": 6, "CG": 7}
    total, columns = len(sheet.spaces), sheet.columns
    for space, (_, symbol) in enumerate(sheet.spaces):
        column = space % columns
        next_to = (space + columns, space + 1, space - columns, space - 1)
        inside = (space + columns < total, column + 1 < columns, space >= columns, column > 0)
        for side in range(4):
            ground.beside[4 * space + side] = next_to[side] if inside[side] else NOWHERE
            ground.around[space] |= np.uint64(1 << next_to[side] if inside[side] else 0)
            ground.pattern[space] += 0 if inside[side] else SHUT * PLACE[side]
        for number, grape in enumerate(("[PG][123]", "P[123]", "G[123]")):
            ground.weight[number * MAX_SPACES + space] = int(symbol[1]) if re.fullmatch(grape, symbol) else 0
        ground.content[space] = 16 + keys[symbol] if symbol in keys else int(ground.weight[space])
    for space in range(total):
        for place, anchor in enumerate((space, space - 1, space - columns, space - columns - 1)):
            whole = anchor >= 0 and anchor + columns + 1 < total and anchor % columns + 1 < columns
            whole &= place % 2 == 0 or space % columns > 0
            ground.blocks[4 * space + place] = anchor if whole else NOWHERE
        around = [other for other in ground.beside[4 * space : 4 * space + 4].tolist() if other != NOWHERE]
        ground.near[space] = np.bitwise_or.reduce([ground.around[other] for other in around] + [ground.around[space]])


@compiled
def grapes(ground: Any, area: np.uint64) -> int:
    """How many grapes there are in an area, of both colours."""
    return count(area & ground.ones) + 2 * count(area & ground.twos)


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
