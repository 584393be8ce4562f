"""Setting up, whose turn it is, what they may do, and what it comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Self

import numpy as np

from boulevard.errors import IllegalMove
from boulevard.games.contract.checks import Checks
from boulevard.games.contract.data import DEFAULTS, Actions, GameInfo, Played, Result, Seat, Setup, States


class Play(Checks, ABC):
    """Playing a game with one setup."""

    info: ClassVar[GameInfo]
    own_boards: ClassVar[bool] = False
    """Whether every seat plays on a board of its own."""
    setup: Setup

    @classmethod
    @abstractmethod
    def dealt(cls, seed: int | str, options: Mapping[str, Any] = DEFAULTS) -> Self:
        """Set a game up with these options (`BadOption`), shuffled from the seed."""

    @classmethod
    @abstractmethod
    def from_setup(cls, setup: Mapping[str, Any]) -> Self:
        """Set a game up as a record says (`BadRecord`)."""

    def prepare(self) -> None:
        """Compile everything that will be needed; games without kernels need nothing."""

    @classmethod
    def prepared(cls) -> None:
        """Compile everything that any game of this kind will need."""
        cls.dealt(0).prepare()

    @abstractmethod
    def start(self) -> States:
        """Return the state before the first move."""

    @abstractmethod
    def setup_of(self, start: States) -> Setup:
        """Return the setup of a game that starts like this (one of those dealt by `deal`)."""

    @abstractmethod
    def turn(self, state: States) -> tuple[Seat, ...]:
        """Return the seats that must act; none when the game is over."""

    @abstractmethod
    def actions(self, state: States, seat: Seat) -> Actions:
        """Return a seat's legal actions in rising order; none if it is not to act."""

    def apply(self, state: States, seat: Seat, action: int) -> None:
        """Carry out an action, in place (`GameOver`, `NotYourTurn`, `IllegalMove`)."""
        self.require_turn(seat, self.turn(state))
        if not isinstance(action, int | np.integer) or action not in self.actions(state, seat):
            raise IllegalMove("illegal-action", action=action)
        self.carry_out(state, seat, int(action))

    @abstractmethod
    def carry_out(self, state: States, seat: Seat, action: int) -> None:
        """Carry out an action that is known to be legal, in place."""

    @abstractmethod
    def result(self, state: States) -> Result:
        """Return the result object of a record, as if the game ended now."""

    def arranged(self, moves: list[Played]) -> list[Played]:
        """Return moves in the order of a record; those of one card, say, by seat."""
        return moves

    def rematch(self, loser: Seat | None) -> Mapping[str, Any]:
        """Return the options that differ in the next game of the same people, of whom one may have lost this one."""
        return {}
