"""Avenue as everything above the games sees it: the contract, carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, groupby
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from boulevard.games import chance
from boulevard.games.avenue import INFO, engine, notation, setup
from boulevard.games.avenue.components import Sheet, tables
from boulevard.games.avenue.drawing import pieces, style
from boulevard.games.avenue.drawing.draw import draw
from boulevard.games.avenue.explanation import explain
from boulevard.games.avenue.phrases import phrase
from boulevard.games.avenue.scoring import TOTAL
from boulevard.games.avenue.state import OPEN, PEEK, ROADS, ROUNDS, UNKNOWN, state_type
from boulevard.games.avenue.text import text
from boulevard.games.avenue.view import hidden, result, scored, view, with_choice
from boulevard.games.contract import (
    DEFAULTS,
    Actions,
    Played,
    Playouts,
    Result,
    Rules,
    ScoreEntry,
    Seat,
    Seed,
    Setup,
    States,
    View,
)
from boulevard.games.parallel import SMALLEST_STEP, spread
from boulevard.games.states import copied, from_bytes, repeated
from boulevard.messages import Said


class Avenue(Rules):
    """A game of Avenue with one setup. Seats are numbers from 0 on."""

    info = INFO
    own_boards = True
    action_count = PEEK + 1

    def __init__(self, checked: Setup, sheet: Sheet) -> None:
        self.setup = checked
        self.sheet = sheet
        self.seats = tuple(range(checked["players"]))
        self.dtype = state_type(checked["players"])
        self.box = tables(sheet)

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
            self.apply_each(states, self.legal(states)[0][:, 0])
            self.view(self.sample(self.hide(states, None), 0)[:1], None)
            self.playout(states, 0)
            self.winners(states)

    def start(self) -> States:
        """Return the state before the first move."""
        return setup.start(self.setup)

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
        rules.carry_out_each(done, choices.astype(np.int32), 0)
        single[chosen] = done
        return rules, single

    def turn(self, state: States) -> tuple[Seat, ...]:
        """Return the seats that have not acted on the card yet, and can; none when the game is over."""
        self.require_one(state)
        acting = np.empty((1, len(self.seats)), np.bool_)
        engine.mark_to_act(self.box, state["table"], state["sheets"], acting)
        return tuple(compress(self.seats, acting[0].tolist()))

    def actions(self, state: States, seat: Seat) -> Actions:
        """Return a seat's legal actions in rising order; none if it is not to act."""
        self.require_one(state)
        rows, counts = np.empty((1, self.action_count), np.int32), np.empty(1, np.int64)
        engine.list_legal(self.box, state["table"], state["sheets"], int(seat), rows, counts)
        return rows[0, : counts[0]]

    def carry_out(self, state: States, seat: Seat, action: int) -> None:
        """Carry out a legal action, in place; the card turns when all have acted."""
        engine.apply_each(self.box, state["table"], state["sheets"], int(seat), np.array([action], np.int32))

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

    def hide(self, states: States, seat: Seat | None) -> States:
        """Return copies without what a seat, or a spectator, can't know."""
        self.require(states)
        return hidden(states, self.number(seat))

    def sample(self, hidden: States, seed: Seed) -> States:
        """Return copies of such states with cards and choices put in at random."""
        self.require(hidden)
        filled = copied(hidden)
        streams = chance.streams(seed, len(filled), chance.SAMPLING)
        engine.sample_each(self.box, filled["table"], filled["sheets"], streams)
        return filled

    def unknown(self, hidden: States) -> int:
        """Return how many cards are unknown, and until the end the others' choices for the open card, made or not."""
        self.require(hidden)
        table = hidden["table"]
        choices = (len(self.seats) - 1) * np.count_nonzero(table["rounds"] < ROUNDS)
        return int(sum(np.count_nonzero(table[cards] == UNKNOWN) for cards in ("farms", "roads")) + choices)

    def view(self, state: States, seat: Seat | None) -> View:
        """Return what a seat, or a spectator, may know, as plain data."""
        self.require_one(state)
        return view(self.sheet, self.hide(state, seat), self.number(seat))

    def preview(self, state: States, seat: Seat, action: int) -> View:
        """Return a seat's view with its road drawn or its peek spent; the card stays, and the next farm unknown."""
        self.require_one(state)
        number = self.number(seat)
        return view(self.sheet, with_choice(self.hide(state, seat), number, action), number)

    def explain(self, view: View) -> list[ScoreEntry]:
        """Tell every player's sheet: farms, castles, penalty."""
        self.require_view(view)
        return explain(view)

    def text(self, view: View) -> str:
        """Draw a view with characters."""
        self.require_view(view)
        return text(view)

    def svg(self, view: View, last: Sequence[str] = (), **style: Any) -> str:
        """Draw a view as SVG."""
        self.require_view(view)
        return draw(view, last=last, **style)

    def pieces(self, view: View) -> tuple[str, ...]:
        """Return the names of all pictures of single things."""
        self.require_view(view)
        return pieces.names(view)

    def piece(self, view: View, name: str, prefix: str = "") -> str:
        """Draw a single thing for pages."""
        self.require_view(view)
        return pieces.piece(view, name, prefix)

    @classmethod
    def stylesheet(cls) -> str:
        """Return the CSS that pages serve."""
        return style.sheet("page")

    def printed(self, paper: str, per_page: int) -> bytes:
        """Return the empty sheet as PDF."""
        from boulevard.games.avenue.drawing.pad import pad

        return pad(self.sheet.rows, self.sheet.name or "", paper=paper, per_page=per_page)

    def deal(self, count: int, seed: Seed) -> States:
        """Return the starts of many games, each with its own decks."""
        states = repeated(self.start(), count)
        engine.deal_each(states["table"], chance.streams(seed, count, chance.DEALING))
        return states

    def legal(self, states: States, seat: Seat | None = None) -> tuple[Actions, NDArray[np.int64]]:
        """Return for every state a seat's legal actions, one row a state filled up with -1, and how many they are."""
        self.require(states)
        rows = np.full((len(states), self.action_count), -1, np.int32)
        counts = np.zeros(len(states), np.int64)
        table, sheets, number = states["table"], states["sheets"], self.number(seat)

        def work(part: slice) -> None:
            engine.list_legal(self.box, table[part], sheets[part], number, rows[part], counts[part])

        spread(work, len(states), SMALLEST_STEP)
        return rows[:, : int(counts.max(initial=0))], counts

    def legal_mask(self, states: States, seat: Seat | None = None) -> NDArray[np.bool_]:
        """Return for every state which of all actions are legal for a seat."""
        rows, _ = self.legal(states, seat)
        mask = np.zeros((len(states), self.action_count + 1), np.bool_)
        np.put_along_axis(mask, rows.astype(np.int64), True, axis=1)
        return mask[:, :-1]

    def carry_out_each(self, states: States, actions: Actions, seat: Seat | None) -> None:
        """Carry out one legal action a state, in place."""
        table, sheets, number = states["table"], states["sheets"], self.number(seat)

        def work(part: slice) -> None:
            engine.apply_each(self.box, table[part], sheets[part], number, actions[part])

        spread(work, len(states), SMALLEST_STEP)

    def playout(self, states: States, seed: Seed, *, log: bool = False) -> Playouts:
        """Play every state to its end in place, each move drawn evenly from all legal ones."""
        self.require(states)
        streams = chance.streams(seed, len(states), chance.PLAYING)
        counts = np.zeros((len(states), 3), np.int64)
        rows = np.full((len(states), ROADS * len(self.seats) if log else 0), -1, np.int32)
        table, sheets = states["table"], states["sheets"]

        def work(part: slice) -> None:
            engine.play_out(self.box, table[part], sheets[part], streams[part], counts[part], rows[part])

        spread(work, len(states))
        return Playouts(counts[:, 0], counts[:, 1], counts[:, 2], rows)

    def scores(self, states: States) -> NDArray[np.int32]:
        """Return every player's total in every state."""
        self.require(states)
        return scored(self.sheet, states)[0][:, :, TOTAL]

    def winners(self, states: States) -> NDArray[np.bool_]:
        """Return which players win in every state; several where they share it."""
        self.require(states)
        return scored(self.sheet, states)[1]


RULES = Avenue
