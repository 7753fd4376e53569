"""Leaf functions on 62-bit masks, in machine integers when compiled.

Only right shifts and additions: nothing here can wrap, so compiled and interpreted agree.
"""

from typing import TypeAlias

from mypy_extensions import i64

Mask: TypeAlias = int  # a set of small numbers, a bit for each


def count_i64(mask: i64) -> i64:
    """The number of set bits."""
    # Constants stay below 2**62: a larger one would be a boxed object, converted at every call.
    pairs: i64 = mask - (mask >> 1 & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    bytes_: i64 = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    wide: i64 = bytes_ + (bytes_ >> 8)
    wider: i64 = wide + (wide >> 16)
    return wider + (wider >> 32) & 127


def lowest_i64(mask: i64) -> i64:
    """The number of the lowest set bit; the mask is not 0."""
    return count_i64((mask & -mask) - 1)
