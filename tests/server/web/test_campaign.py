"""A campaign on a real server: stopped in the middle of a roll, gone on with after a restart, finished."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from intriga.games.shelf import find_game
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.server.running import Person, Running, heard, serving

OPTIONS = {"scenario": "hands_up", "campaign": "yes", "difficulty": "easier"}
State = dict[str, Any]


def view_of(state: State) -> Any:
    return state["position"]["view"]


def play(person: Person, table: str, until: Callable[[State], bool]) -> State:
    """Do what a bot would do in one's own turn and let everything else stand, until something is so."""
    with person.live(table) as line:
        while not until(state := next_state(line)):
            if may_speak(state):
                say(person, table, state["position"])
    return state


def may_speak(state: State) -> bool:
    """Whether to say something: to decline at once, anything else after the bots have had their say."""
    position = state["position"]
    may_decline = any(offer["word"] == "pass" for offer in position["offers"])
    others = [card for card in state["seats"] if card["acting"] and not card["mine"]]
    return bool(position["question"]["mine"] and (may_decline or not others))


def next_state(line: ClientConnection) -> State:
    while "state" not in (message := heard(line)):
        pass
    state: State = message["state"]
    return state


def say(person: Person, table: str, position: Any) -> None:
    """Decline where one may, else follow a bot's advice. What a bot has overtaken is stale, and no harm."""
    address, seat = f"/api/tables/{table}/message", position["seat"]
    word = "pass"
    if all(offer["word"] != word for offer in position["offers"]):
        advice = person.http.post(address, json={"type": "hint", "seat": seat})
        if advice.status_code == 409:
            return
        word = advice.json()["word"]
    answer = person.http.post(
        address,
        json={
            "type": "say",
            "seat": seat,
            "question": position["question"]["number"],
            "words": [word],
            "client": next(person.ids),
        },
    )
    assert answer.is_success or answer.json()["reason"] == "stale", answer.text


def has_ended(state: State) -> bool:
    return bool(state["status"] == "ended")


def is_mid_roll(state: State) -> bool:
    """My dice lie on the table, and the bot has said whether it helps: nothing moves without me."""
    is_mine = view_of(state)["moment"] == "after_roll" and state["position"]["question"]["mine"]
    return bool(is_mine and [seat["acting"] for seat in state["seats"]] == [True, False])


def checked_record(person: Person, table: str, file: Path) -> None:
    file.write_bytes(person.http.get(f"/api/tables/{table}/record").content)
    verify(find_game("gangsters"), read_record(file))


def test_a_campaign_goes_on_after_a_restart_in_the_middle_of_a_roll(tmp_path: Path) -> None:
    database = tmp_path / "store.sqlite"
    with serving(database) as server:
        person = server.person()
        table = person.open("gangsters", 2, bots=1, level="regular", options=OPTIONS)
        before = play(person, table, is_mid_roll)
        cookie = person.http.cookies["intriga"]

    with serving(database) as server:
        person = same_person(server, cookie)
        after = person.look(table)["state"]
        assert (view_of(before), before["options"]) == (view_of(after), after["options"])
        assert ("running", True) == (after["status"], is_mid_roll(after))

        first = play(person, table, has_ended)["position"]["result"]
        while "next" not in first["ways"]:  # evidence ended it: the same chapter again
            assert first["ways"] == ["retry"]
            table = person.post(f"/api/tables/{table}/retry")["table"]
            first = play(person, table, has_ended)["position"]["result"]
        assert (["race"], "race") == (
            [value["value"] for value in first["next"]["options"][0]["values"]],
            first["next"]["chosen"]["scenario"],
        )
        assert [1, 2, 3, 4] == first["next"]["players"]
        checked_record(person, table, tmp_path / "first.jsonl")

        again = person.post(f"/api/tables/{table}/retry")["table"]
        assert 1 == view_of(person.look(again)["state"])["chapter"]
        played = {"options": {"scenario": "hands_up"}}
        assert 422 == person.refused(f"/api/tables/{table}/next", played)[0]

        wish = {"players": 1}
        second = person.post(f"/api/tables/{table}/next", wish)["table"]
        begun = person.look(second)["state"]
        assert ("Chapter II", 1, "race", 2) == (
            begun["chapter"],
            begun["players"],
            view_of(begun)["scenario"],
            view_of(begun)["chapter"],
        )
        last = play(person, second, has_ended)["position"]["result"]
        assert "next" not in last["ways"]
        assert last["success"] is not None
        checked_record(person, second, tmp_path / "second.jsonl")

        told = person.get(f"/api/tables/{second}/memoirs")
        assert ["Chapter I. Hands Up", "Chapter II. Race to the Rescue"] == [
            page["title"] for page in told["pages"]
        ]
        assert all(page["paragraphs"] for page in told["pages"])
        assert last["has_memoirs"]
        listed = {card["table"]: card for card in person.get("/api/lobby")["finished"]}
        card = listed[second]
        assert (last["success"], "Chapter II", "Race to the Rescue") == (
            card["success"],
            card["chapter"],
            card["played"],
        )


def same_person(server: Running, cookie: str) -> Person:
    """The same device after the restart; its messages have new ids."""
    person = Person(server.address, "en", cookie)
    person.ids = (f"later{number}" for number in itertools.count())
    server.people.append(person)
    return person
