"""Observations as bytes: masks of spaces, small sets and counts written out, a byte each.

Everything is written in blocks, which may reach beyond what they are for: what comes there must be written later, and a
row must be long enough for the last block.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from boulevard.games.kernels.bits import ONE, ZERO
from boulevard.games.kernels.compiled import compiled, kernel

Row = NDArray[np.uint8]
"""The observation of one state, or a part of it."""

PLANE, SET = 64, 16
"""The bytes of blocks."""


def put_plane(row: Row, at: int, ones: np.uint64, twos: np.uint64, fours: np.uint64) -> None:
    """Write a block of 64 numbers, whose binary digits are the bits of three masks."""
    digits = [_bits(mask, PLANE) for mask in (ones, twos, fours)]
    row[at : at + PLANE] = digits[0] + 2 * digits[1] + 4 * digits[2]


def put_block(row: Row, at: int, bits: np.uint64) -> None:
    """Write a block of the 16 lowest bits."""
    row[at : at + SET] = _bits(bits, SET)


def _bits(mask: np.uint64, count: int) -> NDArray[np.uint8]:
    return (np.uint64(mask) >> np.arange(count, dtype=np.uint64) & ONE).astype(np.uint8)


def _writer(size: int, masks: int) -> Any:
    """All bytes of a block at once: processors have instructions for that, which loops over bits do not become."""
    flags, numbers = ir.VectorType(ir.IntType(1), size), ir.VectorType(ir.IntType(8), size)

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, values: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, values[0])
        total = ir.Constant(numbers, [0] * size)
        for digit, mask in enumerate(values[2:]):
            bits = builder.bitcast(builder.trunc(mask, ir.IntType(size)) if size < PLANE else mask, flags)
            shifted = builder.shl(builder.zext(bits, numbers), ir.Constant(numbers, [digit] * size))
            total = builder.or_(total, shifted)
        place = builder.bitcast(builder.gep(array.data, [values[1]]), numbers.as_pointer())
        builder.store(total, place, align=1)
        return context.get_dummy_value()

    return lambda row: (types.void(row, types.int64, *[types.uint64] * masks), generate)


@intrinsic
def _put_plane(context: Any, row: Any, at: Any, ones: Any, twos: Any, fours: Any) -> tuple[Any, Callable[..., Any]]:
    return _writer(PLANE, 3)(row)  # type: ignore[no-any-return]


@intrinsic
def _put_block(context: Any, row: Any, at: Any, bits: Any) -> tuple[Any, Callable[..., Any]]:
    return _writer(SET, 1)(row)  # type: ignore[no-any-return]


@overload(put_plane, inline="always")
def _compile_put_plane(row, at, ones, twos, fours):  # type: ignore[no-untyped-def]
    return lambda row, at, ones, twos, fours: _put_plane(  # type: ignore[call-arg]
        row, at, np.uint64(ones), np.uint64(twos), np.uint64(fours)
    )


@overload(put_block, inline="always")
def _compile_put_block(row, at, bits):  # type: ignore[no-untyped-def]
    return lambda row, at, bits: _put_block(row, at, np.uint64(bits))  # type: ignore[call-arg]


@compiled
def put_mask(row: Row, at: int, mask: np.uint64, width: int) -> int:
    """Write a mask of that many spaces, up to 64; return the place after it."""
    put_plane(row, at, mask, ZERO, ZERO)
    return at + width


@compiled
def put_set(row: Row, at: int, bits: int, width: int) -> int:
    """Write that many bits, up to 16, the lowest first; return the place after them."""
    put_block(row, at, np.uint64(bits))
    return at + width


@compiled
def put_one_of(row: Row, at: int, number: int, width: int) -> int:
    """Write a number below `width` as a row of zeros with a one at its place; any other as zeros alone."""
    put_block(row, at, ONE << np.uint64(number) if 0 <= number < width else ZERO)
    return at + width


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
