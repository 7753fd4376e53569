"""The chat: a welcome has the newest texts, older ones are asked for, and no chat goes on for ever."""

from __future__ import annotations

from typing import Any

import pytest

from intriga.server.telling.chat import PAGE
from intriga.tables import chatting
from tests.server.running import TWO_HANDS, Person, heard


def texts(lines: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for line in lines if line["kind"] == "chat"]


def chat(person: Person, table: str, *said: str) -> None:
    for text in said:
        person.post(f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": text})


def test_a_welcome_has_one_page_and_the_older_ones_follow(person: Person) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    said = [f"text {number}" for number in range(2 * PAGE + 30)]
    chat(person, table, *said)
    with person.live(table) as line:
        welcome = heard(line, "welcome")
    found, before = texts(welcome["log"]), welcome["chat_before"]
    assert found == said[-PAGE:]
    while before:
        page = person.get(f"/api/tables/{table}/chat", before=before)
        assert len(page["lines"]) <= PAGE
        found, before = texts(page["lines"]) + found, page["before"]

    assert found == said
    assert person.look(table, since=welcome["sequence"] - 5)["chat_before"] == 0
    assert any(line["kind"] == "event" for line in welcome["log"])


def test_a_short_chat_is_told_whole(person: Person) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    chat(person, table, "one", "two")

    assert (texts(person.look(table)["log"]), person.look(table)["chat_before"]) == (["one", "two"], 0)
    for before in (-1, 0, 10**9):
        page = person.get(f"/api/tables/{table}/chat", before=before)
        assert texts(page["lines"]) == (["one", "two"] if before > 0 else [])


def test_the_chat_of_a_table_has_an_end(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chatting, "MOST_CHATS", 3)
    table = person.post("/api/tables", TWO_HANDS)["table"]
    chat(person, table, "one", "two", "three")
    status, problem = person.refused(
        f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": "four"}
    )

    assert (409, "chat_is_full") == (status, problem["reason"])
