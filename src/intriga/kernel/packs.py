"""Packs: a game's component data, read from a folder of TOML and known by its digest."""

import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from intriga.kernel.machine.refusals import Malformed

LARGEST_FILE = 1_000_000  # bytes
MAX_DEPTH = 20  # of nested tables and lists; our packs need five
LARGEST_NUMBER = 2**63 - 1  # as TOML has it
TOO_LARGE = "a number has too many digits"
TOO_DEEP = f"tables and lists lie more than {MAX_DEPTH} deep in each other"


class PackFault(Malformed):
    """A table that cannot be used: file, row and reason."""

    def __init__(self, file: str, row: str, reason: str, others: "Sequence[PackFault]" = ()) -> None:
        super().__init__(f"{file}, {row}: {reason}" if row else f"{file}: {reason}")
        self.file = file
        self.row = row
        self.reason = reason
        self.others = tuple(others)  # the other faults of the pack, if all were collected


class Pack(msgspec.Struct, frozen=True):
    """The bytes of a pack's files, by name."""

    id: str
    files: dict[str, str]

    @property
    def digest(self) -> str:
        """The hash of these files, by which the pack is known; its id is no part of it."""
        sponge = blake2b(digest_size=16)
        for name in sorted(self.files):
            text = self.files[name].encode()
            sponge.update(f"{name}\n{len(text)}\n".encode())
            sponge.update(text)
        return sponge.hexdigest()

    def table(self, file: str) -> dict[str, Any]:
        """One file, parsed; PackFault if it is missing or is not TOML."""
        if file not in self.files:
            raise PackFault(file, "", "the pack lacks this file")
        try:
            found = tomllib.loads(self.files[file])
        except tomllib.TOMLDecodeError as fault:
            raise PackFault(file, "", f"this is not TOML ({fault})") from None
        except ValueError:  # Python reads no number of more than 4,300 digits
            raise PackFault(file, "", TOO_LARGE) from None
        except RecursionError:
            raise PackFault(file, "", TOO_DEEP) from None
        check_values(file, found)
        return found


def check_values(file: str, table: dict[str, Any]) -> None:
    """Refuse numbers and nesting that an error message could not show."""
    level: list[Any] = [table]
    for _ in range(MAX_DEPTH):
        if any(type(value) is int and abs(value) > LARGEST_NUMBER for value in level):
            raise PackFault(file, "", TOO_LARGE)
        level = [inner for value in level for inner in inner_values(value)]
        if not level:
            return
    raise PackFault(file, "", TOO_DEEP)


def inner_values(value: Any) -> list[Any]:
    """The values inside a table or list; empty for anything else."""
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def read_pack(folder: Path) -> Pack:
    """All TOML files of a folder, as a pack named after it."""
    if not folder.is_dir():
        raise Malformed(f"'{folder}' is not a folder with a pack's TOML files")
    files: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.stat().st_size > LARGEST_FILE:
            raise PackFault(path.name, "", "the file is larger than a megabyte")
        try:
            files[path.name] = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            raise PackFault(path.name, "", "the file cannot be read as UTF-8 text") from None
    if not files:
        raise Malformed(f"'{folder}' holds no TOML file")
    return Pack(folder.name, files)
