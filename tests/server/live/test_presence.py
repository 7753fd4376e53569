"""Who is here is a small message of its own, the same for everybody, and merged."""

from __future__ import annotations

import time

from intriga.server.live import attendance
from intriga.server.live.table import Connection
from intriga.server.telling.reader import Presence, Reader
from intriga.server.telling.wire import Here
from tests.server.running import TWO_HANDS, Person, Running, heard, sent


def told_meanwhile(host: Person, guest: Person, table: str) -> list[dict[str, object]]:
    """What one reader hears while another comes and goes."""
    heard_of = []
    with host.live(table) as line:
        heard(line, "welcome")
        for _ in range(30):
            with guest.live(table) as other:
                heard(other, "welcome")
        time.sleep(2 * attendance.PRESENCE_SECONDS)
        sent(line, type="ping", n=1)
        while (message := heard(line))["type"] != "pong":
            heard_of.append(message)
    return heard_of


def test_coming_and_going_is_told_by_few_small_messages(server: Running, person: Person) -> None:
    table = person.post("/api/tables", {**TWO_HANDS, "is_open": True})["table"]
    began = time.monotonic()
    told = told_meanwhile(person, server.person(), table)
    seconds = time.monotonic() - began

    assert {message["type"] for message in told} <= {"here"}
    assert len(told) <= 2 + seconds / attendance.PRESENCE_SECONDS


def test_a_reader_hears_of_others_and_a_program_is_not_bothered(server: Running, person: Person) -> None:
    table = person.post("/api/tables", {**TWO_HANDS, "is_open": True})["table"]
    other = server.person()
    with person.live(table) as line, person.http.stream("GET", f"/api/tables/{table}/lines") as lines:
        heard(line, "welcome")
        coming = lines.iter_lines()
        assert '"welcome"' in next(coming)
        with other.live(table) as theirs:
            heard(theirs, "welcome")
            here = heard(line, "here")
            while here["spectators"] != 1:
                here = heard(line, "here")
        person.post(f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": "hello"})

        assert here == {"type": "here", "present": [0, 1], "spectators": 1}
        assert '"news"' in next(text for text in coming if text)


def test_only_the_latest_presence_waits_in_a_queue() -> None:
    connection = Connection(Reader("anna", "en"), 0)
    for number in range(100):
        connection.tell_presence(Here(present=[0], spectators=number), Presence(spectators=number + 1))

    assert [Here(present=[0], spectators=99)] == list(connection.waiting)
