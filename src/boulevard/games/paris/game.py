"""Paris as everything above the games sees it: the contract, carried out."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import IllegalMove
from boulevard.games.contract import (
    DEFAULTS,
    Actions,
    Drawing,
    Factors,
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
from boulevard.games.contract.observing import Described
from boulevard.games.parallel import SMALLEST_STEP, spread
from boulevard.games.paris import INFO, actions, engine, heads, notation, observation, outcomes, refusal, setup
from boulevard.games.paris.components import tables
from boulevard.games.paris.drawing import pieces, style
from boulevard.games.paris.drawing.draw import draw
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.explanation import explain
from boulevard.games.paris.phrases import phrase
from boulevard.games.paris.positions.form import FORM
from boulevard.games.paris.scoring import TOTAL
from boulevard.games.paris.state import OVER, SEATS, STATE, UNKNOWN
from boulevard.games.paris.text import text
from boulevard.games.paris.view import hidden, score_sheets, scored, view, winner
from boulevard.games.states import from_bytes
from boulevard.messages import Said

USUAL_CHOICES = 256
"""Room for the legal actions of most states; where there are more, room is made."""


_threads = threading.local()


def _room(actions: int) -> tuple[Actions, NDArray[np.int64]]:
    """Room for one state's legal actions, kept for each thread: making it anew costs more than filling it."""
    kept: tuple[Actions, NDArray[np.int64]] | None = getattr(_threads, "room", None)
    if kept is None or kept[0].shape[1] < actions:
        kept = _threads.room = np.empty((1, actions), np.int32), np.empty(1, np.int64)
    return kept


class Paris(Rules):
    """A game of Paris with one setup."""

    info = INFO
    drawing = Drawing(draw, partial(style.sheet, "page"), pieces.names, pieces.piece)
    positions = FORM
    dtype = STATE
    most_moves = 128
    """More than any game has: 28 lays and reserves, 22 activations and builds, and passes between them."""

    def __init__(self, checked: Setup, edition: Edition, drawn: frozenset[str] = frozenset()) -> None:
        self.setup = checked
        self.edition = edition
        self.seats = SEATS
        self.box = tables(edition)
        self.action_count = actions.size(self.box[0])
        self._drawn = drawn
        """What was left to chance besides the piles: `postcards`, `starts`."""

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
        self.apply_each(states, self.legal(states)[0][:, 0])
        self.view(self.sample(self.hide(states, None), 0), None)
        self.legal_mask(states)
        self.observe(states)
        self.playout(states, 0)

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

    def actions(self, state: States, seat: Seat) -> Actions:
        """Return a seat's legal actions in rising order; none if it is not to act."""
        if seat not in self.turn(state):
            return np.empty(0, np.int32)
        rows, counts = _room(self.action_count)
        engine.list_legal(self.box, state, self.action_count, rows, counts)
        return rows[0, : counts[0]].copy()

    def carry_out(self, state: States, seat: Seat, action: int) -> None:
        """Carry out a legal action, in place."""
        engine.apply_each(self.box, state, np.array([action], np.int32))

    def result(self, state: States) -> Result:
        """Return the result object of a record, as if the game ended now."""
        self.require_one(state)
        sheets = {str(seat): lines for seat, lines in score_sheets(self.edition, state).items()}
        return {**sheets, "winner": winner(self.edition, state)}

    def write(self, state: States, seat: Seat, action: int) -> str:
        """Return a legal action in canonical notation."""
        return notation.write(self.edition, state[0], action)

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
        return next(refusal.hindrances(self.edition, state[0], begin.split()), None)

    def marks(self, moves: Sequence[Played], seat: Seat | None) -> Sequence[str]:
        """Return the spaces that the last move covered; of a tile all four."""
        if not moves:
            return ()
        before = from_bytes(moves[-1].before, self.dtype)
        move = notation.read(self.edition, self.write(before, moves[-1].seat, moves[-1].action))
        if move.verb == "lay":
            return notation.spaces_of(0x303 << move.spaces[0])
        return notation.spaces_of(notation.mask_of(move.spaces[:1] if move.verb == "bouquinistes" else move.spaces))

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

    def legal(self, states: States, seat: Seat | None = None) -> tuple[Actions, NDArray[np.int64]]:
        """Return for every state its legal actions, one row a state filled up with -1, and how many they are."""
        self.require(states)
        others = self._of_others(states, seat)
        width, counts = USUAL_CHOICES, np.empty(len(states), np.int64)
        while True:
            rows = np.full((len(states), width), -1, np.int32)
            self._list_legal(states, rows, counts)
            rows[others], counts[others] = -1, 0
            most = int(counts.max(initial=0))
            if most <= width:
                return rows[:, :most], counts
            width = most

    def _of_others(self, states: States, seat: Seat | None) -> NDArray[np.bool_]:
        """The states in which another seat than this one is to act; none without a seat."""
        number = self.number(seat)
        others: NDArray[np.bool_] = states["turn"] != number if number >= 0 else np.zeros(len(states), np.bool_)
        return others

    def _list_legal(self, states: States, rows: Actions, counts: NDArray[np.int64]) -> None:
        def work(part: slice) -> None:
            engine.list_legal(self.box, states[part], self.action_count, rows[part], counts[part])

        spread(work, len(states), SMALLEST_STEP)

    def legal_mask(self, states: States, seat: Seat | None = None) -> NDArray[np.bool_]:
        """Return for every state which of all actions are legal for a seat."""
        self.require(states)
        mask = np.zeros((len(states), self.action_count), np.bool_)
        spread(lambda part: engine.mark_legal(self.box, states[part], mask[part]), len(states), SMALLEST_STEP)
        mask[self._of_others(states, seat)] = False
        return mask

    def carry_out_each(self, states: States, actions: Actions, seat: Seat | None) -> None:
        """Carry out one legal action a state, in place."""
        spread(lambda part: engine.apply_each(self.box, states[part], actions[part]), len(states), SMALLEST_STEP)

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
