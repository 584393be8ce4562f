"""The course of a game: its present state, the moves that led there, and going on and back.

Programs ask for the legal moves and make one, some hundred thousand times a second. So what follows from the
present state is worked out when it is asked for, and the rules carry a move out and list the next ones by one call.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Self

import numpy as np

from boulevard.errors import IllegalMove, NothingToUndo
from boulevard.games.contract import Played, Rules, Seat, States
from boulevard.games.contract.checks import is_whole_number
from boulevard.games.kernels.advance import LOOK, TURN_BITS, UNUSUAL
from boulevard.games.kernels.states import copied, from_bytes

Past = list[tuple[Seat, int, bytes]]
"""The moves that were made: whose, which, and the state before; a `Played` each, made with less effort."""
Understood = tuple[Seat, tuple[str, str], tuple[int, str]]
"""The move that was read last: looking at it, checking it and playing it are one reading."""
Kept = tuple[Rules, bytes, Past]

WHOSE = (1 << TURN_BITS) - 1
NOBODY: Any = object()
NOTHING: dict[Seat, Any] = {}
"""Nothing worked out yet; it is replaced, and never changed."""


class _Readers(dict[int, Any]):
    """What reads so many listed moves, by their number: the first of the list is not one of them."""

    def __missing__(self, count: int) -> Any:
        reader = self[count] = Struct(f"4x{count}i").unpack_from
        return reader


_READERS = _Readers()


class Course:
    """The moves of a game. One that is refused raises a typed error and changes nothing."""

    _listed: tuple[int, ...] | None
    _others: dict[Seat, tuple[int, ...]]
    _texts: dict[Seat, tuple[str, ...]]
    _understood: Understood | None

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._past: Past = []
        self._place(rules.start())

    def copy(self) -> Self:
        """Return a game that goes its own way from here. Rules never change, so both use the same."""
        copy = object.__new__(type(self))
        copy.__setstate__((self.rules, self._state.tobytes(), self._past.copy()))
        return copy

    __copy__ = copy

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        """Copy all that can change."""
        return self.copy()

    def __getstate__(self) -> Kept:
        """Return what copies and files keep of a game; all else follows from it."""
        return self.rules, self._state.tobytes(), self._past

    def __setstate__(self, kept: Kept) -> None:
        self.rules, present, self._past = kept
        memory = bytearray(present)
        self._place(np.frombuffer(memory, self.rules.dtype), memoryview(memory))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return self.rules.seats

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that must act; none when the game is over."""
        return self._turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._turn

    @property
    def state(self) -> States:
        """A copy of the present state, all that is hidden included: for programs that may see it."""
        return copied(self._state)

    def state_after(self, moves: int) -> States:
        """A copy of the state after so many moves, all that is hidden included."""
        return from_bytes(self._past[moves][2], self.rules.dtype) if moves < len(self._past) else self.state

    @property
    def history(self) -> tuple[Played, ...]:
        """All moves so far, as numbers and with the state before each, in the order in which they were made."""
        return tuple(map(Played._make, self._past))

    @property
    def undecided(self) -> int:
        """How many of the last moves were made at a moment when others have yet to decide, who may not know them."""
        count = 0
        for mover, _, before in reversed(self._past if self._turn else ()):
            at_once = self.rules.turn(from_bytes(before, self.rules.dtype))
            if mover in self._turn or not set(self._turn) <= set(at_once):
                break
            count += 1
        return count

    def actions(self, seat: Seat) -> tuple[int, ...]:
        """Return a seat's legal moves as numbers; none if it is not to act."""
        if seat is not self._first:
            return self._actions_of(self._known(seat))
        if self._listed is None:
            count = self._code >> TURN_BITS
            self._listed = _READERS[count](self._list) if count <= self._most else self._asked(seat)
        return self._listed

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """Return a seat's legal moves in canonical notation; none if it is not to act."""
        known = self._known(seat)
        if known not in self._texts:
            self._texts = {**self._texts, known: self.rules.written(self._state, known, self.actions(known))}
        return self._texts[known]

    def apply(self, seat: Seat, action: int) -> None:
        """Play a move given as a number."""
        if seat is self._first and type(action) is int and 0 <= action < self._numbers:
            before = self._memory.tobytes()
            code = self._advance(action)
            if code >= 0:
                self._past.append((seat, action, before))
                self._settle(code)
                return
        seat = self._acting(seat)
        if not is_whole_number(action) or action not in self.actions(seat):
            raise IllegalMove("illegal-action", action=action, possible=self.legal(seat))
        self._carry_out(seat, int(action))

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back."""
        if type(moves) is not int or not 0 <= moves <= len(self._past):
            raise NothingToUndo("nothing-to-undo", moves=moves, played=len(self._past))
        if moves:
            self._memory[:] = self._past[-moves][2]
            del self._past[-moves:]
            self._settle(self._advance(LOOK))

    def played_since(self, seat: Seat) -> int:
        """Return how many moves `undo` must take back for a seat to make its last decision again; 0 if it made none."""
        known = self._known(seat)
        movers = [mover for mover, _, _ in reversed(self._past)]
        return movers.index(known) + 1 if known in movers else 0

    def _place(self, state: States, memory: memoryview | None = None) -> None:
        """Go on from a state, which nobody else changes from now on, in some memory."""
        self._state = state
        self._memory = state.view(np.uint8).data if memory is None else memory
        self._advance, self._list, self._turns = self.rules.moving(state)
        self._most, self._numbers = len(self._list) - 1, self.rules.action_count
        self._settle(self._advance(LOOK))

    def _settle(self, code: int) -> None:
        """See whose turn it is from what an advance told; all else is worked out when it is asked for."""
        whose = code & WHOSE
        self._turn = turn = self._turns[whose] if whose != UNUSUAL else self.rules.turn(self._state)
        self._first: Any = turn[0] if turn else NOBODY
        """The seat whose moves are in `_list`, by its identity: nothing else is taken for it."""
        self._code = code
        self._listed = None
        self._others = NOTHING
        self._texts = NOTHING
        self._understood = None

    def _carry_out(self, seat: Seat, action: int) -> None:
        """Carry out a legal move of any seat that is to act."""
        before = self._state.tobytes()
        if seat == self._first:
            code = self._advance(action)
        else:
            self.rules.carry_out(self._state, seat, action)
            code = self._advance(LOOK)
        self._past.append((seat, action, before))
        self._settle(code)

    def _actions_of(self, seat: Seat) -> tuple[int, ...]:
        """The legal moves of a seat as the game names it."""
        if seat == self._first:
            return self.actions(self._first)
        if seat not in self._others:
            self._others = {**self._others, seat: self._asked(seat)}
        return self._others[seat]

    def _asked(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.rules.actions(self._state, seat).tolist())

    def _known(self, seat: Seat) -> Seat:
        """Return a seat as the game names it; whole numbers of other types (NumPy's, say) are understood."""
        if seat is self._first or (type(seat) in (int, str) and seat in self.seats):
            return seat
        return self.rules.named(seat)

    def _acting(self, seat: Seat) -> Seat:
        """Return a seat that is to act."""
        known = self._known(seat)
        if known is not self._first:
            self.rules.require_turn(known, self._turn)
        return known
