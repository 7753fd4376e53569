"""A person at a terminal: a program under a pseudo-terminal, its keys and what it shows."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

PROGRAM = [sys.executable, "-c", "import sys; from intriga.cli import main; sys.exit(main())"]
#: The terminal is the program's own, so that Ctrl-C reaches it.
ON_A_TERMINAL = [*PROGRAM[:2], f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {PROGRAM[2]}"]
KEPT = ("PATH", "HOME", "PYTHONPATH", "INTRIGA_BUILD")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 60.0  # seconds; only a program that hangs needs them


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {
        **kept,
        "XDG_DATA_HOME": str(data),
        "TERM": "xterm-256color",
        "LANG": "en_GB.UTF-8",
        "PYTHONUTF8": "1",
        **more,
    }


def run_lines(
    arguments: Sequence[str], lines: Sequence[str], data: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """The program with its input from a pipe."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input="".join(f"{line}\n" for line in lines),
        check=False,
        capture_output=True,
        text=True,
        env=environment(data, **more),
        timeout=PATIENCE,
    )


class Terminal:
    """The program on a screen of a given size."""

    def __init__(
        self, arguments: Sequence[str], data: Path, size: tuple[int, int] = (80, 24), **more: str
    ) -> None:
        self.master, slave = pty.openpty()
        self.resize(size)
        self.before: list[Any] = termios.tcgetattr(slave)
        self.slave = slave
        self.shown = ""
        self.letters = codecs.getincrementaldecoder("utf-8")("ignore")  # a read may end inside a letter
        self.program = subprocess.Popen(
            [*ON_A_TERMINAL, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more),
            start_new_session=True,
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.program.poll() is None:
            self.program.kill()
        self.program.wait()
        os.close(self.master)
        os.close(self.slave)

    def resize(self, size: tuple[int, int]) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def read(self, seconds: float) -> bool:
        """Take in what is shown; False if nothing came."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        self.shown += self.letters.decode(os.read(self.master, 65536))
        return True

    def text(self) -> str:
        return CONTROL.sub("", self.shown)

    def wait_for(self, text: str) -> str:
        """Until this text was shown; what was shown up to then is forgotten and given back."""
        give_up = time.monotonic() + PATIENCE
        while text not in self.text():
            self.read(0.2)
            if time.monotonic() > give_up or self.program.poll() is not None:
                raise AssertionError(f"'{text}' was not shown, but:\n{self.text()[-3000:]}")
        shown, self.shown = self.text(), ""
        return shown

    def quiet(self, seconds: float = 0.3) -> None:
        """Until nothing more is shown for a moment."""
        while self.read(seconds):
            pass

    def play_to(self, text: str, keys: str = "\r") -> None:
        """Press keys, each time when the screen has come to rest, until this text is shown."""
        give_up = time.monotonic() + PATIENCE
        while text not in self.text():
            self.shown = ""
            self.press(keys)
            self.quiet(0.03)
            if time.monotonic() > give_up or self.program.poll() is not None:
                raise AssertionError(f"'{text}' was not reached:\n{self.text()[-3000:]}")

    def leave(self, keys: str) -> int:
        """Press keys that end the program; its exit code."""
        self.press(keys)
        give_up = time.monotonic() + PATIENCE
        while self.program.poll() is None and time.monotonic() < give_up:
            self.read(0.1)
        while self.read(0.1):
            pass
        return self.program.wait(timeout=1)

    def kill(self) -> None:
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()

    def restored(self) -> bool:
        """Whether the terminal is as it was before the program."""
        return termios.tcgetattr(self.slave) == self.before
