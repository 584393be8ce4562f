"""A puzzle: a position, and what is known of its solution. One is one line of JSON (docs/puzzles.md)."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Self

from boulevard.games.beginning import of_position
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.puzzles.errors import BadPuzzle

Move = tuple[Seat, str]
"""A seat and its move, in notation."""


@dataclass(frozen=True)
class Known:
    """A wrong move of which it is known what it gives away, and how it would go on."""

    move: str
    lost: float
    line: tuple[Move, ...]
    """This move first."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat is to find the best moves."""

    game: str
    position: str
    """As one line of text (docs/positions.md), with as much as the seat may know."""
    seat: Seat
    """Who is to move, and asked."""
    value: float
    """What the best moves lead to: where each has a board of its own, the seat's final score; else its margin."""
    second: float | None
    """What no other first move exceeds."""
    line: tuple[Move, ...]
    """Best play of all, to the end if it is proven."""
    asked: int = 1
    """How many choices of the seat the puzzle asks for."""
    themes: tuple[str, ...] = ()
    """What it is about, by short names (`theme_names` says them in words)."""
    missed_by: tuple[int, ...] = ()
    """The levels of bots that miss it more often than not."""
    rating: int = 0
    """How hard it is, on the scale of people and bots."""
    is_proven: bool = True
    """Whether the values are exact; else they are a strong bot's opinion."""
    known: tuple[Known, ...] = ()
    """Wrong moves, where these can't be found out anew, as they can for what is proven."""

    @cached_property
    def identity(self) -> str:
        """A short name that follows from its position and never changes."""
        digest = hashlib.sha256(f"{self.position} {self.seat}".encode()).digest()
        return base64.b32encode(digest[:5]).decode().lower()

    @property
    def gap(self) -> float:
        """By how many points the best first moves are better than any other."""
        return 0.0 if self.second is None else self.value - self.second

    def begun(self) -> Game:
        """Return a game that begins with its position; what the seat does not know is put in always in the same way."""
        return of_position(self.position)

    @cached_property
    def coming(self) -> tuple[str, ...]:
        """Return the cards after the open one that the seat knows of, in the words of positions: `3y`, `5g`.

        Views and pictures of a game do not show them: here they are part of what is asked.
        """
        game = self.begun()
        rules, state = type(game.rules).from_position(self.position)
        return tuple(rules.position_data(state).get("coming", ()))

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)

    def as_line(self) -> str:
        """Return it as a line of text, which `of_line` reads."""
        return json.dumps(self.as_data(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def of_data(cls, data: Mapping[str, Any]) -> Self:
        """Return the puzzle that plain data stand for (`BadPuzzle`); its position is read when it is used."""
        try:
            given: dict[str, Any] = dict(data)
            moves = tuple((seat, str(move)) for seat, move in given.pop("line"))
            known = tuple(
                Known(it["move"], it["lost"], tuple((seat, str(move)) for seat, move in it["line"]))
                for it in given.pop("known", ())
            )
            given |= {name: tuple(given.get(name, ())) for name in ("themes", "missed_by")}
            return cls(**given, line=moves, known=known)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadPuzzle("puzzle-malformed", reason=f"{type(error).__name__}: {error}") from error

    @classmethod
    def of_line(cls, text: str) -> Self:
        """Return the puzzle in a line of text (`BadPuzzle`)."""
        try:
            return cls.of_data(json.loads(text))
        except ValueError as error:
            if isinstance(error, BadPuzzle):
                raise
            raise BadPuzzle("puzzle-malformed", reason=str(error)) from error
