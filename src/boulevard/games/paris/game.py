"""Paris as everything above the games sees it: the contract, carried out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import IllegalMove
from boulevard.games.contract import (
    DEFAULTS,
    NO_ACTIONS,
    Actions,
    Drawing,
    Factors,
    Lists,
    Outcomes,
    Played,
    Result,
    Rules,
    ScoreEntry,
    Seat,
    Setup,
    States,
    View,
)
from boulevard.games.contract.moving import Moving
from boulevard.games.contract.observing import Described
from boulevard.games.keeping import kept_with
from boulevard.games.kernels.advance import LOOK
from boulevard.games.kernels.compiled import entry
from boulevard.games.kernels.states import fields, from_bytes
from boulevard.games.paris import INFO, setup
from boulevard.games.paris.components import Box, tables
from boulevard.games.paris.drawing import pieces, style
from boulevard.games.paris.drawing.draw import draw
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.learning import heads, observation, outcomes
from boulevard.games.paris.moves import notation, refusal
from boulevard.games.paris.moves.phrases import phrase
from boulevard.games.paris.play import actions, engine, stepping
from boulevard.games.paris.play.scoring import TOTAL
from boulevard.games.paris.play.state import OVER, SEATS, STATE, UNKNOWN
from boulevard.games.paris.positions.form import FORM
from boulevard.games.paris.views.explanation import explain
from boulevard.games.paris.views.text import text
from boulevard.games.paris.views.view import hidden, score_sheets, scored, view, winner
from boulevard.messages import Said

MARKS_KEPT = 1000
"""Moves whose spaces are kept: all who look at a table have the last one marked."""
TURNS = ((), *((seat,) for seat in SEATS))
"""As `engine.advance` tells whose turn it is."""


@kept_with
def _box(edition: Edition) -> tuple[Box, int]:
    """The tables of an edition, and how many actions it has."""
    box = tables(edition)
    return box, actions.size(box[0])


class Paris(Rules):
    """A game of Paris with one setup."""

    info = INFO
    drawing = Drawing(draw, partial(style.sheet, "page"), pieces.names, pieces.piece)
    positions = FORM
    dtype = STATE
    has_kernels = True
    usual_choices = 272
    most_moves = 128
    """More than any game has: 28 lays and reserves, 22 activations and builds, and passes between them."""

    def __init__(self, checked: Setup, edition: Edition, drawn: frozenset[str] = frozenset()) -> None:
        self.setup = checked
        self.edition = edition
        self.seats = SEATS
        self.box, self.action_count = _box(edition)
        self._drawn = drawn
        """What was left to chance besides the piles: `postcards`, `starts`."""

    def __reduce__(self) -> tuple[type[Self], tuple[Setup, Edition, frozenset[str]]]:
        """Leave the tables out: they follow from the edition."""
        return type(self), (self.setup, self.edition, self._drawn)

    @classmethod
    def dealt(cls, seed: int | str, options: Mapping[str, Any] = DEFAULTS) -> Self:
        """Set a game up with these options, shuffled from the seed."""
        drawn = frozenset(name for name, value in options.items() if isinstance(value, str) and value == "random")
        return cls(*setup.deal(seed, options), drawn)

    @classmethod
    def from_setup(cls, setup_: Mapping[str, Any]) -> Self:
        """Set a game up as a record says."""
        return cls(*setup.check(setup_))

    def prepare(self) -> None:
        """Compile every kernel by using it once."""
        states = self.deal(1, 0)
        self.step(states, self.legal(states)[0][:, 0])
        self.apply_each(states, self.legal(states)[0][:, 0])
        self.check_rows(states, np.zeros(1, np.int32), -1)
        self.view(self.sample(self.hide(states, None), 0), None)
        self.legal_mask(states)
        self.observe(states)
        self.playout(states, 0)
        self.moving(states).advance(LOOK)

    def start(self) -> States:
        """Return the state before the first move."""
        return setup.start(self.setup)

    def setup_of(self, start: States) -> Setup:
        """Return the setup of a game that starts like this."""
        return {**self.setup, **setup.drawn(start)}

    def turn(self, state: States) -> tuple[Seat, ...]:
        """Return the seat that must act; none when the game is over."""
        self.require_one(state)
        return () if state["phase"][0] == OVER else (SEATS[state["turn"][0]],)

    def legal_actions(self, state: States, seat: Seat) -> Actions:
        """Return a seat's legal actions in rising order; none if it is not to act."""
        return self.listed_actions(state, self.number(seat))

    def carry_out(self, state: States, seat: Seat, action: int) -> None:
        """Carry out a legal action, in place."""
        self.apply_rows(state, np.array([action], np.int32), -1, False)

    def moving(self, state: States) -> Moving:
        """Return what plays a game on in this very state."""
        listed = np.empty(1 + self.action_count, np.int32)
        tables = self.box, state, listed
        return Moving(partial(entry(engine.advance, (*tables, LOOK)), *tables), listed, TURNS)

    def result(self, state: States) -> Result:
        """Return the result object of a record, as if the game ended now."""
        self.require_one(state)
        sheets = {str(seat): lines for seat, lines in score_sheets(self.edition, state).items()}
        return {**sheets, "winner": winner(self.edition, state)}

    def write(self, state: States, seat: Seat, action: int) -> str:
        """Return a legal action in canonical notation."""
        return self.written(state, seat, (action,))[0]

    def written(self, state: States, seat: Seat, actions: Sequence[int]) -> tuple[str, ...]:
        """Return legal actions in canonical notation."""
        return notation.written(self.edition, state, actions)

    def read(self, state: States, seat: Seat, text: str) -> int:
        """Return the action that a text means."""
        move = notation.read(self.edition, text)
        for key, values in refusal.out_of_phase(state[0], move):
            raise IllegalMove(key, **values)
        return notation.number(self.edition, state[0], move)

    @classmethod
    def phrase(cls, move: str) -> Said:
        """Say a move, given in canonical notation, in words."""
        return phrase(move)

    def refuse(self, state: States, seat: Seat, text: str) -> tuple[str, Mapping[str, Any]]:
        """Say why a move is not legal."""
        return refusal.reason(self.edition, state[0], notation.read(self.edition, text))

    def hindrance(self, state: States, seat: Seat, begin: str) -> tuple[str, Mapping[str, Any]] | None:
        """Say why nothing can be made of the first words of a move: of a postcard, why its action can't be."""
        return next(refusal.hindrances(self.edition, _fields(state.tobytes()), begin.split()), None)

    def marks(self, moves: Sequence[Played], seat: Seat | None) -> Sequence[str]:
        """Return the spaces that the last move covered; of a tile all four."""
        if not moves:
            return ()
        _, action, before = moves[-1]
        return notation.spaces_of(_touched(self, action, before))

    def hidden(self, states: States, number: int) -> States:
        """Return copies without the tiles that a seat can't know."""
        return hidden(states, number)

    def fill(self, hidden: States, streams: NDArray[np.uint64]) -> None:
        """Put the missing tiles in at random."""
        engine.sample_each(hidden, streams)

    def unknown(self, hidden: States) -> int:
        """Return how many tiles are unknown."""
        self.require(hidden)
        return int(np.count_nonzero(hidden["piles"] == UNKNOWN))

    def whole(self, states: States) -> NDArray[np.bool_]:
        """Return in which states no tile is unknown; those are the last of a pile."""
        self.require(states)
        whole: NDArray[np.bool_] = (states["piles"][:, :, -1] != UNKNOWN).all(axis=1)
        return whole

    def shown(self, hidden: States, number: int) -> View:
        """Return what a hidden state shows, as plain data."""
        return view(self.edition, hidden, number)

    def explained(self, view: View) -> list[ScoreEntry]:
        """Tell both score sheets: buildings, group, unbuilt ones, postcards."""
        return explain(view)

    def described_observation(self) -> Iterable[Described]:
        """Return the parts of an observation."""
        return observation.PARTS

    def write_observations(self, states: States, number: int, out: NDArray[np.uint8]) -> None:
        """Write what a seat may know of every state to its row."""
        observation.observe_each(self.box, states, number, out)

    def factors(self) -> Factors:
        """Return all actions as kind, piece, place, rotation and another building."""
        return heads.factors(self.edition)

    def shown_next(self, hidden: States) -> Outcomes:
        """Return what the next unknown tile may be: of the seat to act, or then of the other."""
        return outcomes.shown_next(hidden)

    def completions(self, hidden: States) -> int:
        """Return in how many orders both may draw the tiles that are unknown."""
        return outcomes.completions(hidden)

    def completed(self, hidden: States) -> Outcomes:
        """Return the states with all these orders."""
        return outcomes.completed(hidden)

    def in_characters(self, view: View) -> str:
        """Draw a view with characters."""
        return text(view)

    def rematch(self, loser: Seat | None) -> Mapping[str, Any]:
        """Let the loser start (Setup)."""
        return {} if loser is None else {"starts": loser}

    def shuffle(self, starts: States, streams: NDArray[np.uint64]) -> None:
        """Shuffle the piles and whatever else was left to chance."""
        engine.deal_each(starts, streams, "postcards" in self._drawn, "starts" in self._drawn)

    def turns(self, states: States) -> NDArray[np.int8]:
        """Return for every state the number of the seat to act, -1 where the game is over."""
        self.require(states)
        return np.where(states["phase"] == OVER, -1, states["turn"]).astype(np.int8)

    def over(self, states: States) -> NDArray[np.bool_]:
        """Return which games are over."""
        self.require(states)
        over: NDArray[np.bool_] = states["phase"] == OVER
        return over

    def check_rows(self, states: States, actions: Actions, number: int) -> int:
        """Return the first row with an action that is not legal, or -1."""
        return stepping.apply_each(self.box, states, actions, number, True, False)

    def apply_rows(self, states: States, actions: Actions, number: int, check: bool) -> int:
        """Carry out one action a row; return the first wrong row, or -1."""
        return stepping.apply_each(self.box, states, actions, number, check, True)

    def look_rows(self, states: States, which: NDArray[np.int64], number: int, lists: Lists) -> int:
        """List what is legal in some of the rows."""
        return stepping.step_each(self.box, states, which, NO_ACTIONS, -1, False, number, self.action_count, *lists)[1]

    def step_rows(
        self, states: States, which: NDArray[np.int64], actions: Actions, number: int, check: bool, lists: Lists
    ) -> tuple[int, int]:
        """Carry out one action a row, and list what is legal next."""
        return stepping.step_each(self.box, states, which, actions, number, check, -1, self.action_count, *lists)

    def mark_rows(self, states: States, number: int, mask: NDArray[np.bool_]) -> None:
        """Mark what is legal in each row."""
        stepping.mark_each(self.box, states, number, mask)

    def play_out(self, states: States, streams: NDArray[np.uint64], counts: NDArray[np.int64], log: Actions) -> None:
        """Play states to their ends."""
        engine.play_out(self.box, states, streams, self.action_count, counts, log)

    def scores(self, states: States) -> NDArray[np.int32]:
        """Return every seat's total in every state."""
        self.require(states)
        return scored(self.edition, states)[0][:, :, TOTAL]

    def winners(self, states: States) -> NDArray[np.bool_]:
        """Return which seat wins in every state; none in a draw."""
        self.require(states)
        winners: NDArray[np.bool_] = scored(self.edition, states)[1][:, None] == np.arange(len(SEATS))
        return winners


RULES = Paris


@lru_cache(10)
def _fields(state: bytes) -> SimpleNamespace:
    """The fields of a state, to be read: why nothing can be made of many words is asked one after the other."""
    return fields(from_bytes(state, STATE))


@lru_cache(MARKS_KEPT)
def _touched(rules: Paris, action: int, before: bytes) -> int:
    """The spaces that a move covered."""
    move = notation.read(rules.edition, rules.write(from_bytes(before, rules.dtype), rules.seats[0], action))
    if move.verb == "lay":
        return 0x303 << move.spaces[0]
    return notation.mask_of(move.spaces[:1] if move.verb == "bouquinistes" else move.spaces)
