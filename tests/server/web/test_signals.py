"""Signals: phrases of the game that one player shows to others."""

from __future__ import annotations

from tests.server.running import Person, Running


def test_a_signal_is_offered_in_the_readers_language_and_seen_by_those_it_is_for(
    server: Running, person: Person, friend: Person
) -> None:
    host = person
    opened = host.post("/api/tables", {"game": "_rough", "players": 3, "seats": [{"who": "me"}]})
    table, key = opened["table"], opened["invite"].partition("k=")[2]
    watch = opened["watch"].partition("k=")[2]
    third, onlooker = server.person(), server.person()
    friend.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Friend", "key": key})
    third.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Third", "key": key})
    phrases = {form["phrase"]: form["text"] for form in host.look(table)["state"]["position"]["signals"]}
    assert phrases["leave_it"] == "Leave it to me."

    signal = {"type": "signal", "seat": 0, "phrase": "leave_it", "to": [1]}
    host.post(f"/api/tables/{table}/message", signal)

    def chats(person: Person, **query: str) -> list[tuple[int, str]]:
        log = person.get(f"/api/tables/{table}", **query)["log"]
        return [(line["seat"], line["text"]) for line in log if line["kind"] == "chat"]

    assert chats(friend) == [(0, "Оставьте это мне.")]
    assert chats(host) == [(0, "Leave it to me.")]
    assert chats(third) == []
    assert chats(onlooker, k=watch) == []
    status, problem = host.refused(f"/api/tables/{table}/message", {**signal, "phrase": "psst"})
    assert (status, problem["text"]) == (422, "This game has no such signal.")
