"""City hall of «Борьба за власть»: its board on desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.browser.conftest import Visit
from tests.page.browser.scenarios import Theme, at_scenario, mission
from tests.page.browser.test_axe import look
from tests.page.browser.test_gangsters import SIZES
from tests.page.browser.test_phone import beyond

DISTRICTS = 6
VOTES = 12
#: Every ballot lies within the poster.
INSIDE = """() => {
    const poster = document.querySelector('.poster').getBoundingClientRect()
    return [...document.querySelectorAll('.poster .ward')].every(
        (ward) => ward.getBoundingClientRect().bottom <= poster.bottom)
}"""


@SIZES
@pytest.mark.parametrize(("language", "theme"), [("ru", "light"), ("en", "dark")])
def test_the_board_shows_every_district_and_nothing_is_amiss(
    visit: Visit, language: str, theme: Theme, size: tuple[int, int]
) -> None:
    me = at_scenario(visit(size=size, language=language, theme=theme), "election")
    seen = mission(me)

    assert DISTRICTS == len(seen["districts"])
    assert VOTES == seen["of"]
    for district in seen["districts"]:
        expect(me.page.locator(f".poster [data-touch='place:{district['place']}']")).to_have_count(1)
        expect(me.page.locator(f".poster [data-touch='place:{district['place']}'] .name")).to_be_visible()
    assert me.page.evaluate(INSIDE)
    assert beyond(me) == [0]
    assert [] == look(me, "election")
