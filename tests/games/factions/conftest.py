"""Tests of this game load packs of their own; afterwards the texts are those that were there before."""

from collections.abc import Iterator

import pytest

from intriga.games.factions import texts


@pytest.fixture(autouse=True)
def texts_as_before() -> Iterator[None]:
    loaded, people, roles = list(texts.LOADED), dict(texts.CHARACTERS), dict(texts.ROLES)
    yield
    texts.LOADED[:] = loaded
    texts.CHARACTERS.update(people)
    texts.ROLES.update(roles)
