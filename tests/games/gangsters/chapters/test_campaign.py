"""Campaigns of three chapters: which scenario may follow, and the finale by itself."""

from __future__ import annotations

from typing import Any

import pytest

from intriga.games.gangsters.game import GAME
from intriga.games.gangsters.rules.breaks import Break
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack
from tests.games.gangsters.builders import cards, end_turns, mission, say, table
from tests.games.gangsters.chapters.test_end import OPTIONS, next_chapter
from tests.games.gangsters.registered import box, pack, registered

WHOLE = OPTIONS | {"campaign": "whole"}
FINALE = WHOLE | {"scenario": "election"}


def third_chapter(**more: Any) -> dict[str, Any]:
    clan = ["gus_pappas", "zoya_arbenina", *[one.name for one in box().henchmen[:12]]]
    return next_chapter(clan, **{"chapter": 3, "played": ["stakeout", "race"], "earned": [5, 7], **more})


@pytest.mark.clause("LG-002", "LG-003", "LG-006")
@pytest.mark.usefixtures("with_stakeout")
def test_a_whole_campaign_has_three_chapters_and_the_third_is_the_finale() -> None:
    first = GAME.setup(box(), 2, WHOLE, None, Dealer(Quick(1)))
    assert (1, True, True) == (first.chapter, first.is_campaign, first.is_whole)
    last = GAME.setup(box(), 2, FINALE, third_chapter(), Dealer(Quick(1)))

    assert (3, "election", ("stakeout", "race"), (5, 7)) == (
        last.chapter,
        last.scenario.name,
        last.played,
        last.earned,
    )
    assert 14 == count(last.clan | last.hands[0] | last.hands[1])


@pytest.mark.clause("LG-003", "LG-G10")
@pytest.mark.usefixtures("with_stakeout")
@pytest.mark.parametrize(
    ("options", "carry", "fault"),
    [
        (WHOLE | {"scenario": "quiet_stakeout"}, third_chapter(), "always the finale: election"),
        (FINALE, next_chapter(["gus_pappas"]), "'election' is the finale"),
        (FINALE | {"campaign": "yes"}, next_chapter(["gus_pappas"]), "'election' is the finale"),
        (WHOLE, next_chapter(["gus_pappas"]), "'stakeout' was played in an earlier chapter"),
    ],
)
def test_chapters_one_and_two_are_chosen_and_different_and_the_third_never(
    options: dict[str, str], carry: dict[str, Any], fault: str
) -> None:
    with pytest.raises(Malformed, match=fault):
        GAME.setup(box(), 2, options, carry, Dealer(Quick(1)))


@pytest.mark.clause("LG-002")
def test_a_pack_without_the_finale_has_no_whole_campaign() -> None:
    files = {name: file for name, file in pack().files.items() if name != "election.table.toml"}
    with registered():
        short = GAME.load(Pack("without the finale", files))
        GAME.setup(short, 2, OPTIONS, None, Dealer(Quick(1)))
        with pytest.raises(Malformed, match="no finale"):
            GAME.setup(short, 2, WHOLE, None, Dealer(Quick(1)))


@pytest.mark.clause("LG-006", "LG-100")
@pytest.mark.usefixtures("with_stakeout")
def test_the_second_chapter_of_a_whole_campaign_has_a_break_and_hands_the_clan_on() -> None:
    s = table(["sadie", "may"], campaign=True, chapter=2)
    s.is_whole, s.played, s.earned = True, ("race",), (5,)
    mission(s).nights, mission(s).seen = 1, 1
    end_turns(s)
    say(s, 0, "end round")
    assert isinstance(s.stack[-1], Break)
    s.clan |= cards("nico")
    s.reserve &= ~cards("nico")
    say(s, 0, "done")
    result = GAME.result(s)

    assert result is not None
    assert result.carry is not None
    assert (3, ["race", "stakeout"]) == (result.carry["chapter"], result.carry["played"])


@pytest.mark.clause("LG-002", "LG-106")
@pytest.mark.usefixtures("with_stakeout")
def test_after_the_third_chapter_there_is_no_break_and_nothing_is_handed_on() -> None:
    s = table(["sadie", "may"], campaign=True, chapter=3)
    s.is_whole, s.earned = True, (5, 7)
    mission(s).nights = 1
    end_turns(s)
    say(s, 0, "end round")
    result = GAME.result(s)

    assert s.over
    assert result is not None
    assert ((12, 12), None) == (result.totals, result.carry)


@pytest.mark.clause("LG-003", "LG-008")
@pytest.mark.parametrize("campaign", ["no", "yes", "whole"])
def test_chosen_at_the_beginning_the_finale_is_played_by_itself(campaign: str) -> None:
    s = GAME.setup(box(), 2, FINALE | {"campaign": campaign}, None, Dealer(Quick(1)))

    assert (1, False, False) == (s.chapter, s.is_campaign, s.is_whole)
    assert count(s.clan | s.hands[0] | s.hands[1]) == sum(s.scenario.lone_clan(s))


def test_a_short_campaign_keeps_the_digest_that_it_always_had() -> None:
    short, whole = table(["sadie", "may"], campaign=True), table(["sadie", "may"], campaign=True)
    before = short.key()
    whole.is_whole = True

    assert (*before, True) == whole.key()
    assert whole.key() == whole.copy().key()
