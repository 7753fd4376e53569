"""The daily deal over HTTP: one try each, the same for all; scores and seed on the next day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.kernel.match.proof import commitment
from tests.server.running import Person, Running, serving
from tests.server.web.test_playing import play_by_socket

HOUR = 3_600_000
MORNING = 1_795_000_000_000 // (24 * HOUR) * 24 * HOUR + 8 * HOUR
GAME = "masti"


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def day(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with serving(tmp_path / "store.sqlite", clock=clock) as running:
        yield running


def begun(person: Person, *, named: bool = False) -> str:
    table: str = person.post("/api/daily/tries", {"game": GAME, "named": named})["table"]
    return table


def card_of(person: Person) -> dict[str, Any]:
    cards: list[dict[str, Any]] = person.get("/api/daily")["games"]
    return next(card for card in cards if card["game"] == GAME)


def hand(person: Person, table: str) -> Any:
    return person.look(table)["state"]["position"]["view"]["hand"]


def test_everybody_plays_the_deal_whose_fingerprint_was_shown_and_only_once(day: Running) -> None:
    anna, boris = day.person(), day.person("ru")
    shown = card_of(anna)
    one, other = begun(anna), begun(boris)
    state = anna.look(one)["state"]

    assert ("new", "") == (shown["status"], shown["table"])
    assert one != other
    assert one == begun(anna)
    assert hand(anna, one) == hand(boris, other)
    assert shown["commitment"] == state["commitment"]
    assert ([], [], "running") == (state["added"], state["wants_bytes"], state["status"])
    assert state["daily"] == anna.get("/api/daily")["date"]
    assert ("running", one) == (card_of(anna)["status"], card_of(anna)["table"])


def test_nothing_of_it_is_given_away_while_others_play(day: Running) -> None:
    anna, boris = day.person(), day.person()
    table = begun(anna)
    keys = day.node.hub.live[table].table.keys
    hint = anna.refused(f"/api/tables/{table}/message", {"type": "hint", "seat": 0})
    stand_in = anna.refused(f"/api/tables/{table}/leave", {"seat": 0})
    ended = play_by_socket(anna, table, 0)
    result = ended["position"]["result"]

    assert ["daily_is_played_alone"] * 2 == [hint[1]["reason"], stand_in[1]["reason"]]
    assert ("", True, "") == (result["seed"], result["kept"], ended["watch"])
    for path in ("record", "steps/0", "story", "memoirs"):
        answer = anna.http.get(f"/api/tables/{table}/{path}")
        assert (409, "day_is_not_over") == (answer.status_code, answer.json()["reason"])
    assert 409 == anna.refused(f"/api/tables/{table}/branch", {"at": 0, "seat": 0, "level": "novice"})[0]
    assert 409 == anna.http.get(f"/api/daily/{GAME}/{ended['daily']}").status_code
    for key in (keys.invite, keys.watch, ""):
        assert 403 == boris.http.get(f"/api/tables/{table}", params={"k": key}).status_code


def test_the_day_after_shows_scores_seed_and_record(day: Running, clock: Clock) -> None:
    anna, boris, late, idle = (day.person() for _ in range(4))
    anna.http.patch("/api/me", json={"name": "Anna"})
    table, other = begun(anna, named=True), begun(boris)
    last, _ = begun(late, named=True), begun(idle)
    play_by_socket(anna, table, 0)
    play_by_socket(boris, other, 0)
    told = card_of(anna)
    clock.now += 24 * HOUR
    play_by_socket(late, last, 0)
    yesterday = anna.get("/api/daily")["yesterday"]
    scores = anna.get(f"/api/daily/{GAME}/{yesterday}")
    points = [each["points"] for each in scores["scores"]]

    assert (2, told["commitment"]) == (scores["tries"], scores["commitment"])
    assert commitment(bytes.fromhex(scores["seed"]), f"daily-{GAME}-{yesterday}") == told["commitment"]
    assert {("Anna", True), ("", False)} == {(each["name"], each["mine"]) for each in scores["scores"]}
    assert points[0] == points[1]  # the same deal, the same moves, the same bots
    assert [1, 1] == [each["place"] for each in scores["scores"]]
    result = anna.look(table)["state"]["position"]["result"]
    assert (scores["seed"], False) == (result["seed"], result["kept"])
    assert 200 == anna.http.get(f"/api/tables/{table}/record").status_code
    assert "new" == card_of(anna)["status"]


def test_who_is_forgotten_has_no_name_among_the_scores(day: Running, clock: Clock) -> None:
    anna = day.person()
    play_by_socket(anna, begun(anna, named=True), 0)
    anna.http.delete("/api/me")
    clock.now += 24 * HOUR
    reader = day.person()
    yesterday = reader.get("/api/daily")["yesterday"]

    assert [""] == [each["name"] for each in reader.get(f"/api/daily/{GAME}/{yesterday}")["scores"]]


def test_a_game_without_a_deal_of_the_day_is_refused(day: Running) -> None:
    anna = day.person()

    assert (404, "no-daily") == refusal(anna, "_tiny")
    assert (404, "no-game") == refusal(anna, "chess")


def refusal(person: Person, game: str) -> tuple[int, str]:
    status, problem = person.refused("/api/daily/tries", {"game": game})
    return status, problem["reason"]
