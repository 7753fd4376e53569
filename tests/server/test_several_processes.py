"""`intriga serve --processes 2`: one address, a match across both, one is killed, nothing is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.server.processes.service import CannotStart
from intriga.server.processes.together import serve_together
from intriga.server.web.siblings import merged_figures
from tests.cli.running import run
from tests.server.processes import PATIENCE, Process
from tests.server.running import Person, heard, is_asked, sent, settings
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey

pytestmark = pytest.mark.slow


class Several(Process):
    """Two server processes and the one that watches them."""

    def __init__(self, folder: Path, database: str = "", bus: str = "") -> None:
        super().__init__(folder, database, bus)
        self.arguments += ["--processes", "2"]

    def logged(self, event: str) -> list[dict[str, Any]]:
        lines = (self.folder / "log").read_text("utf-8").splitlines()
        found = [json.loads(line) for line in lines if line.startswith("{")]
        return [line for line in found if line["event"] == event]

    def numbered(self, number: int) -> dict[str, Any]:
        """The latest process with this number: its id and its own port."""
        return [line for line in self.logged("process_started") if line["number"] == number][-1]

    def at(self, number: int) -> str:
        return f"http://127.0.0.1:{self.numbered(number)['port']}"

    def health(self) -> dict[str, Any]:
        with_a_line_of_its_own = Person(self.address)
        told: dict[str, Any] = with_a_line_of_its_own.get("/api/health")
        with_a_line_of_its_own.close()
        return told


def until(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def descendants(process: int) -> set[int]:
    """All processes that have come of this one and still run."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if fields[0] != "Z":
            parents[int(entry.parent.name)] = int(fields[1])
    found = {process}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {process}


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture(scope="module")
def several(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, valkey: Valkey
) -> Iterator[Several]:
    folder = tmp_path_factory.mktemp("several")
    server = Several(folder / "server", postgres.fresh_url(), valkey.url)
    server.start()
    yield server
    assert server.stop() == 0


# ── a trial ──


@pytest.mark.parametrize("how", ["ctrl-c", "killed"])
def test_one_command_starts_all_that_a_trial_needs_and_nothing_is_left_of_it(
    tmp_path: Path, how: str
) -> None:
    """Ctrl-C in a terminal goes to the whole group; who is killed can end nothing himself."""
    server = Several(tmp_path / "server")
    server.start()
    assert server.process is not None
    started = descendants(server.process.pid)
    health = server.health()
    somebody = Person(server.address)
    table = somebody.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    seen = [Person(server.at(number), cookie=somebody.http.cookies["intriga"]) for number in (1, 2)]
    told = [each.look(table)["state"]["status"] for each in seen]
    for each in (somebody, *seen):
        each.close()
    if how == "ctrl-c":
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
    else:
        server.kill()
    until(lambda: not any(is_running(process) for process in started))

    assert len(started) > 6  # two servers, PostgreSQL and its own, Valkey, their keepers
    assert (health["ok"], health["bus"], health["processes"], health["answering"]) == (True, True, 2, 2)
    assert told == ["running", "running"]
    told_at_start = (server.folder / "log").read_text("utf-8")
    assert "for a trial: PostgreSQL and Valkey" in told_at_start
    assert "Traceback" not in told_at_start


@pytest.mark.parametrize("missing", ["PostgreSQL", "Valkey"])
def test_what_is_missing_for_a_trial_is_said_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, missing: str, postgres: Postgres
) -> None:
    from intriga.server.processes import postgres as of_postgres
    from intriga.server.processes import valkey as of_valkey

    for module in (of_postgres, of_valkey):
        monkeypatch.setattr(module, "of_the_machine", lambda: None)
        monkeypatch.setattr(module, "of_the_wheel", lambda: None)
    named = settings("" if missing == "PostgreSQL" else postgres.fresh_url())

    with pytest.raises(CannotStart, match=f"^{missing} is not on this machine: install it .*, or name"):
        serve_together(named, 2, "127.0.0.1", 0, None, lambda address, trials: None)


