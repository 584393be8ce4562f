"""Arrays of states as memory. NumPy copies structured records field by field; these copy them as they lie."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray


def copied(states: NDArray[Any]) -> NDArray[Any]:
    """Return a copy, at the price of a memory copy."""
    return states.view(np.uint8).copy().view(states.dtype)


def from_bytes(data: bytes | bytearray, dtype: np.dtype[Any]) -> NDArray[Any]:
    """Return the states whose `tobytes` gave `data`, free to be changed."""
    return np.frombuffer(bytearray(data), dtype)


def repeated(state: NDArray[Any], count: int) -> NDArray[Any]:
    """Return an array of many copies of one state."""
    return from_bytes(state.tobytes() * count, state.dtype)


def as_memory(states: NDArray[Any]) -> NDArray[np.void]:
    """The same states as plain pieces of memory: rows of these are copied as they lie."""
    return states.view(np.dtype((np.void, states.dtype.itemsize)))


def fields(states: NDArray[Any]) -> SimpleNamespace:
    """The fields of one state by their names, as plain numbers and lists: a record takes a microsecond for each."""
    values = (it.tolist() if isinstance(it, np.ndarray) else it for it in states.tolist()[0])
    return SimpleNamespace(**dict(zip(states.dtype.names or (), values, strict=True)))
