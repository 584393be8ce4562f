"""Lists of legal actions, in compiled code: looking one up, and putting them into buffers (contract/buffers.py)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.arrays import Flags, Numbers
from boulevard.games.kernels.compiled import compiled


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


@compiled
def unmark(i: int, rows: Numbers, counts: NDArray[np.int64], mask: Flags) -> None:
    """Take the marks of what stands in row `i` away, and no others. A mask without columns is none."""
    if mask.shape[1] > 0:
        for j in range(min(counts[i], rows.shape[1])):
            if 0 <= rows[i, j] < mask.shape[1]:
                mask[i, rows[i, j]] = False


@compiled
def put_list(listed: Numbers, count: int, i: int, rows: Numbers, counts: NDArray[np.int64], mask: Flags) -> None:
    """Put the first `count` of what is listed into row `i`, in place of what was there.

    A list that is too long leaves the row empty; its count is told all the same.
    """
    before = min(counts[i], rows.shape[1])
    counts[i] = count
    if count > rows.shape[1]:
        count = 0
    for j in range(count):
        rows[i, j] = listed[j]
    for j in range(count, before):
        rows[i, j] = -1
    if mask.shape[1] > 0:
        for j in range(count):
            mask[i, listed[j]] = True
