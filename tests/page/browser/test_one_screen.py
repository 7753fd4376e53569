"""Around one screen: the device goes from hand to hand, and secrets with it."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor


def open_for_two(me: Visitor) -> None:
    me.open_table("masti", players=3, seats=["me", "here:Anna", "bot:novice"])


def views(messages: list[dict[str, Any]]) -> set[int]:
    """Whose views these messages carry."""
    positions = [message["state"]["position"] for message in messages if "state" in message]
    return {position["seat"] for position in positions if position is not None}


def named(messages: list[dict[str, Any]]) -> str:
    """All that these messages tell, without the list of all cards that every player may look at."""
    text = json.dumps(messages)
    return re.sub(r'"reminder": \{.*?"penalty": -?\d+\}', "", text)


def test_before_the_hand_over_the_page_has_not_received_the_next_players_view(visit: Visit) -> None:
    me = visit()
    open_for_two(me)
    seen = 0  # messages that came before the present player took the device
    hand_overs = 0
    while hand_overs < 4:
        step = me.next()
        if step == "choose":
            assert len(views(me.told[seen:]) - {-1}) <= 1
            me.choose()
            continue
        hand_overs += 1
        taker = me.state["hand_over"]
        until_now = me.told[seen:]
        assert taker not in views(until_now)
        public = me.state["position"]
        assert public is None or public["view"]["hand"] == []
        seen = len(me.told)
        me.take()
        taken = me.state["position"]
        assert taken is not None
        hand = taken["view"]["hand"]
        assert taken["seat"] == taker
        assert hand
        if hand_overs == 1:
            assert not any(f'"{card["card"]}"' in named(until_now) for card in hand)


def test_a_whole_game_is_played_around_one_screen(visit: Visit) -> None:
    me = visit()
    open_for_two(me)
    taken = 0
    while (step := me.next()) != "over":
        if step == "choose":
            me.choose()
        else:
            taken += 1
            me.take()

    assert taken > 5
    expect(me.result()).to_contain_text("Anna")


def test_somebody_is_seated_beside_me_and_a_reload_at_the_hand_over_shows_nobodys_cards(visit: Visit) -> None:
    me = visit()
    me.open_table("masti", players=3, seats=["me", "open", "bot:novice"])
    me.page.get_by_role("button", name="Seat beside you").click()
    me.page.get_by_label("Name of a player at this same screen").fill("Anna")
    me.page.keyboard.press("Enter")
    if me.next() == "hand over":
        me.take()
    while me.next() == "choose":
        me.choose()
    expect(me.page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
    me.told.clear()

    me.page.reload()

    assert me.next() == "hand over"
    assert not views(me.told) - {-1}
