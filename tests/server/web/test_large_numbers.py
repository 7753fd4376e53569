"""No number in a request makes anything of its size: what means nothing is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import TWO_HANDS, Person

LARGE = [-(10**30), -3, 2**31, 2**63, 10**18, 10**30, 10**4000]
SAY: dict[str, Any] = {"type": "say", "seat": 0, "question": 0, "words": ["stop"], "client": "c"}
MESSAGES: list[tuple[dict[str, Any], str]] = [
    (SAY, "seat"),
    (SAY, "question"),
    ({"type": "why", "word": "stop"}, "seat"),
    ({"type": "undo"}, "seat"),
    ({"type": "vote", "seat": 0, "agree": True}, "proposal"),
    ({"type": "withdraw", "seat": 0}, "proposal"),
    ({"type": "propose", "seat": 0, "what": "stand_in"}, "about"),
    ({"type": "chat", "text": "so"}, "seat"),
    ({"type": "take"}, "seat"),
    ({"type": "hint"}, "seat"),
    ({"type": "resign"}, "seat"),
    ({"type": "back"}, "seat"),
    ({"type": "wait"}, "seat"),
    ({"type": "signal", "phrase": "nod"}, "seat"),
]


@pytest.fixture
def table(person: Person) -> str:
    opened: str = person.post("/api/tables", TWO_HANDS)["table"]
    return opened


def is_refused(person: Person, path: str, body: dict[str, Any]) -> bool:
    status, problem = person.refused(path, body)
    return 400 <= status < 500 and 10 < len(problem["text"]) < 300


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("players", LARGE)
def test_as_players(person: Person, players: int, practice: bool) -> None:
    body = {"game": "masti", "players": players, "practice": practice}
    status, problem = person.refused("/api/tables", body)

    assert (422, "no_such_count") == (status, problem["reason"])
    assert "3, 4, 5, 6" in problem["text"]


@pytest.mark.parametrize("large", LARGE)
def test_on_a_clock(person: Person, large: int) -> None:
    for clock in (
        {"kind": "bank", "bank": large},
        {"kind": "bank", "bank": 60, "increment": large},
        {"kind": "days", "days": large},
    ):
        assert is_refused(person, "/api/tables", {**TWO_HANDS, "clock": clock})


@pytest.mark.parametrize("large", LARGE)
def test_in_a_message(person: Person, table: str, large: int) -> None:
    for message, field in MESSAGES:
        assert is_refused(person, f"/api/tables/{table}/message", {**message, field: large}), message


@pytest.mark.parametrize("large", LARGE)
def test_as_a_seat(person: Person, table: str, large: int) -> None:
    for path, body in (
        ("sit", {"seat": large}),
        ("leave", {"seat": large}),
        ("remove", {"seat": large}),
        ("bot", {"seat": large, "level": "random"}),
    ):
        assert is_refused(person, f"/api/tables/{table}/{path}", body), path


@pytest.mark.parametrize("large", LARGE)
def test_as_a_point_of_a_finished_match(person: Person, table: str, large: int) -> None:
    person.post(f"/api/tables/{table}/message", {"type": "resign", "seat": 0})

    assert is_refused(person, f"/api/tables/{table}/branch", {"at": large, "seat": 0, "level": "random"})
    assert is_refused(person, f"/api/tables/{table}/branch", {"at": 0, "seat": large, "level": "random"})
    for path in (f"steps/{large}", f"steps/0?seat={large}"):
        answer = person.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 404, path


@pytest.mark.parametrize("large", LARGE)
def test_in_an_address(person: Person, table: str, large: int) -> None:
    for path in (f"?since={large}", f"?taken={large}"):
        assert person.http.get(f"/api/tables/{table}{path}").status_code == 200
