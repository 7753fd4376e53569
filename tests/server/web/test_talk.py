"""Where the rules limit talk, the chat is closed while the match is played, unless the host allows it."""

from __future__ import annotations

import pytest

from intriga.games._tiny.game import GAME
from tests.server.running import TWO_HANDS, Person, heard, sent

CLAUSE = "TN-01"
CHAT = {"type": "chat", "seat": 0, "text": "I hold an ace"}


@pytest.fixture(autouse=True)
def limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "talk_clause", CLAUSE)


def test_a_message_is_refused_with_a_sentence_and_the_clause(person: Person) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    state = person.look(table)["state"]
    status, problem = person.refused(f"/api/tables/{table}/message", CHAT)

    assert (CLAUSE, True, False) == (state["talk_clause"], state["silent"], state["free_chat"])
    assert (409, "talk_is_limited", CLAUSE) == (status, problem["reason"], problem["clause"])
    assert "only of intentions" in problem["text"]
    with person.live(table) as line:
        heard(line, "welcome")
        sent(line, **CHAT)
        assert [CLAUSE] == [reason["clause"] for reason in heard(line, "answered")["reasons"]]


def test_the_host_may_allow_free_chat(person: Person) -> None:
    table = person.post("/api/tables", {**TWO_HANDS, "free_chat": True})["table"]
    person.post(f"/api/tables/{table}/message", CHAT)
    told = person.look(table)

    assert (CLAUSE, False) == (told["state"]["talk_clause"], told["state"]["silent"])
    assert ["I hold an ace"] == [line["text"] for line in told["log"] if line["kind"] == "chat"]


def test_the_chat_opens_after_the_match(person: Person) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    person.post(f"/api/tables/{table}/message", {"type": "resign", "seat": 0})
    person.post(f"/api/tables/{table}/message", CHAT)

    assert not person.look(table)["state"]["silent"]
