"""Saves: a match in play, as a record file. Each entry is on the disk before it is shown as done."""

import fcntl
import os
from datetime import datetime
from pathlib import Path

from intriga.games.shelf import find_game
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import AnyEntry
from intriga.kernel.match.match import Match
from intriga.kernel.match.migration import migrate_match
from intriga.kernel.match.records import Opening, Record, json_line, opening_line, read_line, read_record
from intriga.kernel.match.verify import InvalidRecord

SUFFIX = ".match"
END = b'"entry":"Ended"'


def saves_folder() -> Path:
    """Where matches are kept: in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    return base / "intriga" / "matches"


class Save:
    """The file of one match, locked by one process."""

    def __init__(self, path: Path, handle: int, written: int) -> None:
        self.path = path
        self.handle = handle
        self.written = written  # how many entries of the match are on the disk

    def sync(self, match: Match) -> None:
        """Append the new entries of the match; they are on the disk when this returns."""
        fresh = b"".join(json_line(entry) for entry in match.entries[self.written :])
        if not fresh:
            return
        try:
            write_all(self.handle, fresh)
            os.fsync(self.handle)
        except OSError as fault:
            raise Malformed(f"'{self.path}' cannot be written: {fault.strerror}") from None
        self.written = len(match.entries)

    def close(self) -> None:
        """Free the file for others; nothing more is written."""
        if self.handle >= 0:
            os.close(self.handle)
        self.handle = -1


def new_save(match: Match, folder: Path) -> Save:
    """A file for a match that has just been dealt; it appears under its name when it is complete."""
    path = free_path(folder, match.header.game)
    part = path.with_suffix(".part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND | os.O_CLOEXEC, 0o600)
        save = Save(path, handle, 0)
        write_all(handle, opening_line(match, with_seed=True))
        lock(path, handle)
        save.sync(match)
        part.replace(path)
        sync_folder(folder)
    except OSError as fault:
        raise Malformed(f"a match cannot be saved in '{folder}': {fault.strerror}") from None
    return save


def free_path(folder: Path, game: str) -> Path:
    """A name by time and process; chapters of one process may begin within the same second."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    name = f"{game}-{stamp}-{os.getpid()}"
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def open_save(path: Path) -> tuple[Save, Match]:
    """A saved match to continue; Malformed says in one sentence why that is impossible."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC)
    except OSError as fault:
        raise Malformed(f"'{path}' cannot be opened: {fault.strerror}") from None
    try:
        lock(path, handle)
        record, length = whole_lines(path)
        match = match_of(path, record)
        if length != os.fstat(handle).st_size:
            os.ftruncate(handle, length)  # half a line: it was never acknowledged
        save = Save(path, handle, len(record.entries))
        save.sync(match)  # a match of older rules was migrated, which is an entry too
    except BaseException:
        os.close(handle)
        raise
    return save, match


def whole_lines(path: Path) -> tuple[Record, int]:
    """The record up to its last whole line, and how many bytes that is."""
    content = path.read_bytes()
    length = content.rfind(b"\n") + 1
    if length in (0, len(content)):
        return read_record(path), length
    lines = content[:length].splitlines()
    opening = read_line(lines[0], Opening, path, 1)
    entries = [read_line(text, AnyEntry, path, number) for number, text in enumerate(lines[1:], 2)]
    return Record(opening, tuple(entries)), length


def match_of(path: Path, record: Record) -> Match:
    """The match of a save, with every entry re-executed; a match of older rules is migrated."""
    if record.opening.seed is None:
        raise Malformed(f"'{path}' is a finished record without its seed, not a match to be played on")
    game = find_game(record.opening.header.game)
    try:
        return migrate_match(game, record)
    except InvalidRecord as fault:
        raise Malformed(f"'{path}' is damaged and was left as it is: {fault}") from None


def lock(path: Path, handle: int) -> None:
    """Lock the file: one process at a time."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Malformed(f"'{path}' is being played in another terminal") from None


def last_unfinished(game: str, folder: Path) -> Path | None:
    """The match of this game that was left last."""
    found = [path for path in folder.glob(f"{game}-*{SUFFIX}") if path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        if not has_ended(path) and not is_locked(path):
            return path
    return None


def has_ended(path: Path) -> bool:
    last = path.read_bytes().rstrip(b"\n").rpartition(b"\n")[2]
    return END in last[: len(END) + 2]


def is_locked(path: Path) -> bool:
    handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        lock(path, handle)
    except Malformed:
        return True
    finally:
        os.close(handle)
    return False


def write_all(handle: int, content: bytes) -> None:
    while content:
        content = content[os.write(handle, content) :]


def sync_folder(folder: Path) -> None:
    """A new file name is on the disk only once its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
