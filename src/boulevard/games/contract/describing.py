"""The numbers of actions taken apart: what kind of move each is, with which piece, where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.errors import BadStates, IllegalMove
from boulevard.games.contract.checks import Checks, whole_numbers
from boulevard.games.contract.data import NO_ACTION, Actions

Description = Mapping[str, str | None]
"""A move in the words of its heads, by their names; None where a head says nothing about it."""


@dataclass(frozen=True)
class Head:
    """One of the questions whose answers together make an action."""

    name: str
    choices: tuple[str | None, ...]
    """What each number of this head stands for; None says nothing."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.choices)


@dataclass(frozen=True, eq=False)
class Factors:
    """All actions of a game as numbers of heads, in both directions."""

    heads: tuple[Head, ...]
    numbers: NDArray[np.int32]
    """One row an action, one column a head; no two rows are the same."""

    @cached_property
    def sizes(self) -> NDArray[np.int64]:
        """How many numbers each head has."""
        return np.array([head.size for head in self.heads], np.int64)

    def codes(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return one number for each row of numbers."""
        weights = np.cumprod(np.concatenate([[1], self.sizes[:0:-1]]))[::-1]
        codes: NDArray[np.int64] = numbers @ weights
        return codes

    @cached_property
    def known(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The codes of all actions in rising order, and the actions in this order."""
        codes = self.codes(self.numbers.astype(np.int64))
        order = np.argsort(codes)
        return codes[order], order

    def actions(self, numbers: NDArray[np.int64]) -> Actions:
        """Return the action of every row, -1 where there is none."""
        codes, order = self.known
        wanted = self.codes(numbers)
        places = np.minimum(np.searchsorted(codes, wanted), len(codes) - 1)
        return np.where(codes[places] == wanted, order[places], NO_ACTION).astype(np.int32)


class Describing(Checks):
    """What the numbers of actions mean, whatever the state."""

    def factors(self) -> Factors:
        """Return all actions as numbers of heads. What is written here serves any game: one head, the action itself."""
        names = tuple(map(str, range(self.action_count)))
        return Factors((Head("action", names),), np.arange(self.action_count, dtype=np.int32)[:, None])

    @property
    def heads(self) -> tuple[Head, ...]:
        """The questions whose answers together make an action."""
        return self.factors().heads

    def describe(self, action: int) -> Description:
        """Return what an action means, in the words of its heads (`IllegalMove` if there is none of that number)."""
        factors = self.factors()
        numbers = factors.numbers[self.require_action(action)].tolist()
        return {head.name: head.choices[number] for head, number in zip(factors.heads, numbers, strict=True)}

    def factored(self, actions: ArrayLike) -> NDArray[np.int32]:
        """Return the numbers of the heads of some actions, one row an action (`BadStates`, `IllegalMove`)."""
        given = whole_numbers(actions).astype(np.int64)
        unknown = (given < 0) | (given >= self.action_count)
        if unknown.any():
            raise IllegalMove("illegal-action", action=int(given[unknown][0]))
        return self.factors().numbers[given]

    def action_of(self, numbers: ArrayLike) -> Actions:
        """Return the actions that rows of numbers of heads mean, -1 where they mean none.

        A row has one number for each head, within its size (`BadStates`).
        """
        factors, given = self.factors(), whole_numbers(numbers).astype(np.int64)
        if given.shape[-1:] != (len(factors.heads),):
            raise BadStates("bad-heads", count=len(factors.heads), shape=given.shape)
        if ((given < 0) | (given >= factors.sizes)).any():
            raise BadStates("heads-beyond", sizes=", ".join(f"{head.name} {head.size}" for head in factors.heads))
        return factors.actions(given)
