"""Two server processes on one PostgreSQL and one Valkey: any node serves any table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import Process
from tests.server.running import Person, heard, is_asked, sent
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey

pytestmark = pytest.mark.slow


@pytest.fixture
def own_valkey() -> Iterator[Valkey]:
    """A Valkey that this test may kill."""
    server = Valkey()
    yield server
    server.close()


@pytest.fixture
def nodes(tmp_path: Path, postgres: Postgres, own_valkey: Valkey) -> Iterator[list[Process]]:
    database = postgres.fresh_url()
    both = [Process(tmp_path / name, database, own_valkey.url) for name in ("one", "two")]
    for node in both:
        node.start()
    yield both
    for node in both:
        node.stop()


def at_other(person: Person, node: Process) -> Person:
    """The same device, through another node."""
    return Person(node.address, person.language, person.http.cookies["intriga"])


def shared_table(host: Person, guest: Person) -> str:
    opened = host.post("/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}]})
    key = opened["invite"].partition("k=")[2]
    table: str = opened["table"]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "key": key})
    return table


def move(line: Any, state: dict[str, Any], seat: int, client: str) -> None:
    question = state["position"]["question"]["number"]
    word = "draw" if "draw" in [offer["word"] for offer in state["position"]["offers"]] else "stop"
    sent(line, type="say", seat=seat, question=question, words=[word], client=client)


def news_at(line: Any, sequence: int) -> dict[str, Any]:
    """The news that has at least these rows."""
    while True:
        message = heard(line)
        if message["type"] in ("news", "welcome") and message["sequence"] >= sequence:
            state: dict[str, Any] = message["state"]
            return state


def one_round(
    lines: list[Any], states: list[dict[str, Any]], name: str, sequence: int
) -> list[dict[str, Any]]:
    """Whoever is asked moves at their node, and both hear of it."""
    seat = next(number for number in (0, 1) if is_asked(states[number], number))
    move(lines[seat], states[seat], seat, name)
    return [news_at(line, sequence + 1) for line in lines]


def test_players_of_one_table_sit_at_different_nodes_one_dies_and_the_bus_dies(
    nodes: list[Process], own_valkey: Valkey
) -> None:
    host, guest = Person(nodes[0].address), Person(nodes[1].address)
    table = shared_table(host, guest)
    with host.live(table) as mine, guest.live(table) as theirs:
        welcomes = [heard(mine, "welcome"), heard(theirs, "welcome")]
        states = [welcome["state"] for welcome in welcomes]
        sequence = welcomes[0]["sequence"]
        states = one_round([mine, theirs], states, "first", sequence)
        own_valkey.kill()
        states = one_round([mine, theirs], states, "second", sequence + 1)
        own_valkey.start_again()
        states = one_round([mine, theirs], states, "third", sequence + 2)
        nodes[0].kill()
    moved = at_other(host, nodes[1])
    with moved.live(table) as mine, guest.live(table) as theirs:
        states = [heard(line, "welcome")["state"] for line in (mine, theirs)]
        if states[0]["status"] == "running":
            states = one_round([mine, theirs], states, "fourth", sequence + 3)

    assert [state["seats"][0]["present"] for state in states] == [True, True]
    for person in (host, guest, moved):
        person.close()


def test_of_two_racing_moves_exactly_one_wins_and_the_other_is_stale(nodes: list[Process]) -> None:
    here = Person(nodes[0].address)
    there = at_other(here, nodes[1])
    table = here.open("masti", 3, seats=[{"who": "me"}] * 3)
    with ThreadPoolExecutor(2) as both:
        for number in range(8):
            position = here.look(table)["state"]["position"]
            words = [position["offers"][0]["word"], position["offers"][-1]["word"]]
            say = {"type": "say", "seat": position["seat"], "question": position["question"]["number"]}
            racing = [
                both.submit(
                    person.http.post,
                    f"/api/tables/{table}/message",
                    json={**say, "words": [word], "client": f"race{number}{word}{place}"},
                )
                for place, (person, word) in enumerate(zip((here, there), words, strict=True))
            ]
            answers = [each.result() for each in racing]

            assert sorted(answer.status_code for answer in answers) == [200, 409]
            stale = next(answer for answer in answers if answer.status_code == 409)
            assert stale.json()["reason"] == "stale"
            latest = [person.look(table) for person in (here, there)]
            assert max(each["sequence"] for each in latest) > number
    for person in (here, there):
        person.close()
