"""Whom the host removes reads no further, and the old invitation is worth nothing."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Person, heard


def key_of(link: str) -> str:
    return link.partition("k=")[2]


def seated(host: Person, guest: Person, **more: Any) -> tuple[str, str]:
    opened = host.post(
        "/api/tables", {"game": "_tiny", "players": 2, "seats": [{"who": "me"}], "begin": False, **more}
    )
    table, key = opened["table"], key_of(opened["invite"])
    guest.post(f"/api/tables/{table}/sit", {"seat": 1, "key": key})
    return table, key


@pytest.mark.parametrize("is_open", [False, True])
def test_who_was_removed_reads_no_further_and_sits_only_with_a_new_invitation(
    person: Person, friend: Person, is_open: bool
) -> None:
    table, key = seated(person, friend, is_open=is_open)
    with friend.live(table, key=key) as line:
        heard(line, "welcome")
        after = person.post(f"/api/tables/{table}/remove", {"seat": 1})
        person.post(f"/api/tables/{table}/message", {"type": "chat", "seat": 0, "text": "he is gone"})
        if not is_open:
            with pytest.raises(ConnectionClosed) as closed:
                heard(line, "what was said after that")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
    new = key_of(after["state"]["invite"])

    assert new != key
    assert is_open == (friend.http.get(f"/api/tables/{table}", params={"k": key}).status_code == 200)
    for old in (key, ""):
        assert 403 == friend.refused(f"/api/tables/{table}/sit", {"seat": 1, "key": old})[0]
    assert friend.post(f"/api/tables/{table}/sit", {"seat": 1, "key": new})["state"]["my_seats"] == [1]


def test_the_links_stay_when_a_bot_is_removed(person: Person) -> None:
    bots = [{"who": "me"}, {"who": "bot", "level": "random"}]
    opened = person.post("/api/tables", {"game": "_tiny", "players": 2, "seats": bots, "begin": False})
    after = person.post(f"/api/tables/{opened['table']}/remove", {"seat": 1})

    assert after["state"]["invite"] == opened["invite"]
