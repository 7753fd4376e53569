"""What the tests of this game share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.gangsters.registered import registered


@pytest.fixture
def with_stakeout() -> Iterator[None]:
    """The scenarios of the tests are registered: for views, questions and whole games."""
    with registered():
        yield
