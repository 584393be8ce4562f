"""What follows from a thing is worked out once, and kept for as long as the thing itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

Thing = TypeVar("Thing")
Found = TypeVar("Found")


def kept_with(function: Callable[[Thing], Found]) -> Callable[[Thing], Found]:
    """Let a function of one thing work each out once, for as long as anybody has the thing.

    So what a hundred tables play with is there for all of them, however many there are, and goes when they go.
    """
    kept: WeakKeyDictionary[Thing, Found] = WeakKeyDictionary()

    @wraps(function)
    def found(thing: Thing) -> Found:
        try:
            return kept[thing]
        except KeyError:
            return kept.setdefault(thing, function(thing))

    return found
