"""For whoever runs a server: health, figures on loopback, headers, the page, the lobby, the example bot."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.server.web.headers import policy
from intriga.server.web.rates import Buckets
from tests.server.processes import Process
from tests.server.running import Person, Running, serving

ROOT = Path(__file__).resolve().parents[3]
BOT = ROOT / "examples" / "bot.py"


def test_health_answers_while_the_store_does(person: Person) -> None:
    told = person.get("/api/health")

    assert (told["ok"], told["bus"]) == (True, True)


def test_health_says_which_build_runs(person: Person) -> None:
    told = person.get("/api/health")["build"]

    assert told["server"] == "pure"
    assert told["bots"] in ("pure", "being built")


def test_figures_are_told_on_loopback_and_to_nobody_behind_a_proxy(person: Person) -> None:
    direct = person.http.get("/metrics")
    proxied = person.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.5"})

    assert "intriga_commit_seconds_count" in direct.text
    assert person.me["person"] not in direct.text
    assert proxied.status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/t/table"])
def test_every_answer_has_the_policies_of_the_page(person: Person, path: str) -> None:
    headers = person.http.get(path).headers

    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


def test_inline_parts_of_the_built_page_are_allowed_by_their_hash() -> None:
    told = policy("<script>let a = 1</script><style>a{}</style><script src='/x.js'></script>")

    assert told.count("'sha256-") == 2


def test_the_page_is_served_at_its_own_addresses_and_its_files_for_ever(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Intriga</title>")
    (page / "assets" / "app-1.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("nobody's business")
    with serving(tmp_path / "store.sqlite", page=page) as server:
        get = server.person().http.get
        own = [get(path).text for path in ("/", "/t/abc", "/me")]
        script = get("/assets/app-1.js")
        outside = [get(path).status_code for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/secret.txt")]

    assert own == ["<!doctype html><title>Intriga</title>"] * 3
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert outside == [404, 404, 404]


def test_the_lobby_lists_open_tables_and_mine_and_whose_turn_it_is(person: Person, friend: Person) -> None:
    body = {"game": "masti", "players": 3, "seats": [{"who": "me"}], "is_open": True}
    table = person.post("/api/tables", body)["table"]
    mine = person.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    theirs = friend.get("/api/lobby")
    own = person.get("/api/lobby")

    listed = next(card for card in theirs["open"] if card["table"] == table)
    assert (listed["free"], listed["my_seats"], listed["title"]) == (2, [], "Масти Власти")
    assert next(card for card in own["mine"] if card["table"] == mine)["my_turn"]
    assert mine not in [card["table"] for card in theirs["open"] + theirs["mine"]]


def test_the_cabinet_has_every_game_with_its_options_in_the_readers_language(friend: Person) -> None:
    games = {game["id"]: game for game in friend.get("/api/games")}
    teams = [form for form in games["masti"]["options"] if form["name"] == "teams"]
    rules = friend.get("/api/rulebook/masti")

    assert {"masti", "illuminaten"} <= set(games)
    assert teams[0]["label"] == "Команды"
    assert all(game["blurb"] and game["minutes"] and game["levels"] for game in games.values())
    assert rules["clauses"][0]["id"] == "MV-001"


def test_the_example_bot_plays_a_whole_game_in_under_sixty_lines(server: Running) -> None:
    command = [sys.executable, str(BOT), server.address, "masti", "3"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert len(BOT.read_text("utf-8").splitlines()) < 60
    assert (played.returncode, played.stderr) == (0, "")
    assert "The game is over" in played.stdout.splitlines()[-1]


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Buckets(rate=2.0, burst=2, clock=lambda: now[0])
    first = [bucket.take("a") for _ in range(3)]
    now[0] = 0.5

    assert first == [0.0, 0.0, 0.5]
    assert [bucket.take("a"), bucket.take("b")] == [0.0, 0.0]


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
