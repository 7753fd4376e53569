"""Around one screen: a player's view is sent only after that player has taken the device."""

from __future__ import annotations

import json
from typing import Any

from tests.server.running import Person, heard, sent


def shared_table(person: Person, game: str = "masti", players: int = 3) -> str:
    here = [{"who": "here", "name": name} for name in ("Anna", "Boris", "Clara", "Dan")[: players - 1]]
    opened = person.post("/api/tables", {"game": game, "players": players, "seats": [{"who": "me"}, *here]})
    table: str = opened["table"]
    return table


def hand_of(message: dict[str, Any]) -> list[dict[str, Any]]:
    hand: list[dict[str, Any]] = message["state"]["position"]["view"]["hand"]
    return hand


def test_before_a_player_takes_the_screen_only_the_public_table_is_sent(person: Person) -> None:
    table = shared_table(person)
    with person.live(table) as line:
        first = heard(line, "welcome")
        seat = first["state"]["hand_over"]
        sent(line, type="take", seat=seat)
        taken = heard(line, "news")
        position = taken["state"]["position"]
        number, word = position["question"]["number"], position["offers"][0]["word"]
        sent(line, type="say", seat=seat, question=number, words=[word], client="a")
        after = heard(line, "news")

    assert first["state"]["hot_seat"]
    assert (first["state"]["position"]["seat"], hand_of(first)) == (-1, [])
    assert (position["seat"], taken["state"]["hand_over"]) == (seat, None)
    assert len(hand_of(taken)) == 12
    assert after["state"]["hand_over"] not in (seat, None)
    assert (after["state"]["position"]["seat"], hand_of(after)) == (-1, [])


def test_the_log_of_a_shared_screen_tells_nobodys_secrets(person: Person) -> None:
    table = shared_table(person, "_rough", 2)
    with person.live(table) as line:
        seat = heard(line, "welcome")["state"]["hand_over"]
        sent(line, type="take", seat=seat)
        position = heard(line, "news")["state"]["position"]
        number = position["question"]["number"]
        sent(line, type="say", seat=seat, question=number, words=["stake 1"], client="a")
        after = heard(line, "news")

    staked = [entry for entry in after["log"] if entry["event"].get("event") == "staked"]
    assert [None] == [entry["event"]["chest"] for entry in staked]


def test_nothing_that_depends_on_a_hand_is_told_to_who_has_not_taken_the_screen(person: Person) -> None:
    table = shared_table(person)
    with person.live(table) as line:
        seat = heard(line, "welcome")["state"]["hand_over"]
        for question in ({"type": "why", "seat": seat, "word": "A1"}, {"type": "hint", "seat": seat}):
            line.send(json.dumps(question))
            answer = heard(line, "answered")

            assert not answer["ok"]
            assert "hand it over" in answer["reasons"][0]["text"]


def test_a_new_connection_has_to_take_the_screen_again(person: Person) -> None:
    table = shared_table(person)
    with person.live(table) as line:
        seat = heard(line, "welcome")["state"]["hand_over"]
        sent(line, type="take", seat=seat)
        assert heard(line, "news")["state"]["position"]["seat"] == seat
    with person.live(table) as line:
        again = heard(line, "welcome")["state"]

    assert (again["hand_over"], again["position"]["seat"]) == (seat, -1)


def test_one_player_with_two_hands_hands_nothing_over(person: Person) -> None:
    opened = person.post("/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}] * 2})
    state = person.look(opened["table"])["state"]

    assert (state["hot_seat"], state["hand_over"]) == (False, None)
    assert state["position"]["question"]["mine"]
