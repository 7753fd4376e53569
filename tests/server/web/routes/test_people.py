"""Who I am: no sign-up, other devices, recovery, being forgotten; several signing keys."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from intriga.server.web.identity import is_same_origin, language_of
from tests.server.running import KEY, Person, Running, heard, serving

NEW_KEY = "a newer key that only the tests know, long enough"


def test_the_first_request_makes_a_person_and_gives_the_device_a_cookie(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Accept-Language": "en"}, trust_env=False)
    cookie = answer.headers["set-cookie"]

    assert answer.json()["name"].startswith("Guest")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie


def test_over_tls_the_cookie_is_secure(server: Running) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    answer = httpx.get(f"{server.address}/api/me", headers=headers, trust_env=False)

    assert "Secure" in answer.headers["set-cookie"]


def test_name_and_language_can_be_changed_and_stay(person: Person) -> None:
    changed = person.http.patch("/api/me", json={"name": "  Анна   Первая ", "language": "ru"}).json()
    empty = person.http.patch("/api/me", json={"name": " \u200b "})

    assert (changed["name"], changed["language"]) == ("Анна Первая", "ru")
    assert person.get("/api/me") == changed
    assert empty.status_code == 422


def test_a_one_time_link_carries_a_person_to_another_device_once(person: Person, friend: Person) -> None:
    code = person.post("/api/me/link")["link"].partition("claim=")[2]
    claimed = friend.post("/api/me/claim", {"code": code})
    status, problem = friend.refused("/api/me/claim", {"code": code})

    assert claimed["person"] == friend.get("/api/me")["person"] == person.me["person"]
    assert (422, "code") == (status, problem["reason"])


def test_a_recovery_code_works_however_it_is_typed_and_only_once(person: Person, friend: Person) -> None:
    code = person.post("/api/me/recovery")["code"]
    recovered = friend.post("/api/me/recover", {"code": code.lower().replace("-", " ")})
    status, _ = friend.refused("/api/me/recover", {"code": code})

    assert recovered["person"] == person.me["person"]
    assert status == 422


def test_who_is_forgotten_leaves_no_name_and_no_word_behind(server: Running) -> None:
    leaving, staying = server.person(), server.person()
    leaving.http.patch("/api/me", json={"name": "Unmistakable"})
    body = {"game": "_tiny", "players": 2, "seats": [{"who": "me", "name": "Unmistakable"}], "is_open": True}
    table = leaving.post("/api/tables", body)["table"]
    staying.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Staying"})
    leaving.post(f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": "a secret wish"})
    before = staying.http.get(f"/api/tables/{table}").text
    with staying.live(table) as line:
        heard(line, "welcome")
        assert leaving.http.delete("/api/me").status_code == 200
        news = heard(line, "news")
    after = staying.http.get(f"/api/tables/{table}").text + staying.http.get("/api/lobby").text
    stored = server.do(server.node.store.rows(table))

    assert "Unmistakable" in before
    assert "a secret wish" in before
    assert news["state"]["seats"][0]["name"] == "somebody"
    for text in (after, b"".join(stored).decode()):
        assert "Unmistakable" not in text
        assert "a secret wish" not in text
    assert "Staying" in after


def test_an_older_key_is_still_known_and_the_newest_signs(tmp_path: Path) -> None:
    database = tmp_path / "store.sqlite"
    with serving(database) as old:
        cookie = old.person().http.cookies["intriga"]
    with serving(database, keys=(NEW_KEY, KEY)) as both:
        known = Person(both.address, cookie=cookie)
        signed = both.node.identity.cookie("device")
        assert known.me["name"].startswith("Guest")
        known.close()
    with serving(database, keys=(NEW_KEY,)) as new:
        assert new.node.identity.device_in(signed) == "device"
        answer = httpx.get(f"{new.address}/api/lobby", cookies={"intriga": cookie}, trust_env=False)
        assert answer.status_code == 401


@pytest.mark.parametrize(
    ("asked", "accepted", "chosen", "language"),
    [
        ("en", "ru", "ru", "en"),
        ("", "en-GB,en;q=0.9,ru;q=0.8", "ru", "en"),
        ("", "de,fr", "en", "en"),
        ("", "", "", "ru"),
        ("xx", "ru-RU", "en", "ru"),
    ],
)
def test_the_language_is_what_was_asked_for_else_the_browsers_else_the_persons(
    asked: str, accepted: str, chosen: str, language: str
) -> None:
    assert language == language_of(asked, accepted, chosen)


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "intriga.example", True),
        ("https://intriga.example", "intriga.example", True),
        ("http://127.0.0.1:8400", "127.0.0.1:8400", True),
        ("http://127.0.0.1:8401", "127.0.0.1:8400", False),
        ("https://intriga.example.evil", "intriga.example", False),
        ("null", "intriga.example", False),
        ("", "", False),
    ],
)
def test_an_origin_is_ours_only_if_its_host_is(origin: str | None, host: str, same: bool) -> None:
    assert same == is_same_origin(origin, host)
