"""The terms of a table, from the request to what its readers are told, and on to the table that follows."""

from __future__ import annotations

from typing import Any

import msgspec

from intriga.server.telling.requests import OpenTable
from intriga.server.telling.wire import TableState
from intriga.tables.terms import TableTerms
from tests.server.running import TWO_HANDS, Person

TERMS: dict[str, Any] = {
    "clock": {"kind": "bank", "bank": 600, "increment": 10, "days": 0},
    "is_open": True,
    "begins_itself": False,
    "free_chat": True,
    "host_adds_bytes": True,
    "practice": False,
}


def test_requests_and_states_have_every_term() -> None:
    for message in (OpenTable, TableState):
        assert set(TableTerms.__struct_fields__) <= set(message.__struct_fields__)
    assert set(TERMS) == set(TableTerms.__struct_fields__)


def test_what_was_asked_for_is_told_and_goes_on_in_a_rematch(person: Person) -> None:
    asked = {name: value for name, value in TERMS.items() if name != "begins_itself"}
    table = person.post("/api/tables", {**TWO_HANDS, **asked, "begin": False})["table"]
    first = person.look(table)["state"]
    person.post(f"/api/tables/{table}/begin")
    person.post(f"/api/tables/{table}/message", {"type": "resign", "seat": 0})
    again = person.look(person.post(f"/api/tables/{table}/rematch")["table"])["state"]

    assert TERMS == {name: first[name] for name in TERMS}
    assert TERMS == {name: again[name] for name in TERMS}


def test_what_nobody_asked_for_is_as_usual(person: Person) -> None:
    state = person.look(person.post("/api/tables", TWO_HANDS)["table"])["state"]

    assert msgspec.to_builtins(TableTerms()) == {name: state[name] for name in TERMS}


def test_a_clock_with_a_field_that_nobody_knows_cannot_be_read(person: Person) -> None:
    status, problem = person.refused("/api/tables", {**TWO_HANDS, "clock": {"kind": "none", "years": 1}})

    assert (400, "malformed") == (status, problem["reason"])
    assert "years" in problem["text"]
