"""One process per file: a lock file beside it, released when the process ends, however it ends."""

import fcntl
import os
from pathlib import Path

from intriga.store.faults import CannotOpen
from intriga.store.sqlite.running import error_text


class FileLock:
    """Held from its construction until `release`.

    It is a file of its own: closing any handle of the database would drop SQLite's locks on it.
    The file stays when the lock is released: removing it would let two processes lock two files of one name.
    """

    def __init__(self, database: Path) -> None:
        try:
            self.handle = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as fault:
            raise CannotOpen("cannot-open", file=f"{database}.lock", why=error_text(fault)) from None
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.pread(self.handle, 20, 0).decode("ascii", "replace").strip()
            os.close(self.handle)
            raise CannotOpen("in-use", file=str(database), process=holder or "?") from None
        os.ftruncate(self.handle, 0)
        os.pwrite(self.handle, str(os.getpid()).encode("ascii"), 0)

    def release(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1
