"""What a seat may know of a game of Avenue, as the numbers that programs learn from.

A plane has the rows of the sheet, from row 1 upwards, and in each its spaces, from a on. The others come in the order
of seats after the own, and from the first again, so that every seat sees the table from its own place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.components import CASTLES, FARM_NAMES, Box, Sheet, deck
from boulevard.games.avenue.play.rules import first_to_act
from boulevard.games.avenue.play.scoring import grapes, network
from boulevard.games.avenue.play.state import FARMS, OPEN, PEEK, ROUNDS, UNKNOWN, YELLOW, YELLOWS_A_ROUND
from boulevard.games.keeping import kept_with
from boulevard.games.kernels.bits import ALL, ZERO, bit, count
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.kernels.planes import Row, put_count, put_mask, put_one_of, put_set

KINDS = 12
"""Road cards: six grey ones, then six yellow ones."""
MOST_GRAPES = 3

Networks = tuple[np.uint64, np.uint64, np.uint64]
"""What is connected to the farm of the round, to the purple castle and to the green one."""


def parts(sheet: Sheet, players: int) -> Iterator[tuple[str, tuple[int, ...], int, str]]:
    """Name, shape, the highest number, meaning: of all that is written, in its order."""
    board, others = (len(sheet.symbols), sheet.columns), players - 1
    most = max(1, int(printed(sheet)[-2 * len(sheet.spaces) :].sum()))
    yield "farms", (FARMS, *board), 1, "the farms A to F"
    yield "castles", (2, *board), 1, "the purple castle; the green one"
    yield "grapes", (2, *board), MOST_GRAPES, "purple grapes; green ones"
    yield "roads", (4, *board), 1, "own roads that reach north; east; south; west"
    yield "networks", (3, *board), 1, "what is connected to the farm of the round; the purple castle; the green one"
    yield "farm", board, 1, "the farm of the round; at the end, the last"
    yield "next_farm", board, 1, "the next farm, if the seat has peeked in this round"
    yield "chosen", board, 1, "the space that the seat has chosen for the open card, while others still choose"
    if others:
        yield "others_roads", (others, 4, *board), 1, "roads of the others, as in `roads`"
    yield "card", (KINDS,), 1, "the open card: grey roads 1 to 6, yellow roads 1 to 6; none at the end"
    yield "round", (ROUNDS + 1,), 1, "rounds 1 to 5; the end"
    yield "farm_letter", (FARMS,), 1, "the farm of the round, A to F; at the end, the last"
    yield "next_letter", (FARMS,), 1, "the next farm, if the seat has peeked in this round"
    yield "past_farms", (FARMS,), 1, "the farms of earlier rounds, whatever the order"
    yield "acted", (2,), 1, "the seat has chosen for the open card; that was a peek"
    yield "peeks", (ROUNDS,), 1, "rounds in which the seat has peeked, before the open card"
    if others:
        yield "others_acted", (others,), 1, "others who have chosen for the open card"
        yield "others_peeks", (others, ROUNDS), 1, "rounds in which the others have peeked, before the open card"
    yield "yellow", (), YELLOWS_A_ROUND, "yellow cards of this round before the open card"
    yield "left", (KINDS,), int(cards().max()), "cards still to come, of each kind"
    yield "scores", (ROUNDS,), most, "own points for the farm of each round"
    yield "points", (3,), most, "what the farm of the round, the purple castle and the green one would score now"
    if others:
        yield "others_scores", (others, ROUNDS), most, "points of the others, as in `scores`"
        yield "others_points", (others, 3), most, "what the others would score now, as in `points`"


@kept_with
def printed(sheet: Sheet) -> NDArray[np.uint8]:
    """What every observation on a sheet begins with: its farms, castles and grapes."""
    symbols = [symbol for _, symbol in sheet.spaces]
    rows = [[symbol == wanted for symbol in symbols] for wanted in (*FARM_NAMES, *CASTLES)]
    rows += [
        [int(symbol[1]) if symbol[0] == colour and symbol[1:].isdecimal() else 0 for symbol in symbols]
        for colour in "PG"
    ]
    return np.array(rows, np.uint8).reshape(-1)


@cache
def cards() -> NDArray[np.uint8]:
    """How many cards there are of each kind."""
    counts = Counter(deck())
    return np.array([counts[road + colour] for colour in (0, YELLOW) for road in range(KINDS // 2)], np.uint8)


@kernel
def observe_each(
    box: Box, begin: Row, cards: Row, tables: NDArray[Any], sheets: NDArray[Any], seat: int, out: NDArray[np.uint8]
) -> None:
    """Write what a seat (-1: the first that must act, or the first if none must) may know of each state to its row.

    `begin` is what the sheet shows, `cards` how many cards of each kind there are.
    """
    for i in range(len(tables)):
        own = seat if seat >= 0 else max(0, first_to_act(box[0], tables[i], sheets[i]))
        row = out[i]
        _put_numbers(row, 0, begin)
        networks = _networks(box[0], tables[i], sheets[i, own])
        at = _put_planes(box[0], tables[i], sheets[i], own, networks, row, len(begin))
        at = _put_sets(tables[i], sheets[i], own, row, at)
        at = _put_cards(tables[i], cards, row, at)
        at = _put_scores(tables[i], sheets[i, own], row, at)
        at = _put_points(box[0], networks, row, at)
        for other in range(1, sheets.shape[1]):
            at = _put_scores(tables[i], sheets[i, (own + other) % sheets.shape[1]], row, at)
        for other in range(1, sheets.shape[1]):
            sheet = sheets[i, (own + other) % sheets.shape[1]]
            at = _put_points(box[0], _networks(box[0], tables[i], sheet), row, at)


@compiled
def _put_numbers(row: Row, at: int, numbers: Row) -> None:
    for place in range(len(numbers)):
        row[at + place] = numbers[place]


@compiled
def _farm(table: Any) -> int:
    """The farm of the round; at the end, the last."""
    return int(table.farms[min(int(table.rounds), ROUNDS - 1)])


@compiled
def _next_farm(table: Any, sheet: Any) -> int:
    """The next farm, if a player knows it."""
    now = min(int(table.rounds), ROUNDS - 1)
    peeked = sheet.choice == PEEK or bool(sheet.peeks >> now & 1)
    return int(table.farms[now + 1]) if peeked else UNKNOWN


@compiled
def _space_of(box: Any, farm: int) -> np.uint64:
    space: np.uint64 = box.farm[farm] if farm < FARMS else ZERO
    return space


@compiled
def _networks(box: Any, table: Any, sheet: Any) -> Networks:
    farm = network(box, sheet, _space_of(box, _farm(table)))
    return farm, network(box, sheet, box.castle[0]), network(box, sheet, box.castle[1])


@compiled
def _put_planes(box: Any, table: Any, sheets: NDArray[Any], own: int, networks: Networks, row: Row, at: int) -> int:
    sheet, width = sheets[own], count(box.spaces)
    for side in range(4):
        at = put_mask(row, at, sheet.reach[side], width)
    for area in networks:
        at = put_mask(row, at, area, width)
    at = put_mask(row, at, _space_of(box, _farm(table)), width)
    at = put_mask(row, at, _space_of(box, _next_farm(table, sheet)), width)
    at = put_mask(row, at, bit(int(sheet.choice)) if sheet.choice < PEEK else ZERO, width)
    for other in range(1, len(sheets)):
        for side in range(4):
            at = put_mask(row, at, sheets[(own + other) % len(sheets)].reach[side], width)
    return at


@compiled
def _put_sets(table: Any, sheets: NDArray[Any], own: int, row: Row, at: int) -> int:
    """Write what is there or not, and what is one of several."""
    sheet, over = sheets[own], table.rounds == ROUNDS
    card = int(table.roads[table.card])
    kind = UNKNOWN if over or card == UNKNOWN else _kind(card)
    at = put_one_of(row, at, kind, KINDS)
    at = put_one_of(row, at, int(table.rounds), ROUNDS + 1)
    at = put_one_of(row, at, _farm(table), FARMS)
    at = put_one_of(row, at, _next_farm(table, sheet), FARMS)
    past = 0
    for number in range(min(int(table.rounds), ROUNDS - 1)):
        past |= 1 << int(table.farms[number])
    at = put_set(row, at, past, FARMS)
    at = put_count(row, at, sheet.choice != OPEN)
    at = put_count(row, at, sheet.choice == PEEK)
    at = put_set(row, at, sheet.peeks, ROUNDS)
    for other in range(1, len(sheets)):
        at = put_count(row, at, sheets[(own + other) % len(sheets)].choice != OPEN)
    for other in range(1, len(sheets)):
        at = put_set(row, at, sheets[(own + other) % len(sheets)].peeks, ROUNDS)
    return at


@compiled
def _kind(card: int) -> int:
    return card % YELLOW + (KINDS // 2 if card >= YELLOW else 0)


@compiled
def _put_cards(table: Any, cards: Row, row: Row, at: int) -> int:
    """Write how many yellow cards of the round are played, and how many cards of each kind are still to come."""
    at = put_count(row, at, table.yellows)
    _put_numbers(row, at, cards)
    for place in range(int(table.card) + 1):
        if table.roads[place] != UNKNOWN:
            row[at + _kind(int(table.roads[place]))] -= 1
    return at + KINDS


@compiled
def _put_scores(table: Any, sheet: Any, row: Row, at: int) -> int:
    for number in range(ROUNDS):
        at = put_count(row, at, sheet.scores[number])
    return at


@compiled
def _put_points(box: Any, networks: Networks, row: Row, at: int) -> int:
    at = put_count(row, at, grapes(box, networks[0], ALL))
    for colour in range(2):
        at = put_count(row, at, grapes(box, networks[1 + colour], box.colour[colour]))
    return at
