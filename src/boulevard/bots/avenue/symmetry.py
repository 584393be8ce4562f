"""Half turns: a shipped sheet is its own image, with purple for green, so its halves share what is learnt.

Turned, a road 1 is a road 3, and a space lies where its partner lay.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from boulevard.games.avenue.components import Sheet
from boulevard.games.avenue.play.state import FARMS, SIDES

TURNED_ROAD = np.array([SIDES.index(min({(a ^ 2, b ^ 2), (b ^ 2, a ^ 2)} & set(SIDES))) for a, b in SIDES], np.int64)
"""What each road is after a half turn."""


def _turned(number: int, base: int, digits: int, places: Sequence[int], named: Sequence[int]) -> int:
    """A number whose digits change places, and are then named anew."""
    return sum(named[number // base**place % base] * base ** places[place] for place in range(digits))


TURNED_PATTERN = np.array([_turned(pattern, 3, 4, (2, 3, 0, 1), range(3)) for pattern in range(3**4)], np.int64)
"""What each pattern of the four sides of a space is after a half turn."""
TURNED_BLOCK = np.array(
    [_turned(block, 7, 4, (3, 2, 1, 0), (0, *(TURNED_ROAD + 1).tolist())) for block in range(7**4)], np.int64
)
"""The same for the roads in a square of 2×2."""


def half_turn(sheet: Sheet) -> Sequence[int] | None:
    """Return which farm or castle lies where each one lies after a half turn, or None if the sheet is not symmetric."""
    names = [symbol for _, symbol in sheet.spaces]
    images = names[::-1]
    keys = ["A", "B", "C", "D", "E", "F", "CP", "CG"]
    if not set(keys) <= set(names):
        return None
    partner = [keys.index(images[names.index(key)]) if images[names.index(key)] in keys else -1 for key in keys]
    if partner[FARMS:] != [FARMS + 1, FARMS]:
        return None
    swapped = str.maketrans("PG", "GP")
    turned = {key: keys[other] for key, other in zip(keys, partner, strict=True)}
    fits = (image == turned.get(name, name.translate(swapped)) for name, image in zip(names, images, strict=True))
    return partner if all(fits) else None
