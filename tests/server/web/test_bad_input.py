"""Bad input: each kind has its status and its sentence, the server goes on, and nothing changes."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intriga.server.settings import Limits
from tests.server.running import TWO_HANDS, Person, Running, heard, sent, serving

RANDOM_MESSAGES = 10_000 if os.environ.get("INTRIGA_LONG") == "1" else 500


@pytest.fixture
def table(person: Person) -> str:
    opened: str = person.post("/api/tables", TWO_HANDS)["table"]
    return opened


def say(**more: Any) -> dict[str, Any]:
    return {"type": "say", "seat": 0, "question": 0, "words": ["stop"], "client": "c", **more}


@pytest.mark.parametrize(
    ("body", "part"),
    [
        (b"{", "cannot be read"),
        (b"\xff\xfe", "cannot be read"),
        (b'"say"', "cannot be read"),
        (b'{"type": "dance"}', "dance"),
        (b'{"type": "say"}', "seat"),
        (json.dumps(say(seat="first")).encode(), "int"),
        (json.dumps(say(words="stop")).encode(), "array"),
        (json.dumps(say(more=1)).encode(), "more"),
    ],
)
def test_what_cannot_be_read_is_400_and_says_what_was_expected(
    person: Person, table: str, body: bytes, part: str
) -> None:
    before = person.look(table)["sequence"]
    answer = person.http.post(
        f"/api/tables/{table}/message", content=body, headers={"Content-Type": "application/json"}
    )

    assert answer.status_code == 400, answer.text
    assert part in answer.json()["text"]
    assert before == person.look(table)["sequence"]


def test_a_table_that_is_not_there_is_404(person: Person) -> None:
    for name in ("nothing", "..", "a" * 500, "стол", "%00"):
        answer = person.http.get(f"/api/tables/{name}")

        assert answer.status_code == 404, name
        assert answer.json()["text"].endswith(".")


def test_another_persons_seat_is_403(person: Person, friend: Person) -> None:
    opened = person.post("/api/tables", TWO_HANDS)
    key = opened["watch"].partition("k=")[2]
    status, problem = friend.refused(f"/api/tables/{opened['table']}/message", say(), k=key)

    assert (403, "not_your_seat") == (status, problem["reason"])
    assert "не ваше" in problem["text"]


def test_a_table_by_invitation_is_shown_only_to_who_has_its_link(person: Person, friend: Person) -> None:
    opened = person.post("/api/tables", TWO_HANDS)
    without = friend.http.get(f"/api/tables/{opened['table']}")
    wrong = friend.http.get(f"/api/tables/{opened['table']}", params={"k": "wrong"})
    right = friend.look(opened["table"], k=opened["watch"].partition("k=")[2])

    assert (without.status_code, wrong.status_code) == (403, 403)
    assert right["state"]["my_seats"] == []
    assert (right["state"]["invite"], right["state"]["watch"]) == ("", "")


def test_out_of_turn_is_422_with_the_clause(person: Person, table: str) -> None:
    state = person.look(table)["state"]["position"]
    other = 1 - state["seat"]
    status, problem = person.refused(
        f"/api/tables/{table}/message", say(seat=other, question=state["question"]["number"])
    )

    assert (422, "not_your_turn") == (status, problem["reason"])
    assert problem["clause"].startswith("TY-")


@pytest.mark.parametrize("question", [-1, 7, 2**62])
def test_a_question_that_is_not_asked_is_409(person: Person, table: str, question: int) -> None:
    seat = person.look(table)["state"]["position"]["seat"]
    status, problem = person.refused(f"/api/tables/{table}/message", say(seat=seat, question=question))

    assert (409, "stale") == (status, problem["reason"])


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"words": []}, 422),
        ({"words": ["dance"]}, 422),
        ({"words": ["stop"] * 100}, 422),
        ({"client": ""}, 422),
        ({"client": "x" * 1000}, 422),
        ({"seat": 9}, 422),
        ({"seat": -1}, 422),
        ({"seat": 2**70}, 422),
    ],
)
def test_values_that_mean_nothing_are_refused(
    person: Person, table: str, change: dict[str, Any], status: int
) -> None:
    position = person.look(table)["state"]["position"]
    body = {**say(seat=position["seat"], question=position["question"]["number"]), **change}
    refused, problem = person.refused(f"/api/tables/{table}/message", body)

    assert status == refused, problem


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "players": 2},
        {"game": "../masti", "players": 2},
        {"game": "masti", "players": 99},
        {"game": "masti", "players": 4, "options": {"teams": "perhaps"}},
        {"game": "masti", "players": 4, "options": {"colour": "red"}},
        {"game": "masti", "players": 4, "seats": [{"who": "bot", "level": "god"}]},
        {"game": "masti", "players": 4, "seats": [{"who": "me"}] * 5},
        {"game": "masti", "players": 4, "clock": {"kind": "bank", "bank": 1}},
        {"game": "masti", "players": 4, "seats": [{"who": "here", "name": "\u202e"}]},
        {"game": "_rough", "players": 2, "guided": True},
    ],
)
def test_a_table_that_cannot_be_opened_says_why(person: Person, body: dict[str, Any]) -> None:
    status, problem = person.refused("/api/tables", body)

    assert status in (404, 422)
    assert len(problem["text"]) > 10
    assert person.get("/api/lobby")["mine"] == []


def test_a_message_that_is_too_large_is_413_over_http_and_closes_a_socket(person: Person, table: str) -> None:
    large = say(client="x" * 100_000)
    answer = person.http.post(f"/api/tables/{table}/message", json=large)
    with person.live(table) as line:
        heard(line, "welcome")
        line.send(json.dumps(large))
        with pytest.raises(ConnectionClosed) as closed:
            heard(line, "nothing else")

    assert answer.status_code == 413
    assert "64" in answer.json()["text"]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert person.look(table)["state"]["status"] == "running"


def test_random_bytes_on_a_socket_are_answered_and_change_nothing(person: Person, table: str) -> None:
    chance = random.Random(5)
    before = person.look(table)["sequence"]
    with person.live(table) as line:
        heard(line, "welcome")
        for _ in range(RANDOM_MESSAGES):
            noise = chance.randbytes(chance.randrange(60))
            line.send(noise if chance.randrange(2) else noise.decode("latin-1"))
        for _ in range(RANDOM_MESSAGES):
            assert "cannot be read" in heard(line)["text"]
        sent(line, type="ping", n=7)

        assert {"type": "pong", "n": 7} == heard(line)
    assert before == person.look(table)["sequence"]


def test_a_forged_cookie_is_401_and_is_taken_away(server: Running, person: Person) -> None:
    value = person.http.cookies["intriga"]
    forged = httpx.Client(base_url=server.address, cookies={"intriga": value[:-2] + "xx"}, trust_env=False)
    answer = forged.get("/api/lobby", params={"lang": "en"})

    assert answer.status_code == 401
    assert "Reload" in answer.json()["text"]
    assert 'intriga="";' in answer.headers["set-cookie"] or "intriga=;" in answer.headers["set-cookie"]
    assert forged.get("/api/me").status_code == 200
    forged.close()


def test_a_cookie_of_a_forgotten_device_is_401(server: Running) -> None:
    somebody = server.person()
    cookie = somebody.http.cookies["intriga"]
    assert somebody.http.delete("/api/me").status_code == 200
    again = httpx.Client(base_url=server.address, cookies={"intriga": cookie}, trust_env=False)

    assert again.get("/api/lobby").status_code == 401
    again.close()
    somebody.close()


def test_a_socket_from_another_site_is_refused_before_it_is_accepted(person: Person, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused, person.live(table, Origin="https://elsewhere.example"):
        pass
    with person.live(table, Origin=person.address) as line:
        welcome = heard(line, "welcome")

    assert refused.value.response.status_code == 403
    assert welcome["state"]["table"] == table


def test_a_request_from_another_site_that_would_change_something_is_refused(person: Person) -> None:
    answer = person.http.post("/api/tables", json=TWO_HANDS, headers={"Origin": "https://elsewhere.example"})

    assert answer.status_code == 403
    assert "another site" in answer.json()["text"]


def test_a_socket_to_a_table_that_is_not_there_says_so_and_closes_for_good(person: Person) -> None:
    with person.live("nothing") as line:
        trouble = heard(line)
        with pytest.raises(ConnectionClosed) as closed:
            heard(line)

    assert trouble == {"type": "trouble", "text": "There is no such table."}
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_more_than_the_allowed_rate_is_429_for_one_person_and_not_for_others(tmp_path: Any) -> None:
    limits = Limits(person_rate=0.01, person_burst=5)
    with serving(tmp_path / "store.sqlite", limits=limits) as server:
        quick, other = server.person(), server.person()
        statuses = [quick.http.get("/api/games").status_code for _ in range(8)]
        slow = quick.http.get("/api/games")

        assert (statuses.count(200), statuses.count(429)) == (5, 3)
        assert "wait" in slow.json()["text"]
        assert other.http.get("/api/games").status_code == 200


def test_thirty_pupils_behind_one_address_can_play(tmp_path: Any) -> None:
    with serving(tmp_path / "store.sqlite", limits=Limits()) as server:
        pupils = [server.person() for _ in range(30)]
        tables = [pupil.post("/api/tables", TWO_HANDS)["table"] for pupil in pupils]
        for _ in range(10):
            for pupil, table in zip(pupils, tables, strict=True):
                assert pupil.look(table)["state"]["status"] in ("running", "ended")
        for pupil in pupils:
            pupil.close()


def test_a_person_opens_so_many_tables_a_day_and_no_more(tmp_path: Any) -> None:
    with serving(tmp_path / "store.sqlite", limits=Limits(tables_a_day=2)) as server:
        keen = server.person()
        keen.post("/api/tables", TWO_HANDS)
        keen.post("/api/tables", TWO_HANDS)
        status, problem = keen.refused("/api/tables", TWO_HANDS)

        assert (429, "quota-tables") == (status, problem["reason"])
        assert "2 tables" in problem["text"]


def test_addresses_that_lead_nowhere_are_404_and_wrong_methods_405(person: Person) -> None:
    assert person.http.get("/api/nothing").status_code == 404
    assert person.http.get("/assets/nothing.js").status_code == 404
    assert person.http.get("/..%2f..%2fetc/passwd.txt").status_code == 404
    assert person.http.put("/api/lobby", json={}).status_code == 405
    assert person.http.get("/api/nothing").json()["text"]


def failed(person: Person) -> float:
    """Failures of the server that it has counted since it started."""
    lines = person.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("intriga_failed_total{"))


@pytest.mark.parametrize(
    "body",
    [
        b'{"game": "\xff"}',
        b'\xff\xfe{"game": "_tiny"}',
        b'{"game": ' + b"[" * 30_000,
        b"[" * 30_000 + b"]" * 30_000,
    ],
    ids=["not UTF-8 in a text", "not UTF-8 at all", "deep and open", "deep and closed"],
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nothing/sit", "/api/tables/nothing/message"])
def test_bytes_that_no_decoder_takes_are_400_everywhere(person: Person, path: str, body: bytes) -> None:
    before = failed(person)
    answer = person.http.post(path, content=body, headers={"Content-Type": "application/json"})

    assert answer.status_code == 400, answer.text
    assert answer.json()["reason"] == "malformed"
    assert before == failed(person)


@pytest.mark.parametrize("origin", ["http://[", "http://]:1", "://", "null", "http://[::1"])
def test_an_origin_that_is_no_address_is_403(person: Person, origin: str) -> None:
    before = failed(person)
    answer = person.http.post("/api/tables", json=TWO_HANDS, headers={"Origin": origin})

    assert (403, "origin") == (answer.status_code, answer.json()["reason"])
    assert before == failed(person)


@pytest.mark.parametrize("name", ["a" * 300, "masti/../masti", "", "Масти", "\x00", "_"])
def test_a_game_that_is_not_on_the_shelf_is_refused_whatever_its_name(person: Person, name: str) -> None:
    before = failed(person)
    status, problem = person.refused("/api/tables", {**TWO_HANDS, "game": name})
    book = person.http.get("/api/rulebook/" + "a" * 300)

    assert 400 <= status < 500, problem
    assert book.status_code == 404
    assert before == failed(person)
