"""What a game is to everything above it.

A *setup* is the plain data of a record: all that was settled before the first move. `Rules` are a game with one
setup. A *state* is an array of one record of `Rules.dtype`; a batch of states is a longer one. Actions are integers
inside and notation outside; a *view* is what one seat may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self, TypedDict

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.errors import BadStates, GameOver, IllegalMove, NotOnPaper, NotYourTurn, UnknownSeat
from boulevard.messages import Said
from boulevard.messages.seats import listed, spoken

Seat = str | int
Seed = int | tuple[int, ...]
"""Chance for simulations: equal seeds give equal results. A tuple serves for parts of a larger piece of work."""
Setup = dict[str, Any]
View = dict[str, Any]
Result = dict[str, Any]
States = NDArray[Any]
Actions = NDArray[np.int32]
DEFAULTS: Mapping[str, Any] = MappingProxyType({})
"""No options at all: every one has its default."""


@dataclass(frozen=True)
class Option:
    """A choice made before a game."""

    name: str
    default: Any
    values: Sequence[Any]
    """The values that can be named; `about` says what else is understood."""
    about: str
    """The key of the sentence that explains it."""


@dataclass(frozen=True)
class GameInfo:
    """A game in the list of games."""

    name: str
    title: str
    players: range
    """How many can play."""
    options: Mapping[str, Option]


@dataclass(frozen=True)
class Playouts:
    """What playing a batch of states to their ends has shown."""

    moves: NDArray[np.int64]
    """How many moves each took."""
    choices: NDArray[np.int64]
    """How many legal moves there were at all its turns together."""
    most_choices: NDArray[np.int64]
    """How many there were at the turn that had the most."""
    log: Actions
    """The actions, one row a game, -1 after the last; empty rows where they were not asked for."""


class Played(NamedTuple):
    """A move that was played, and the bytes of the state before it."""

    seat: Seat
    action: int
    before: bytes


class ScoreEntry(TypedDict):
    """A line of a score sheet, or a part of it, and where its points come from."""

    seat: Seat
    line: str
    label: str
    """What people call the line."""
    points: int
    text: str
    spaces: list[str]
    """The spaces that are counted."""
    also: list[str]
    """Other spaces that matter: streetlights, say, or the way to what is counted."""
    running: bool
    """Whether the points are not on the sheet yet, but what it would be now that will be scored later."""


class Rules(ABC):
    """A game with one setup."""

    info: ClassVar[GameInfo]
    own_boards: ClassVar[bool] = False
    """Whether every seat plays on a board of its own."""

    dtype: np.dtype[Any]
    setup: Setup
    seats: tuple[Seat, ...]
    action_count: int
    """Actions are numbered from 0 to this, exclusive."""

    @classmethod
    @abstractmethod
    def dealt(cls, seed: int | str, options: Mapping[str, Any] = DEFAULTS) -> Self:
        """Set a game up with these options (`BadOption`), shuffled from the seed."""

    @classmethod
    @abstractmethod
    def from_setup(cls, setup: Mapping[str, Any]) -> Self:
        """Set a game up as a record says (`BadRecord`)."""

    @abstractmethod
    def prepare(self) -> None:
        """Compile everything that will be needed."""

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

    @abstractmethod
    def write(self, state: States, seat: Seat, action: int) -> str:
        """Return a legal action in canonical notation."""

    @abstractmethod
    def read(self, state: States, seat: Seat, text: str) -> int:
        """Return the action that a text means (`BadNotation`), legal or not (`IllegalMove` if it has no number)."""

    @classmethod
    def phrase(cls, move: str) -> Said:
        """Say a move, given in canonical notation, in words, as one is told to make it: “Reserve L4”."""
        return Said("advice-move", {"move": move})

    @abstractmethod
    def refuse(self, state: States, seat: Seat, text: str) -> tuple[str, Mapping[str, Any]]:
        """Say why a move of a seat that is to act is not legal: the key of a sentence and its values."""

    def hindrance(self, state: States, seat: Seat, begin: str) -> tuple[str, Mapping[str, Any]] | None:
        """Say why a seat that is to act can't go on from the first words of a move; nothing if they are all of it."""
        return None

    @abstractmethod
    def marks(self, moves: Sequence[Played], seat: Seat | None) -> Sequence[str]:
        """Return the spaces of the last move that a seat (or a spectator) may see, to be marked in a drawing."""

    @abstractmethod
    def hide(self, states: States, seat: Seat | None) -> States:
        """Return copies without what a seat can't know; without a seat, what a spectator can't."""

    @abstractmethod
    def sample(self, hidden: States, seed: Seed) -> States:
        """Return copies of such states with what is missing put in at random, in accord with all that is known."""

    @abstractmethod
    def unknown(self, hidden: States) -> int:
        """Return how many things (tiles, cards, others' choices) are unknown in such states.

        The number falls whenever a seat is shown something, and never rises: between two moments at which it is the
        same for a seat, that seat has learnt nothing but what was played in the open.
        """

    def redealt(self) -> Self:
        """Return the same game with another order of all that is hidden: for bots, which may not know this one."""
        return self.from_setup(self.setup_of(self.sample(self.hide(self.start(), None), 0)))

    def require(self, states: States) -> None:
        """Refuse an array that is not one of states of this game (`BadStates`); kernels trust what they get."""
        if states.dtype != self.dtype or states.ndim != 1 or not states.flags.c_contiguous:
            raise BadStates("bad-states", kind=f"{states.dtype.name}, {states.shape}")

    def require_turn(self, seat: Seat, turn: tuple[Seat, ...], row: int = 0) -> None:
        """Refuse a seat that is not one of those to act (`GameOver`, `NotYourTurn`, whose values name the row)."""
        if not turn:
            raise GameOver("game-over")
        if self.seats[self.number(seat)] not in turn:
            raise NotYourTurn("not-your-turn", seat=spoken(seat), seats=listed(turn), row=row)

    def require_one(self, state: States) -> None:
        """Refuse a batch where one state is wanted (`BadStates`)."""
        if len(state) != 1:
            raise BadStates("not-one-state", count=len(state))

    def require_view(self, view: View) -> None:
        """Refuse a state where a view is wanted (`BadStates`)."""
        if not isinstance(view, dict):
            raise BadStates("not-a-view", kind=type(view).__name__)

    def require_actions(self, states: States, actions: ArrayLike) -> Actions:
        """Return one action a state in the form that kernels take; -1 stands for none (`BadStates`, `IllegalMove`)."""
        given = np.asarray(actions)
        if given.shape != (len(states),):
            raise BadStates("bad-actions", count=len(states), shape=given.shape)
        if given.dtype.kind not in "iu":
            raise BadStates("actions-not-whole", kind=given.dtype.name)
        unknown = (given < -1) | (given >= self.action_count)
        if unknown.any():
            self._refuse_row(unknown, given)
        return np.ascontiguousarray(given, np.int32)

    def require_legal(self, states: States, actions: Actions, seat: Seat | None) -> None:
        """Refuse a batch in which a game that goes on has an illegal action (`NotYourTurn`, `IllegalMove`)."""
        rows, counts = self.legal(states, seat)
        legal = ((rows == actions[:, None]) & (rows >= 0)).any(axis=1)
        wrong = ~legal & (self.legal(states)[1] > 0)
        if seat is not None and (others := wrong & (counts == 0)).any():
            row = int(others.argmax())
            self.require_turn(seat, self.turn(states[row : row + 1]), row=row)
        if wrong.any():
            self._refuse_row(wrong, actions)

    def _refuse_row(self, wrong: NDArray[np.bool_], actions: NDArray[Any]) -> None:
        row = int(wrong.argmax())
        raise IllegalMove("illegal-action-in-row", action=int(actions[row]), row=row)

    def number(self, seat: Seat | None) -> int:
        """Return a seat's place among the seats, -1 without one (`UnknownSeat`)."""
        if seat is None:
            return -1
        if isinstance(seat, str | int | np.integer) and not isinstance(seat, bool) and seat in self.seats:
            return self.seats.index(seat)
        raise UnknownSeat("unknown-seat", seat=seat, seats=", ".join(map(str, self.seats)))

    @abstractmethod
    def view(self, state: States, seat: Seat | None) -> View:
        """Return what a seat (or a spectator) may know, as plain data."""

    @abstractmethod
    def preview(self, state: States, seat: Seat, action: int) -> View:
        """Return the view of a seat as if it had carried out a legal action, without anything that this would show it.

        Nothing is drawn or turned up, and seats that have not acted yet still have not; the figures are those after it.
        """

    @abstractmethod
    def explain(self, view: View) -> list[ScoreEntry]:
        """Tell the score sheets of a view, seat by seat and line by line: what counts, where, for how much.

        A line may have several entries; the points of those that are not running add up to it.
        """

    @abstractmethod
    def text(self, view: View) -> str:
        """Draw a view with characters."""

    @abstractmethod
    def svg(self, view: View, last: Sequence[str] = (), **style: Any) -> str:
        """Draw a view as SVG, the spaces `last` marked.

        Every game knows the styles `theme` (auto, light, dark, page), `size`, `sides`, `player` and `prefix`. With
        `sides=False` only a board is drawn; where every seat has its own, that of `player`.
        """

    @abstractmethod
    def pieces(self, view: View) -> tuple[str, ...]:
        """Return the names of all single things of which there are pictures in a view."""

    @abstractmethod
    def piece(self, view: View, name: str, prefix: str = "") -> str:
        """Draw a single thing as a small SVG for pages, 100 units a space (`UnknownPiece`).

        Ids in it, which most have none of, begin with the prefix and the name.
        """

    @classmethod
    @abstractmethod
    def stylesheet(cls) -> str:
        """Return the CSS that a page serves for single things, and for drawings with the theme "page".

        Colours follow the reader's preference, unless the page's root has `data-theme="light"` or `"dark"`.
        """

    def arranged(self, moves: list[Played]) -> list[Played]:
        """Return moves in the order of a record; those of one card, say, by seat."""
        return moves

    def rematch(self, loser: Seat | None) -> Mapping[str, Any]:
        """Return the options that differ in the next game of the same people, of whom one may have lost this one."""
        return {}

    def printed(self, paper: str, per_page: int) -> bytes:
        """Return a PDF to play on with pen and paper; not every game is of that kind (`NotOnPaper`)."""
        raise NotOnPaper("not-on-paper", title=self.info.title)

    @abstractmethod
    def deal(self, count: int, seed: Seed) -> States:
        """Return the starts of many games, each shuffled anew."""

    @abstractmethod
    def legal(self, states: States, seat: Seat | None = None) -> tuple[Actions, NDArray[np.int64]]:
        """Return for every state a seat's legal actions, one row a state filled up with -1, and how many they are.

        Without a seat, those of the first that must act.
        """

    @abstractmethod
    def legal_mask(self, states: States, seat: Seat | None = None) -> NDArray[np.bool_]:
        """Return for every state which of all actions are legal for a seat (or the first that must act)."""

    def apply_each(self, states: States, actions: ArrayLike, seat: Seat | None = None, *, check: bool = True) -> None:
        """Carry out one action a state, of a seat (or the first that must act), in place.

        Games that are over stay as they are, whatever their action. If any other has one that is not legal, nothing
        changes (`IllegalMove`, `NotYourTurn`; the error names the row). That is about as much work as `legal`; without
        `check`, actions are trusted to come from there.
        """
        self.require(states)
        chosen = self.require_actions(states, actions)
        if check:
            self.require_legal(states, chosen, seat)
        self.carry_out_each(states, chosen, seat)

    @abstractmethod
    def carry_out_each(self, states: States, actions: Actions, seat: Seat | None) -> None:
        """Carry out one action a state, known to be legal where the game is not over; others stay as they are."""

    @abstractmethod
    def playout(self, states: States, seed: Seed, *, log: bool = False) -> Playouts:
        """Play every state to its end in place, each move drawn evenly from all legal ones.

        The log has the moves in the order of a record.
        """

    @abstractmethod
    def scores(self, states: States) -> NDArray[np.int32]:
        """Return every seat's total in every state, one row a state."""

    @abstractmethod
    def winners(self, states: States) -> NDArray[np.bool_]:
        """Return which seats win in every state, one row a state; none in a draw, several where they share it."""
