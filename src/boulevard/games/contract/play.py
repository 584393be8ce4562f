"""Setting up, whose turn it is, what they may do, and what it comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from reprlib import Repr
from typing import Any, ClassVar, Self, TypeVar

from boulevard.errors import IllegalMove
from boulevard.games.contract.checks import Checks, is_whole_number
from boulevard.games.contract.data import DEFAULTS, Actions, GameInfo, Played, Result, Seat, Setup, States
from boulevard.games.kernels.parallel import SMALLEST_STEP, shares, spread

Found = TypeVar("Found")
_SHORT = Repr()
_SHORT.maxdict = _SHORT.maxlevel = 1
_SHORT.maxlist = 2


class Play(Checks, ABC):
    """Playing a game with one setup."""

    info: ClassVar[GameInfo]
    own_boards: ClassVar[bool] = False
    """Whether every seat plays on a board of its own."""
    has_kernels: ClassVar[bool] = False
    """Whether work on rows is that of kernels, which several threads may run at once."""
    setup: Setup

    def __repr__(self) -> str:
        """Return the kind of game and its options."""
        chosen = (f"{name}={_SHORT.repr(self.setup[name])}" for name in self.info.options if name in self.setup)
        return f"<{type(self).__name__} {', '.join(chosen)}>"

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

    def actions(self, state: States, seat: Seat) -> Actions:
        """Return a seat's legal actions in rising order; none if it is not to act (`BadStates`, `UnknownSeat`)."""
        self.require_one(state)
        return self.legal_actions(state, self.named(seat))

    @abstractmethod
    def legal_actions(self, state: States, seat: Seat) -> Actions:
        """Return these actions of one state and of a seat that there is."""

    def apply(self, state: States, seat: Seat, action: int) -> None:
        """Carry out an action, in place (`GameOver`, `NotYourTurn`, `IllegalMove`).

        What the seat may know of the state must be there: its own hand, say (`BadStates`).
        """
        self.require_writable(state)
        self.require_turn(seat, self.turn(state))
        known = self.named(seat)
        if not is_whole_number(action) or action not in self.legal_actions(state, known):
            raise IllegalMove("illegal-action", action=action)
        self.require_known(state, known)
        self.carry_out(state, known, int(action))

    @abstractmethod
    def require_known(self, state: States, seat: Seat) -> None:
        """Refuse a state in which something is unknown that a seat must know to act (`BadStates`)."""

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

    def plays_like(self, other: Play) -> bool:
        """Whether other rules are of the same game with the same options, so that arrays of theirs serve here."""
        if other is self:
            return True
        names = self.info.options
        return type(other) is type(self) and all(self.setup.get(name) == other.setup.get(name) for name in names)

    def _spread(self, work: Callable[[slice], Found], count: int, smallest: int | None = None) -> list[Found]:
        """Do work on slices of so many rows: kernels on several cores, anything else in one piece."""
        return spread(work, count, smallest or SMALLEST_STEP) if self.has_kernels else [work(slice(0, count))]

    def _shares(self, count: int) -> int:
        """In how many parts little work on so many rows is done."""
        return shares(count, SMALLEST_STEP) if self.has_kernels else 1
