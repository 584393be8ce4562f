"""Lists of numbers, for compiled code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.games.compiled import compiled


@compiled
def is_among(numbers: NDArray[np.int32], number: int) -> bool:
    """Whether a number is one of these, which are in rising order."""
    low, high = 0, len(numbers)
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low < len(numbers) and numbers[low] == number
