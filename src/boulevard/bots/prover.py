"""What a game adds to puzzles: it proves what best play comes to, and tells what a puzzle is about.

A game's module of bots may offer one as `prover()` (registry.py), and a file of puzzles, `puzzles.jsonl.gz`, beside it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from boulevard.bots.contract import Sight
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.game import Game
from boulevard.messages import Said


@dataclass(frozen=True)
class Outlook:
    """What best play comes to from some moment on."""

    value: int
    """Points of the seat that is asked for: its margin at the end; where each has a board of its own, its score."""
    line: tuple[int, ...]
    """Best play, to the end."""


@dataclass(frozen=True)
class Proof(Outlook):
    """What is proven of a position in which a seat is to act."""

    best: tuple[int, ...]
    """The moves that lead to this value, in rising order."""
    second: int | None
    """What no other move exceeds; none if all are the best."""
    asked: int
    """How many of the seat's choices in the line a puzzle asks for."""
    searched: int
    """How many lines or positions were looked at: how hard it was."""
    right: float
    """The part of all ways to choose that keeps the value: about how likely chance solves it."""

    @property
    def gap(self) -> int:
        """By how many points the best moves are better than any other; 0 if all moves are."""
        return 0 if self.second is None else self.value - self.second


class Prover(ABC):
    """Proves positions near the end of a game, within a number of positions looked at, the same on every machine."""

    gap: ClassVar[int] = 2
    """Points by which the best moves of a puzzle must be better than any other."""
    limit: ClassVar[int]
    """Positions that a proof may look at; what takes more makes no puzzle."""
    kinds: ClassVar[Sequence[Mapping[str, Any]]] = ({},)
    """Options of the games that puzzles are taken from, in turn."""
    players: ClassVar[Sequence[str]]
    """Bots whose games these are: specs that are drawn from."""

    @abstractmethod
    def outlook(self, rules: Rules, state: States, seat: Seat, limit: int) -> Outlook | None:
        """Return what best play comes to for a seat, whoever is to act; none if that takes more than the limit."""

    @abstractmethod
    def proof(self, rules: Rules, state: States, seat: Seat, limit: int) -> Proof | None:
        """Prove what each move of a seat leads to that is to act; none if that takes more than the limit."""

    @abstractmethod
    def moments(self, game: Game, chance: Random) -> Sequence[tuple[Rules, States, Seat]]:
        """Return positions of a game that is over which may make puzzles, as they are to be shown."""

    @abstractmethod
    def is_cheap(self, sight: Sight, proof: Proof) -> bool:
        """Return whether a position is no puzzle, since what looks best at first sight is."""

    @abstractmethod
    def themes(self, rules: Rules, state: States, seat: Seat, proof: Proof) -> tuple[str, ...]:
        """Return what a puzzle is about, by short names that never change."""

    def theme(self, name: str) -> Said:
        """Say a theme in words."""
        return Said(f"puzzle-theme-{name}")

    def rating(self, proof: Proof) -> float | None:
        """Return how hard a puzzle is, on the scale of the bots; none if that is told by which of them miss it."""
        return None
