"""What follows from a thing is worked out once, and kept: for as long as the thing itself, or for equal ones."""

from __future__ import annotations

import marshal
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, TypeVarTuple, cast
from weakref import WeakKeyDictionary

from boulevard.messages import language

Thing = TypeVar("Thing")
Found = TypeVar("Found")
Given = TypeVarTuple("Given")

PLAIN = 0
"""The format of what is given, in which equal things look the same."""


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


_kept: list[Callable[[], None]] = []
"""What forgets the results of each function that keeps them for equals."""


def forget() -> None:
    """Forget all that is kept for equals, as if nobody had asked for it yet."""
    for forget_one in _kept:
        forget_one()


def kept_for_equals(count: int) -> Callable[[Callable[[*Given], Found]], Callable[[*Given], Found]]:
    """Let a function of plain data keep what it found last, in each language.

    It is handed a copy of what it is given and nothing else, and everybody gets a copy of what it found. Given by place
    only, and plain: `ValueError` for what is not.
    """

    def keeping(function: Callable[[*Given], Found]) -> Callable[[*Given], Found]:
        @lru_cache(count)
        def found(_spoken: str, given: bytes) -> bytes:
            plain: Any = function(*marshal.loads(given))
            return marshal.dumps(plain, PLAIN)

        _kept.append(found.cache_clear)

        @wraps(function)
        def asked(*given: *Given) -> Found:
            plain: Any = given
            return cast(Found, marshal.loads(found(language(), marshal.dumps(plain, PLAIN))))

        return asked

    return keeping
