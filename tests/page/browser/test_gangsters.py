"""The night city of gangsters: rounds by clicking, alone and together, a roll from odds to damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.games.gangsters.rehearsed import (
    Rehearsed,
    campaign_alone,
    partner_can_add,
    partner_can_help_any_roll,
)
from tests.page.browser.clicking import ByKeys, open_game
from tests.page.browser.conftest import Visit
from tests.page.browser.speaking import settle, speak
from tests.page.browser.test_axe import look
from tests.page.browser.test_phone import beyond
from tests.page.browser.visitors import DESKTOP, PHONE, Visitor
from tests.server.processes import Process

GAME = "gangsters"
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SMALLEST = 44
MOST_STEPS = 200

#: What is clicked where nothing of one's own is to be done: nobody steps in, somebody goes first.
WAITING = ["[data-offer='pass']", "[data-touch^='boss:'][data-light='now']"]
#: Where a henchman is meant, the roll comes first; challenges of the scenario are tried.
PLAYING = [
    ".popover [data-offer]",
    "[data-roll='plain']",
    "[data-henchman][aria-pressed='false']",
    "[data-offer='go on']",
    "[data-offer='end turn']",
    "[data-offer='end round']",
    *WAITING,
    "[data-touch^='place:'][data-light='now']",
    "[data-offer='enough']",
    "[data-touch='deck:clan'][data-light='now']",
    "[data-offer]",
    "[data-light='now']",
]
#: Clicks the first of these that may be clicked, in one go: somebody else may change the table at any time.
STEP = """(wishes) => {
    const isReady = (one) => one.ariaDisabled !== 'true' && one.getClientRects().length > 0;
    for (const wish of wishes) {
        const found = [...document.querySelectorAll(wish)].find(isReady);
        if (found) { found.click(); return wish; }
    }
    return '';
}"""
#: Of what lies before the reader: how far it reaches below the screen, or out of its own scrolled part.
HIDDEN = """(wanted) => wanted.filter((what) => {
    const box = document.querySelector(what)?.getBoundingClientRect();
    return !box || box.top < 0 || box.bottom > innerHeight + 1;
})"""
SMALL = """(least) => [...document.querySelectorAll("[data-light='now'], [data-offer], .about, .deck")]
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => ({ name: one.dataset.touch || one.textContent, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`)"""
OPEN_PLATE = ".plate [data-light='now']"


def view_of(me: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = me.state["position"]["view"]
    return found


def steps_until(me: Visitor, is_there: Callable[[dict[str, Any]], bool], wishes: list[str]) -> int:
    """Click on until the table as it was last told is as wished; how often it was."""
    clicked = 0
    while not is_there(view_of(me)):
        assert clicked < MOST_STEPS
        if me.page.evaluate(STEP, wishes):
            clicked += 1
        me.page.wait_for_timeout(30)
    return clicked


def is_my_action(view: dict[str, Any]) -> bool:
    mine = view["active"] is not None and view["bosses"][view["active"] - 1]["seat"] == view["seat"]
    return bool(view["moment"] == "action" and mine and view["hand"] and view["actions"])


def on_turn(me: Visitor, players: int) -> Visitor:
    """With bots, on turn in the first round, with actions left and henchmen in hand."""
    me.play_now(GAME, players=players)
    me.next()
    steps_until(me, is_my_action, WAITING)
    me.page.locator(OPEN_PLATE).first.wait_for()
    return me


def take_on(me: Visitor) -> list[dict[str, Any]]:
    """Take on the first challenge that lies open; the choices of henchmen."""
    me.page.locator(OPEN_PLATE).first.click()
    me.page.locator("[data-henchman]").first.wait_for()
    picks: list[dict[str, Any]] = view_of(me)["roll"]["picks"]
    return picks


def roll(me: Visitor) -> None:
    """Send one henchman and roll; the dice lie there."""
    picks = take_on(me)
    me.page.locator(f"[data-henchman='{picks[0]['henchmen'][0]}']").click()
    me.page.locator("[data-roll='plain']").click()
    dice(me).first.wait_for()


def dice(me: Visitor) -> Locator:
    return me.page.locator(".dice li")


def percent(chance: float) -> str:
    """As the page rounds it: halves go up."""
    return f"{int(chance * 100 + 0.5)}%"


def events(me: Visitor) -> list[dict[str, Any]]:
    """What happened, as this browser was told it."""
    return [line["event"] for told in me.told for line in told.get("log", [])]


# ── alone ──


@SIZES
@pytest.mark.parametrize("players", [1, 3])
def test_a_round_is_played_by_clicking(visit: Visit, size: tuple[int, int], players: int) -> None:
    me = visit(size=size, language="ru")
    me.play_now(GAME, players=players)
    me.next()

    clicked = steps_until(me, lambda view: view["round"] >= 2 or view["moment"] == "over", PLAYING)

    assert clicked >= 3
    assert beyond(me) == [0]


def test_alone_both_hands_lie_open_and_the_resting_one_says_so(visit: Visit) -> None:
    me = on_turn(visit(), players=1)

    expect(me.page.locator("[data-own-area] section:not(.beside)")).to_have_count(2)
    expect(me.page.locator("[data-own-area] section.resting")).to_have_count(1)
    expect(me.page.locator("section.resting")).to_contain_text("abilities only")


# ── a roll ──


def test_the_odds_change_with_every_henchman_picked_and_all_are_sent_together(visit: Visit) -> None:
    me = on_turn(visit(), players=3)
    picks = take_on(me)
    alone = [pick for pick in picks if len(pick["henchmen"]) == 1]
    for pick in alone:
        card = me.page.locator(f"[data-henchman='{pick['henchmen'][0]}']")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        told = percent(pick["odds"]["plain"]["successes"][0])
        expect(me.page.locator(".odds .first")).to_contain_text(told)
        expect(me.page.locator(".odds")).to_contain_text("best rerolls and without help")
        card.click()
    assert view_of(me)["roll"]["sent"] == []  # nobody knows of it yet

    wanted = picks[-1]
    for number in wanted["henchmen"]:
        me.page.locator(f"[data-henchman='{number}']").click()
    me.page.locator("[data-roll='plain']").click()
    dice(me).first.wait_for()

    assert wanted["henchmen"] == [one["henchman"] for one in view_of(me)["roll"]["sent"]]


@SIZES
def test_after_a_reload_in_mid_roll_the_dice_lie_there(visit: Visit, size: tuple[int, int]) -> None:
    me = on_turn(visit(size=size), players=3)
    roll(me)
    before = view_of(me)["roll"]
    assert view_of(me)["moment"] == "after_roll"

    me.page.reload()

    dice(me).first.wait_for()
    assert before["white"] == view_of(me)["roll"]["white"]
    expect(dice(me)).to_have_count(len(before["white"]))
    steps_until(me, lambda view: view["roll"] is None, PLAYING)


def test_open_decks_can_be_looked_through_and_cards_read(visit: Visit) -> None:
    me = on_turn(visit(), players=3)
    me.page.locator("button.deck:not(.piece)").first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("rally the clan")
    me.page.keyboard.press("Escape")
    me.page.locator("[data-own-area] .about").first.click()

    expect(me.page.get_by_role("dialog")).to_contain_text("Level 1")
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


@SIZES
def test_the_rulebook_begins_with_the_scenario_on_one_screen(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(size=size)
    me.play_now(GAME, players=1)
    me.next()
    me.page.get_by_role("button", name="Rules").click()
    brief = me.page.get_by_role("article")
    expect(brief).to_contain_text("The goal")
    expect(brief.locator("dt")).to_have_count(5)
    box = brief.bounding_box()

    assert box is not None
    assert box["height"] < size[1] - 130  # below the title and the search


# ── together ──


def at_one_table(visit: Visit, server: Process, game: Rehearsed) -> tuple[Visitor, Visitor]:
    """Two people at two browsers, dealt as in this game and told its words up to its last one."""
    server.deal(game.deal)
    host, friend = both = visit(), visit()
    for person in both:
        person.come()
    wish = {"game": GAME, "players": 2, "seats": [{"who": "me"}, {"who": "open"}]}
    table = host.context.request.post("/api/tables", data=wish).json()["table"]
    key = host.asked(f"/api/tables/{table}")["invite"].partition("k=")[2]
    sits = {"seat": 1, "name": "Friend", "key": key}  # without bytes of its own, as it was rehearsed
    assert friend.context.request.post(f"/api/tables/{table}/sit", data=sits).ok
    for person in both:
        person.page.goto(f"{server.address}/t/{table}")
        person.next()
    for seat, word in game.words:
        said, other = (host, friend) if seat == 0 else (friend, host)
        speak(other, "pass")  # so that nothing is held
        assert speak(said, word), word
    for person in (host, friend):
        settle(person)
    return host, friend


def helpers(friend: Visitor) -> list[dict[str, Any]]:
    """The friend's cards whose ability would change this roll now."""
    return [held for held in view_of(friend)["hand"] if held["preview"] and held["preview"]["changes"]]


def change_of(held: dict[str, Any], what: str) -> tuple[int, int]:
    (found,) = [one for one in held["preview"]["changes"] if one["what"] == what]
    return int(found["before"]), int(found["after"])


def card_of(friend: Visitor, held: dict[str, Any]) -> Locator:
    return friend.page.locator(f"[data-own-area] [data-touch='henchman:{held['henchman']}']")


def send_somebody(host: Visitor) -> None:
    """Take on a challenge and show who goes: until the roll anybody may step in, and nothing hurries."""
    take_on(host)
    host.page.locator("[data-henchman]").first.click()
    host.page.locator("[data-roll='show']").click()
    host.page.locator("[data-roll='show']").wait_for(state="detached")


def test_a_partners_ability_is_foretold_and_then_changes_the_sum(visit: Visit, server: Process) -> None:
    """Dice of the host lie there; the friend sees what a card would make of them, and plays it."""
    host, friend = at_one_table(visit, server, partner_can_add())
    held = next(one for one in helpers(friend) if not one["preview"]["asks"])
    before, after = change_of(held, "result")
    for person in (host, friend):
        expect(person.page.locator(".sum b")).to_have_text(str(before))
    expect(friend.page.locator(".ribbon", has_text=f"{before} → {after}").first).to_be_visible()

    card_of(friend, held).click()

    for person in (host, friend):
        expect(person.page.locator(".sum b")).to_have_text(str(after))
    expect(card_of(friend, held)).to_have_count(0)
    expect(host.page.get_by_role("log")).to_contain_text("Friend uses an ability")
    used = [event["henchman"] for event in events(host) if event.get("event") == "ability_used"]
    assert used == [held["henchman"]]
    settle(host)
    assert after == view_of(host)["roll"]["result"]


def test_who_has_let_it_stand_is_not_waited_for(visit: Visit, server: Process) -> None:
    host, friend = at_one_table(visit, server, partner_can_help_any_roll())
    send_somebody(host)
    friend.page.locator("[data-offer='pass']").click()
    friend.page.locator("[data-offer='pass']").wait_for(state="detached")

    host.page.locator("[data-roll='plain']").click()

    dice(host).first.wait_for()
    dice(friend).first.wait_for()
    assert not held_since(host, 0)


def held_since(me: Visitor, news: int) -> bool:
    """Whether a word has been held since so many messages had come."""
    return any(told["state"]["held"] for told in me.told[news:] if told["type"] == "news")


def test_who_lets_everything_stand_for_the_round_is_asked_nothing(visit: Visit, server: Process) -> None:
    host, friend = at_one_table(visit, server, partner_can_help_any_roll())
    friend.page.get_by_role("button", name="When to ask me").click()
    friend.page.get_by_role("switch", name="Let everything stand this round").check()
    expect(friend.page.get_by_role("button", name="Letting things stand this round")).to_be_visible()
    news = len(host.told)

    take_on(host)
    host.page.locator("[data-henchman]").first.click()
    host.page.locator("[data-roll='plain']").click()
    dice(host).first.wait_for()
    host.page.locator("[data-offer='go on']").click()
    host.page.locator(".tray").wait_for(state="detached")

    passed = [event for event in events(friend) if event.get("event") == "passed"]
    assert len(passed) >= 2
    held = [told["state"]["held"] for told in host.told[news:] if told["type"] == "news"]
    assert all(one is None or one["left_ms"] > 1000 for one in held)  # nothing burned down


def test_a_signal_stands_at_the_partners_seat(visit: Visit, server: Process) -> None:
    host, friend = at_one_table(visit, server, partner_can_add()._replace(words=[]))
    host.page.get_by_role("button", name="Say what you intend").click()
    host.page.locator("[data-offer='intend police']").click()

    expect(friend.page.locator(".balloon")).to_have_text("I’ll see to the police")
    expect(host.page.locator(".signal")).to_contain_text("I’ll see to the police")


# ── phone, keyboard, everybody ──


def test_challenge_dice_and_hand_fit_one_screen_of_a_phone(visit: Visit) -> None:
    me = on_turn(visit(size=PHONE, language="ru"), players=3)
    assert [] == me.page.evaluate(SMALL, SMALLEST)
    assert beyond(me) == [0]
    roll(me)

    assert [] == me.page.evaluate(HIDDEN, [".tray header", ".dice", ".sum", "[data-own-area]"])
    assert [] == me.page.evaluate(SMALL, SMALLEST)
    assert beyond(me) == [0]


def test_a_round_is_played_by_keyboard_alone(visit: Visit, server: Process) -> None:
    game, _ = campaign_alone()
    server.deal(game.deal)
    me = visit()
    open_game(me, 1, [{"who": "me"}], scenario="hands_up", campaign="yes")
    player = ByKeys(me, [word for _, word in game.words])
    done: list[str] = []
    player.watch = done.append

    player.play(until=lambda: player.view["round"] == 2)

    verbs = {word.partition(" ")[0] for word in done}
    assert {"boss", "place", "send", "go", "recruit", "end"} <= verbs
    assert player.view["round"] == 2


@SIZES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, theme: Literal["light", "dark"], size: tuple[int, int]) -> None:
    me = visit(theme=theme, size=size, language="ru")
    me.play_now(GAME, players=3)
    me.next()
    found = look(me, "nominating")
    steps_until(me, is_my_action, WAITING)
    found += look(me, "action")
    take_on(me)
    me.page.locator("[data-henchman]").first.click()
    found += look(me, "odds")
    me.page.locator("[data-roll='plain']").click()
    dice(me).first.wait_for()
    found += look(me, "dice")

    assert [] == found
