"""After the game: replay, record, rematch, and playing on from any point."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from intriga.games.shelf import find_game
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.page.browser.conftest import Visit
from tests.page.browser.visitors import Visitor


def finished(visit: Visit) -> Visitor:
    me = visit()
    me.play_now("masti", players=3)
    assert me.next() == "choose"
    me.hurry()
    assert me.next() == "over"
    return me


def test_a_replay_goes_step_by_step_to_the_end_and_tells_no_more_than_has_happened(visit: Visit) -> None:
    me = finished(visit)
    me.result().get_by_role("button", name="Replay").click()
    at = me.page.get_by_label("Place in the match")
    log = me.page.get_by_role("log")
    expect(at).to_have_value("0")
    last = at.get_attribute("max")
    end = me.story()[-1]

    me.page.get_by_role("button", name="One step forward").click()
    expect(at).to_have_value("1")
    early = len(log.inner_text())
    expect(log).not_to_contain_text(end)
    me.page.get_by_role("button", name="To the end").click()

    expect(at).to_have_value(str(last))
    expect(log).to_contain_text(end)
    assert len(log.inner_text()) > early
    me.page.get_by_role("button", name="To the beginning").click()
    expect(at).to_have_value("0")
    me.page.get_by_label("Speed").select_option("4")
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_have_value(re.compile("^([3-9]|..)$"))
    me.page.get_by_role("button", name="Stop").click()


def test_the_result_names_the_turning_point_and_the_replay_opens_there(visit: Visit) -> None:
    me = visit()
    turn = None
    while turn is None:  # a shared victory has none
        me.play_now("masti", players=3)
        assert me.next() == "choose"
        me.hurry()
        assert me.next() == "over"
        turn = me.state["position"]["result"]["turn"]
    expect(me.result().get_by_role("heading", name="The turning point")).to_be_visible()
    expect(me.result()).to_contain_text(turn["text"])

    me.result().get_by_role("button", name="See this moment").click()

    expect(me.page.get_by_label("Place in the match")).to_have_value(str(turn["at"]))


def test_the_game_is_played_on_from_a_point_of_the_replay(visit: Visit) -> None:
    me = finished(visit)
    me.result().get_by_role("button", name="Replay").click()
    at = me.page.get_by_label("Place in the match")
    for step in range(1, 7):
        me.page.get_by_role("button", name="One step forward").click()
        expect(at).to_have_value(str(step))

    me.page.get_by_role("button", name="Play on from here").click()
    me.goes_elsewhere(me.page.locator("dialog button.strong").click)

    assert me.next() == "choose"
    assert me.state["status"] == "running"
    me.choose()
    assert me.next() == "choose"


def test_the_record_is_downloaded_and_a_rematch_begins(visit: Visit) -> None:
    me = finished(visit)
    with me.page.expect_download() as download:
        me.result().get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".jsonl")
    record = read_record(download.value.path())
    verify(find_game(record.opening.header.game), record)
    assert record.opening.header.game == me.state["game"]
    me.result().get_by_text("Was the shuffle fair?").click()
    expect(me.result()).to_contain_text(me.state["commitment"])

    me.goes_elsewhere(me.result().get_by_role("button", name="Rematch").click)

    assert me.next() == "choose"
    assert me.state["status"] == "running"
