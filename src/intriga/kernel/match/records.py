"""Records: a match as a file of JSON lines. The first line holds the header and the pack's bytes."""

from pathlib import Path
from typing import Any

import msgspec

from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import AnyEntry, Header
from intriga.kernel.match.match import Match
from intriga.kernel.packs import Pack

FORMAT = 1
SIGNATURE_BEGINS = b'{"signature":'


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record. `seed` is there only in the save of a running match."""

    record: int
    header: Header
    pack: Pack
    seed: str | None = None


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a record that a server has signed: the signature and the public key, in hex."""

    signature: str
    key: str


class Record(msgspec.Struct, frozen=True):
    """A record as it was read: only its format has been checked."""

    opening: Opening
    entries: tuple[AnyEntry, ...]
    signature: Signature | None = None


def opening_line(match: Match, *, with_seed: bool) -> bytes:
    """The first line of a match's record."""
    seed = match.seed.hex() if with_seed and match.seed is not None else None
    return json_line(Opening(FORMAT, match.header, match.pack, seed))


def json_line(value: Any) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def write_record(match: Match, path: Path, *, with_seed: bool = False) -> None:
    """The whole match as a file."""
    lines = [opening_line(match, with_seed=with_seed)] + [json_line(entry) for entry in match.entries]
    try:
        path.write_bytes(b"".join(lines))
    except OSError as fault:
        raise Malformed(f"'{path}' cannot be written: {fault.strerror}") from None


def read_record(path: Path) -> Record:
    """A record from a file; Malformed names the line that cannot be read."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as fault:
        raise Malformed(f"'{path}' cannot be read: {fault.strerror}") from None
    if not lines:
        raise Malformed(f"'{path}' is empty, not a record of a match")
    opening = read_line(lines[0], Opening, path, 1)
    if opening.record != FORMAT:
        raise Malformed(f"'{path}' is a record of format {opening.record}; this program reads {FORMAT}")
    signature = None
    if lines[-1].startswith(SIGNATURE_BEGINS):
        signature = read_line(lines[-1], Signature, path, len(lines))
        lines.pop()
    entries = [read_line(text, AnyEntry, path, number) for number, text in enumerate(lines[1:], 2)]
    return Record(opening, tuple(entries), signature)


def read_line(text: bytes, kind: Any, path: Path, number: int) -> Any:
    try:
        value = msgspec.json.decode(text, type=kind, strict=True)
        same = msgspec.json.encode(value) == text
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        raise Malformed(f"'{path}', line {number}, is not part of a record: {fault}") from None
    if not same:  # a field too many or named twice would otherwise go unnoticed
        raise Malformed(f"'{path}', line {number}, is not as this program writes it")
    return value
