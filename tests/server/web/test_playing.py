"""Whole games over HTTP and over the socket; resuming, repeating, being late, being refused."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.server.running import Person, Running, heard, is_asked, sent

GAMES = [("masti", 4), ("masti", 6), ("illuminaten", 2), ("_rough", 3), ("_tiny", 2)]


def lines(person: Person, table: str) -> Any:
    """The messages of a line stream."""
    with person.http.stream("GET", f"/api/tables/{table}/lines") as stream:
        for line in stream.iter_lines():
            if line:
                yield json.loads(line)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_is_played_over_http(person: Person, game: str, players: int) -> None:
    table = person.open(game, players, bots=players - 1)
    decided = 0
    for message in lines(person, table):
        state = message["state"]
        if state["status"] == "ended":
            break
        if is_asked(state, 0):
            offers, question = state["position"]["offers"], state["position"]["question"]["number"]
            body = {"type": "say", "seat": 0, "question": question, "words": [offers[-1]["word"]]}
            answer = person.http.post(f"/api/tables/{table}/message", json={**body, "client": f"id{decided}"})
            assert answer.status_code in (200, 409), answer.text
            decided += answer.status_code == 200

    ended = person.look(table)["state"]
    assert ended["status"] == "ended"
    assert decided > 0
    assert ended["position"]["result"]["how"] == "ruled"
    assert any(standing["won"] for standing in ended["position"]["result"]["standings"])


def play_by_socket(person: Person, table: str, seat: int, moves: int = 10_000) -> dict[str, Any]:
    """Say the first offer whenever it is this seat's turn; the last state that came."""
    state: dict[str, Any] = {}
    with person.live(table) as line:
        while moves:
            message = heard(line)
            assert message["type"] != "trouble"
            if message["type"] not in ("welcome", "news"):
                continue
            state = message["state"]
            if state["status"] == "ended":
                break
            if is_asked(state, seat):
                moves -= 1
                question = state["position"]["question"]["number"]
                word = state["position"]["offers"][0]["word"]
                sent(line, type="say", seat=seat, question=question, words=[word], client=f"s{moves}")
    return state


@pytest.mark.parametrize(("game", "players"), [("masti", 3), ("_rough", 2)])
def test_a_whole_game_is_played_over_a_socket(person: Person, game: str, players: int) -> None:
    table = person.open(game, players, bots=players - 1)

    assert "ended" == play_by_socket(person, table, 0)["status"]


