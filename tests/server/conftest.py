"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Person, Running, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server") / "store.sqlite") as running:
        yield running


@pytest.fixture
def person(server: Running) -> Iterator[Person]:
    somebody = server.person()
    yield somebody
    somebody.close()


@pytest.fixture
def friend(server: Running) -> Iterator[Person]:
    somebody = server.person("ru")
    yield somebody
    somebody.close()
