"""What a seat may know as rows of numbers, for machine learning (docs/observations.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from boulevard.errors import BadStates
from boulevard.games.contract.checks import kind_of
from boulevard.games.contract.data import Seat, States
from boulevard.games.contract.information import Information
from boulevard.games.kernels.parallel import SMALLEST_VIEW

BYTE = 255

Described = tuple[str, tuple[int, ...], int, str]
"""A part of an observation as a game lists it: name, shape, the highest number, meaning."""


@dataclass(frozen=True)
class ObservationPart:
    """A part of an observation: some columns of its row."""

    name: str
    shape: tuple[int, ...]
    """An empty one is a single number."""
    most: int
    """The highest number there is; 1 where something is there or not."""
    meaning: str
    start: int
    """The first of its columns."""

    @property
    def stop(self) -> int:
        """The column after its last."""
        return self.start + prod(self.shape)


class Observing(Information):
    """Observations of many states."""

    @cached_property
    def observation(self) -> tuple[ObservationPart, ...]:
        """The parts of an observation, in the order of their columns."""
        parts: list[ObservationPart] = []
        for name, shape, most, meaning in self.described_observation():
            parts.append(ObservationPart(name, shape, most, meaning, parts[-1].stop if parts else 0))
        return tuple(parts)

    @property
    def observation_shape(self) -> tuple[int]:
        """The shape of one observation: a row of so many numbers."""
        return (self.observation[-1].stop,)

    @property
    def observation_names(self) -> tuple[str, ...]:
        """The names of its parts."""
        return tuple(part.name for part in self.observation)

    @cached_property
    def observation_most(self) -> NDArray[np.uint8]:
        """The highest number of every column."""
        return np.concatenate([np.full(prod(part.shape), part.most, np.uint8) for part in self.observation])

    @cached_property
    def observation_scale(self) -> NDArray[np.float32]:
        """What the counts of every column are multiplied by, so that they lie between 0 and 1."""
        return np.float32(1) / self.observation_most.astype(np.float32)

    def observe(
        self,
        states: States,
        seat: Seat | None = None,
        *,
        out: NDArray[Any] | None = None,
        dtype: DTypeLike = np.float32,
    ) -> NDArray[Any]:
        """Return what a seat may know of every state, one row a state; without a seat, the first that must act.

        (Where nobody must, the first seat.) Numbers of type uint8 are counts; those of type float32 are the same
        divided by the highest that there can be, so they lie between 0 and 1. `out` is written to if it is given, and
        then its type counts (`BadStates` if they can't be written there).
        """
        self.require(states)
        number = self.number(seat)
        shape = (len(states), *self.observation_shape)
        if out is None:
            out = np.empty(shape, dtype)
        self.require_out(out, shape, np.uint8, np.float32)
        write = self.write_observations if out.dtype == np.uint8 else self._write_scaled
        self._spread(lambda part: write(states[part], number, out[part]), len(states), SMALLEST_VIEW)
        return out

    def _write_scaled(self, states: States, number: int, out: NDArray[np.float32]) -> None:
        from boulevard.games.kernels.planes import scale_each  # and with it the compiler

        observed = np.empty(out.shape, np.uint8)
        self.write_observations(states, number, observed)
        scale_each(observed, self.observation_scale, out)

    def parts(self, observed: ArrayLike) -> dict[str, NDArray[Any]]:
        """Return the parts of observations by name, each with its shape; they are views, not copies (`BadStates`)."""
        given = np.asarray(observed)
        if given.shape[-1:] != self.observation_shape:
            raise BadStates("bad-array", wanted=f"(…, {self.observation_shape[0]})", kind=kind_of(given))
        rows = given.shape[:-1]
        return {
            part.name: given[..., part.start : part.stop].reshape((*rows, *part.shape)) for part in self.observation
        }

    def described_observation(self) -> Iterable[Described]:
        """Return the parts of an observation. What is written here serves any game: the bytes of a hidden state."""
        yield "state", (self.dtype.itemsize,), BYTE, "the bytes of the state, without what the seat can't know"
        yield "seat", (len(self.seats),), 1, "the seat that observes"

    def write_observations(self, states: States, number: int, out: NDArray[np.uint8]) -> None:
        """Write what the seat of this number (-1: the first that must act) may know of every state to its row."""
        observers = np.array([self._observer(states[row : row + 1], number) for row in range(len(states))], np.int64)
        out[:, self.dtype.itemsize :] = observers[:, None] == np.arange(len(self.seats))
        for observer in set(observers.tolist()):
            rows = observers == observer
            hidden = self.hidden(np.ascontiguousarray(states[rows]), observer)
            out[rows, : self.dtype.itemsize] = hidden.view(np.uint8).reshape(len(hidden), -1)

    def _observer(self, state: States, number: int) -> int:
        turn: Sequence[Seat] = self.turn(state) if number < 0 else ()
        return self.number(turn[0]) if turn else max(number, 0)
