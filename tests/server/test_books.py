"""A game's book is read by those who may look at the table, once its match has begun."""

from __future__ import annotations

from tests.server.running import Person


def test_a_game_without_a_book_says_so(person: Person) -> None:
    table = person.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    answer = person.http.get(f"/api/tables/{table}/book")

    assert answer.status_code == 404
    assert "no book" in answer.json()["text"]
