"""What a store does, and the plain data it takes and gives.

Times are milliseconds of wall time and are handed in. Secrets come in as they are and only their
fingerprints are kept (`codes`). Ids are short ASCII texts: a question about any other id finds nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from intriga.kernel.machine.seats import Seat
from intriga.tables.index import SeatIndex as SeatIndex
from intriga.tables.index import TableIndex as TableIndex
from intriga.tables.table import Status as Status

TableList = Literal["open", "running", "finished", "my_turn"]
CodeKind = Literal["link", "recovery"]

# ── tables ──


class Listed(msgspec.Struct, frozen=True):
    """A table in a list; `length` is the number of its rows."""

    table: str
    length: int
    index: TableIndex


class AnswerKey(msgspec.Struct, frozen=True):
    """The client's own id of the message that this append answers. It is carried out once."""

    seat: Seat
    client: str


class Append(msgspec.Struct, frozen=True):
    """New rows of a table that had `expected` rows when they were decided; the first gets that number."""

    table: str
    expected: int
    rows: tuple[bytes, ...]
    index: TableIndex
    answer: AnswerKey | None = None
    same_persons: bool = False  # whether the same persons sit there as in the index before


class Conflict(Exception):
    """The table does not have the expected number of rows: another node wrote. Read, and decide again."""


class AlreadyAnswered(Exception):
    """This message was carried out before; its first row has the number `sequence`. Nothing was written."""

    def __init__(self, sequence: int) -> None:
        super().__init__(sequence)
        self.sequence = sequence


# ── persons ──


class Person(msgspec.Struct, frozen=True):
    """A random id with the name and language that its person chose. A forgotten one has no name."""

    id: str
    name: str
    language: str
    created: int
    forgotten: int | None = None


class Device(msgspec.Struct, frozen=True):
    """A device of a person: its public id, since when it is theirs, and what it called itself then."""

    id: str
    created: int
    browser: str = ""


class Quota(msgspec.Struct, frozen=True):
    """A person's allowance of something in one period, such as tables on one day."""

    person: str
    what: str
    period: int


# ── the store ──


class Store(Protocol):
    """What every store does. Raises `StoreUnavailable` if the database cannot be reached or cannot write.

    It may be unknown whether an append that raised it was committed: read the rows before going on.
    An append is atomic, and its answer key keeps it from being done twice.
    """

    # tables

    async def append(
        self,
        table: str,
        expected: int,
        rows: Sequence[bytes],
        index: TableIndex,
        answer: AnswerKey | None = None,
        *,
        same_persons: bool = False,
    ) -> None:
        """Write rows `expected`, `expected + 1`… and the index, durably and atomically.

        Raises AlreadyAnswered if this message was carried out before, else Conflict if the table does not
        have exactly `expected` rows.
        """

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        """The rows with the numbers `since` and up; empty if there are none."""
        raise NotImplementedError

    async def listed(self, table: str) -> Listed | None: ...

    async def answered(self, table: str, answer: AnswerKey) -> int | None:
        """The number of the first row that this message brought about; None if it was never carried out."""

    async def replace(self, table: str, length: int, rows: Mapping[int, bytes], index: TableIndex) -> None:
        """Replace the bytes of rows, to forget names and chat texts. Conflict as in `append`."""

    async def open_tables(self, limit: int) -> list[Listed]:
        """Waiting tables that are open and have a free seat, the newest first."""
        raise NotImplementedError

    async def tables_of(self, person: str, pile: TableList, limit: int) -> list[Listed]:
        """The tables at which this person sits, the newest first.

        `open`: waiting ones; `my_turn`: running ones where a seat of this person may decide.
        """
        raise NotImplementedError

    async def tables_ever(self, person: str) -> list[str]:
        """Every table at which this person has ever sat: where there is something to forget."""
        raise NotImplementedError

    async def due_tables(self, now: int, limit: int) -> list[Listed]:
        """The tables with something to do by now, the longest overdue first."""
        raise NotImplementedError

    async def running_tables(self, limit: int) -> list[Listed]:
        """Running tables, the newest first: their bots may have to go on after a restart."""
        raise NotImplementedError

    # daily deals

    async def enter(self, deal: str, table: str) -> None:
        """This table is a try at a deal; saying so again changes nothing."""

    async def entered(self, deal: str, limit: int) -> list[Listed]:
        """The finished tries at a deal, in no order."""
        raise NotImplementedError

    # packs

    async def put_pack(self, digest: str, packed: bytes) -> None: ...

    async def pack(self, digest: str) -> bytes | None: ...

    # persons

    async def create_person(self, person: Person, device: str, browser: str = "") -> None:
        """A new person with its first device, which is known by a secret."""

    async def person(self, person: str) -> Person | None: ...

    async def person_of(self, device: str) -> Person | None:
        """Whose device has this secret; None if it is nobody's."""

    async def change_person(
        self, person: str, *, name: str | None = None, language: str | None = None
    ) -> None: ...

    async def devices_of(self, person: str) -> list[Device]:
        """The person's devices, the newest first."""
        raise NotImplementedError

    async def drop_device(self, person: str, device: str) -> bool:
        """The person's device of this public id is nobody's from now on; whether there was one."""
        raise NotImplementedError

    async def person_by(self, way: CodeKind, code: str, now: int) -> Person | None:
        """Whose code this is, without spending it."""

    async def forget_person(self, person: str, now: int) -> None:
        """Erase the name, all devices and all codes. The id stays, so that seats have an owner."""

    async def put_code(self, way: CodeKind, code: str, person: str, expires: int | None) -> None:
        """A one-time code that moves this person to another device; it replaces the last one of its kind."""

    async def claim(self, way: CodeKind, code: str, device: str, now: int) -> Person | None:
        """Spend a code: this device, new or somebody else's until now, is now its person's.

        None, and nothing changes, if there is no such code or it has expired.
        """

    # quotas

    async def spend(self, quota: Quota, amount: int, most: int) -> bool:
        """Spend this amount of an allowance; False, and nothing is spent, if that would exceed `most`."""
        raise NotImplementedError

    async def spent(self, quota: Quota) -> int: ...

    # maintenance

    async def sweep(self, now: int, period: int) -> None:
        """Remove codes that expired, allowances of earlier periods, and persons who never sat anywhere and
        came long ago."""

    async def scrub(self) -> None:
        """Make sure that what was overwritten is in no file beside the database either."""

    async def check(self) -> None:
        """Ask the database something small: for the health route."""

    async def close(self) -> None:
        """Finish pending work and close the database."""
