"""Influence on a card: three bits a slot from the top, 0 = free, else the owner's seat + 1."""

from mypy_extensions import i64

from intriga.kernel.machine.seats import Seat


def owner_in(inf: int, slot: int) -> int:
    """Whose influence is in this slot; -1 if it is free."""
    return (inf >> 3 * slot & 7) - 1


def with_owner(inf: int, slot: int, seat: Seat) -> int:
    """The same card with this slot given to a seat, or freed (-1)."""
    return inf & ~(7 << 3 * slot) | seat + 1 << 3 * slot


def influence_of(inf: i64, seat: i64) -> int:
    """How many influence tokens a seat has on the card."""
    found: i64 = 0
    while inf:
        if inf & 7 == seat + 1:
            found += 1
        inf >>= 3
    return found


def influence_in_all(inf: i64) -> int:
    """How many influence tokens lie on the card."""
    found: i64 = 0
    while inf:
        if inf & 7:
            found += 1
        inf >>= 3
    return found


def has_others(inf: i64, seat: i64) -> bool:
    """Whether influence of anybody else lies on the card."""
    while inf:
        if inf & 7 and inf & 7 != seat + 1:
            return True
        inf >>= 3
    return False


def top_free(inf: i64, slots: i64) -> int:
    """The topmost free slot, or -1."""  # PI-078
    slot: i64 = 0
    while slot < slots:
        if inf & 7 == 0:
            return slot
        inf >>= 3
        slot += 1
    return -1


def controller(inf: int, seats: int) -> int:
    """Who has more influence on the card than any single opponent; -1 on a tie or an empty card."""
    # PI-035
    best, most, tied = -1, 0, False
    for seat in range(seats):
        found = influence_of(inf, seat)
        if found > most:
            best, most, tied = seat, found, False
        elif found == most:
            tied = True
    return -1 if tied or most == 0 else best
