"""What chance may still bring, listed with probabilities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import overload

from boulevard.errors import NoOutcomes, TooManyOutcomes
from boulevard.games.contract.checks import require_count
from boulevard.games.contract.data import States
from boulevard.games.contract.information import Information
from boulevard.games.kernels.states import copied

LIMIT = 10_000
"""How many states are listed unless more are asked for."""


@dataclass(frozen=True, eq=False)
class Outcomes(Sequence[tuple[Fraction, States]]):
    """States that can come about, each with its probability; these add up to 1."""

    states: States
    probabilities: tuple[Fraction, ...]

    @classmethod
    def even(cls, states: States) -> Outcomes:
        """Return outcomes that are all equally likely."""
        return cls(states, (Fraction(1, len(states)),) * len(states))

    def __len__(self) -> int:
        return len(self.probabilities)

    def __iter__(self) -> Iterator[tuple[Fraction, States]]:
        return (self[number] for number in range(len(self)))

    @overload
    def __getitem__(self, number: int) -> tuple[Fraction, States]: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[tuple[Fraction, States]]: ...
    def __getitem__(self, number: int | slice) -> tuple[Fraction, States] | Sequence[tuple[Fraction, States]]:
        """Return the probability and the state of one; the state is an array of one, as everywhere."""
        if isinstance(number, slice):
            return [self[place] for place in range(len(self))[number]]
        place = range(len(self))[number]
        return self.probabilities[place], self.states[place : place + 1]


class Chance(Information):
    """Listing what is unknown, where a game can."""

    def chance(self, hidden: States) -> Outcomes:
        """Return what may be shown next in a hidden state: copies in which one more thing is known.

        Where nothing is unknown that is the state itself. A game need not list what chance may bring (`NoOutcomes`).
        """
        self.require_one(hidden)
        return self.shown_next(hidden)

    def determinizations(self, hidden: States, limit: int = LIMIT) -> Outcomes:
        """Return all states that agree with a hidden one (`TooManyOutcomes` if there are more than the limit).

        A game need not list them (`NoOutcomes`). The limit is a whole number (`BadOption`).
        """
        self.require_one(hidden)
        most = require_count(limit)
        if (count := self.completions(hidden)) > most:
            raise TooManyOutcomes("too-many-outcomes", count=count, limit=most)
        return self.completed(hidden)

    def shown_next(self, hidden: States) -> Outcomes:
        """Return the outcomes of `chance`; what is written here serves where nothing is hidden."""
        return self._certain(hidden)

    def completions(self, hidden: States) -> int:
        """Return how many states agree with a hidden one; what is written here serves where nothing is hidden."""
        return len(self._certain(hidden))

    def completed(self, hidden: States) -> Outcomes:
        """Return them; what is written here serves where nothing is hidden."""
        return self._certain(hidden)

    def _certain(self, hidden: States) -> Outcomes:
        if self.unknown(hidden):
            raise NoOutcomes("no-outcomes", title=self.info.title)
        return Outcomes.even(copied(hidden))
