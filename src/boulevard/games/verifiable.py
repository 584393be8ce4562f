"""Chance that anybody can check: draws from SHA-256 of a seed.

Draw number i of a seed is the first 8 bytes, big-endian, of SHA-256 over the text ``seed:i``. A number below n is the
first draw under the largest multiple of n, modulo n; a shuffle is Fisher–Yates from the end. Any language
repeats that in ten lines, so a shuffle can be verified once its seed is shown.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import SupportsIndex, TypeVar

from boulevard.errors import BadOption

T = TypeVar("T")

_RANGE = 1 << 64
_first_bytes = Struct(">Q").unpack_from
MAX_BITS = 4096


def checked_seed(seed: object) -> int | str:
    """Return a seed that can be used: a whole number or a text, not longer than anybody would write."""
    if type(seed) is int and seed.bit_length() <= MAX_BITS:
        return seed
    number = operator.index(seed) if isinstance(seed, SupportsIndex) and not isinstance(seed, bool) else None
    if number is not None and number.bit_length() <= MAX_BITS:
        return number
    if isinstance(seed, str) and len(seed) <= MAX_BITS:
        return seed
    raise BadOption("bad-seed", most=MAX_BITS)


class VerifiableRandom:
    """A sequence of draws."""

    def __init__(self, seed: int | str) -> None:
        self._seed = f"{seed}:".encode("utf-8", "surrogatepass")
        self._drawn = 0

    def below(self, limit: int) -> int:
        """Draw a number from 0 to limit - 1, all equally likely."""
        fair = _RANGE - _RANGE % limit
        while (draw := self._draw()) >= fair:
            pass
        return draw % limit

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a new order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _draw(self) -> int:
        digest = sha256(b"%b%d" % (self._seed, self._drawn)).digest()
        self._drawn += 1
        draw: int = _first_bytes(digest)[0]
        return draw
