"""Movement: cards fly for those who like it, and stand still for those who asked for less."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.page.browser.conftest import Visit

#: Everything that is moved by the page is counted.
COUNTING = """
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const length = typeof how === 'number' ? how : Number(how?.duration ?? 0);
        if (length > 1) window.moved += 1;
        return animate.call(this, frames, how);
    };
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_fly_unless_the_system_asks_for_less_motion(
    visit: Visit, motion: Literal["reduce", "no-preference"]
) -> None:
    me = visit(motion=motion, rhythm="quick")
    me.context.add_init_script(COUNTING)
    me.play_now("masti", players=3)
    for _ in range(2):
        assert me.next() == "choose"
        me.choose()
    assert me.next() == "choose"

    moved = me.page.evaluate("window.moved")

    assert moved > 3 if motion == "no-preference" else moved == 0
