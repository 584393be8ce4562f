"""A game that is being played, or has been: rules, the present state, and how it came about."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Self

from boulevard.errors import BadPosition, BadRecord, BoulevardError, IllegalMove, NotOver
from boulevard.games.contract import Played, Result, Rules, ScoreEntry, Seat, Seed, States, View
from boulevard.games.course import Course
from boulevard.games.kernels.states import copied, from_bytes
from boulevard.games.record import FORMATS, POSITION, SETUP, Moves, checked_moves, require_result
from boulevard.messages import say
from boulevard.messages.seats import listed


class Game(Course):
    """One game, of any kind.

    Moves are played by `play` (notation) or `apply` (numbers). A move that is refused raises a typed error
    and changes nothing.
    """

    @classmethod
    def from_state(cls, rules: Rules, state: States) -> Self:
        """Return a game that begins with a state of some rules (`BadStates`, `BadPosition`); nothing may be hidden."""
        rules.require_sound(state)
        if rules.sample(state, 0).tobytes() != state.tobytes():
            raise BadPosition("position-hidden", where="position")
        game = cls(rules)
        game._place(copied(state))
        return game

    @classmethod
    def dealt(cls, rules: Rules, count: int, seed: Seed) -> Iterator[Self]:
        """Yield many games, each shuffled anew by the fast chance of simulations, which nobody could check afterwards.

        A new game of `boulevard.new` costs as much as some ten moves; one of these as much as two.
        """
        starts, size = rules.deal(count, seed).tobytes(), rules.dtype.itemsize
        for place in range(0, len(starts), size):
            game = object.__new__(cls)
            game.__setstate__((rules, starts[place : place + size], []))
            yield game

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

    @property
    def name(self) -> str:
        """The name of the game that is played."""
        return self.rules.info.name

    @property
    def is_whole(self) -> bool:
        """Whether it began as its setup says, and not with a position in the middle."""
        return self.state_after(0).tobytes() == self.rules.start().tobytes()

    @property
    def moves(self) -> Moves:
        """All moves so far, as seat and notation, in the order of a record."""
        return [self._written(move) for move in self.rules.arranged(list(self.history))]

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
        words, ordered = f"{begin} ", _in_order(self.legal(seat))
        following = bisect_left(ordered, words)
        if following < len(ordered) and ordered[following].startswith(words):
            return ""
        found = self.rules.hindrance(self._state, self._acting(seat), begin)
        return say(found[0], **found[1]) if found else ""

    def preview(self, seat: Seat, move: str) -> View:
        """Return what a seat would see after a move, with all that the move would reveal still hidden."""
        action, _ = self._meant(seat, move)
        return self.rules.preview(self._state, self._known(seat), action)

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
        return self.rules.position(self._shown(seat, everything))

    def position_data(self, seat: Seat | None = None, *, everything: bool = False) -> dict[str, Any]:
        """Return the same as plain data."""
        return self.rules.position_data(self._shown(seat, everything))

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
        return self.rules.marks(self.history, seat)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.rules.text(self.view())

    def __repr__(self) -> str:
        return f"<Game of {self.name}, {len(self._past)} moves, turn {self.turn}>"

    def _written(self, move: Played) -> tuple[Seat, str]:
        before = from_bytes(move.before, self.rules.dtype)
        return move.seat, self.rules.write(before, move.seat, move.action)

    def _meant(self, seat: Seat, move: str) -> tuple[int, str]:
        """Return the legal action that a text means, and its canonical form."""
        seat = self._acting(seat)
        if self._understood and self._understood[0] == seat and move in self._understood[1]:
            return self._understood[2]
        listed = self._texts.get(seat, ())
        if type(move) is str and move in listed:
            return self.actions(seat)[listed.index(move)], move
        action, text = self._found_out(seat, move)
        self._understood = seat, (move, text), (action, text)
        return action, text

    def _found_out(self, seat: Seat, move: str) -> tuple[int, str]:
        """The same for a text that may be written in any way, or mean nothing."""
        action = self._read(seat, move)
        if action not in self.actions(seat):
            key, values = self.rules.refuse(self._state, seat, move)
            raise IllegalMove(key, possible=self._alike(seat, move), **values)
        return action, self.rules.write(self._state, seat, action)

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

    def _shown(self, seat: Seat | None, everything: bool) -> States:
        """The state that a position shows."""
        return self._state if everything else self.rules.hide(self._state, None if seat is None else self._known(seat))


@lru_cache(maxsize=100)
def _in_order(moves: tuple[str, ...]) -> list[str]:
    """Moves in the order of the alphabet, in which those stand together that begin alike: many words are looked for."""
    return sorted(moves)


def _copied(data: Any) -> Any:
    """Plain data, copied through and through."""
    if isinstance(data, Mapping):
        return {key: _copied(value) for key, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list | tuple) else data
