"""Observations as bytes: masks of spaces, small sets and counts written out, a byte each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from boulevard.games.bits import ZERO
from boulevard.games.compiled import compiled, kernel

Row = NDArray[np.uint8]
"""The observation of one state, or a part of it."""

PLANE = 64
_BITS = np.arange(PLANE, dtype=np.uint64)


def put_plane(row: Row, at: int, ones: np.uint64, twos: np.uint64, fours: np.uint64) -> None:
    """Write 64 numbers from a place on, whose binary digits are the bits of three masks."""
    digits = [(np.uint64(mask) >> _BITS & np.uint64(1)).astype(np.uint8) for mask in (ones, twos, fours)]
    row[at : at + PLANE] = digits[0] + 2 * digits[1] + 4 * digits[2]


@intrinsic
def _put_plane(context: Any, row: Any, at: Any, ones: Any, twos: Any, fours: Any) -> tuple[Any, Callable[..., Any]]:
    """All 64 bytes at once: processors have instructions for that, which loops over bits do not become."""
    flags, numbers = ir.VectorType(ir.IntType(1), PLANE), ir.VectorType(ir.IntType(8), PLANE)

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, values: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, values[0])
        total = ir.Constant(numbers, [0] * PLANE)
        for digit, mask in enumerate(values[2:]):
            bits = builder.zext(builder.bitcast(mask, flags), numbers)
            total = builder.or_(total, builder.shl(bits, ir.Constant(numbers, [digit] * PLANE)))
        place = builder.bitcast(builder.gep(array.data, [values[1]]), numbers.as_pointer())
        builder.store(total, place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.uint64, types.uint64, types.uint64), generate


@overload(put_plane, inline="always")
def _compile_put_plane(row, at, ones, twos, fours):  # type: ignore[no-untyped-def]
    return lambda row, at, ones, twos, fours: _put_plane(  # type: ignore[call-arg]
        row, at, np.uint64(ones), np.uint64(twos), np.uint64(fours)
    )


@compiled
def put_bits(row: Row, at: int, bits: np.uint64, width: int) -> int:
    """Write so many bits from a place on, the lowest first; return the place after them.

    Zeros may be written beyond, so what comes there must be written later.
    """
    if at + PLANE <= len(row):
        put_plane(row, at, np.uint64(bits), ZERO, ZERO)
    else:
        for place in range(width):
            row[at + place] = np.uint64(bits) >> np.uint64(place) & np.uint64(1)
    return at + width


@compiled
def put_one_of(row: Row, at: int, number: int, width: int) -> int:
    """Write a number below `width` as a row of zeros with a one at its place; any other as zeros alone."""
    return put_bits(row, at, np.uint64(1) << np.uint64(number) if 0 <= number < width else ZERO, width)


@compiled
def put_count(row: Row, at: int, number: int) -> int:
    """Write a number from 0 to 255."""
    row[at] = number
    return at + 1


@kernel
def scale_each(observed: NDArray[np.uint8], factors: NDArray[np.float32], out: NDArray[np.float32]) -> None:
    """Write every number times the factor of its column."""
    for i in range(len(observed)):
        for j in range(len(factors)):
            out[i, j] = np.float32(observed[i, j]) * factors[j]
