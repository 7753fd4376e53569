"""Devices: listed, dropped with what they read, and asked before they become somebody else's."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from intriga.server.web.identity import browser_in
from tests.server.running import TWO_HANDS, Person, Running, heard

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def claim(person: Person, other: Person) -> None:
    code = person.post("/api/me/link")["link"].partition("claim=")[2]
    other.post("/api/me/claim", {"code": code})


def test_my_devices_are_listed_with_the_one_that_asks(person: Person, friend: Person) -> None:
    claim(person, friend)
    mine, theirs = person.get("/api/me/devices"), friend.get("/api/me/devices")

    assert {each["device"] for each in mine} == {each["device"] for each in theirs}
    assert [1, 1] == [sum(each["this"] for each in seen) for seen in (mine, theirs)]
    assert all(each["since"] > 0 for each in mine)
    assert person.http.cookies["intriga"] not in str(mine)


def test_a_dropped_device_is_nobodys_and_reads_no_further(person: Person, friend: Person) -> None:
    claim(person, friend)
    table = person.post("/api/tables", TWO_HANDS)["table"]
    other = next(each["device"] for each in person.get("/api/me/devices") if not each["this"])
    with friend.live(table) as lost, person.live(table) as kept:
        heard(lost, "welcome")
        heard(kept, "welcome")
        left = person.post("/api/me/devices/drop", {"device": other})
        with pytest.raises(ConnectionClosed) as closed:
            heard(lost, "nothing more")
        person.post(f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": "still here"})
        heard(kept, "news")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert [True] == [each["this"] for each in left]
    assert friend.http.get("/api/lobby").status_code == 401


@pytest.mark.parametrize("by", ["link", "recovery"])
def test_a_device_that_becomes_somebody_elses_reads_no_further_as_who_it_was(
    person: Person, friend: Person, by: str
) -> None:
    table = friend.post("/api/tables", TWO_HANDS)["table"]
    with friend.live(table) as line:
        heard(line, "welcome")
        if by == "link":
            claim(person, friend)
        else:
            friend.post("/api/me/recover", {"code": person.post("/api/me/recovery")["code"]})
        with pytest.raises(ConnectionClosed) as closed:
            heard(line, "nothing more")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert friend.http.get(f"/api/tables/{table}").status_code == 403


def test_neither_this_device_nor_anybody_elses_is_dropped(person: Person, friend: Person) -> None:
    mine, theirs = (each.get("/api/me/devices")[0]["device"] for each in (person, friend))

    status, problem = person.refused("/api/me/devices/drop", {"device": mine})
    assert (409, "this-device") == (status, problem["reason"])
    assert 404 == person.refused("/api/me/devices/drop", {"device": theirs})[0]
    assert 404 == person.refused("/api/me/devices/drop", {"device": ""})[0]
    assert friend.get("/api/me")["person"] == friend.me["person"]


def test_a_one_time_link_says_whose_matches_it_brings_and_is_not_spent_by_asking(
    person: Person, friend: Person
) -> None:
    person.http.patch("/api/me", json={"name": "Anna"})
    person.post("/api/tables", TWO_HANDS)
    friend.post("/api/tables", TWO_HANDS)
    friend.post("/api/tables", TWO_HANDS)
    code = person.post("/api/me/link")["link"].partition("claim=")[2]
    asked = [friend.post("/api/me/claimable", {"code": code}) for _ in range(2)]
    own = person.post("/api/me/claimable", {"code": code})

    assert asked == [{"name": "Anna", "tables": 1, "my_tables": 2, "same": False}] * 2
    assert own["same"]
    assert friend.post("/api/me/claim", {"code": code})["name"] == "Anna"
    status, problem = friend.refused("/api/me/claimable", {"code": code})
    assert (422, "code") == (status, problem["reason"])


def test_who_only_looks_is_nobody_and_makes_no_person(server: Running, person: Person) -> None:
    table = person.post("/api/tables", {**TWO_HANDS, "is_open": True})["table"]
    with httpx.Client(base_url=server.address, trust_env=False) as passing:
        for path in ("/api/games", "/api/lobby", "/api/rulebook/masti", f"/api/tables/{table}"):
            answer = passing.get(path)
            assert answer.status_code == 200, answer.text
            assert "set-cookie" not in answer.headers


def test_a_browser_is_known_by_its_name_and_system_only() -> None:
    assert browser_in(FIREFOX) == "Firefox, Linux"
    assert browser_in("python-httpx/0.28") == ""
    assert browser_in("") == ""
