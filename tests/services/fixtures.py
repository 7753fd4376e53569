"""One server of each kind per test process, started by the first test that asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from intriga.server.processes.service import CannotStart
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests; `postgres.fresh_url()` is a place for one test."""
    try:
        server = Postgres()
    except CannotStart as reason:
        pytest.fail(str(reason), pytrace=False)
    yield server
    server.close()


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    try:
        server = Valkey()
    except CannotStart as reason:
        pytest.fail(str(reason), pytrace=False)
    yield server
    server.close()
