"""Absence, clocks, votes, chat: what happens around the match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, Running, heard, is_asked, sent, serving

START = 1_700_000_000_000


class Time:
    """The wall time of a server, which passes when a test says so."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timed(tmp_path: Path, time: Time) -> Iterator[Running]:
    with serving(tmp_path / "store.sqlite", clock=time) as server:
        yield server


def two_at_a_table(server: Running, game: str = "_tiny", **more: Any) -> tuple[Person, Person, str]:
    host, guest = server.person(), server.person()
    body = {"game": game, "players": 2, "seats": [{"who": "me"}], "is_open": True, **more}
    table = host.post("/api/tables", body)["table"]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Guest"})
    return host, guest, table


def message(person: Person, table: str, **body: Any) -> Any:
    return person.post(f"/api/tables/{table}/message", body)


def test_a_stand_in_takes_the_seat_of_somebody_who_is_away_and_hands_it_back(
    timed: Running, time: Time
) -> None:
    host, guest, table = two_at_a_table(timed)
    with guest.live(table) as line:
        heard(line, "welcome")
    until_gone(timed, table)
    early, problem = host.refused(
        f"/api/tables/{table}/message", {"type": "propose", "seat": 0, "what": "stand_in", "about": 1}
    )
    time.passes(121)
    message(host, table, type="propose", seat=0, what="stand_in", about=1)
    away = host.look(table)["state"]["seats"][1]
    barred, _ = guest.refused(
        f"/api/tables/{table}/message",
        {"type": "say", "seat": 1, "question": 0, "words": ["stop"], "client": "x"},
    )
    message(guest, table, type="back", seat=1)
    back = host.look(table)["state"]["seats"][1]

    assert (early, problem["reason"]) == (409, "not_absent_enough")
    assert (away["kind"], bool(away["level"]), away["present"]) == ("person", True, False)
    assert barred == 409
    assert back["level"] == ""


def test_clocks_stand_while_nobody_is_here_and_run_while_somebody_is(timed: Running, time: Time) -> None:
    clock = {"kind": "bank", "bank": 60, "increment": 0}
    host, _, table = two_at_a_table(timed, clock=clock)
    acting = next(card["seat"] for card in host.look(table)["state"]["seats"] if card["acting"])
    with host.live(table) as line:
        heard(line, "welcome")
        time.passes(10)
        sent(line, type="ping")
        heard(line, "pong")
        running = host.look(table)["state"]["seats"][acting]
    until_gone(timed, table)
    left = host.look(table)["state"]["seats"][acting]["clock_ms"]
    time.passes(1000)
    later = host.look(table)["state"]["seats"][acting]

    assert running["clock_ms"] == 50_000
    assert running["clock_runs"]
    assert left == later["clock_ms"] == 50_000
    assert not later["clock_runs"]


def until_gone(server: Running, table: str) -> None:
    """Until the server has noticed that nobody reads, and has stopped the clocks, where there are any."""

    async def look() -> bool:
        live = server.node.hub.live[table]
        return not live.connections and (live.table.stopped != "" or not live.table.clocks.is_kept)

    while not server.do(look()):
        pass


def test_when_a_clock_runs_out_a_bot_stands_in(timed: Running, time: Time) -> None:
    host, guest, table = two_at_a_table(timed, clock={"kind": "bank", "bank": 10, "increment": 0})
    acting = next(card["seat"] for card in host.look(table)["state"]["seats"] if card["acting"])
    other = (guest, host)[acting]
    with other.live(table) as line:
        heard(line, "welcome")
        time.passes(11)
        timed.do(timed.node.alarms.ring(timed.node.hub.live[table]))
        told = heard(line, "news")
        while not told["log"]:
            told = heard(line, "news")

    assert "run out" in told["log"][0]["text"]
    assert told["state"]["seats"][acting]["level"]


