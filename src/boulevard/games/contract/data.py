"""The data that games are made of, as everything above them sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NamedTuple, TypedDict

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadOption
from boulevard.games.positions import is_one_of
from boulevard.messages.fluent import as_data

Seat = str | int
Seed = int | tuple[int, ...]
"""Chance for simulations: equal seeds give equal results. A tuple serves for parts of a larger piece of work."""
Setup = dict[str, Any]
View = Mapping[str, Any]
"""What a seat may see, as plain data: each game says what is in its own (`view_types.py`)."""
Result = dict[str, Any]
States = NDArray[Any]
Actions = NDArray[np.int32]
NO_ACTION, NEVER_LEGAL = -1, -2
"""In place of an action: none, where none is needed; something that is legal nowhere."""
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

    def listed(self, mark: str = "") -> str:
        """Return the values that can be named as people read them, with a mark behind the default."""
        values = [f"{value}{mark}" if value == self.default else str(value) for value in self.values]
        return f"{values[0]} – {values[-1]}" if isinstance(self.values, range) else ", ".join(values)

    def refused(self, value: object) -> BadOption:
        """Return the error for a value that means nothing."""
        return BadOption("bad-option", name=self.name, value=as_data(value), values=self.listed())


@dataclass(frozen=True)
class GameInfo:
    """A game in the list of games."""

    name: str
    title: str
    players: range
    """How many can play."""
    options: Mapping[str, Option]
    seats_option: str | None = None
    """The option that is the number of players, where that can be chosen."""
    variant_option: str | None = None
    """The option that results are kept apart by: points on one sheet say nothing about another."""

    @property
    def company(self) -> int:
        """How many play where nobody says: two, or as many as come next to it."""
        return min(self.players, key=lambda count: abs(count - 2))

    def settled(self, options: Mapping[str, Any], free: Sequence[str] = ()) -> dict[str, Any]:
        """Return all options, those that were not chosen with their defaults (`BadOption`).

        Those that are `free` may have other values than those that can be named; it is for the game to check them.
        """
        for name, value in options.items():
            if name not in self.options:
                raise BadOption("unknown-option", game=self.name, name=name, names=", ".join(self.options))
            if name not in free and not is_one_of(value, self.options[name].values):
                raise self.options[name].refused(value)
        return {name: options.get(name, option.default) for name, option in self.options.items()}


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
