"""What learning knows so far, and how what several learnt side by side becomes one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.network import HIDDEN, NETWORK, OUTPUT, WEIGHTS

SPREAD = 0.05
"""Of the network's rows at the beginning: they must differ, or its hidden units would learn the same."""
UNMOVED = 1e-5
"""An average of what never changed differs by less."""


@dataclass(frozen=True)
class Memory:
    """Weights, and what their errors came to: the larger the sum is against the sizes, the faster a weight moves."""

    weights: Weights
    sums: NDArray[np.float32]
    sizes: NDArray[np.float32]

    @classmethod
    def blank(cls) -> Self:
        """Nothing is known; only the network's rows are drawn by chance, always the same way."""
        weights = np.zeros(WEIGHTS, np.float32)
        weights[NETWORK:OUTPUT] = _first_rows()
        return cls(weights, np.zeros(WEIGHTS, np.float32), np.zeros(WEIGHTS, np.float32))

    def copied(self) -> Memory:
        """Return one that can be written to."""
        return Memory(self.weights.copy(), self.sums.copy(), self.sizes.copy())

    def faded(self, share: float) -> Memory:
        """Return the same weights with that share of their errors, so that they move faster again."""
        part = np.float32(share)
        return Memory(self.weights.copy(), part * self.sums, part * self.sizes)


def used(weights: Weights) -> Weights:
    """Return weights without the rows of the network that are still as they were at the beginning."""
    found, first = weights.copy(), _first_rows().reshape(-1, HIDDEN)
    rows = found[NETWORK:OUTPUT].reshape(-1, HIDDEN)
    rows[(np.abs(rows - first) < UNMOVED).all(axis=1)] = 0
    return found


def _first_rows() -> Weights:
    return np.random.default_rng(1).normal(0.0, SPREAD, OUTPUT - NETWORK).astype(np.float32)


def together(before: Memory, after: Sequence[Memory]) -> Memory:
    """Return what several learnt from there on, each by itself.

    A weight goes where they took it, each counting by how much they had to do with it, so what only one met is not
    held back by the others.
    """
    if len(after) == 1:
        return after[0]
    grown = [memory.sizes - before.sizes for memory in after]
    whole = np.sum(grown, axis=0, dtype=np.float32)
    weights, even = before.weights.copy(), np.float32(1 / len(after))
    for memory, own in zip(after, grown, strict=True):
        share = np.where(whole > 0, own / np.where(whole > 0, whole, 1), even)
        weights += share * (memory.weights - before.weights)
    sums = before.sums + np.sum([memory.sums - before.sums for memory in after], axis=0, dtype=np.float32)
    return Memory(weights, sums, before.sizes + whole)
