"""Single key presses from a terminal, in any alphabet. The terminal is always restored."""

import codecs
import os
import select
import signal
import sys
import termios
import tty
from types import FrameType, TracebackType
from typing import Any

RESIZED = "resized"
ESCAPES = {
    "[A": "up", "OA": "up", "[B": "down", "OB": "down", "[C": "right", "OC": "right",
    "[D": "left", "OD": "left", "[Z": "left",
    "[H": "home", "OH": "home", "[1~": "home", "[7~": "home",
    "[F": "end", "OF": "end", "[4~": "end", "[8~": "end",
    "[5~": "page up", "[6~": "page down", "[3~": "delete",
}  # fmt: skip
NAMED_KEYS = {
    "\r": "enter",
    "\n": "enter",
    "\t": "right",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x04": "q",
    " ": "space",
}
#: A key of the Russian layout by the Latin letter on the same key.
SAME_KEY = dict(zip("йцукенгшщзфывапролдячсмитьё", "qwertyuiopasdfghjklzxcvbnm`", strict=True))
ENTER_SCREEN = "\x1b[?1049h\x1b[?25l\x1b[?7l"
LEAVE_SCREEN = "\x1b[?7h\x1b[?25h\x1b[?1049l"
ESCAPE_SECONDS = 0.05  # in which the rest of an escape sequence must arrive


class Keyboard:
    """The terminal while a match is on the screen. However it is left, everything is restored."""

    def __init__(self) -> None:
        self.stdin = sys.stdin.fileno()
        self.saved_mode: list[Any] = termios.tcgetattr(self.stdin)
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="ignore")
        self.pending = ""
        self.wake_reader, self.wake_writer = os.pipe()
        self.interrupted = False
        self.handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Keyboard":
        os.set_blocking(self.wake_writer, False)
        self.handlers[signal.SIGWINCH] = signal.signal(signal.SIGWINCH, self.on_resize)
        self.handlers[signal.SIGINT] = signal.signal(signal.SIGINT, self.on_interrupt)
        self.handlers[signal.SIGTERM] = signal.signal(signal.SIGTERM, on_terminate)
        self.handlers[signal.SIGCONT] = signal.signal(signal.SIGCONT, self.on_continue)
        self.enter_screen()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self.handlers.items():
            signal.signal(number, handler)
        self.leave_screen()
        os.close(self.wake_reader)
        os.close(self.wake_writer)

    def enter_screen(self) -> None:
        tty.setcbreak(self.stdin, termios.TCSADRAIN)
        mode = termios.tcgetattr(self.stdin)
        mode[6][termios.VSUSP] = b"\x00"  # Ctrl-Z would drop the user into the shell on our screen
        termios.tcsetattr(self.stdin, termios.TCSADRAIN, mode)
        sys.stdout.write(ENTER_SCREEN)
        sys.stdout.flush()

    def leave_screen(self) -> None:
        sys.stdout.write(LEAVE_SCREEN)
        sys.stdout.flush()
        termios.tcsetattr(self.stdin, termios.TCSADRAIN, self.saved_mode)

    def on_resize(self, number: int, frame: FrameType | None) -> None:
        os.write(self.wake_writer, b"!")

    def on_interrupt(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-C. If Python drops the exception, as in a finaliser, the next wait for a key raises it."""
        self.interrupted = True
        os.write(self.wake_writer, b"!")
        raise KeyboardInterrupt

    def on_continue(self, number: int, frame: FrameType | None) -> None:
        self.enter_screen()
        os.write(self.wake_writer, b"!")

    def next_key(self, seconds: float | None = None) -> str | None:
        """The next key, RESIZED, or None when time is up. EOFError: the terminal is gone."""
        if not self.pending and not self.interrupted and not self.read_more(seconds):
            return None
        if self.interrupted:
            raise KeyboardInterrupt
        if self.pending == RESIZED:
            self.pending = ""
            return RESIZED
        if self.pending.startswith("\x1b"):
            return self.escape()
        letter, self.pending = self.pending[0], self.pending[1:]
        return NAMED_KEYS.get(letter, letter)

    def read_more(self, seconds: float | None) -> bool:
        """Wait for something; False when nothing came in time."""
        ready, _, _ = select.select([self.stdin, self.wake_reader], [], [], seconds)
        if self.wake_reader in ready:
            os.read(self.wake_reader, 64)
            self.pending = RESIZED
            return True
        if not ready:
            return False
        content = os.read(self.stdin, 1024)
        if not content:
            raise EOFError
        self.pending += self.decoder.decode(content)
        return self.pending != "" or self.read_more(seconds)

    def escape(self) -> str:
        """An escape sequence, or the Escape key alone."""
        if len(self.pending) == 1 and select.select([self.stdin], [], [], ESCAPE_SECONDS)[0]:
            self.pending += self.decoder.decode(os.read(self.stdin, 64))
        for sequence, key in ESCAPES.items():
            if self.pending.startswith(sequence, 1):
                self.pending = self.pending[1 + len(sequence) :]
                return key
        rest = self.pending[1:]
        self.pending = "" if rest[:1] in ("[", "O") else rest  # a sequence that means nothing here, or Escape
        return "escape"


def command_of(key: str) -> str:
    """A key as a command: the same physical key in every alphabet."""
    return SAME_KEY.get(key.lower(), key.lower()) if len(key) == 1 else key


def on_terminate(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
