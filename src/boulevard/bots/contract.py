"""What a bot is: handed what one seat sees, a budget and a seed, it answers with what it thinks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from boulevard.games.contract import Rules, Seat, States, View
from boulevard.games.game import Game


@dataclass(frozen=True)
class Sight:
    """A game as one seat sees it that is to act: all that a bot gets.

    `known` is the state without what the seat can't know, and `rules` are those of the same game dealt anew, so
    nothing in a sight tells more than the seat's view does.
    """

    rules: Rules
    known: States
    seat: Seat

    @classmethod
    def of(cls, game: Game, seat: Seat) -> Sight:
        """Look at a game from a seat."""
        return cls(game.rules.redealt(), game.rules.hide(game.state, seat), seat)

    @cached_property
    def view(self) -> View:
        """The same as plain data."""
        return self.rules.view(self.known, self.seat)

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The seat's legal moves as numbers."""
        return tuple(self.rules.actions(self.known, self.seat).tolist())

    def write(self, action: int) -> str:
        """Return a legal move in canonical notation."""
        return self.rules.write(self.known, self.seat, action)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, or a number of simulations, which gives the same answer on any machine."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1
    """Cores it may use at the same time."""


@dataclass(frozen=True)
class Ranked:
    """A move and what a bot thinks of it."""

    action: int
    value: float
    """Points: how far the seat will be ahead of the best other in the end; alone, its final score."""
    share: float = 0.0
    """The part of its attention that the bot gave to the move."""
    line: Sequence[int] = ()
    """The moves that it expects, this one first; empty if it did not look further (`bots/lines.py`)."""


@dataclass(frozen=True)
class Thought:
    """A bot's answer: a move, and as much as it can say about it."""

    action: int
    ranking: Sequence[Ranked] = ()
    """Moves that it looked at, the best first."""
    expected: Sequence[float] = ()
    """The final score of every seat that it expects."""
    depth: int = 0
    """How many moves ahead it looked."""
    simulations: int = 0
    exact: bool = False
    """Whether the values are proven."""
    line: Sequence[int] = ()
    """The moves that it expects, its own first, always; what is hidden is supposed (`bots/lines.py`)."""
    comment: str = ""
    """What it says about the move, in words."""

    def __post_init__(self) -> None:
        """Let a thought that expects nothing in particular expect its own move."""
        if not self.line:
            object.__setattr__(self, "line", (self.action,))


PAUSE = 0.2
"""Seconds between two thoughts of a bot that ponders."""


class Bot(ABC):
    """Chooses moves. Parameters are given to the constructor; nothing is kept from one move to the next."""

    budget: ClassVar[Budget] = Budget()
    """What it gets where nothing else is said."""

    @abstractmethod
    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a move for the seat of a sight. Equal seeds and numbers of simulations give equal answers."""

    def ponder(self, sight: Sight, budget: Budget, seed: int) -> Iterator[Thought]:
        """Think, and tell again and again what was found so far; what comes last is the answer."""
        yield self.think(sight, budget, seed)
