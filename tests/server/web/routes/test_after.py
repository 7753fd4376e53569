"""After the match: its record verifies, its points can be looked at and played on from, a rematch follows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from intriga.games.shelf import find_game
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.server.running import Person, Running, heard, is_asked


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[Person, str]:
    """A finished match of one person with three hands."""
    person = server.person()
    table = person.open("masti", 3, seats=[{"who": "me"}] * 3)
    while (state := person.look(table)["state"])["status"] != "ended":
        position = state["position"]
        number = position["question"]["number"]
        person.say(table, position["seat"], number, position["offers"][0]["word"])
    return person, table


def test_the_record_of_a_finished_match_verifies(finished: tuple[Person, str], tmp_path: Path) -> None:
    person, table = finished
    answer = person.http.get(f"/api/tables/{table}/record")
    file = tmp_path / "match.jsonl"
    file.write_bytes(answer.content)
    record = read_record(file)
    verify(find_game("masti"), record)

    assert answer.headers["content-disposition"].endswith('.jsonl"')
    assert person.me["name"] not in answer.text


def test_before_the_end_there_is_no_record_and_no_replay(person: Person) -> None:
    table = person.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    for path in ("record", "steps/0", "story"):
        answer = person.http.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 409, path
        assert "not ended" in answer.json()["text"]
    status, _ = person.refused(f"/api/tables/{table}/branch", {"at": 0, "seat": 0, "level": "random"})
    assert status == 409


def test_every_point_of_a_finished_match_can_be_looked_at(finished: tuple[Person, str]) -> None:
    person, table = finished
    first = person.get(f"/api/tables/{table}/steps/0")
    last = person.get(f"/api/tables/{table}/steps/{first['of']}")
    other = person.get(f"/api/tables/{table}/steps/5", seat=1)
    beyond = person.http.get(f"/api/tables/{table}/steps/{first['of'] + 1}")

    assert len(first["state"]["position"]["view"]["hand"]) == 12
    assert first["state"]["position"]["offers"] == []
    assert first["log"]
    assert last["state"]["position"]["result"] is not None
    assert other["state"]["position"]["seat"] == 1
    assert beyond.status_code == 404


def test_what_happened_is_told_through_the_eyes_that_look(finished: tuple[Person, str]) -> None:
    person, table = finished
    path = f"/api/tables/{table}/story"
    mine, others = ([line["text"] for line in person.get(path, seat=seat)] for seat in (0, 1))
    own = [line["text"] for line in person.get(path)]
    beyond = person.http.get(f"{path}?seat=3")
    differing = [pair for pair in zip(mine, others, strict=True) if pair[0] != pair[1]]

    assert own == mine
    assert any("you" in other.lower() and "you" not in one.lower() for one, other in differing)
    assert any("you" in one.lower() and "you" not in other.lower() for one, other in differing)
    assert beyond.status_code == 404


def test_one_plays_on_from_any_point_against_bots(finished: tuple[Person, str]) -> None:
    person, table = finished
    made = person.post(f"/api/tables/{table}/branch", {"at": 6, "seat": 0, "level": "random"})
    branch = person.look(made["table"])["state"]
    then = person.get(f"/api/tables/{table}/steps/6", seat=0)["state"]["position"]

    assert [seat["kind"] for seat in branch["seats"]] == ["person", "bot", "bot"]
    assert branch["position"]["view"]["hand"] == then["view"]["hand"]
    with person.live(made["table"]) as line:
        while not is_asked(heard(line)["state"], 0):
            pass
    refused, _ = person.refused(f"/api/tables/{table}/branch", {"at": 9999, "seat": 0, "level": "random"})
    assert refused == 409


def test_a_rematch_is_one_table_for_everybody_who_asks(finished: tuple[Person, str]) -> None:
    person, table = finished
    first = person.post(f"/api/tables/{table}/rematch")["table"]
    second = person.post(f"/api/tables/{table}/rematch")["table"]

    assert first == second != table
    assert person.look(table)["state"]["follows"] == {"rematch": first}
    assert person.look(first)["state"]["status"] == "running"


def test_a_chain_of_matches_goes_on_with_what_was_carried_over(person: Person) -> None:
    table = person.open("_rough", 2, seats=[{"who": "me"}] * 2)
    chapter_one = played_out(person, table)
    result = person.look(table)["state"]["position"]["result"]
    following = person.post(f"/api/tables/{table}/next", {})["table"]
    state = person.look(following)["state"]
    chapter_two = state["position"]["view"]

    assert (["next", "retry"], None) == (result["ways"], result["success"])
    assert {"players": [2], "chosen_players": 2, "options": [], "chosen": {}} == result["next"]
    assert ("Chapter II", table) == (state["chapter"], state["came_from"])
    assert "Chapter II" in [card["chapter"] for card in person.get("/api/lobby")["mine"]]
    assert (chapter_one["chapter"], chapter_two["chapter"]) == (1, 2)
    assert [area["points"] for area in chapter_one["areas"]] == [
        area["points"] for area in chapter_two["areas"]
    ]


def test_a_chapter_is_played_again_with_the_same_seats(person: Person) -> None:
    table = person.open("_rough", 2, seats=[{"who": "me"}] * 2)
    played_out(person, table)
    first = person.post(f"/api/tables/{table}/retry")["table"]
    second = person.post(f"/api/tables/{table}/retry")["table"]
    state = person.look(first)["state"]

    assert first == second
    assert ("running", 1) == (state["status"], state["position"]["view"]["chapter"])


def test_what_the_next_chapter_cannot_have_is_refused(person: Person, finished: tuple[Person, str]) -> None:
    table = person.open("_rough", 2, seats=[{"who": "me"}] * 2)
    played_out(person, table)

    assert 422 == person.refused(f"/api/tables/{table}/next", {"players": 3})[0]
    assert 422 == person.refused(f"/api/tables/{table}/next", {"options": {"moon": "full"}})[0]
    owner, single = finished
    assert 409 == owner.refused(f"/api/tables/{single}/next", {})[0]
    assert 409 == owner.refused(f"/api/tables/{single}/retry", {})[0]


def played_out(person: Person, table: str) -> dict[str, Any]:
    while (state := person.look(table)["state"])["status"] != "ended":
        position = state["position"]
        number = position["question"]["number"]
        person.say(table, position["seat"], number, position["offers"][0]["word"])
    view: dict[str, Any] = state["position"]["view"]
    return view
