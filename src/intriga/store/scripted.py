"""What both stores share: every question and change but appending is a script that they run."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TypeVar

from intriga.store import person_scripts, table_scripts
from intriga.store.protocol import (
    AnswerKey,
    Append,
    CodeKind,
    Device,
    Listed,
    Person,
    Quota,
    TableIndex,
    TableList,
)
from intriga.store.scripts import Script, checked_id, is_id, statement

T = TypeVar("T")


def _ping() -> Script[None]:
    yield statement("SELECT 1")


class ScriptedStore(ABC):
    """A `protocol.Store` over a database that can run scripts."""

    @abstractmethod
    async def _append(self, new: Append) -> None: ...

    @abstractmethod
    async def _read(self, script: Script[T]) -> T:
        """Run a script that changes nothing."""

    @abstractmethod
    async def _write(self, script: Script[T]) -> T:
        """Run a script in a transaction of its own, durably."""

    @abstractmethod
    async def close(self) -> None: ...

    # ── tables ──

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
        if not rows or expected < 0:
            raise ValueError("an append has rows, and a number for the first of them")
        await self._append(Append(checked_id(table), expected, tuple(rows), index, answer, same_persons))

    async def rows(self, table: str, since: int = 0) -> list[bytes]:
        return await self._read(table_scripts.rows(table, since)) if is_id(table) else []

    async def listed(self, table: str) -> Listed | None:
        return await self._read(table_scripts.listed(table)) if is_id(table) else None

    async def answered(self, table: str, answer: AnswerKey) -> int | None:
        return await self._read(table_scripts.answered(table, answer)) if is_id(table) else None

    async def replace(self, table: str, length: int, rows: Mapping[int, bytes], index: TableIndex) -> None:
        await self._write(table_scripts.replace(checked_id(table), length, rows, index))

    async def open_tables(self, limit: int) -> list[Listed]:
        return await self._read(table_scripts.open_tables(limit))

    async def tables_of(self, person: str, pile: TableList, limit: int) -> list[Listed]:
        return await self._read(table_scripts.tables_of(person, pile, limit)) if is_id(person) else []

    async def tables_ever(self, person: str) -> list[str]:
        return await self._read(table_scripts.tables_ever(person)) if is_id(person) else []

    async def due_tables(self, now: int, limit: int) -> list[Listed]:
        return await self._read(table_scripts.due_tables(now, limit))

    async def running_tables(self, limit: int) -> list[Listed]:
        return await self._read(table_scripts.running_tables(limit))

    # ── daily deals ──

    async def enter(self, deal: str, table: str) -> None:
        await self._write(table_scripts.enter(checked_id(deal), checked_id(table)))

    async def entered(self, deal: str, limit: int) -> list[Listed]:
        return await self._read(table_scripts.entered(deal, limit)) if is_id(deal) else []

    # ── packs ──

    async def put_pack(self, digest: str, packed: bytes) -> None:
        await self._write(table_scripts.put_pack(checked_id(digest), packed))

    async def pack(self, digest: str) -> bytes | None:
        return await self._read(table_scripts.pack(digest)) if is_id(digest) else None

    # ── persons ──

    async def create_person(self, person: Person, device: str, browser: str = "") -> None:
        checked_id(person.id)
        await self._write(person_scripts.create_person(person, device, browser))

    async def person(self, person: str) -> Person | None:
        return await self._read(person_scripts.person(person)) if is_id(person) else None

    async def person_of(self, device: str) -> Person | None:
        return await self._read(person_scripts.person_of(device))

    async def change_person(
        self, person: str, *, name: str | None = None, language: str | None = None
    ) -> None:
        await self._write(person_scripts.change_person(checked_id(person), name, language))

    async def devices_of(self, person: str) -> list[Device]:
        return await self._read(person_scripts.devices_of(person)) if is_id(person) else []

    async def drop_device(self, person: str, device: str) -> bool:
        return await self._write(person_scripts.drop_device(checked_id(person), device))

    async def person_by(self, way: CodeKind, code: str, now: int) -> Person | None:
        return await self._read(person_scripts.person_by(way, code, now))

    async def forget_person(self, person: str, now: int) -> None:
        await self._write(person_scripts.forget_person(checked_id(person), now))

    async def put_code(self, way: CodeKind, code: str, person: str, expires: int | None) -> None:
        await self._write(person_scripts.put_code(way, code, checked_id(person), expires))

    async def claim(self, way: CodeKind, code: str, device: str, now: int) -> Person | None:
        return await self._write(person_scripts.claim(way, code, device, now))

    # ── quotas and maintenance ──

    async def spend(self, quota: Quota, amount: int, most: int) -> bool:
        checked_id(quota.person)
        return await self._write(person_scripts.spend(quota, amount, most))

    async def spent(self, quota: Quota) -> int:
        return await self._read(person_scripts.spent(quota)) if is_id(quota.person) else 0

    @abstractmethod
    async def scrub(self) -> None: ...

    async def sweep(self, now: int, period: int) -> None:
        await self._write(person_scripts.sweep(now, period))

    async def check(self) -> None:
        await self._read(_ping())
