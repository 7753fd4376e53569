"""Keys: single key presses from a terminal, in any alphabet. The terminal is always given back."""

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
NAMED = {
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
FOLLOWS = 0.05  # seconds in which the rest of an escape sequence must come


class Keyboard:
    """The terminal while a match is on the screen. Leaving it, by whatever way, restores everything."""

    def __init__(self) -> None:
        self.stdin = sys.stdin.fileno()
        self.before: list[Any] = termios.tcgetattr(self.stdin)
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="ignore")
        self.waiting = ""
        self.alarm, self.bell = os.pipe()
        self.interrupted = False
        self.handlers: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Keyboard":
        os.set_blocking(self.bell, False)
        self.handlers[signal.SIGWINCH] = signal.signal(signal.SIGWINCH, self.note_resize)
        self.handlers[signal.SIGINT] = signal.signal(signal.SIGINT, self.interrupt)
        self.handlers[signal.SIGTERM] = signal.signal(signal.SIGTERM, leave)
        self.handlers[signal.SIGCONT] = signal.signal(signal.SIGCONT, self.come_back)
        self.take()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self.handlers.items():
            signal.signal(number, handler)
        self.give_back()
        os.close(self.alarm)
        os.close(self.bell)

    def take(self) -> None:
        tty.setcbreak(self.stdin, termios.TCSADRAIN)
        mode = termios.tcgetattr(self.stdin)
        mode[6][termios.VSUSP] = b"\x00"  # Ctrl-Z would leave the shell on our screen
        termios.tcsetattr(self.stdin, termios.TCSADRAIN, mode)
        sys.stdout.write(ENTER_SCREEN)
        sys.stdout.flush()

    def give_back(self) -> None:
        sys.stdout.write(LEAVE_SCREEN)
        sys.stdout.flush()
        termios.tcsetattr(self.stdin, termios.TCSADRAIN, self.before)

    def note_resize(self, number: int, frame: FrameType | None) -> None:
        os.write(self.bell, b"!")

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-C. Where Python drops the exception, as in a finaliser, the next wait for a key raises it."""
        self.interrupted = True
        os.write(self.bell, b"!")
        raise KeyboardInterrupt

    def come_back(self, number: int, frame: FrameType | None) -> None:
        self.take()
        os.write(self.bell, b"!")

    def press(self, seconds: float | None = None) -> str | None:
        """The next key, RESIZED, or None when time is up. EOFError: the terminal is gone."""
        if not self.waiting and not self.interrupted and not self.gather(seconds):
            return None
        if self.interrupted:
            raise KeyboardInterrupt
        if self.waiting == RESIZED:
            self.waiting = ""
            return RESIZED
        if self.waiting.startswith("\x1b"):
            return self.escape()
        letter, self.waiting = self.waiting[0], self.waiting[1:]
        return NAMED.get(letter, letter)

    def gather(self, seconds: float | None) -> bool:
        """Wait for something; False when nothing came in time."""
        ready, _, _ = select.select([self.stdin, self.alarm], [], [], seconds)
        if self.alarm in ready:
            os.read(self.alarm, 64)
            self.waiting = RESIZED
            return True
        if not ready:
            return False
        content = os.read(self.stdin, 1024)
        if not content:
            raise EOFError
        self.waiting += self.decoder.decode(content)
        return self.waiting != "" or self.gather(seconds)

    def escape(self) -> str:
        """An escape sequence, or the Escape key alone."""
        if len(self.waiting) == 1 and select.select([self.stdin], [], [], FOLLOWS)[0]:
            self.waiting += self.decoder.decode(os.read(self.stdin, 64))
        for sequence, key in ESCAPES.items():
            if self.waiting.startswith(sequence, 1):
                self.waiting = self.waiting[1 + len(sequence) :]
                return key
        rest = self.waiting[1:]
        self.waiting = "" if rest[:1] in ("[", "O") else rest  # a sequence that means nothing here, or Escape
        return "escape"


def command_of(key: str) -> str:
    """A key as a command: the same key whatever the alphabet."""
    return SAME_KEY.get(key.lower(), key.lower()) if len(key) == 1 else key


def leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
