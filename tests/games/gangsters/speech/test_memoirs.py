"""Memoirs: which moments of a chapter are told, and in which order; nothing in them is invented."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.scenarios.parts import Mood, Scene
from intriga.games.gangsters.speech.memoirs import scenes
from intriga.games.gangsters.speech.memoirs.arc import MOST, paragraphs
from intriga.games.gangsters.speech.memoirs.chapter import Roll, chapter_of
from intriga.games.gangsters.speech.memoirs.telling import Page, memoirs
from intriga.games.gangsters.speech.wording import tell_deed
from intriga.kernel.events import Event
from tests.games.gangsters.speech.remembered import SAFE, TILLS, beginning, ending, reader, roll, text, told
from tests.tongues import tongue_of

# ── what is told ──


def test_who_overcame_what_with_which_roll_and_who_stepped_in() -> None:
    page = text(beginning(), roll(1, "place", SAFE, 9, 2, helped=True), ending())
    deed = tell_deed("place", SAFE, tongue_of("gangsters", "en"))

    assert all(word in page for word in (deed, "Sadie and Icebox", "3, 4, lock and a red ×2", "9"))
    assert "Анна" in page
    assert "May Lum" not in page
    assert "Борис" in page.split("red ×2", 1)[1]


def test_the_highest_roll_that_overcame_something_is_the_roll_of_the_night() -> None:
    found = chapter_of(
        [
            *roll(1, "place", SAFE, 8, 2),
            *roll(2, "place", TILLS, 12, 3),
            *roll(3, "problem", 4, 20, 5),
            *roll(3, "place", TILLS, 30, 0),
        ]
    )

    best = scenes.roll_of_the_night(found)
    assert best is not None
    assert (2, TILLS, 12) == (best.boss, best.number, best.result)


def test_where_the_mission_gave_nothing_a_problem_must_do() -> None:
    found = chapter_of([*roll(1, "place", SAFE, 1, 0), *roll(3, "problem", 4, 6, 1)])

    best = scenes.roll_of_the_night(found)
    assert best is not None
    assert ("problem", 4) == (best.kind, best.number)


@pytest.mark.parametrize(
    ("before", "result", "how"),
    [([], 12, "clear"), ([], 5, "narrow"), ([1], 12, "again"), ([1, 4, 1], 12, "again")],
)
def test_a_success_is_told_by_how_it_came_about(before: list[int], result: int, how: str) -> None:
    earlier = [event for one in before for event in roll(2, "place", SAFE, one, one // 4)]
    last = chapter_of([*earlier, *roll(1, "place", SAFE, result, 1)]).rolls[-1]

    assert how == scenes.how_it_was_won(last)
    assert 4 == last.needed


def test_what_was_won_before_counts_towards_what_is_needed() -> None:
    needs_three = events.ChallengeChosen(1, "place", SAFE, 4, 3, "search", False)
    marked = [*roll(1, "place", SAFE, 4, 0)[:-1], events.MarkersPlaced("place", SAFE, 1, 3)]
    found = chapter_of([*marked, needs_three, *roll(1, "place", SAFE, 9, 2)[1:]])

    assert 8 == found.rolls[-1].needed


def test_only_failures_since_the_last_success_make_it_another_try() -> None:
    told = [*roll(1, "place", TILLS, 1, 0), *roll(1, "place", TILLS, 4, 1), *roll(1, "place", TILLS, 4, 1)]

    assert [0, 1, 0] == [one.failures for one in chapter_of(told).rolls]


def test_a_partner_helps_and_ones_own_henchman_does_not() -> None:
    own = roll(1, "place", SAFE, 9, 2)
    own.insert(4, events.AbilityUsed(1, 7, "add_result", 2))
    partner = roll(1, "place", SAFE, 9, 2, helped=True)

    assert scenes.closest_help(chapter_of([*beginning(), *own])) is None
    found = scenes.closest_help(chapter_of([*beginning(), *partner]))
    assert found is not None
    assert (2, 7) == found[1]
    assert scenes.closest_help(chapter_of([*beginning(players=1), *partner])) is None


def test_the_help_that_is_told_is_the_one_with_least_to_spare() -> None:
    rolls = [
        roll(1, "place", SAFE, 11, 2, helped=True),
        roll(2, "place", SAFE, 8, 2, helped=True),
        roll(3, "place", SAFE, 4, 0, helped=True),
    ]
    found = scenes.closest_help(chapter_of([event for one in rolls for event in one]))

    assert found is not None
    assert 2 == found[0].boss


def test_an_ability_after_the_result_helps_nobody() -> None:
    late = [*roll(1, "place", SAFE, 9, 2), events.AbilityUsed(2, 7, "draw", 1)]

    assert [] == chapter_of(late).rolls[0].helpers


def test_the_police_are_kept_quiet_by_those_who_did_it() -> None:
    calm = [events.AbilityUsed(2, 9, "calm_police", 0), events.PoliceChanged("controlled")]
    bribe = [*roll(3, "police", 0, 4, 1), events.PoliceChanged("controlled")]
    found = chapter_of([*beginning(), *calm, *bribe, *bribe])

    assert [3, 2] == scenes.bribers(found)
    assert "Вера and Борис" in text(beginning(), calm, bribe, bribe, ending())
    assert "Борис" not in text(beginning(), calm, ending()).partition("Вера")[2]  # once is no habit


def test_active_police_are_told_if_a_round_was_played_under_them() -> None:
    words = ("bribe too few", "precinct", "sirens were ours")
    page = text(beginning(), [events.PoliceChanged("active"), events.RoundBegan(2)], ending())
    late = text(beginning(), [events.PoliceChanged("active")], ending())

    assert any(word in page for word in words)
    assert not any(word in late for word in words)


@pytest.mark.parametrize(
    ("out", "lost", "name"), [([3], [3], "fate-lost"), ([3], [], "fate-back"), ([], [], "fate-none")]
)
def test_the_fallen_are_told_and_who_came_back(out: list[int], lost: list[int], name: str) -> None:
    fallen: list[Event] = [events.HenchmanOut(1, one) for one in out]
    found = chapter_of([*beginning(), *fallen, *ending(lost=lost)])
    page = Page(found, reader("en"), [])
    facts = {"lost": "May Lum", "fallen": "May Lum", "count": 1, "clean": "no"}

    assert page.say(name, **facts) == page.fate()
    assert ("May Lum" in page.fate()) == bool(out)
    assert bool(lost) == bool(page.first_fall())


def test_the_failure_that_hurts_most_had_the_most_dice() -> None:
    found = chapter_of([*roll(1, "place", SAFE, 2, 0), *roll(2, "place", TILLS, 2, 0, white=3)])
    small = chapter_of(roll(2, "place", TILLS, 2, 0, white=2))

    worst = scenes.worst_roll(found)
    assert worst is not None
    assert SAFE == worst.number
    assert scenes.worst_roll(small) is None


def test_the_turning_point_is_what_decided_it_and_nothing_is_told_twice() -> None:
    first, last = roll(1, "place", SAFE, 12, 3), roll(2, "place", TILLS, 8, 2)
    won = chapter_of([*first, *last, *ending()])
    again = chapter_of([*last, *first, *ending()])
    lost = chapter_of(
        [*first, *roll(1, "place", SAFE, 1, 0), *roll(3, "problem", 1, 1, 0, white=3), *ending("out")]
    )

    assert TILLS == found_number(scenes.turning_point(won))
    assert None is scenes.turning_point(again)
    assert None is scenes.turning_point(lost)  # it is told as the worst roll already
    few = chapter_of([*first, *roll(1, "place", SAFE, 1, 0, white=2), *ending("out")])
    assert SAFE == found_number(scenes.turning_point(few))


def test_a_failure_that_was_made_good_decided_nothing() -> None:
    failed, later = roll(1, "place", SAFE, 1, 0, white=2), roll(1, "place", SAFE, 8, 2)

    assert None is scenes.turning_point(chapter_of([*failed, *later, *ending("out")]))


def test_what_the_scenario_tells_is_not_told_again() -> None:
    found = chapter_of([*roll(1, "place", SAFE, 12, 3), *roll(2, "place", TILLS, 8, 2), *ending()])
    safe = found.rolls[0]
    scenes.leave_to_the_scenario(found, [safe.at + 2])

    assert TILLS == found_number(scenes.roll_of_the_night(found))
    assert None is scenes.first_success(found)


def test_the_first_success_begins_the_story() -> None:
    told = [roll(1, "place", SAFE, 5, 1), roll(2, "place", TILLS, 12, 3), roll(3, "place", TILLS, 8, 2)]
    found = chapter_of([*[event for one in told for event in one], *ending()])

    assert SAFE == found_number(scenes.first_success(found))


def found_number(roll: Roll | None) -> int:
    return 0 if roll is None else roll.number


@pytest.mark.clause("LG-083", "LG-084")
def test_evidence_is_told_when_it_was_close_and_its_absence_at_the_end() -> None:
    def at(peak: int, reason: str = "away", level: str = "standard") -> str:
        told = [*beginning(level=level), events.RoundEnded(1, peak), *ending(reason)[1:]]
        return "".join(scene.text for scene in Page(chapter_of(told), reader("en"), []).evidence())

    assert "4" in at(4)
    assert "" == at(3) == at(5, "evidence") == at(1)
    assert "" == at(4, level="easier")
    assert "5" in at(5, level="easier")
    ends = [[events.RoundEnded(1, peak), *ending()[1:]] for peak in (0, 3)]
    gloves = ("gloves", "found dust", "forgets a hat")
    assert [True, False] == [any(one in text(beginning(), end) for one in gloves) for end in ends]


@pytest.mark.clause("LG-083", "LG-084")
def test_a_defeat_by_evidence_has_an_ending_of_its_own() -> None:
    reasons = ("away", "surrounded", "evidence", "evidence_before_one")
    ends = [told(beginning(), ending(reason)).paragraphs[-1] for reason in reasons]

    assert 3 == len(set(ends))
    assert ends[2] == ends[3]


def test_the_break_is_told_with_its_recruits() -> None:
    later = [events.RecruitKept(21, 2), events.HenchmanReleased(1, 3)]

    assert "Sadie" in text(beginning(), ending(), later)


def test_a_chapter_that_is_not_over_has_no_page() -> None:
    assert memoirs([*beginning(), *roll(1, "place", SAFE, 9, 2)], reader("en")) is None


# ── the chapters before ──

FIRST = [*beginning(1), *ending(lost=[3, 4]), events.RecruitKept(21, 2), events.RecruitKept(4, 1)]


@pytest.mark.parametrize("success", [True, False])
def test_a_chapter_begins_with_what_the_one_before_left(success: bool) -> None:
    before = [*beginning(1), *ending("away" if success else "surrounded", lost=[3, 4]), *FIRST[-2:]]
    page = memoirs([*beginning(2), *ending()], reader("en"), [before])

    assert page is not None
    first = page.paragraphs[0]
    assert all(name in first for name in ("“Hands Up”", "Minnow", "May Lum", "Анна, Борис and Вера"))
    assert 1 == first.count("Adler")  # who fell and came back is not missed


def test_a_recruit_who_did_it_is_remembered_as_such() -> None:
    done = roll(1, "place", SAFE, 9, 2)
    done[1] = events.HenchmanSent(1, 21, "search", 3)
    known = memoirs([*beginning(2), *done, *ending()], reader("en"), [FIRST])
    unknown = memoirs([*beginning(2), *done, *ending()], reader("en"))

    assert known is not None
    assert unknown is not None
    praise = ("were well spent", "investment", "paying for")
    assert any(word in "".join(known.paragraphs) for word in praise)
    assert not any(word in "".join(unknown.paragraphs) for word in praise)


# ── how it is put together ──


def test_paragraphs_follow_time_and_turn_with_luck() -> None:
    told = paragraphs(
        [Scene(9, "bad", "d"), Scene(1, "good", "a"), Scene(5, "bad", "c"), Scene(3, "good", "b")],
        lambda before, mood: f"{before}>{mood}",
    )

    assert ["start>good a b", "good>bad c d"] == told


def test_single_scenes_in_the_middle_begin_no_paragraph_if_there_would_be_too_many() -> None:
    moods: list[Mood] = ["good", "bad"]
    scattered = [Scene(at, moods[at % 2], str(at)) for at in range(MOST + 4)]
    told = paragraphs(scattered, lambda before, mood: "")

    assert MOST >= len(told)
    assert [str(at) for at in range(MOST + 4)] == " ".join(told).split()
