"""Certificates: what a seat answers to all that the other may do, so that anybody can check what is proven.

A certificate says that a seat gets at least so much, and has one move of that seat for each position that can come
about. `replay` needs the rules alone: it plays the seat's moves by the certificate and every legal one of the other,
and looks at how the games end. Positions are met turn by turn, each once, in the order of their bytes, so a
certificate consists of nothing but moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import IllegalMove
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.states import as_memory, from_bytes
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.scoring import TIE_BREAK, TOTAL
from boulevard.games.paris.play.state import BUILDING, OVER, States
from boulevard.games.paris.views.view import scored

MOST = 1 << 20
"""Positions that may be reached at once: what would take more memory is not looked at."""

Choice = Callable[[States], Numbers]
"""What a seat does in some positions."""


@dataclass(frozen=True)
class Certificate:
    """That a seat gets at least so much from a position, and how."""

    seat: int
    least: int
    """As in `Worth`, for that seat: twice the margin in points; 1 or -1 for the tie-break, 0 for a draw."""
    moves: tuple[int, ...]
    """The seat's moves, in the order in which the positions are met."""


def replay(rules: Paris, state: States, certificate: Certificate) -> bool:
    """Whether a certificate is right about a position of phase 2, by the rules alone."""
    moves, used = np.array(certificate.moves, np.int32), 0

    def chosen(states: States) -> Numbers:
        nonlocal used
        used += len(states)
        return moves[used - len(states) : used]

    try:
        return ends_well(rules, state, certificate.seat, certificate.least, chosen) and used == len(moves)
    except (IllegalMove, ValueError):
        return False


def ends_well(rules: Paris, state: States, seat: int, least: int, chosen: Choice) -> bool:
    """Whether all games end with at least so much for a seat that does what is chosen, whatever the other does.

    `ValueError` if fewer moves are chosen than there are positions. Nothing is claimed where more than `MOST` of them
    are reached.
    """
    if state["phase"][0] != BUILDING:
        return False
    going = state
    while len(going):
        own = going["turn"] == seat
        mine, others = _some(going, own), _some(going, ~own)
        replies, counts = rules.legal(others)
        if counts.sum() > MOST:
            return False
        reached = np.concatenate(
            [
                as_memory(_played(rules, mine, np.ones(len(mine), np.int64), chosen(mine))),
                as_memory(_played(rules, others, counts, replies[replies >= 0])),
            ]
        )
        after = from_bytes(np.unique(reached).tobytes(), state.dtype)
        over = after["phase"] == OVER
        if (_values(rules, _some(after, over), seat) < least).any():
            return False
        going = _some(after, ~over)
    return True


def _played(rules: Paris, states: States, counts: NDArray[np.int64], actions: Numbers) -> States:
    """What becomes of positions after so many actions each."""
    if counts.sum() != len(actions):
        raise ValueError(len(actions))
    after = from_bytes(np.repeat(as_memory(states), counts).tobytes(), states.dtype)
    if len(after):
        rules.apply_each(after, actions)
    return after


def _some(states: States, which: NDArray[np.bool_]) -> States:
    return from_bytes(as_memory(states)[which].tobytes(), states.dtype)


def _values(rules: Paris, states: States, seat: int) -> NDArray[np.int64]:
    """What finished games are worth to a seat, by their score sheets."""
    sheets = scored(rules.edition, states)[0].astype(np.int64)
    ahead = sheets[:, seat] - sheets[:, 1 - seat]
    return np.where(ahead[:, TOTAL] != 0, 2 * ahead[:, TOTAL], np.sign(ahead[:, TIE_BREAK]))