def test_two_people_play_one_table_over_a_link(person: Person, friend: Person) -> None:
    opened = person.post("/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}]})
    table, key = opened["table"], opened["invite"].partition("k=")[2]
    refused = friend.refused(f"/api/tables/{table}/sit", {"seat": 1, "name": "Анна"})
    seated = friend.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Анна", "key": key})

    assert (403, "needs_invitation") == (refused[0], refused[1]["reason"])
    assert seated["state"]["status"] == "running"
    assert [card["name"] for card in seated["state"]["seats"]] == [person.me["name"], "Анна"]
    with person.live(table) as mine, friend.live(table) as hers:
        states = {0: heard(mine, "welcome")["state"], 1: heard(hers, "welcome")["state"]}
        while states[0]["status"] != "ended":
            seat = next(number for number in (0, 1) if is_asked(states[number], number))
            question = states[seat]["position"]["question"]["number"]
            line = (mine, hers)[seat]
            sent(line, type="say", seat=seat, question=question, words=["stop"], client="stop")
            number = heard(line, "answered")
            assert number["ok"]
            states = {0: person.look(table)["state"], 1: friend.look(table)["state"]}
    assert states[1]["position"]["result"]["text"] != states[0]["position"]["result"]["text"]


def test_a_connection_resumes_where_it_was(person: Person) -> None:
    table = person.open("masti", 3, bots=2)
    with person.live(table) as line:
        welcome = heard(line, "welcome")
    with person.live(table, since=welcome["sequence"]) as line:
        again = heard(line, "welcome")

    assert welcome["log"]
    assert [] == [one for one in again["log"] if one["sequence"] < welcome["sequence"]]
    assert again["sequence"] >= welcome["sequence"]


def test_a_repeated_message_is_carried_out_once(person: Person) -> None:
    table = person.open("_tiny", 2, seats=[{"who": "me"}, {"who": "me"}])
    before = person.look(table)
    seat = before["state"]["position"]["seat"]
    question = before["state"]["position"]["question"]["number"]
    first = person.say(table, seat, question, "stop", client="once")
    after = person.look(table)
    second = person.say(table, seat, question, "stop", client="once")

    assert (
        first == second == {"type": "answered", "client": "once", "ok": True, "stale": False, "reasons": []}
    )
    assert after["sequence"] == person.look(table)["sequence"]


def test_a_late_answer_is_stale_and_comes_with_the_new_state(person: Person) -> None:
    table = person.open("_tiny", 2, seats=[{"who": "me"}, {"who": "me"}])
    state = person.look(table)["state"]
    seat, question = state["position"]["seat"], state["position"]["question"]["number"]
    person.say(table, seat, question, "draw")
    body = {"type": "say", "seat": seat, "question": question, "words": ["stop"], "client": "late"}
    status, problem = person.refused(f"/api/tables/{table}/message", body)

    assert (409, "stale") == (status, problem["reason"])
    assert "moved on" in problem["text"]


def test_an_illegal_word_names_its_clause(server: Running, person: Person) -> None:
    table = person.open("masti", 3, bots=2)
    position = waiting_position(person, table)
    hand = [card["card"] for card in position["view"]["hand"]]
    missing = next(
        f"{letter}{rank}" for letter in "APEU" for rank in range(1, 14) if f"{letter}{rank}" not in hand
    )
    question = position["question"]["number"]
    body = {"type": "say", "seat": 0, "question": question, "words": [missing], "client": "x"}
    status, problem = person.refused(f"/api/tables/{table}/message", body)
    reasons = person.post(f"/api/tables/{table}/message", {"type": "why", "seat": 0, "word": missing})
    touched = person.post(
        f"/api/tables/{table}/message", {"type": "why", "seat": 0, "touch": f"hand:{missing}"}
    )

    assert (422, "not_in_hand") == (status, problem["reason"])
    assert problem["clause"].startswith("MV-")
    assert missing in problem["text"]
    assert reasons["reasons"][0]["clause"] == problem["clause"]
    assert touched["reasons"] == reasons["reasons"]


def waiting_position(person: Person, table: str) -> dict[str, Any]:
    """The position when it is my turn; bots play while I look."""
    with person.live(table) as line:
        while True:
            message = heard(line)
            if message["type"] in ("welcome", "news") and is_asked(message["state"], 0):
                position: dict[str, Any] = message["state"]["position"]
                return position


def test_bots_wait_while_nobody_is_there(server: Running, person: Person) -> None:
    table = person.open("masti", 4, bots=3)
    waiting_position(person, table)
    while server.node.hub.live[table].connections:
        time.sleep(0.01)
    while offers := (position := person.look(table)["state"]["position"])["offers"]:
        # Who wins a round leads the next: then no bot is asked yet.
        person.say(table, 0, position["question"]["number"], offers[0]["word"])
    sequence = person.look(table)["sequence"]
    alone = [person.look(table)["sequence"] for _ in range(20)]
    with person.live(table) as line:
        heard(line, "welcome")
        news = heard(line, "news")

    assert alone == [sequence] * 20
    assert news["sequence"] > sequence


def test_a_hint_is_a_word_that_may_be_said(person: Person) -> None:
    table = person.open("masti", 3, bots=2)
    position = waiting_position(person, table)
    hint = person.post(f"/api/tables/{table}/message", {"type": "hint", "seat": 0})

    assert hint["word"] in [offer["word"] for offer in position["offers"]]
    assert hint["text"]


def test_no_hint_is_given_where_a_person_is_asked_alone(person: Person) -> None:
    table = person.open("factions", 2, bots=1, options={"quiz": "yes"})
    waiting_position(person, table)
    code, told = person.refused(f"/api/tables/{table}/message", {"type": "hint", "seat": 0})

    assert 409 == code
    assert "there is no hint" in json.dumps(told)


def test_an_undo_gives_the_question_back_under_a_new_number(person: Person) -> None:
    table = person.open("_rough", 2, seats=[{"who": "me"}, {"who": "me"}])
    state = person.look(table)["state"]
    seat, question = state["position"]["seat"], state["position"]["question"]["number"]
    person.say(table, seat, question, state["position"]["offers"][0]["word"])
    person.post(f"/api/tables/{table}/message", {"type": "undo", "seat": seat, "client": "u"})
    told = person.look(table)

    assert told["state"]["position"]["question"]["number"] > question
    assert "undoes the move" in told["log"][-1]["text"]


def test_an_undo_says_from_where_on_the_log_no_longer_stands(person: Person) -> None:
    table = person.open("_rough", 2, seats=[{"who": "me"}, {"who": "me"}])
    state = person.look(table)["state"]
    before = person.look(table)["sequence"]
    seat, question = state["position"]["seat"], state["position"]["question"]["number"]
    person.say(table, seat, question, state["position"]["offers"][0]["word"])
    moved = [line["sequence"] for line in person.look(table)["log"]][-1]
    person.post(f"/api/tables/{table}/message", {"type": "undo", "seat": seat, "client": "u"})
    log = person.look(table)["log"]

    assert before <= log[-1]["back_to"] <= moved
    assert {-1} == {line["back_to"] for line in log[:-1]}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_sentence_comes_in_the_readers_language(server: Running, language: str) -> None:
    reader = server.person(language)
    table = reader.open("masti", 4, bots=3)
    told = reader.look(table)
    texts = [line["text"] for line in told["log"]] + [told["state"]["position"]["question"]["text"]]
    texts += [plain["title"] for plain in told["state"]["position"]["plain"]]
    cyrillic = [any("а" <= sign <= "я" for sign in text.lower()) for text in texts if text]

    assert all(cyrillic) if language == "ru" else not any(cyrillic)
    reader.close()


def test_what_can_be_done_to_a_piece_and_how_it_would_look_change_nothing(person: Person) -> None:
    table = person.open("illuminaten", 2, seats=[{"who": "me"}, {"who": "me"}])
    state = person.look(table)["state"]
    seat, view = state["position"]["seat"], state["position"]["view"]
    address = f"/api/tables/{table}/message"
    person.post(address, {"type": "take", "seat": seat})
    cell = view["areas"][seat]["areopagus"][0]
    found = person.post(address, {"type": "deeds", "seat": seat, "touch": f"cell:{cell}"})["deeds"]
    interrogating = ["interrogate", "on areopagus"]
    ahead = person.post(address, {"type": "look", "seat": seat, "words": interrogating})["view"]
    drawing = person.post(address, {"type": "look", "seat": seat, "words": found[0]["words"]})["view"]
    wrong = person.post(address, {"type": "look", "seat": seat, "words": ["displace"]})

    assert ("scout", cell) == (found[0]["action"], found[0]["cell"])
    assert {"words": ["displace"], "view": None} == {key: wrong[key] for key in ("words", "view")}
    assert sum(ahead["areas"][seat]["tokens"].values()) > sum(view["areas"][seat]["tokens"].values())
    assert view["hand"] == drawing["hand"]
    assert view == person.look(table)["state"]["position"]["view"]
