"""Playing one game on, move by move, with as little around the rules as Python allows.

What is written here plays any game; games with kernels have a move carried out, and the next ones listed, by one call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from boulevard.games.contract.data import Actions, Seat, States
from boulevard.games.contract.play import Play
from boulevard.games.kernels.advance import ILLEGAL, LOOK, TURN_BITS, UNUSUAL

MOST_LISTED = 256
"""Enough for the legal actions of most states of most games."""


class Moving(NamedTuple):
    """One state that is played on in place, and what is known of its present moves."""

    advance: Callable[[int], int]
    """Carry out an action of the first seat to act, if it is legal, and list the moves of the seat that is first then
    (games/kernels/advance.py); whose turn it is, it tells as a place in `turns`."""
    listed: Actions
    """From 1 on the present moves of the first seat to act, if they fit."""
    turns: Sequence[tuple[Seat, ...]]
    """Seats to act, in their order; `UNUSUAL` is none of them: then `turn` tells."""


class Advancing(Play):
    """Playing on from one state."""

    def moving(self, state: States) -> Moving:
        """Return what plays a game on in this very array of one state; whoever else changes it must `LOOK` then."""
        listed = np.empty(1 + min(self.action_count, MOST_LISTED), np.int32)
        return Moving(_Advance(self, state, listed), listed, ((),))


class _Advance:
    """An advance that asks the rules one thing after the other."""

    def __init__(self, rules: Play, state: States, listed: Actions) -> None:
        self.rules, self.state, self.listed = rules, state, listed
        self.seat: Seat | None = None
        self.choices: Actions = np.empty(0, np.int32)

    def __call__(self, action: int) -> int:
        if action != LOOK:
            if self.seat is None or action not in self.choices:
                return ILLEGAL
            self.rules.carry_out(self.state, self.seat, action)
        turn = self.rules.turn(self.state)
        self.seat = turn[0] if turn else None
        self.choices = self.rules.legal_actions(self.state, turn[0]) if turn else self.choices[:0]
        count = len(self.choices)
        if count < len(self.listed):
            self.listed[1 : 1 + count] = self.choices
        return count << TURN_BITS | UNUSUAL
