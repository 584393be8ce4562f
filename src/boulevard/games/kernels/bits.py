"""Boards of 8×8 as 64-bit masks: bit 0 is a1, bit 7 h1, bit 63 h8.

All functions take and give `numpy.uint64`, and run compiled as well as interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from boulevard.games.kernels.compiled import compiled

Bits = np.uint64 | int
"""A mask of spaces, or a small set of numbers as bits."""

ZERO = np.uint64(0)
ONE = np.uint64(1)
ALL = np.uint64(0xFFFF_FFFF_FFFF_FFFF)
NOT_FILE_A = np.uint64(0xFEFE_FEFE_FEFE_FEFE)
NOT_FILE_H = np.uint64(0x7F7F_7F7F_7F7F_7F7F)
RANK, STEP = np.uint64(8), np.uint64(1)


def count(mask: Bits) -> int:
    """How many bits are set."""
    return int(mask).bit_count()


def lowest(mask: Bits) -> int:
    """The number of the lowest bit set; the mask must not be empty."""
    return (int(mask) & -int(mask)).bit_length() - 1


@intrinsic
def _count(context: Any, mask: Any) -> tuple[Any, Callable[..., Any]]:
    def generate(context: Any, builder: ir.IRBuilder, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.uint64), generate


@intrinsic
def _lowest(context: Any, mask: Any) -> tuple[Any, Callable[..., Any]]:
    def generate(context: Any, builder: ir.IRBuilder, signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), generate


@overload(count, inline="always")
def _compile_count(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _count(np.uint64(mask))  # type: ignore[call-arg]


@overload(lowest, inline="always")
def _compile_lowest(mask):  # type: ignore[no-untyped-def]
    return lambda mask: _lowest(np.uint64(mask))  # type: ignore[call-arg]


@compiled
def bit(number: int) -> np.uint64:
    """The mask of one space."""
    return ONE << np.uint64(number)


@compiled
def beside(mask: np.uint64) -> np.uint64:
    """The spaces that touch one of `mask` by a side (some of `mask` may be among them)."""
    east = (mask & NOT_FILE_H) << STEP
    west = (mask & NOT_FILE_A) >> STEP
    return east | west | (mask << RANK) | (mask >> RANK)


@compiled
def cornerwise(mask: np.uint64) -> np.uint64:
    """The spaces that touch one of `mask` by a corner."""
    rows = (mask << RANK) | (mask >> RANK)
    return ((rows & NOT_FILE_H) << STEP) | ((rows & NOT_FILE_A) >> STEP)


@compiled
def towards(mask: np.uint64, side: int) -> np.uint64:
    """The neighbour of a space to the north (0), east, south or west (3); empty off the board."""
    if side == 0:
        return mask << RANK
    if side == 1:
        return (mask & NOT_FILE_H) << STEP
    if side == 2:
        return mask >> RANK
    return (mask & NOT_FILE_A) >> STEP


@compiled
def flood(start: np.uint64, passable: np.uint64) -> np.uint64:
    """All that is reached from `start` by sides over `passable` spaces, `start` included."""
    area = start
    while True:
        larger = area | (beside(area) & passable)
        if larger == area:
            return area
        area = larger
