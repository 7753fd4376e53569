"""Who would like to play is seen in the lobby and can be asked to a table; nothing without consent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.server.live.bus import WishesToPlay
from intriga.server.live.willing import LASTS, MOST_INVITATIONS
from tests.server.running import Person, Running, serving
from tests.server.web.routes.test_daily import Clock

WAITING = {"game": "_tiny", "players": 2, "seats": [{"who": "me"}]}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def lobby(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with serving(tmp_path / "store.sqlite", clock=clock) as running:
        yield running


def named(lobby: Running, name: str) -> Person:
    person = lobby.person()
    person.http.patch("/api/me", json={"name": name})
    return person


def wish(person: Person, willing: bool = True) -> None:
    person.post("/api/lobby/willing", {"say": "willing" if willing else "no_longer"})


def seen_by(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/lobby")["willing"]
    return found


def invitations(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/lobby")["invitations"]
    return found


def test_only_who_says_so_is_seen_and_only_while_saying_so(lobby: Running, clock: Clock) -> None:
    anna, boris = named(lobby, "Anna"), named(lobby, "Boris")
    assert [] == seen_by(boris)
    wish(anna)

    assert [] == seen_by(anna)
    assert ["Anna"] == [card["name"] for card in seen_by(boris)]
    assert anna.me["person"] not in str(seen_by(boris))
    clock.now += LASTS
    assert [] == seen_by(boris)
    wish(anna)
    wish(anna, willing=False)
    assert [] == seen_by(boris)


def test_one_click_asks_somebody_to_ones_table_and_one_sits_them_down(lobby: Running) -> None:
    anna, boris = named(lobby, "Anna"), named(lobby, "Boris")
    wish(anna)
    table = boris.post("/api/tables", WAITING)["table"]
    boris.post("/api/lobby/ask", {"who": seen_by(boris)[0]["who"], "table": table})
    (asked,) = invitations(anna)

    assert (table, "Boris") == (asked["table"], asked["by"])
    key = asked["link"].partition("k=")[2]
    state = anna.post(f"/api/tables/{table}/sit", {"seat": 1, "key": key})["state"]
    assert "running" == state["status"]
    assert [] == invitations(anna)


def test_nobody_is_asked_to_others_tables_or_to_full_ones_or_without_wishing(lobby: Running) -> None:
    anna, boris, vera = named(lobby, "Anna"), named(lobby, "Boris"), named(lobby, "Vera")
    wish(anna)
    (card,) = seen_by(boris)
    table = boris.post("/api/tables", WAITING)["table"]
    full = boris.post("/api/tables", {**WAITING, "seats": [{"who": "me"}] * 2})["table"]

    def refusal(who: Person, token: str, at: str) -> str:
        reason: str = who.refused("/api/lobby/ask", {"who": token, "table": at})[1]["reason"]
        return reason

    assert "not_at_the_table" == refusal(vera, card["who"], table)
    assert "has_begun" == refusal(boris, card["who"], full)
    assert "not-willing" == refusal(boris, "somebody", table)
    assert "no-table" == refusal(boris, card["who"], "nowhere")
    assert [] == invitations(anna)


def test_an_invitation_goes_with_the_seat_and_few_are_kept(lobby: Running) -> None:
    anna, boris = named(lobby, "Anna"), named(lobby, "Boris")
    wish(anna)
    (card,) = seen_by(boris)
    tables = [boris.post("/api/tables", WAITING)["table"] for _ in range(MOST_INVITATIONS + 1)]
    for table in tables:
        boris.post("/api/lobby/ask", {"who": card["who"], "table": table})

    assert tables[1:] == [each["table"] for each in invitations(anna)]
    boris.post(f"/api/tables/{tables[1]}/leave", {"seat": 0})
    assert tables[2:] == [each["table"] for each in invitations(anna)]


def test_who_is_forgotten_no_longer_wishes_for_anything(lobby: Running) -> None:
    anna, boris = named(lobby, "Anna"), named(lobby, "Boris")
    wish(anna)
    anna.http.delete("/api/me")

    assert [] == seen_by(boris)


def test_wishes_at_other_nodes_are_seen_here_by_name(lobby: Running, clock: Clock) -> None:
    anna, boris = named(lobby, "Anna"), named(lobby, "Boris")
    handle = lobby.node.other_nodes.handle
    lobby.do(handle(WishesToPlay(anna.me["person"], "token", clock.now + LASTS)))
    lobby.do(handle(WishesToPlay("nobody", "other", clock.now + LASTS)))

    assert [{"who": "token", "name": "Anna"}] == seen_by(boris)
    lobby.do(handle(WishesToPlay(anna.me["person"], "", 0)))
    assert [] == seen_by(boris)
