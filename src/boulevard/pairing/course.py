"""What a tournament has come to so far, as plain data: who takes part, who met whom, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple


class Outcome(StrEnum):
    """What came of one pairing."""

    first = "first"
    second = "second"
    """Who won: the one of the first seat, or of the second."""
    draw = "draw"
    nobody = "nobody"
    """Both left: a game that both lost."""
    bye = "bye"
    """Nobody was left to play with, or the rival had gone: a point without a game."""
    rest = "rest"
    """A free round in a round robin, where everybody has one: it is worth nothing."""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    number: int
    strength: float = 0.0
    """By which the first round is paired, and equals are told apart."""
    is_out: bool = False
    """Whether they take part no longer."""


class Pairing(NamedTuple):
    """Who meets whom in a round, by their numbers; without a second, somebody has no game."""

    round: int
    first: int
    second: int | None = None
    outcome: Outcome | None = None
    """None while it is open."""
    margin: int = 0
    """By how many points the first seat was ahead, in a game that was played to its end."""

    @property
    def players(self) -> tuple[int, ...]:
        """Who is paired."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def halves(self, number: int) -> int:
        """What somebody got here, in half points."""
        match self.outcome:
            case Outcome.draw:
                return 1
            case Outcome.bye:
                return 2
            case Outcome.first:
                return 2 if number == self.first else 0
            case Outcome.second:
                return 2 if number == self.second else 0
            case _:
                return 0

    def rival(self, number: int) -> int | None:
        """Whom somebody met here."""
        return self.second if number == self.first else self.first


class Record(NamedTuple):
    """What one entrant has behind them."""

    halves: int = 0
    """Half points."""
    met: tuple[int, ...] = ()
    """Whom they met, once for each time."""
    balance: int = 0
    """How much oftener they had the first seat than the second."""
    byes: int = 0
    was_first: bool | None = None
    """Whether they had the first seat in their last game."""


def records(numbers: Iterable[int], pairings: Sequence[Pairing]) -> dict[int, Record]:
    """What each entrant has behind them, by number."""
    found = {number: Record() for number in numbers}
    for it in sorted(pairings, key=lambda pairing: pairing.round):
        for number in it.players:
            if number in found:
                found[number] = _after(found[number], it, number)
    return found


def _after(before: Record, it: Pairing, number: int) -> Record:
    halves = before.halves + it.halves(number)
    rival = it.rival(number)
    if rival is None:
        return before._replace(halves=halves, byes=before.byes + (it.outcome is Outcome.bye))
    is_first = number == it.first
    return Record(halves, (*before.met, rival), before.balance + (1 if is_first else -1), before.byes, is_first)
