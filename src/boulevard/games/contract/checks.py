"""Refusing what is not of this game: kernels trust what they get."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.errors import BadStates, GameOver, NotYourTurn, UnknownSeat
from boulevard.games.contract.data import Actions, Seat, States, View
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
        if isinstance(seat, str | int | np.integer) and not isinstance(seat, bool) and seat in self.seats:
            return self.seats.index(seat)
        raise UnknownSeat("unknown-seat", seat=seat, seats=", ".join(map(str, self.seats)))

    def require(self, states: States) -> None:
        """Refuse an array that is not one of states of this game (`BadStates`); kernels trust what they get."""
        if states.dtype != self.dtype or states.ndim != 1 or not states.flags.c_contiguous:
            raise BadStates("bad-states", kind=f"{states.dtype.name}, {states.shape}")

    def require_writable(self, states: States) -> None:
        """Refuse states that can't be changed, those of a `bytes` object, say (`BadStates`); kernels would not ask."""
        self.require(states)
        if not states.flags.writeable:
            raise BadStates("read-only-states")

    def require_one(self, state: States) -> None:
        """Refuse a batch where one state is wanted (`BadStates`)."""
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
        if self.seats[self.number(seat)] not in turn:
            raise NotYourTurn("not-your-turn", seat=spoken(seat), seats=listed(turn), row=row)

    def require_actions(self, states: States, actions: ArrayLike, *, check: bool) -> Actions:
        """Return one action a state in the form that kernels take (`BadStates`).

        Numbers that are no actions are left for the `check`, as -2 if they don't fit; without it they are all -2.
        """
        given = np.asarray(actions)
        if given.shape != (len(states),):
            raise BadStates("bad-actions", count=len(states), shape=given.shape)
        if given.dtype.kind not in "iu":
            raise BadStates("actions-not-whole", kind=given.dtype.name)
        chosen = np.ascontiguousarray(given, np.int32)
        if check and chosen.dtype == given.dtype:
            return chosen
        return np.where((given >= -1) & (given < self.action_count), chosen, np.int32(-2))

    def require_marks(self, states: States, marks: NDArray[Any]) -> NDArray[np.bool_]:
        """Return marks of some states, one for each (`BadStates`)."""
        if marks.dtype != np.bool_ or marks.shape != (len(states),):
            raise BadStates("bad-marks", count=len(states), kind=f"{marks.dtype.name}, {marks.shape}")
        return marks
