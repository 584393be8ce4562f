"""What Python calls: compiled work on arrays of states, each in two parts, `tables` and `sheets`.

Every kernel takes a sheet's tables (`box`); one state is an array of one. None but `advance` holds the interpreter
lock. Chance comes in as `streams`, one number a state that must not be 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.components import Box
from boulevard.games.avenue.play.rules import choose, finish_card, first_to_act, legal_actions, must_act
from boulevard.games.avenue.play.scoring import mark_winners, network, score
from boulevard.games.avenue.play.state import FARMS, OPEN, PEEK, ROADS, ROUNDS, SECRET, UNKNOWN, YELLOW, Sheets, Tables
from boulevard.games.kernels.advance import ILLEGAL, LOOK, OVER, TURN_BITS, UNUSUAL
from boulevard.games.kernels.arrays import Numbers, Streams
from boulevard.games.kernels.chance import below, shuffle
from boulevard.games.kernels.compiled import compiled, kernel, kernel_keeping_lock
from boulevard.games.kernels.lists import is_among


@kernel
def mark_to_act(box: Box, tables: Tables, sheets: Sheets, out: NDArray[np.bool_]) -> None:
    """Mark the players who must act."""
    for i in range(len(tables)):
        for seat in range(sheets.shape[1]):
            out[i, seat] = must_act(box[0], tables[i], sheets[i, seat])


@kernel_keeping_lock
def advance(box: Box, tables: Tables, sheets: Sheets, listed: Numbers, action: int) -> int:
    """Play one state on (contract/moving.py); whose turn it is: all seats from the first on, or else `UNUSUAL`."""
    table, own = tables[0], sheets[0]
    first = first_to_act(box[0], table, own)
    if action != LOOK:
        if first < 0 or not is_among(listed[1 : 1 + listed[0]], action):
            return ILLEGAL
        choose(box[0], table, own, first, action)
        first = first_to_act(box[0], table, own)
    listed[0] = legal_actions(box[0], table, own[first], listed[1:]) if first >= 0 else 0
    turn = OVER if first < 0 else 1 + first
    for seat in range(1 + first, len(own)):
        if not must_act(box[0], table, own[seat]):
            turn = UNUSUAL
    return int(listed[0]) << TURN_BITS | turn


@kernel
def play_out(
    box: Box, tables: Tables, sheets: Sheets, streams: Streams, counts: NDArray[np.int64], log: Numbers
) -> None:
    """Play every state to its end, each move drawn evenly from all legal ones.

    `counts` gets the number of moves, and the sum and the largest of the numbers of legal ones; `log`, where it has
    columns, the moves.
    """
    actions = np.empty(PEEK + 1, np.int32)
    for i in range(len(tables)):
        stream = streams[i]
        moves, choices, most = 0, 0, 0
        while tables[i].rounds < ROUNDS:
            for seat in range(sheets.shape[1]):
                legal = legal_actions(box[0], tables[i], sheets[i, seat], actions)
                if legal == 0:
                    continue
                stream, draw = below(stream, legal)
                sheets[i, seat].choice = actions[draw]
                if moves < log.shape[1]:
                    log[i, moves] = actions[draw]
                moves += 1
                choices += legal
                most = max(most, legal)
            finish_card(box[0], tables[i], sheets[i])
        streams[i] = stream
        counts[i, 0], counts[i, 1], counts[i, 2] = moves, choices, most


@kernel
def score_each(box: Box, tables: Tables, sheets: Sheets, lines: Numbers, winners: NDArray[np.bool_]) -> None:
    """Fill in every player's lines and who wins, as if the games ended now."""
    for i in range(len(tables)):
        for seat in range(sheets.shape[1]):
            score(box[0], int(tables[i].rounds), sheets[i, seat], lines[i, seat])
        mark_winners(lines[i], winners[i])


@kernel
def join_each(box: Box, tables: Tables, sheets: Sheets, networks: NDArray[np.uint64]) -> None:
    """Write what is joined to the farm of the round, to the purple castle and to the green one, for every player."""
    for i in range(len(tables)):
        farm = box[0].farm[tables[i].farms[min(int(tables[i].rounds), ROUNDS - 1)]]
        for seat in range(sheets.shape[1]):
            networks[i, seat, 0] = network(box[0], sheets[i, seat], farm)
            for colour in range(2):
                networks[i, seat, 1 + colour] = network(box[0], sheets[i, seat], box[0].castle[colour])


@kernel
def deal_each(tables: Tables, streams: Streams) -> None:
    """Shuffle the decks of new games."""
    for i in range(len(tables)):
        streams[i] = shuffle(tables[i].farms, 0, streams[i])
        streams[i] = shuffle(tables[i].roads, 0, streams[i])


@compiled
def _known_farms(table: Any, sheets: Sheets, seat: int) -> int:
    """How many farm cards a seat knows: those turned up, and the next after a peek in this round."""
    turned = min(int(table.rounds) + 1, ROUNDS)
    if seat < 0:
        return turned
    peeked = sheets[seat].choice == PEEK or bool(sheets[seat].peeks >> (turned - 1) & 1)
    return turned + 1 if peeked else turned


@kernel
def hide_each(tables: Tables, sheets: Sheets, seat: int) -> None:
    """Make unknown what a seat (-1: a spectator) can't know: cards to come, and others' choices for the open card."""
    for i in range(len(tables)):
        for place in range(_known_farms(tables[i], sheets[i], seat), FARMS):
            tables[i].farms[place] = UNKNOWN
        for place in range(int(tables[i].card) + 1, ROADS):
            tables[i].roads[place] = UNKNOWN
        for other in range(sheets.shape[1]):
            if other != seat and sheets[i, other].choice != OPEN:
                sheets[i, other].choice = SECRET


@kernel
def sample_each(box: Box, tables: Tables, sheets: Sheets, streams: Streams) -> None:
    """Put in at random what is missing: cards in their order, and choices for the open card."""
    farms = np.arange(FARMS)
    actions = np.empty(PEEK + 1, np.int32)
    for i in range(len(tables)):
        stream = _fill(tables[i].farms, farms, streams[i])
        stream = _fill(tables[i].roads, box[0].deck, stream)
        for seat in range(sheets.shape[1]):
            if sheets[i, seat].choice == SECRET:
                sheets[i, seat].choice = OPEN
                legal = legal_actions(box[0], tables[i], sheets[i, seat], actions)
                stream, draw = below(stream, legal)
                sheets[i, seat].choice = actions[draw]
        streams[i] = stream


@compiled
def _fill(cards: Any, deck: Any, stream: np.uint64) -> np.uint64:
    """Replace the unknown cards at the end by what the known ones leave of the deck, shuffled."""
    left = np.zeros(2 * YELLOW, np.int64)
    for card in deck:
        left[card] += 1
    known = 0
    while known < len(cards) and cards[known] != UNKNOWN:
        left[cards[known]] -= 1
        known += 1
    place = known
    for card in range(len(left)):
        for _ in range(left[card]):
            cards[place] = card
            place += 1
    return shuffle(cards, known, stream)
