"""A server stops gracefully, and sends small messages at once."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

from tests.server.processes import Process
from tests.server.running import Person, Running


def test_a_server_that_is_asked_to_stop_stops_gracefully_and_a_second_one_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "store.sqlite")
    first = Process(tmp_path / "one", database)
    first.start()
    second = Process(tmp_path / "two", database)
    refused = subprocess.run(second.command, capture_output=True, text=True, timeout=60, check=False)
    somebody = Person(first.address)
    with somebody.live(somebody.open("_tiny", 2, seats=[{"who": "me"}] * 2)):
        assert first.stop() == 0
    somebody.close()

    assert refused.returncode == 2
    assert "in use by another process" in refused.stderr
    assert "Traceback" not in refused.stderr + first.last_words()


def test_small_messages_are_sent_at_once(server: Running, person: Person) -> None:
    """Without it an answer after news would wait for the reader's receipt, 40 ms later."""

    async def delays() -> list[int]:
        assert server.server is not None
        lines = [line.transport.get_extra_info("socket") for line in server.server.server_state.connections]
        return [line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines]

    person.get("/api/health")
    found = server.do(delays())

    assert found
    assert all(found)
