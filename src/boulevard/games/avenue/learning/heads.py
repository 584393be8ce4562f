"""The numbers of actions of Avenue taken apart: kind and place."""

from __future__ import annotations

import numpy as np

from boulevard.games.avenue.components import Sheet
from boulevard.games.avenue.play.state import PEEK
from boulevard.games.contract.describing import Factors, Head
from boulevard.games.keeping import kept_with

KINDS = ("draw", "peek")


@kept_with
def factors(sheet: Sheet) -> Factors:
    """All actions on a sheet as numbers of heads. Spaces beyond a small sheet have names too, though none is there."""
    names = tuple(f"{chr(ord('a') + space % sheet.columns)}{space // sheet.columns + 1}" for space in range(PEEK))
    numbers = [(0, 1 + space) for space in range(PEEK)] + [(1, 0)]
    return Factors((Head("kind", KINDS), Head("place", (None, *names))), np.array(numbers, np.int32))
