"""Avenue as everything above the games sees it: the contract, carried out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial
from itertools import compress, groupby
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue import INFO, setup
from boulevard.games.avenue.components import Sheet, tables
from boulevard.games.avenue.drawing import pieces, style
from boulevard.games.avenue.drawing.draw import draw
from boulevard.games.avenue.learning import heads, observation, outcomes
from boulevard.games.avenue.moves import notation
from boulevard.games.avenue.moves.phrases import phrase
from boulevard.games.avenue.play import engine, stepping
from boulevard.games.avenue.play.scoring import BEST_FARM, TOTAL
from boulevard.games.avenue.play.state import OPEN, PEEK, ROADS, ROUNDS, SECRET, UNKNOWN, state_type
from boulevard.games.avenue.positions import position
from boulevard.games.avenue.positions import text as position_text
from boulevard.games.avenue.positions.oddities import oddities
from boulevard.games.avenue.views.explanation import explain
from boulevard.games.avenue.views.text import text
from boulevard.games.avenue.views.view import hidden, result, scored, view, with_choice
from boulevard.games.contract import (
    DEFAULTS,
    NO_ACTIONS,
    Actions,
    Drawing,
    Factors,
    Lists,
    Outcomes,
    Played,
    PositionForm,
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
from boulevard.games.kernels.advance import LOOK
from boulevard.games.kernels.compiled import entry
from boulevard.games.kernels.states import copied, from_bytes
from boulevard.messages import Said


class Avenue(Rules):
    """A game of Avenue with one setup. Seats are numbers from 0 on."""

    info = INFO
    drawing = Drawing(draw, partial(style.sheet, "page"), pieces.names, pieces.piece)
    positions = PositionForm(
        position.data, position_text.text, position_text.parsed, position.read, position.of_view, oddities
    )
    own_boards = True
    has_kernels = True
    usual_choices = action_count = PEEK + 1

    def __init__(self, checked: Setup, sheet: Sheet) -> None:
        self.setup = checked
        self.sheet = sheet
        self.seats = tuple(range(checked["players"]))
        self.most_moves = ROADS * len(self.seats)
        self.dtype = state_type(checked["players"])
        self.box = tables(sheet)
        self._turns = (), *(self.seats[first:] for first in range(len(self.seats)))
        """As `engine.advance` tells whose turn it is."""

    @classmethod
    def dealt(cls, seed: int | str, options: Mapping[str, Any] = DEFAULTS) -> Self:
        """Set a game up with these options, shuffled from the seed."""
        return cls(*setup.deal(seed, options))

    @classmethod
    def from_setup(cls, setup_: Mapping[str, Any]) -> Self:
        """Set a game up as a record says."""
        return cls(*setup.check(setup_))

    def prepare(self) -> None:
        """Compile every kernel by using it on one state and on several, which lie in memory in different ways."""
        for count in (1, 2):
            states = self.deal(count, 0)
            self.step(states, self.legal(states)[0][:, 0])
            self.apply_each(states, self.legal(states)[0][:, 0])
            self.check_rows(states, np.zeros(count, np.int32), -1)
            self.legal_mask(states)
            self.view(self.sample(self.hide(states, None), 0)[:1], None)
            self.observe(states)
            self.playout(states, 0)
            self.winners(states)
        self.moving(self.start()).advance(LOOK)

    def start(self) -> States:
        """Return the state before the first move."""
        return setup.start(self.setup)

    def undealt(self) -> States:
        """Return the start with both decks face down."""
        state = self.start()
        state["table"]["farms"] = state["table"]["roads"] = UNKNOWN
        return state

    def setup_of(self, start: States) -> Setup:
        """Return the setup of a game that starts like this."""
        return {**self.setup, **setup.drawn(start)}

    def alone(self, states: States, seat: Seat) -> tuple[Avenue, States]:
        """Return one seat's part of some states as games for one player: others' decisions do not touch it.

        Where the seat has chosen for the open card already, the card is done.
        """
        self.require(states)
        rules = Avenue({**self.setup, "players": 1}, self.sheet)
        single = np.zeros(len(states), rules.dtype)
        single["table"] = states["table"]
        single["sheets"] = states["sheets"][:, [self.number(seat)]]
        chosen = single["sheets"]["choice"][:, 0] != OPEN
        done, choices = single[chosen], single["sheets"]["choice"][chosen, 0]
        done["sheets"]["choice"] = OPEN
        rules.apply_each(done, choices, 0, check=False)
        single[chosen] = done
        return rules, single

    def turn(self, state: States) -> tuple[Seat, ...]:
        """Return the seats that have not acted on the card yet, and can; none when the game is over."""
        self.require_one(state)
        acting = np.empty((1, len(self.seats)), np.bool_)
        engine.mark_to_act(self.box, state["table"], state["sheets"], acting)
        return tuple(compress(self.seats, acting[0].tolist()))

    def legal_actions(self, state: States, seat: Seat) -> Actions:
        """Return a seat's legal actions in rising order; none if it is not to act."""
        return self.listed_actions(state, self.number(seat))

    def carry_out(self, state: States, seat: Seat, action: int) -> None:
        """Carry out a legal action, in place; the card turns when all have acted."""
        self.apply_rows(state, np.array([action], np.int32), int(seat), False)

    def moving(self, state: States) -> Moving:
        """Return what plays a game on in this very state."""
        listed = np.empty(1 + self.action_count, np.int32)
        tables = self.box, state["table"], state["sheets"], listed
        return Moving(partial(entry(engine.advance, (*tables, LOOK), of=self.dtype), *tables), listed, self._turns)

    def result(self, state: States) -> Result:
        """Return the result object of a record, as if the game ended now."""
        self.require_one(state)
        return result(self.sheet, state)

    def write(self, state: States, seat: Seat, action: int) -> str:
        """Return a legal action in canonical notation."""
        return notation.write(self.sheet, action)

    def read(self, state: States, seat: Seat, text: str) -> int:
        """Return the action that a text means."""
        return notation.read(self.sheet, text)

    @classmethod
    def phrase(cls, move: str) -> Said:
        """Say a move, given in canonical notation, in words."""
        return phrase(move)

    def refuse(self, state: States, seat: Seat, text: str) -> tuple[str, Mapping[str, Any]]:
        """Say why a move is not legal."""
        return notation.reason(self.read(state, seat, text))

    def marks(self, moves: Sequence[Played], seat: Seat | None) -> Sequence[str]:
        """Return the space of the seat's last road; spectators see those of a game for one."""
        own = [move for move in moves if move.seat == (0 if seat is None else seat) and move.action != PEEK]
        if not own or (seat is None and len(self.seats) > 1):
            return ()
        return (self.sheet.spaces[own[-1].action][0],)

    def arranged(self, moves: list[Played]) -> list[Played]:
        """Return moves in the order of a record: those of one card by seat."""
        cards = groupby(moves, key=lambda move: int(from_bytes(move.before, self.dtype)["table"]["card"][0]))
        return [move for _, card in cards for move in sorted(card, key=lambda move: move.seat)]

    def hidden(self, states: States, number: int) -> States:
        """Return copies without the cards and choices that a seat can't know."""
        return hidden(states, number)

    def fill(self, hidden: States, streams: NDArray[np.uint64]) -> None:
        """Put cards and choices in at random."""
        engine.sample_each(self.box, hidden["table"], hidden["sheets"], streams)

    def unknown(self, hidden: States) -> int:
        """Return how many cards are unknown, and until the end the others' choices for the open card, made or not."""
        self.require(hidden)
        table = hidden["table"]
        choices = (len(self.seats) - 1) * np.count_nonzero(table["rounds"] < ROUNDS)
        return int(sum(np.count_nonzero(table[cards] == UNKNOWN) for cards in ("farms", "roads")) + choices)

    def whole(self, states: States) -> NDArray[np.bool_]:
        """Return in which states no card, the last of its deck, and no choice is unknown."""
        self.require(states)
        table, choices = states["table"], states["sheets"]["choice"]
        cards = (table["farms"][:, -1] != UNKNOWN) & (table["roads"][:, -1] != UNKNOWN)
        whole: NDArray[np.bool_] = cards & (choices != SECRET).all(axis=1)
        return whole

    def shown(self, hidden: States, number: int) -> View:
        """Return what a hidden state shows, as plain data."""
        return view(self.sheet, hidden, number)

    def previewed(self, hidden: States, seat: Seat, action: int) -> View:
        """Return a seat's view with its road drawn or its peek spent; the card stays, and the next farm unknown."""
        number = self.number(seat)
        return self.shown(with_choice(hidden, number, action), number)

    def explained(self, view: View) -> list[ScoreEntry]:
        """Tell every player's sheet: farms, castles, penalty."""
        return explain(view)

    def described_observation(self) -> Iterable[Described]:
        """Return the parts of an observation."""
        return observation.parts(self.sheet, len(self.seats))

    def write_observations(self, states: States, number: int, out: NDArray[np.uint8]) -> None:
        """Write what a seat may know of every state to its row."""
        cards, table, sheets = observation.cards(), states["table"], states["sheets"]
        observation.observe_each(self.box, self._printed, cards, table, sheets, number, out)

    @cached_property
    def _printed(self) -> NDArray[np.uint8]:
        return observation.printed(self.sheet)

    def factors(self) -> Factors:
        """Return all actions as kind and place."""
        return heads.factors(self.sheet)

    def shown_next(self, hidden: States) -> Outcomes:
        """Return what the next unknown card or choice may be."""
        return outcomes.shown_next(hidden, self._secret(hidden))

    def completions(self, hidden: States) -> int:
        """Return in how many orders the unknown cards may come, with all that others may have chosen."""
        return outcomes.completions(hidden, self._secret(hidden))

    def completed(self, hidden: States) -> Outcomes:
        """Return the states with all these orders and choices."""
        return outcomes.completed(hidden, self._secret(hidden))

    def _secret(self, hidden: States) -> outcomes.Choices:
        """What the seats may have chosen whose choices are unknown."""
        secret = np.flatnonzero(hidden["sheets"]["choice"][0] == SECRET).tolist()
        before = copied(hidden)
        before["sheets"]["choice"][0, secret] = OPEN
        return {seat: self.legal_actions(before, seat).tolist() for seat in secret}

    def in_characters(self, view: View) -> str:
        """Draw a view with characters."""
        return text(view)

    def printed(self, paper: str, per_page: int) -> bytes:
        """Return the empty sheet as PDF."""
        from boulevard.games.avenue.drawing.pad import pad

        return pad(self.sheet.rows, self.sheet.name or "", paper=paper, per_page=per_page)

    def shuffle(self, starts: States, streams: NDArray[np.uint64]) -> None:
        """Shuffle both decks."""
        engine.deal_each(starts["table"], streams)

    def turns(self, states: States) -> NDArray[np.int8]:
        """Return for every state the number of the first player who must act, -1 where the game is over."""
        self.require(states)
        acting = np.empty((len(states), len(self.seats)), np.bool_)
        engine.mark_to_act(self.box, states["table"], states["sheets"], acting)
        return np.where(acting.any(axis=1), acting.argmax(axis=1), -1).astype(np.int8)

    def over(self, states: States) -> NDArray[np.bool_]:
        """Return which games are over."""
        self.require(states)
        over: NDArray[np.bool_] = states["table"]["rounds"] == ROUNDS
        return over

    def check_rows(self, states: States, actions: Actions, number: int) -> int:
        """Return the first row with an action that is not legal, or -1."""
        return stepping.apply_each(self.box, states["table"], states["sheets"], actions, number, True, False)

    def apply_rows(self, states: States, actions: Actions, number: int, check: bool) -> int:
        """Carry out one action a row; return the first wrong row, or -1."""
        return stepping.apply_each(self.box, states["table"], states["sheets"], actions, number, check, True)

    def look_rows(self, states: States, which: NDArray[np.int64], number: int, lists: Lists) -> int:
        """List what is legal in some of the rows."""
        return stepping.step_each(
            self.box, states["table"], states["sheets"], which, NO_ACTIONS, -1, False, number, *lists
        )[1]

    def step_rows(
        self, states: States, which: NDArray[np.int64], actions: Actions, number: int, check: bool, lists: Lists
    ) -> tuple[int, int]:
        """Carry out one action a row, and list what is legal next."""
        return stepping.step_each(
            self.box, states["table"], states["sheets"], which, actions, number, check, -1, *lists
        )

    def mark_rows(self, states: States, number: int, mask: NDArray[np.bool_]) -> None:
        """Mark what is legal in each row."""
        stepping.mark_each(self.box, states["table"], states["sheets"], number, mask)

    def play_out(self, states: States, streams: NDArray[np.uint64], counts: NDArray[np.int64], log: Actions) -> None:
        """Play states to their ends."""
        engine.play_out(self.box, states["table"], states["sheets"], streams, counts, log)

    def scores(self, states: States) -> NDArray[np.int32]:
        """Return every player's total in every state."""
        self.require(states)
        return scored(self.sheet, states)[0][:, :, TOTAL]

    def winners(self, states: States) -> NDArray[np.bool_]:
        """Return which players win in every state; several where they share it."""
        self.require(states)
        return scored(self.sheet, states)[1]

    def tie_breaks(self, states: States) -> NDArray[np.int32]:
        """Return every player's highest single farm score in every state."""
        self.require(states)
        return scored(self.sheet, states)[0][:, :, BEST_FARM]


RULES = Avenue
