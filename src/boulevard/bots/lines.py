"""Lines: the moves that a bot expects, one after the other.

Sooner or later a line needs something that its seat can't know: a card, the rival's tile. From there on it is an
example. For that, everything that is hidden is put in once by chance, always in the same way for the same position: so
the lines of several moves suppose the same, and a line can be played out again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boulevard.bots.adviser import Adviser
from boulevard.bots.contract import Sight
from boulevard.games.contract import Seat, States
from boulevard.messages import Said

LINES = 3
"""Moves for which a search tells how it would go on."""


class LineMove(NamedTuple):
    """A move of a line."""

    seat: Seat
    move: str
    """In notation."""
    phrase: Said
    """In words."""
    is_sure: bool
    """Whether nothing had to be supposed for it: else it is an example."""


def supposed(sight: Sight) -> States:
    """Return the position with all that is hidden put in, as lines suppose it: always in the same way."""
    return sight.rules.sample(sight.known, 0)


def line_moves(guide: Adviser, stake: Sight, seat: Seat, line: Sequence[int]) -> Iterator[LineMove]:
    """Tell a line in notation and in words, as far as it is legal.

    A seat that plays alone for the sake of its stake (`Adviser.stake`) is called by its own name.
    """
    rules, state, known = stake.rules, supposed(stake), _Knowledge(stake)
    for action in line:
        mover = next(iter(rules.turn(state)), None)
        if mover is None or action not in rules.actions(state, mover):
            return
        sight = Sight(rules, rules.hide(state, mover), mover)
        phrase, move = guide.phrase(sight, action), sight.write(action)
        rules.carry_out(state, mover, action)
        yield LineMove(seat if mover == stake.seat else mover, move, phrase, known.covers(mover, state))


class _Knowledge:
    """What a seat knows along a line."""

    def __init__(self, stake: Sight) -> None:
        self._stake = stake
        self._is_open = stake.rules.unknown(stake.known) == 0
        self._unknown = self._count(stake.known)
        self._is_sure = True

    def _count(self, state: States) -> int:
        rules = self._stake.rules
        return rules.unknown(rules.hide(state, self._stake.seat))

    def covers(self, mover: Seat, after: States) -> bool:
        """Whether the next move, after which the position is this one, needed nothing that the seat can't know."""
        if self._is_open:
            return True
        before, has_learnt = self._is_sure, self._count(after) < self._unknown
        self._is_sure = before and not has_learnt
        return before and (mover == self._stake.seat or not has_learnt)
