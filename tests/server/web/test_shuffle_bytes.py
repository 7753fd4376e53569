"""Bytes of the players' devices, from the requests to the verified and signed record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run
from tests.server.running import Person, Running

MINE, THEIRS = "0a" * 16, "b0" * 16


def opened(host: Person, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = {"game": "masti", "players": 3, "seats": seats, "host_adds_bytes": True}
    answer: dict[str, Any] = host.post("/api/tables", body)
    return answer


def test_devices_add_bytes_and_record_and_proof_show_them(
    server: Running, person: Person, friend: Person, tmp_path: Path
) -> None:
    made = opened(person, [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}])
    table, key = made["table"], made["invite"].partition("k=")[2]
    before = person.look(table)["state"]
    theirs = friend.post(f"/api/tables/{table}/sit", {"seat": 1, "key": key, "adds": THEIRS})["state"]
    person.post(f"/api/tables/{table}/message", {"type": "add", "seat": 0, "adds": MINE})
    begun = person.look(table)["state"]
    person.post(f"/api/tables/{table}/message", {"type": "resign", "seat": 0})
    result = person.look(table)["state"]["position"]["result"]
    file = tmp_path / "match.jsonl"
    file.write_bytes(person.http.get(f"/api/tables/{table}/record").content)
    published = person.get("/api/key")
    ran = run("verify", file, "--key", published["key"], "--commitment", before["commitment"])

    assert (before["status"], before["wants_bytes"], before["added"]) == ("waiting", [0], [])
    assert (theirs["status"], theirs["wants_bytes"], theirs["added"]) == ("waiting", [], [1])
    assert (begun["status"], begun["added"], begun["commitment"]) == ("running", [0, 1], before["commitment"])
    assert f"{person.me['name']} {MINE}" in result["proof"]
    assert THEIRS in result["proof"]
    assert published["algorithm"] == "Ed25519"
    assert (ran.code, ran.err) == (0, "")
    assert "Seats that added bytes to the shuffle: 1, 2" in ran.out
    assert f"By the signature of the key {published['key']}" in ran.out


def test_a_table_of_a_program_that_adds_nothing_begins_at_once_and_the_proof_says_so(person: Person) -> None:
    seats = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 2]
    table = person.post("/api/tables", {"game": "masti", "players": 3, "seats": seats})["table"]
    person.post(f"/api/tables/{table}/message", {"type": "resign", "seat": 0})
    state = person.look(table)["state"]

    assert "is not proved" in state["position"]["result"]["proof"]
    assert state["added"] == []


@pytest.mark.parametrize("adds", ["xyz", "0", "00" * 65, ""])
def test_what_cannot_be_added_says_why(person: Person, adds: str) -> None:
    table = opened(person, [{"who": "me"}, *[{"who": "bot", "level": "random"}] * 2])["table"]
    status, problem = person.refused(f"/api/tables/{table}/message", {"type": "add", "seat": 0, "adds": adds})

    assert (422, True) == (status, problem["reason"].startswith("adds_"))
