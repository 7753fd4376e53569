"""A real PostgreSQL for the tests, that of a trial: with a place for each test, and crashes."""

from __future__ import annotations

import asyncio
import signal
from itertools import count
from pathlib import Path

import asyncpg

from intriga.server.processes.postgres import TrialPostgres


class Postgres(TrialPostgres):
    """A running server with an empty database."""

    def __init__(self, binaries: Path | None = None) -> None:
        super().__init__(binaries)
        self.names = count()

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
