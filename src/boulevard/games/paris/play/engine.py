"""What Python calls: compiled work on arrays of states.

Every kernel takes the edition's tables and an array of states; one state is an array of one. None but `advance` holds
the interpreter lock. Chance comes in as `streams`, one number a state that must not be 0.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.advance import ILLEGAL, LOOK, TURN_BITS
from boulevard.games.kernels.advance import OVER as NOBODY
from boulevard.games.kernels.arrays import Numbers, Streams
from boulevard.games.kernels.bits import ONE, bit, lowest
from boulevard.games.kernels.chance import below, shuffle
from boulevard.games.kernels.compiled import compiled, kernel, kernel_keeping_lock
from boulevard.games.kernels.lists import is_among
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.rules import apply_action, legal_actions
from boulevard.games.paris.play.scoring import lamps_shining, lit_by, score, winner
from boulevard.games.paris.play.state import OVER, POSTCARDS, POSTCARDS_IN_PLAY, TILES, UNKNOWN, States


@kernel_keeping_lock
def advance(box: Box, states: States, listed: Numbers, action: int) -> int:
    """Play one state on (contract/moving.py); all moves there can be fit into `listed`."""
    state = states[0]
    if action != LOOK:
        if not is_among(listed[1 : 1 + listed[0]], action):
            return ILLEGAL
        apply_action(box[0], state, action)
    count = legal_actions(box[0], state, listed[1:])
    listed[0] = count
    return count << TURN_BITS | (NOBODY if state.phase == OVER else 1 + int(state.turn))


@kernel
def play_out(box: Box, states: States, streams: Streams, size: int, counts: NDArray[np.int64], log: Numbers) -> None:
    """Play every state to its end, each move drawn evenly from all legal ones.

    `counts` gets the number of moves, and the sum and the largest of the numbers of legal ones; `log`, where it has
    columns, the moves.
    """
    actions = np.empty(size, np.int32)
    for i in range(len(states)):
        stream = streams[i]
        counts[i] = 0
        while True:
            legal = legal_actions(box[0], states[i], actions)
            if legal == 0:
                break
            stream, draw = below(stream, legal)
            if counts[i, 0] < log.shape[1]:
                log[i, counts[i, 0]] = actions[draw]
            counts[i, 0] += 1
            counts[i, 1] += legal
            counts[i, 2] = max(counts[i, 2], legal)
            apply_action(box[0], states[i], actions[draw])
        streams[i] = stream


@kernel
def score_each(box: Box, states: States, sheets: Numbers, winners: NDArray[np.int8]) -> None:
    """Fill in every state's score sheets and who is ahead (0, 1, or -1 for nobody)."""
    for i in range(len(states)):
        score(box[0], states[i], sheets[i])
        winners[i] = winner(sheets[i])


@kernel
def light_each(box: Box, states: States, lit: NDArray[np.uint64]) -> None:
    """Write what the streetlight on each of the 64 spaces lights; nothing where none shines."""
    for i in range(len(states)):
        lamps = lamps_shining(states[i])
        while lamps:
            space = lowest(lamps)
            lamps &= lamps - ONE
            lit[i, space] = lit_by(box[0], states[i], bit(space))


@kernel
def deal_each(states: States, streams: Streams, random_postcards: bool, random_start: bool) -> None:
    """Shuffle the piles of new games, and draw their postcards and who starts where asked to.

    What a game gets follows from its own stream, whatever its row.
    """
    cards = np.empty(len(POSTCARDS), np.int64)
    for i in range(len(states)):
        stream = streams[i]
        for seat in range(2):
            stream = shuffle(states[i].piles[seat], 0, stream)
        if random_postcards:
            for card in range(len(cards)):
                cards[card] = card
            stream = shuffle(cards, 0, stream)
            states[i].face_up = 0
            for card in cards[:POSTCARDS_IN_PLAY]:
                states[i].face_up |= 1 << card
        if random_start:
            stream, seat = below(stream, 2)
            states[i].starts = seat
            states[i].turn = seat
        streams[i] = stream


@kernel
def hide_each(states: States, seat: int) -> None:
    """Make the tiles unknown that a seat can't know: all piles, and hands other than its own (-1: every hand)."""
    for i in range(len(states)):
        for owner in range(2):
            known = states[i].laid[owner] + (1 if owner == seat else 0)
            for place in range(known, TILES):
                states[i].piles[owner, place] = UNKNOWN


@kernel
def sample_each(states: States, streams: Streams) -> None:
    """Put the tiles that are missing into the places of unknown ones, in random order."""
    for i in range(len(states)):
        for owner in range(2):
            streams[i] = _fill_pile(states[i].piles[owner], streams[i])


@compiled
def _fill_pile(pile: NDArray[np.uint8], stream: np.uint64) -> np.uint64:
    known = 0
    seen = 0
    while known < TILES and pile[known] != UNKNOWN:
        seen |= 1 << int(pile[known])
        known += 1
    place = known
    for tile in range(TILES):
        if not seen >> tile & 1:
            pile[place] = tile
            place += 1
    return shuffle(pile, known, stream)
