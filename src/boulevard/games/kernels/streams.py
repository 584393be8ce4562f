"""Independent streams of chance for simulations, one number each to begin with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadOption
from boulevard.games.contract.checks import is_whole_number
from boulevard.games.contract.data import Seed
from boulevard.messages.fluent import as_data

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)

DEALING, PLAYING, SAMPLING, REDEALING = range(4)
"""What streams are for; those of one seed for different purposes have nothing to do with each other."""


def streams_of(seed: Seed, count: int, purpose: int) -> NDArray[np.uint64]:
    """Make independent streams from a seed (`BadOption`); none of them is 0.

    They count up from a start that the seed gives, each mixed by the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
    """
    start = np.random.SeedSequence(require_seed(seed), spawn_key=(purpose,)).generate_state(1, np.uint64)
    return _mixed(start + np.arange(count, dtype=np.uint64) * _GOLDEN)


def require_seed(seed: Seed) -> Seed:
    """Return a seed for simulations: a whole number from 0 on, or several (`BadOption`)."""
    parts = seed if isinstance(seed, tuple | list) else (seed,)
    if not all(is_whole_number(part) and part >= 0 for part in parts):
        raise BadOption("bad-simulation-seed", seed=as_data(seed))
    return seed


def following(streams: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return other streams, one after each: what was or will be drawn from these has nothing to do with them."""
    return _mixed(streams + _GOLDEN)


def _mixed(numbers: NDArray[np.uint64]) -> NDArray[np.uint64]:
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        numbers = (numbers ^ (numbers >> np.uint64(shift))) * np.uint64(factor)
    return (numbers ^ (numbers >> np.uint64(31))) | np.uint64(1)
