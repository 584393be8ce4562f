"""Refusing what is not of this game: kernels trust what they get."""

from __future__ import annotations

from operator import index
from typing import Any, TypeGuard

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from boulevard.errors import BadOption, BadStates, GameOver, IllegalMove, NotYourTurn, UnknownSeat
from boulevard.games.contract.data import NEVER_LEGAL, NO_ACTION, Actions, Seat, States, View
from boulevard.messages.fluent import as_data
from boulevard.messages.seats import listed, spoken


class Checks:
    """What all parts of the contract ask before they begin."""

    dtype: np.dtype[Any]
    seats: tuple[Seat, ...]
    action_count: int
    """Actions are numbered from 0 to this, exclusive."""

    def number(self, seat: Seat | None) -> int:
        """Return a seat's place among the seats, -1 without one (`UnknownSeat`)."""
        if seat is None:
            return -1
        if (isinstance(seat, str) or is_whole_number(seat)) and seat in self.seats:
            return self.seats.index(seat)
        raise UnknownSeat("unknown-seat", seat=seat, seats=", ".join(map(str, self.seats)))

    def named(self, seat: Seat) -> Seat:
        """Return a seat as the game names it (`UnknownSeat`); numbers of NumPy are understood."""
        if seat is None:
            raise UnknownSeat("unknown-seat", seat=seat, seats=", ".join(map(str, self.seats)))
        return self.seats[self.number(seat)]

    def require(self, states: States) -> None:
        """Refuse anything that is not an array of states of this game (`BadStates`); kernels trust what they get."""
        if not isinstance(states, np.ndarray) or states.dtype != self.dtype or states.ndim != 1:
            raise BadStates("bad-states", size=self.dtype.itemsize, kind=kind_of(states))
        if not states.flags.c_contiguous:
            raise BadStates("strided-states")

    def require_writable(self, states: States) -> None:
        """Refuse states that can't be changed, those of a `bytes` object, say (`BadStates`); kernels would not ask."""
        self.require(states)
        if not states.flags.writeable:
            raise BadStates("read-only-states")

    def require_one(self, state: States) -> None:
        """Refuse anything but one state of this game (`BadStates`)."""
        self.require(state)
        if len(state) != 1:
            raise BadStates("not-one-state", count=len(state))

    def require_view(self, view: View) -> None:
        """Refuse a state where a view is wanted (`BadStates`)."""
        if not isinstance(view, dict):
            raise BadStates("not-a-view", kind=type(view).__name__)

    def require_turn(self, seat: Seat, turn: tuple[Seat, ...], row: int = 0) -> None:
        """Refuse a seat that is not one of those to act (`GameOver`, `NotYourTurn`, whose values name the row)."""
        if not turn:
            raise GameOver("game-over")
        if self.named(seat) not in turn:
            raise NotYourTurn("not-your-turn", seat=spoken(seat), seats=listed(turn), row=row)

    def require_action(self, action: int) -> int:
        """Return the number of an action, legal or not (`IllegalMove` if there is none of that number)."""
        if not is_whole_number(action) or not 0 <= action < self.action_count:
            raise IllegalMove("illegal-action", action=action)
        return int(action)

    def require_actions(self, states: States, actions: ArrayLike, *, check: bool) -> Actions:
        """Return one action a state in the form that kernels take (`BadStates`).

        Numbers that are no actions are left for the `check`, as `NEVER_LEGAL` if they don't fit; without it, all are
        `NEVER_LEGAL`.
        """
        given = whole_numbers(actions)
        if given.shape != (len(states),):
            raise BadStates("bad-actions", count=len(states), shape=given.shape)
        chosen = np.ascontiguousarray(given, np.int32)
        if check and chosen.dtype == given.dtype:
            return chosen
        return np.where((given >= NO_ACTION) & (given < self.action_count), chosen, np.int32(NEVER_LEGAL))

    def require_marks(self, states: States, marks: ArrayLike) -> NDArray[np.bool_]:
        """Return marks of some states, one for each (`BadStates`)."""
        given = np.asarray(marks, None if np.size(marks) else np.bool_)
        if given.dtype != np.bool_ or given.shape != (len(states),):
            raise BadStates("bad-marks", count=len(states), kind=kind_of(given))
        return given

    def require_out(self, out: NDArray[Any], shape: tuple[int, ...], *kinds: DTypeLike) -> None:
        """Refuse an array that kernels can't write results of this shape to, in one of some types (`BadStates`)."""
        types = [np.dtype(kind) for kind in kinds]
        if not isinstance(out, np.ndarray) or out.shape != shape or out.dtype not in types:
            wanted = f"{' / '.join(it.name for it in types)}, {shape}"
            raise BadStates("bad-array", wanted=wanted, kind=kind_of(out))
        if not out.flags.c_contiguous:
            raise BadStates("strided-array")
        if not out.flags.writeable:
            raise BadStates("read-only-array")


def is_whole_number(value: object) -> TypeGuard[int | np.integer[Any]]:
    """Whether this is a whole number, of Python or of NumPy; truth values are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def whole_number(action: object) -> int:
    """Return an action as a number of Python; an array of no axes, as some libraries give, is one too (`BadStates`)."""
    try:
        if not isinstance(action, bool):
            return index(action)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise BadStates("actions-not-whole", kind=type(action).__name__)


def whole_numbers(given: ArrayLike) -> NDArray[Any]:
    """Return whole numbers as an array (`BadStates`); no numbers at all are whole."""
    try:
        numbers = np.asarray(given)
    except ValueError as error:  # lists of different lengths
        raise BadStates("actions-not-whole", kind=type(given).__name__) from error
    if not numbers.size:
        return numbers.astype(np.int32)
    if numbers.dtype.kind not in "iu":
        raise BadStates("actions-not-whole", kind=numbers.dtype.name)
    return numbers


def require_count(count: int, least: int = 0) -> int:
    """Return how many of something there are to be, at least so many (`BadOption`)."""
    if not is_whole_number(count) or count < least:
        raise BadOption("bad-count", count=as_data(count), least=least)
    return int(count)


def kind_of(given: object) -> str:
    """What was given where an array was wanted, in short."""
    return f"{given.dtype.name}, {given.shape}" if isinstance(given, np.ndarray) else type(given).__name__
