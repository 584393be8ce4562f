"""A series: several games of the same two, who swap seats after each, until nobody can catch up any more.

A win is a point and a draw half a point. The series ends when somebody is further ahead than there are games to come,
or after the last game; then it is a draw if both have as many points. What each table knows is how the series stood
before its own game, in the order of its seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

LENGTHS: Final = (3, 5, 7, 9)
"""Of how many games a series can be."""
WIN: Final = 2
"""What a win is worth, in half points."""


class Series(NamedTuple):
    """How a series stands."""

    length: int
    halves: tuple[int, int] = (0, 0)
    """The half points of each seat."""
    played: int = 0

    @classmethod
    def of_data(cls, data: Mapping[str, Any] | None) -> Series | None:
        """The series that a log tells of."""
        return cls(data["of"], (data["halves"][0], data["halves"][1]), data["played"]) if data else None

    @property
    def data(self) -> dict[str, Any]:
        """What the log tells of it."""
        return {"of": self.length, "halves": list(self.halves), "played": self.played}

    @property
    def points(self) -> tuple[float, float]:
        """The points of each seat."""
        return (self.halves[0] / 2, self.halves[1] / 2)

    @property
    def is_over(self) -> bool:
        """Whether nobody can be caught up with any more."""
        ahead, to_come = abs(self.halves[0] - self.halves[1]), self.length - self.played
        return to_come <= 0 or ahead > WIN * to_come

    @property
    def winner(self) -> int | None:
        """The place of whoever won it; None while it goes on, and of a draw."""
        if not self.is_over or self.halves[0] == self.halves[1]:
            return None
        return 0 if self.halves[0] > self.halves[1] else 1

    def after(self, winners: frozenset[int]) -> Series:
        """How it stands after a game that these places won: one, or both or none if it was a draw."""
        gained = [WIN if winners == {place} else 0 for place in (0, 1)] if len(winners) == 1 else [1, 1]
        return Series(self.length, (self.halves[0] + gained[0], self.halves[1] + gained[1]), self.played + 1)

    @property
    def swapped(self) -> Series:
        """The same for the table at which both sit in each other's seat; after the end, a series begins anew."""
        if self.is_over:
            return Series(self.length)
        return self._replace(halves=(self.halves[1], self.halves[0]))