def test_a_file_is_refused_because_it_belongs_to_one_process(tmp_path: Path) -> None:
    command = Several(tmp_path / "server", str(tmp_path / "store.sqlite")).command
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert refused.returncode == 2
    assert "a file belongs to one process" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize("count", ["0", "65", "-1", "two"])
def test_how_many_processes_there_may_be(count: str) -> None:
    ran = run("serve", "--no-browser", f"--processes={count}")

    assert ran.code == 2
    assert "process" in ran.err.lower()


# ── figures ──


def test_whichever_process_is_asked_tells_the_figures_of_all(several: Several) -> None:
    one, two = Person(several.at(1)), Person(several.at(2))
    one.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    told = [person.http.get("/metrics").text for person in (one, two)]
    one.close()
    two.close()

    for text in told:
        assert 'intriga_live_tables{process="1"} 1.0' in text
        assert 'intriga_live_tables{process="2"} 0.0' in text
        assert text.count("# TYPE intriga_commit_seconds histogram") == 1


def test_figures_of_one_name_stand_together_and_one_that_is_away_is_told() -> None:
    text = '# HELP a What.\n# TYPE a counter\na_total{of="x y"} 1.0\n# HELP b More.\n# TYPE b gauge\nb 2.0\n'

    assert merged_figures({2: text, 1: text, 3: None}).splitlines() == [
        "# HELP a What.",
        "# TYPE a counter",
        'a_total{process="1",of="x y"} 1.0',
        'a_total{process="2",of="x y"} 1.0',
        "# HELP b More.",
        "# TYPE b gauge",
        'b{process="1"} 2.0',
        'b{process="2"} 2.0',
        "# HELP intriga_process_up Whether this process answers",
        "# TYPE intriga_process_up gauge",
        'intriga_process_up{process="1"} 1.0',
        'intriga_process_up{process="2"} 1.0',
        'intriga_process_up{process="3"} 0.0',
    ]


# ── a match ──


def one_round(lines: list[Any], states: list[dict[str, Any]], client: str) -> list[dict[str, Any]]:
    """Whoever is asked moves at their process, and both hear of it."""
    seat = next(number for number in (0, 1) if is_asked(states[number], number))
    position = states[seat]["position"]
    words = [offer["word"] for offer in position["offers"]]
    word = "draw" if "draw" in words else words[0]
    question = position["question"]["number"]
    sent(lines[seat], type="say", seat=seat, question=question, words=[word], client=client)
    return [news_after(line, question) for line in lines]


def news_after(line: Any, question: int) -> dict[str, Any]:
    while True:
        state: dict[str, Any] = heard(line, "news")["state"]
        if state["status"] == "ended" or state["position"]["question"]["number"] > question:
            return state


def test_a_match_whose_players_are_at_different_processes_goes_on_when_one_is_killed(
    several: Several, tmp_path: Path
) -> None:
    host, guest = Person(several.at(1)), Person(several.at(2))
    opened = host.post("/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}]})
    table, key = opened["table"], opened["invite"].partition("k=")[2]
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "key": key})
    with host.live(table) as mine, guest.live(table) as theirs:
        states = [heard(line, "welcome")["state"] for line in (mine, theirs)]
        states = one_round([mine, theirs], states, "before")
        killed = several.numbered(1)["pid"]
        os.kill(killed, signal.SIGKILL)
    until(lambda: several.numbered(1)["pid"] != killed and several.health()["answering"] == 2)
    back = Person(several.address, cookie=host.http.cookies["intriga"])
    with back.live(table) as mine, guest.live(table) as theirs:
        states = [heard(line, "welcome")["state"] for line in (mine, theirs)]
        for number in range(100):
            if states[0]["status"] == "ended":
                break
            states = one_round([mine, theirs], states, f"after {number}")
    file = tmp_path / "match.jsonl"
    file.write_bytes(back.http.get(f"/api/tables/{table}/record").content)
    for each in (host, guest, back):
        each.close()
    ended = several.logged("process_ended")

    assert [state["status"] for state in states] == ["ended", "ended"]
    assert [(line["number"], line["status"]) for line in ended] == [(1, -signal.SIGKILL)]
    assert run("verify", file).code == 0
