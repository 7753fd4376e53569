"""Over a link: two browsers at one table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor


def at_one_table(visit: Visit, **how: str) -> tuple[Visitor, Visitor]:
    """A host who opened a table with a free seat, and a friend who came over the link and sat down."""
    host, friend = visit(**how), visit(**how)
    host.open_table("masti", players=3, seats=["me", "open", "bot:novice"])
    link = host.page.locator("input[readonly]").first.input_value()
    friend.come(link)
    friend.page.get_by_label("Your name").fill("Friend")
    friend.page.get_by_role("button", name="Sit down").click()
    return host, friend


def play_together(*people: Visitor, turns: int = 400) -> None:
    """Whoever may choose chooses, until both have seen the result or so many turns are over."""
    for _ in range(turns):
        ready = [person for person in people if person.is_asked()]
        if ready:
            ready[0].choose()
        elif all(person.result().count() for person in people):
            return
        else:
            people[0].page.wait_for_timeout(20)


def test_two_browsers_play_one_table_and_one_reloads_in_mid_trick(visit: Visit) -> None:
    host, friend = at_one_table(visit)
    while not (friend.is_asked() and friend.state["position"]["view"]["table"]):
        play_together(host, friend, turns=1)
    before = friend.state

    friend.page.reload()

    assert friend.next() == "choose"
    assert before["position"] == friend.state["position"]
    play_together(host, friend)
    for person in (host, friend):
        expect(person.result()).to_contain_text("victory")
        assert person.state["status"] == "ended"
    mine, theirs = [person.state["position"]["result"] for person in (host, friend)]
    assert (mine["seed"], mine["proof"]) == (theirs["seed"], theirs["proof"])
    assert [row["total"] for row in mine["standings"]] == [row["total"] for row in theirs["standings"]]


def test_taking_back_a_card_is_asked_of_the_friend_and_done(visit: Visit) -> None:
    host, friend = at_one_table(visit)
    while not (host.is_asked() and len(host.state["position"]["view"]["table"]) < 2):  # the friend is next
        play_together(host, friend, turns=1)
    hand = host.state["position"]["view"]["hand"]
    asked = host.state["position"]["question"]["number"]
    host.page.locator('[data-touch^="hand:"][data-light="now"]').first.click()  # a bribe is free to undo
    while not (friend.is_asked() and friend.state["position"]["question"]["number"] > asked):
        friend.page.wait_for_timeout(20)

    host.page.get_by_role("button", name="Undo").click()
    friend.page.get_by_role("button", name="Agree").click()

    assert host.next() == "choose"
    assert hand == host.state["position"]["view"]["hand"]


def test_what_is_said_in_the_chat_is_read_by_the_friend(visit: Visit) -> None:
    host, friend = at_one_table(visit)
    host.page.get_by_role("button", name="Chat").first.click()
    host.page.get_by_label("Message").fill("<b>Hello</b> to you")
    host.page.keyboard.press("Enter")
    friend.page.get_by_role("button", name="Chat").first.click()

    expect(friend.page.get_by_text("<b>Hello</b> to you")).to_be_visible()


def test_a_spectator_watches_and_may_say_nothing(visit: Visit) -> None:
    host, _ = at_one_table(visit)
    host.page.get_by_role("button", name="Menu").click()
    link = host.page.get_by_label("Link for spectators").input_value()
    host.page.keyboard.press("Escape")
    guest = visit(language="ru")
    guest.come(link)

    guest.page.locator(".prompt").wait_for()

    assert guest.state["position"]["seat"] == -1
    assert guest.state["position"]["view"]["hand"] == []
    assert not guest.is_asked()
    expect(host.page.get_by_title("1 spectator")).to_be_visible()


def test_a_host_who_waits_in_vain_gives_the_free_seats_to_bots(visit: Visit) -> None:
    host = visit()
    host.open_table("masti", players=3, seats=["me", "open", "open"])
    host.page.get_by_role("button", name="Seat a bot in seat 2").click()
    expect(host.page.locator("li .kind")).to_have_count(1)

    host.page.get_by_role("button", name="Seat a bot in seat 3").click()

    assert host.next() == "choose"
    assert [card["kind"] for card in host.state["seats"]] == ["person", "bot", "bot"]
