"""A campaign on a real server: stopped in the middle of a roll, gone on with after a restart, finished.

The first chapter was rehearsed, so that it is won; how the second one ends does not matter.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.shelf import find_game
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.games.gangsters.records.make_records import Story
from tests.games.gangsters.rehearsed import first_game
from tests.server.dealing import dealt, write_deals
from tests.server.running import Person, Running, heard, serving

BANK = Story("away", True, "hands_up", 2, "regular", campaign=True)
State = dict[str, Any]
Words = Iterator[tuple[int, str]]


def view_of(state: State) -> Any:
    return state["position"]["view"]


def repeat(person: Person, table: str, words: Words, until: Callable[[State], bool]) -> State:
    """Say the rehearsed words, for whoever says them, until something is so."""
    state: State = person.look(table)["state"]
    while not until(state):
        seat, word = next(words)
        person.say(table, seat, state["position"]["question"]["number"], word)
        state = person.look(table)["state"]
    return state


def play(person: Person, table: str, until: Callable[[State], bool]) -> State:
    """Do what a bot would do, until something is so."""
    with person.live(table) as line:
        while not until(state := next_state(line)):
            if state["position"]["question"]["mine"]:
                say(person, table, state["position"])
    return state


def next_state(line: ClientConnection) -> State:
    while "state" not in (message := heard(line)):
        pass
    state: State = message["state"]
    return state


def say(person: Person, table: str, position: Any) -> None:
    address, seat = f"/api/tables/{table}/message", position["seat"]
    word = person.post(address, {"type": "hint", "seat": seat})["word"]
    person.say(table, seat, position["question"]["number"], word)


def has_ended(state: State) -> bool:
    return bool(state["status"] == "ended")


def is_mid_roll(state: State) -> bool:
    """Dice lie on the table, and nothing moves without a person."""
    return bool(view_of(state)["moment"] == "after_roll" and state["position"]["question"]["mine"])


def checked_record(person: Person, table: str, file: Path) -> None:
    file.write_bytes(person.http.get(f"/api/tables/{table}/record").content)
    verify(find_game("gangsters"), read_record(file))


@pytest.fixture
def deals(tmp_path: Path) -> Iterator[Path]:
    """The file that says how the next tables are dealt."""
    with dealt("a campaign", tmp_path / "deals"):
        yield tmp_path / "deals"


def test_a_campaign_goes_on_after_a_restart_in_the_middle_of_a_roll(tmp_path: Path, deals: Path) -> None:
    database = tmp_path / "store.sqlite"
    bank = first_game(BANK)
    write_deals(deals, [bank.deal])
    words = iter(bank.words)
    with serving(database) as server:
        person = server.person()
        both = {"game": "gangsters", "players": 2, "seats": [{"who": "me"}] * 2, "options": BANK.options}
        table = person.post("/api/tables", both)["table"]
        before = repeat(person, table, words, is_mid_roll)
        cookie = person.http.cookies["intriga"]

    with serving(database) as server:
        person = same_person(server, cookie)
        after = person.look(table)["state"]
        assert (view_of(before), before["options"]) == (view_of(after), after["options"])
        assert ("running", True) == (after["status"], is_mid_roll(after))

        first = repeat(person, table, words, has_ended)["position"]["result"]
        assert ("next" in first["ways"], first["success"]) == (True, True)
        others = [parts.scenario.name for parts in SCENARIOS if not parts.scenario.is_finale][1:]
        assert (others, "race") == (
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
