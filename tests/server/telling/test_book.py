"""A game's book is read by those who may look at the table, once its match has begun."""

from __future__ import annotations

import pytest

from tests.server.running import Person, Running


def test_a_game_without_a_book_says_so(person: Person) -> None:
    table = person.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    answer = person.http.get(f"/api/tables/{table}/book")

    assert answer.status_code == 404
    assert "no reference book" in answer.json()["text"]


@pytest.fixture
def reading(person: Person) -> str:
    return person.open("factions", 2, seats=[{"who": "me"}] * 2)


def test_a_book_is_told_in_the_language_that_is_asked_for(person: Person, reading: str) -> None:
    english, russian = (person.get(f"/api/tables/{reading}/book", lang=language) for language in ("en", "ru"))

    assert english["title"] == "Leaf, Lily, Cord"
    assert russian["title"] == "Лист, лилия, верёвка"
    assert len(english["people"]) == len(russian["people"]) == 78


def test_a_book_is_not_for_those_who_may_not_look_at_the_table(server: Running, person: Person) -> None:
    table = person.open("factions", 2, seats=[{"who": "me"}] * 2, is_open=False)

    assert server.person().http.get(f"/api/tables/{table}/book").status_code == 403
