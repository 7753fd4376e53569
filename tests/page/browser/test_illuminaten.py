"""The garden of the Illuminati: whole games by mouse, touch and keyboard, acting by the target."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.illuminati import GAME, Hand, Player
from tests.page.browser.test_axe import look
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE, Visitor

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
LEAST_TARGET = 44
MOST_CLICKS = 3  # of an action by its target
IS_ON_TOP = """(one) => {
    const at = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(at.x + 20, at.y + 12));
}"""
HOVER = 1000  # milliseconds, after which a piece that is pointed at has explained itself


def seated(me: Visitor, players: int = 1, hand: Hand | None = None, level: str = "novice") -> Player:
    me.play_now(GAME, players=players, level=level)
    assert me.next() == "choose"
    expect(me.page.locator("[data-cell]").first).to_be_visible()
    return Player(me, hand)


def seated_against(me: Visitor, opponent: str) -> Player:
    """Alone, by the form of a new table."""
    me.come()
    me.drawer(GAME).get_by_role("button", name="New table").click()
    form = me.page.locator("dialog form")
    form.locator("fieldset input[type=radio][value='1']").first.check(force=True)
    form.locator(f"input[type=radio][value='{opponent}']").check(force=True)
    form.locator("button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    assert me.next() == "choose"
    return Player(me)


def play_out(player: Player) -> None:
    """A whole game, in which the page is never wider than the screen."""
    while player.me.next() == "choose" and player.me.state["status"] == "running":
        assert beyond(player.me) == [0]
        player.step()

    assert player.me.state["status"] == "ended"
    ending = player.me.page.locator("section.final")  # on the board itself: every item of the score
    expect(ending.locator("tbody tr")).to_have_count(6)
    totals = [str(sheet["total"]) for sheet in player.view["sheets"]]
    expect(ending.locator("td.total")).to_have_text(totals)
    expect(player.me.result()).to_be_visible()
    assert max(clicks for clicks, _ in player.actions) <= MOST_CLICKS


@SIZES
@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("en", "dark")])
def test_a_whole_game_against_saint_germain_is_played_by_its_targets(
    visit: Visit, size: tuple[int, int], language: str, theme: Literal["light", "dark"]
) -> None:
    play_out(seated(visit(size=size, language=language, theme=theme)))


def test_a_whole_game_of_two_is_played_by_its_targets(visit: Visit) -> None:
    play_out(seated(visit(), players=2, level="regular"))


def test_a_whole_game_against_weishaupt_is_played_by_its_targets(visit: Visit) -> None:
    player = seated_against(visit(), "weishaupt")

    assert player.me.state["options"]["opponent"] == "weishaupt"
    play_out(player)


@pytest.mark.parametrize("opponent", ["joseph", "willermoz"])
def test_a_whole_game_against_an_opponent_of_our_own_is_played_by_its_targets(
    visit: Visit, opponent: str
) -> None:
    play_out(seated_against(visit(), opponent))


def test_a_card_is_woven_with_what_is_taken_from_it_by_two_clicks(visit: Visit) -> None:
    player = seated(visit())
    hand, question = player.view["hand"], player.me.state["position"]["question"]["number"]
    player.press(player.me.page.locator(f"[data-touch='card:{hand[0]['card']}']"))
    player.press(player.me.page.locator("[data-panel] .weaves [data-offer]").first)
    player.until(lambda: player.view["moment"] == "action" and not player.is_asked_still(question))

    assert player.clicks == 2
    assert player.view["turn"]["chain"] == [hand[0]["card"]]


def test_a_whole_game_is_played_by_the_keyboard_alone(visit: Visit) -> None:
    play_out(seated(visit(), hand="keyboard"))


def test_a_common_action_takes_three_clicks_at_most(visit: Visit) -> None:
    player = seated(visit())
    player.do("interrogate", 0)
    player.wait_beyond(0)

    assert player.clicks <= 3


def test_the_drawer_begins_with_the_artificial_opponent(visit: Visit) -> None:
    me = visit()
    me.come()
    me.drawer(GAME).locator("button.strong").click()
    me.page.wait_for_url("**/t/*")
    assert me.next() == "choose"

    assert "saint_germain" == me.state["options"]["opponent"]
    expect(me.page.locator("section.plots")).to_contain_text("Saint-Germain wins if")
    expect(me.page.locator("section.plots .own")).to_have_count(3)


def test_before_it_is_confirmed_the_board_shows_what_a_deed_would_bring(visit: Visit) -> None:
    player = seated(visit())
    tokens = player.me.page.locator("[data-touch^='token:'] .change")
    expect(tokens).to_have_count(0)
    player.press(player.at(0))

    expect(tokens).to_have_count(3)
    player.me.page.keyboard.press("Escape")
    expect(tokens).to_have_count(0)
    expect(player.confirm()).to_have_count(0)
    expect(player.at(0)).to_be_focused()


def test_a_card_shows_its_neighbours_and_a_lodge_key_fades_the_rest(visit: Visit) -> None:
    player = seated(visit())
    page = player.me.page
    cell = player.view["field"][6]
    page.locator("[data-cell='7']").click()
    expect(page.locator("[data-cell].touched")).to_have_count(len(cell["neighbours"]))

    page.get_by_role("group", name="Lodges").get_by_role("button", name="scholars").click()
    expect(page.locator("[data-cell].faded")).to_have_count(len(player.view["field"]))


def test_the_keyboard_alone_carries_an_action_through(visit: Visit) -> None:
    player = seated(visit())
    page = player.me.page
    question = player.me.state["position"]["question"]["number"]
    player.at(0).focus()
    page.keyboard.press("Enter")
    expect(player.confirm()).to_be_focused()
    page.keyboard.press("Enter")
    player.wait_beyond(question)

    assert player.view["turn"]["main_actions"] == 1


def test_a_person_has_a_page(visit: Visit) -> None:
    player = seated(visit())
    page = player.me.page
    page.locator("[data-touch='court:1']").click()
    page.locator("[data-panel] .read").click()

    expect(page.locator("dialog [data-person]")).to_have_attribute(
        "data-person", str(player.view["court"][0])
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_what_slides_under_a_resting_pointer_explains_nothing(visit: Visit) -> None:
    """A sheet opens by touch; one of its faction cards comes to lie where the mouse was left."""
    player = seated(visit(size=PHONE))
    page = player.me.page
    court = page.get_by_role("button", name="Court", exact=True)
    office = page.locator("dialog .factions [data-touch]").first
    player.press(court)
    box = office.bounding_box()
    assert box is not None
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    player.press(court)
    expect(office).to_be_visible()
    page.wait_for_timeout(HOVER)

    expect(page.locator(".popover")).to_have_count(0)


def test_an_explanation_in_a_sheet_lies_in_it_and_escape_closes_it_first(visit: Visit) -> None:
    player = seated(visit(size=PHONE))
    page = player.me.page
    player.press(page.get_by_role("button", name="Court", exact=True))
    page.locator("dialog .factions [data-touch]").first.click(force=True)
    why = page.locator("dialog .popover")
    expect(why).to_be_visible()
    assert why.evaluate(IS_ON_TOP)

    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_on_a_phone_everything_can_be_hit_by_a_finger(visit: Visit) -> None:
    player = seated(visit(size=PHONE))
    pieces = player.me.page.locator("[data-cell], [data-touch='areopagus'], [data-touch^='token:']")
    sizes = [pieces.nth(place).bounding_box() for place in range(pieces.count())]

    assert [] == [box for box in sizes if box is None or min(box["width"], box["height"]) < LEAST_TARGET]


def test_the_guided_game_leads_half_way_to_a_plot(visit: Visit) -> None:
    me = visit()
    me.learn(GAME)
    player = Player(me)
    told: list[str] = []
    while me.next() == "choose" and (guide := me.state["position"]["guide"]) is not None:
        question = me.state["position"]["question"]["number"]
        expect(me.page.locator("aside p").filter(has_text=guide["text"])).to_be_visible()
        told.append(guide["text"])
        if guide["touches"]:
            me.page.locator("[data-pointed]:visible").first.click()
            if "card:" not in guide["touches"][0]:
                influence = me.page.locator("[data-deed^='influence 1']")
                if "Influence" in guide["text"] and influence.get_attribute("aria-pressed") != "true":
                    influence.click()
                player.confirm().click()
        else:
            me.page.locator("[data-offer='end']").click()
        player.wait_beyond(question)

    assert len(set(told)) == 10


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_nothing_to_say(visit: Visit, size: tuple[int, int], theme: Literal["light", "dark"]) -> None:
    player = seated(visit(size=size, theme=theme))
    question = player.me.state["position"]["question"]["number"]
    found = look(player.me, "table")
    player.do("interrogate", 0)
    player.wait_beyond(question)
    player.press(player.at(player.view["areas"][0]["areopagus"][0]))
    expect(player.confirm()).to_be_visible()
    found += look(player.me, "what can be done")
    player.me.page.keyboard.press("Escape")
    if size == PHONE:
        player.press(player.me.page.get_by_role("button", name="Court", exact=True))
        found += look(player.me, "court")

    assert [] == found