def test_abandoning_needs_everybody(server: Running) -> None:
    host, guest, table = two_at_a_table(server)
    message(host, table, type="propose", seat=0, what="abandon")
    proposal = guest.look(table)["state"]["proposal"]
    message(guest, table, type="vote", seat=1, proposal=proposal["number"], agree=False)
    declined = host.look(table)
    again, _ = host.refused(f"/api/tables/{table}/message", {"type": "propose", "seat": 0, "what": "abandon"})
    message(guest, table, type="propose", seat=1, what="abandon")
    second = host.look(table)["state"]["proposal"]
    message(host, table, type="vote", seat=0, proposal=second["number"], agree=True)
    ended = host.look(table)["state"]

    assert (proposal["waits_for"], proposal["mine_to_vote"]) == ([1], True)
    assert "Not agreed" in declined["log"][-1]["text"]
    assert again == 409
    assert (ended["status"], ended["position"]["result"]["how"]) == ("ended", "abandoned")
    assert ended["position"]["result"]["seed"]


def test_resigning_ends_the_match_and_reveals_the_seed(server: Running) -> None:
    host, guest, table = two_at_a_table(server)
    message(guest, table, type="resign", seat=1)
    result = host.look(table)["state"]["position"]["result"]

    assert result["how"] == "resigned"
    assert "Guest" in result["text"]


def test_chat_reaches_the_others_and_spectators_have_no_voice(server: Running) -> None:
    host, guest, table = two_at_a_table(server)
    watcher = server.person()
    with guest.live(table) as line:
        heard(line, "welcome")
        message(host, table, type="chat", seat=0, text="<b>hello</b>\u0000")
        told = heard(line, "news")
        while not told["log"]:
            told = heard(line, "news")
    status, _ = watcher.refused(f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": "hi"})

    assert (told["log"][0]["kind"], told["log"][0]["text"], told["log"][0]["seat"]) == (
        "chat",
        "<b>hello</b>",
        0,
    )
    assert status == 403


def test_a_seat_is_left_and_freed_before_the_start_and_left_to_a_bot_after_it(server: Running) -> None:
    host, guest = server.person(), server.person()
    body = {"game": "_tiny", "players": 2, "seats": [{"who": "me"}], "is_open": True, "begin": False}
    table = host.post("/api/tables", body)["table"]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1})
    removed = host.post(f"/api/tables/{table}/remove", {"seat": 1})["state"]
    new_key = removed["invite"].partition("k=")[2]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "key": new_key})
    left = guest.post(f"/api/tables/{table}/leave", {"seat": 1})["state"]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1})
    not_host, _ = guest.refused(f"/api/tables/{table}/begin", {})
    begun = host.post(f"/api/tables/{table}/begin")["state"]
    out = guest.post(f"/api/tables/{table}/leave", {"seat": 1})["state"]

    assert [state["seats"][1]["kind"] for state in (removed, left, begun)] == ["free", "free", "person"]
    assert (not_host, begun["status"]) == (403, "running")
    assert out["seats"][1]["level"]


def test_a_closing_word_is_held_while_others_may_step_in_and_they_may_ask_for_time(
    timed: Running, time: Time
) -> None:
    host, guest, table = two_at_a_table(timed, "_rough")
    people = {0: host, 1: guest}
    while (state := host.look(table)["state"])["held"] is None and state["status"] == "running":
        for seat, person in people.items():
            own = person.look(table)["state"]
            if is_asked(own, seat) and own["held"] is None:
                words = [offer["word"] for offer in own["position"]["offers"]]
                number = own["position"]["question"]["number"]
                liked = [word for word in ("force", "go on", "on 1", "on 2", "on 3", "on 4") if word in words]
                if "decline" not in words:
                    person.say(table, seat, number, (liked or words)[0])
    held = state["held"]
    waiting = 1 - held["seat"]
    message(people[waiting], table, type="wait", seat=waiting)
    longer = people[waiting].look(table)["state"]["held"]
    time.passes(20)
    timed.do(timed.node.alarms.ring(timed.node.hub.live[table]))

    assert people[waiting].look(table)["state"]["held"] is None
    assert (longer["left_ms"], longer["may_wait"]) == (15_000, False)


def test_spectators_are_counted_and_see_no_hand(server: Running) -> None:
    host, _, table = two_at_a_table(server, "_tiny")
    watcher = server.person()
    with host.live(table) as mine:
        heard(mine, "welcome")
        with watcher.live(table) as line:
            seen = heard(line, "welcome")["state"]
            here = heard(mine, "here")

    assert (seen["position"]["seat"], seen["position"]["view"]["hand"]) == (-1, [])
    assert (seen["spectators"], here["spectators"]) == (1, 1)
