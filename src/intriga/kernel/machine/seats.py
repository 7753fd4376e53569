"""Seats are small numbers from 0; a set of seats is a bit mask. The spectator is no seat."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from intriga.kernel.machine.i64_masks import Mask

Seat: TypeAlias = int  # a number from 0

SPECTATOR: Final = -1


def only(seat: Seat) -> Mask:
    """The mask of one seat."""
    return 1 << seat


def everyone(players: int) -> Mask:
    """The mask of all seats of a table."""
    return (1 << players) - 1


def others(players: int, seat: Seat) -> Mask:
    """Everyone but this seat."""
    return everyone(players) & ~(1 << seat)


def seats_in(mask: Mask) -> list[Seat]:
    """The seats of a mask, lowest first."""
    found: list[int] = []
    rest: i64 = mask
    seat: i64 = 0
    while rest:
        if rest & 1:
            found.append(seat)
        rest >>= 1
        seat += 1
    return found


def lowest_seat(mask: i64) -> i64:
    """The lowest seat of a mask that is not empty."""
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat
