"""What nobody expected is logged and counted, never lost; and the log tells no values."""

from __future__ import annotations

import io
import json
import logging
import socket
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from intriga.server.operations.logs import set_up_logs
from tests.server.running import TWO_HANDS, Person, Running, heard, sent

HIDDEN = "the queen of spades"


class Unspeakable(msgspec.Struct):
    """A message that cannot be encoded."""

    value: object


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    written = io.StringIO()
    set_up_logs(written)
    yield written
    structlog.reset_defaults()
    logging.basicConfig(force=True)


def lines_of(written: io.StringIO, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in written.getvalue().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


def failures(person: Person, what: str) -> float:
    figures = person.http.get("/metrics").text.splitlines()
    name = f'intriga_failed_total{{what="{what}"}} '
    return next((float(line.removeprefix(name)) for line in figures if line.startswith(name)), 0.0)


async def break_the_connections(server: Running, table: str) -> None:
    live = await server.node.hub.find(table)
    for connection in live.connections:
        connection.answer(Unspeakable(object()))


def test_a_socket_that_fails_inside_is_logged_and_counted_and_its_reader_may_come_back(
    server: Running, person: Person, logged: io.StringIO
) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    before = failures(person, "socket")
    with person.live(table) as line:
        heard(line, "welcome")
        server.do(break_the_connections(server, table))
        trouble = heard(line)
        with pytest.raises(ConnectionClosed) as closed:
            heard(line)
    with person.live(table) as again:
        welcome = heard(again, "welcome")

    assert (trouble["type"], closed.value.rcvd and closed.value.rcvd.code) == ("trouble", 1012)
    assert [TypeError.__name__] == [
        line["exception"][0]["exc_type"] for line in lines_of(logged, "socket_failed")
    ]
    assert failures(person, "socket") == before + 1
    assert welcome["state"]["table"] == table


def test_a_stream_of_lines_that_fails_inside_is_logged_and_counted(
    server: Running, person: Person, logged: io.StringIO
) -> None:
    table = person.post("/api/tables", TWO_HANDS)["table"]
    before = failures(person, "stream")
    with person.http.stream("GET", f"/api/tables/{table}/lines") as stream:
        lines = stream.iter_lines()
        welcome = json.loads(next(lines))
        server.do(break_the_connections(server, table))
        rest = list(lines)

    assert (welcome["type"], rest) == ("welcome", [])
    assert len(lines_of(logged, "stream_failed")) == 1
    assert failures(person, "stream") == before + 1


def test_readers_who_come_and_go_are_no_failure(server: Running, person: Person, logged: io.StringIO) -> None:
    """Also those who go without a word, and those whose message is too large."""
    table = person.post("/api/tables", TWO_HANDS)["table"]
    for number in range(9):
        with person.live(table) as line:
            heard(line, "welcome")
            sent(line, type="ping", n=number)
            if number % 3 == 0:
                line.socket.shutdown(socket.SHUT_RDWR)
            elif number % 3 == 1:
                line.send("x" * 100_000)
        person.look(table)

    assert person.get("/api/health")["ok"]
    assert [] == lines_of(logged, "socket_failed")


def test_a_logged_fault_has_types_and_places_but_no_texts_and_no_values(logged: io.StringIO) -> None:
    held = HIDDEN
    try:
        try:
            raise LookupError(held)
        except LookupError as fault:
            fault.add_note(held)
            raise ExceptionGroup(held, [ValueError(held)]) from fault
    except ExceptionGroup as fault:
        structlog.get_logger().error("task_failed", exc_info=fault)

    (line,) = lines_of(logged, "task_failed")
    assert ["ExceptionGroup", "LookupError"] == [stack["exc_type"] for stack in line["exception"]]
    assert "ValueError" == line["exception"][0]["exceptions"][0][0]["exc_type"]
    assert line["exception"][1]["frames"][0]["lineno"] > 0
    assert HIDDEN not in logged.getvalue()
