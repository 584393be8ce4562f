"""A game that is being played, or has been: rules, the present state, and how it came about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np

from boulevard.errors import BadPosition, BadRecord, BoulevardError, IllegalMove, NothingToUndo, NotOver, UnknownSeat
from boulevard.games.contract import Played, Result, Rules, ScoreEntry, Seat, States, View
from boulevard.games.record import FORMATS, POSITION, SETUP, Moves, checked_moves, require_result
from boulevard.games.states import copied, from_bytes
from boulevard.messages import say
from boulevard.messages.seats import listed


class Game:
    """One game, of any kind.

    Moves are played by `play` (notation) or `apply` (numbers). A move that is refused raises a typed error
    and changes nothing.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._state = rules.start()
        self._history: list[Played] = []
        self._look()

    @classmethod
    def from_state(cls, rules: Rules, state: States) -> Self:
        """Return a game that begins with a state of some rules (`BadStates`, `BadPosition`); nothing may be hidden."""
        rules.require_sound(state)
        if rules.sample(state, 0).tobytes() != state.tobytes():
            raise BadPosition("position-hidden", where="position")
        game = cls(rules)
        game._state = copied(state)
        game._look()
        return game

    def replayed(self, record: Mapping[str, Any]) -> Self:
        """Return a game that goes on from here by the moves of a record, and compare its result (`BadRecord`)."""
        game = self.copy()
        for number, (seat, text) in enumerate(checked_moves(record)):
            try:
                game.play(seat, text)
            except BoulevardError as error:
                raise BadRecord("record-move", where=f"moves[{number}]", move=text, reason=error) from error
        require_result(record, game.result() if game.over else None)
        return game

    def copy(self) -> Self:
        """Return a game that goes its own way from here. Rules never change, so both use the same."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__, _state=copied(self._state), _history=self._history.copy())
        copy._actions = self._actions.copy()
        return copy

    __copy__ = copy

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        """Copy all that can change."""
        return self.copy()

    @property
    def name(self) -> str:
        """The name of the game that is played."""
        return self.rules.info.name

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
        return from_bytes(self._history[moves].before, self.rules.dtype) if moves < len(self._history) else self.state

    @property
    def is_whole(self) -> bool:
        """Whether it began as its setup says, and not with a position in the middle."""
        return self.state_after(0).tobytes() == self.rules.start().tobytes()

    @property
    def moves(self) -> Moves:
        """All moves so far, as seat and notation, in the order of a record."""
        return [self._written(move) for move in self.rules.arranged(self._history)]

    @property
    def history(self) -> tuple[Played, ...]:
        """All moves so far, as numbers and with the state before each, in the order in which they were made."""
        return tuple(self._history)

    @property
    def undecided(self) -> int:
        """How many of the last moves were made at a moment when others have yet to decide, who may not know them."""
        count = 0
        for move in reversed(self._history if self._turn else ()):
            at_once = self.rules.turn(from_bytes(move.before, self.rules.dtype))
            if move.seat in self._turn or not set(self._turn) <= set(at_once):
                break
            count += 1
        return count

    def actions(self, seat: Seat) -> tuple[int, ...]:
        """Return a seat's legal moves as numbers; none if it is not to act."""
        known = self._known(seat)
        if known not in self._actions:
            self._actions[known] = tuple(self.rules.actions(self._state, known).tolist())
        return self._actions[known]

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """Return a seat's legal moves in canonical notation; none if it is not to act."""
        known = self._known(seat)
        if known not in self._legal:
            texts = (self.rules.write(self._state, known, action) for action in self.actions(known))
            self._legal[known] = tuple(texts)
        return self._legal[known]

    def play(self, seat: Seat, move: str) -> str:
        """Play a move given in notation; return its canonical form."""
        action, text = self._meant(seat, move)
        self._carry_out(self._known(seat), action)
        return text

    def meant(self, seat: Seat, move: str) -> str:
        """Return the canonical form of a move that could be played now, without playing it."""
        return self._meant(seat, move)[1]

    def hindrance(self, seat: Seat, begin: str) -> str:
        """Say why no legal move of a seat goes on from these words; nothing if one does, or they are all of it."""
        if any(move.startswith(f"{begin} ") for move in self.legal(seat)):
            return ""
        found = self.rules.hindrance(self._state, self._acting(seat), begin)
        return say(found[0], **found[1]) if found else ""

    def preview(self, seat: Seat, move: str) -> View:
        """Return what a seat would see after a move, with all that the move would reveal still hidden."""
        action, _ = self._meant(seat, move)
        return self.rules.preview(self._state, self._known(seat), action)

    def apply(self, seat: Seat, action: int) -> None:
        """Play a move given as a number."""
        seat = self._acting(seat)
        if not isinstance(action, int | np.integer) or action not in self.actions(seat):
            raise IllegalMove("illegal-action", action=action, possible=self.legal(seat))
        self._carry_out(seat, int(action))

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back."""
        if type(moves) is not int or not 0 <= moves <= len(self._history):
            raise NothingToUndo("nothing-to-undo", moves=moves, played=len(self._history))
        if moves:
            self._state = from_bytes(self._history[-moves].before, self.rules.dtype)
            del self._history[-moves:]
            self._look()

    def played_since(self, seat: Seat) -> int:
        """Return how many moves `undo` must take back for a seat to make its last decision again; 0 if it made none."""
        known = self._known(seat)
        movers = [move.seat for move in reversed(self._history)]
        return movers.index(known) + 1 if known in movers else 0

    def result(self) -> Result:
        """Return the result of a game that is over, as in its record."""
        if not self.over:
            raise NotOver("not-over", seats=listed(self.turn))
        return self.rules.result(self._state)

    def view(self, seat: Seat | None = None) -> View:
        """Return what a seat may know, as plain data; without a seat, what anybody may."""
        return self.rules.view(self._state, None if seat is None else self._known(seat))

    def position(self, seat: Seat | None = None, *, everything: bool = False) -> str:
        """Return the position as one line of text (docs/positions.md), as a seat knows it, or else as anybody does.

        With `everything`, all that is hidden is told: for programs that may see it.
        """
        return self.rules.position(self._told(seat, everything))

    def position_data(self, seat: Seat | None = None, *, everything: bool = False) -> dict[str, Any]:
        """Return the same as plain data."""
        return self.rules.position_data(self._told(seat, everything))

    def explain(self, seat: Seat | None = None) -> list[ScoreEntry]:
        """Tell the score sheets so far as a seat (or anybody) may see them: what counts, where, for how much."""
        return self.rules.explain(self.view(seat))

    def record(self) -> dict[str, Any]:
        """Return the record of the game so far: how it began and its moves, and the result once it is over."""
        part, begins = self._beginning()
        record = {
            "format": FORMATS[part],
            "game": self.name,
            part: begins,
            "moves": [list(move) for move in self.moves],
        }
        return {**record, "result": self.result()} if self.over else record

    def _beginning(self) -> tuple[str, dict[str, Any]]:
        """What the game began with: its setup, or a position that no setup leads to."""
        if self.is_whole:
            return SETUP, _copied(self.rules.setup)
        return POSITION, self.rules.position_data(self.state_after(0))

    def svg(self, seat: Seat | None = None, **style: Any) -> str:
        """Draw what a seat may know as SVG, the last move marked; `style` is handed to the game's `draw`."""
        return self.rules.svg(self.view(seat), self.marks(seat), **style)

    def marks(self, seat: Seat | None = None) -> Sequence[str]:
        """Return the spaces of the last move that a seat (or anybody) may see."""
        return self.rules.marks(self._history, seat)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.rules.text(self.view())

    def __repr__(self) -> str:
        return f"<Game of {self.name}, {len(self._history)} moves, turn {self.turn}>"

    def _look(self) -> None:
        """See whose turn it is; legal moves are listed when they are asked for."""
        self._turn = self.rules.turn(self._state)
        self._actions: dict[Seat, tuple[int, ...]] = {}
        self._legal: dict[Seat, tuple[str, ...]] = {}
        self._understood: tuple[Seat, tuple[str, str], tuple[int, str]] | None = None
        """The move that was read last: looking at it, checking it and playing it are one reading."""

    def _carry_out(self, seat: Seat, action: int) -> None:
        before = self._state.tobytes()
        self.rules.carry_out(self._state, seat, action)
        self._history.append(Played(seat, action, before))
        self._look()

    def _written(self, move: Played) -> tuple[Seat, str]:
        before = from_bytes(move.before, self.rules.dtype)
        return move.seat, self.rules.write(before, move.seat, move.action)

    def _meant(self, seat: Seat, move: str) -> tuple[int, str]:
        """Return the legal action that a text means, and its canonical form."""
        seat = self._acting(seat)
        if self._understood and self._understood[0] == seat and move in self._understood[1]:
            return self._understood[2]
        action = self._read(seat, move)
        if action not in self.actions(seat):
            key, values = self.rules.refuse(self._state, seat, move)
            raise IllegalMove(key, possible=self._alike(seat, move), **values)
        text = self.rules.write(self._state, seat, action)
        self._understood = seat, (move, text), (action, text)
        return action, text

    def _read(self, seat: Seat, move: str) -> int:
        try:
            return self.rules.read(self._state, seat, move)
        except IllegalMove as error:
            error.possible = self._alike(seat, move)
            raise

    def _alike(self, seat: Seat, move: str) -> tuple[str, ...]:
        """The legal moves that begin with the same word; all of them where there is none."""
        verb = move.split()[0].lower()
        legal = self.legal(seat)
        return tuple(text for text in legal if text.split()[0] == verb) or legal

    def _told(self, seat: Seat | None, everything: bool) -> States:
        """The state that a position tells of."""
        return self._state if everything else self.rules.hide(self._state, None if seat is None else self._known(seat))

    def _known(self, seat: Seat) -> Seat:
        """Return a seat as the game names it; whole numbers of other types (NumPy's, say) are understood."""
        if type(seat) in (int, str) and seat in self.seats:
            return seat
        if seat is None:
            raise UnknownSeat("unknown-seat", seat=seat, seats=", ".join(map(str, self.seats)))
        return self.seats[self.rules.number(seat)]

    def _acting(self, seat: Seat) -> Seat:
        """Return a seat that is to act."""
        known = self._known(seat)
        self.rules.require_turn(known, self.turn)
        return known


def _copied(data: Any) -> Any:
    """Plain data, copied through and through."""
    if isinstance(data, Mapping):
        return {key: _copied(value) for key, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list | tuple) else data
