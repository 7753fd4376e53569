"""axe-core finds nothing wrong on any page, in either theme."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.house.places import ROOT
from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import PHONE, Visitor

AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    await document.fonts.ready;
    const found = await axe.run(document, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


#: What fades in has too little contrast on its way; what goes on for ever is not waited for.
STILL = """() => Promise.race([
    Promise.all(document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => null))).then(() => null),
    new Promise((done) => setTimeout(done, 5000, null)),
])"""


def look(me: Visitor, where: str) -> list[str]:
    """What axe-core finds on the page as it is when nothing moves."""
    me.page.evaluate(STILL)
    me.page.evaluate(AXE.read_text("utf-8"))
    return [f"{where}: {fault}" for fault in me.page.evaluate(RUN)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_nothing_is_wrong_from_lobby_to_result(
    visit: Visit, theme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    me = visit(theme=theme, size=size)
    me.come()
    me.drawer("masti").wait_for()
    found = look(me, "lobby")
    me.play_now("masti", players=4)
    assert me.next() == "choose"
    found += look(me, "table")
    me.hurry()
    assert me.next() == "over"
    found += look(me, "result")
    me.page.keyboard.press("Escape")
    found += look(me, "score sheets")
    me.page.get_by_role("button", name="Replay").click()
    me.page.get_by_label("Place in the match").wait_for()
    found += look(me, "replay")

    assert [] == found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_wrong_elsewhere(visit: Visit, theme: Literal["light", "dark"]) -> None:
    me = visit(theme=theme, language="ru")
    me.come("/me")
    me.page.locator("main h1").wait_for()
    found = look(me, "about you")
    me.open_table("masti", players=3, seats=["me", "open", "here:Anna"])
    me.page.locator(".qr svg").wait_for()
    found += look(me, "before the start")
    me.open_table("masti", players=3, seats=["here:Anna", "me", "here:Olga"])
    assert me.next() == "hand over"
    found += look(me, "hand-over")
    me.play_now("illuminaten", players=1)
    assert me.next() == "choose"
    found += look(me, "the field")
    me.page.get_by_role("button", name="Правила").first.click()
    me.page.locator("[data-clause]").first.wait_for()
    found += look(me, "rulebook")
    me.page.get_by_role("button", name="Меню").click()
    me.page.locator("dialog").wait_for()
    found += look(me, "menu")

    assert [] == found
