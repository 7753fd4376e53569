"""Memoirs: which moments of a chapter are told and in which words; nothing in them is invented."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.speech.memoirs import scenes
from intriga.games.gangsters.speech.memoirs import telling as pages
from intriga.games.gangsters.speech.memoirs.chapter import Chapter, Roll, chapter_of
from intriga.games.gangsters.speech.memoirs.telling import Page, memoirs, wording
from intriga.games.gangsters.speech.wording import tell_place
from intriga.kernel.events import Event
from intriga.kernel.sentences import LANGUAGES
from intriga.kernel.speech import Listener, Memoirs
from tests.games.locale_files import messages_in
from tests.games.shared.sentences import fit_to_read
from tests.tongues import listener_of, tongue_of

NAMES = ["Анна", "Борис", "Вера"]
LOCALES = Path(pages.__file__).parent / "locales"
SAFE, TILLS = 1, 2  # places of the first scenario
FACES = ["3", "4", "lock", "used"]


def beginning(
    chapter: int = 1, *, campaign: bool = True, players: int = 3, level: str = "standard"
) -> list[Event]:
    clan = list(range(1, 21))
    return [
        events.Setup(players, "hands_up", chapter, level, campaign, clan, [[0]] * 3),
        events.RoundBegan(1),
    ]


def roll(
    boss: int, kind: str, number: int, result: int, won: int, *, helped: bool = False, white: int = 4
) -> list[Event]:
    """A challenge of difficulty 4 that is overcome by one success."""
    told: list[Event] = [
        events.ChallengeChosen(boss, kind, number, 4, 1, "search", False),
        events.HenchmanSent(boss, 1, "search", 3),
        events.HenchmanSent(boss, 5, "melee", 1),
        events.Rolled(boss, FACES[:white], "x2", 0),
    ]
    if helped:
        told.append(events.AbilityUsed(boss % 3 + 1, 7, "add_result", 2))
    told.append(events.ResultFixed(boss, kind, number, result, 2, 4, won, 1, 0, 1))
    overcome = events.Overcome(boss, kind, number, won)
    return [*told, overcome if won else events.Failed(boss, kind, number)]


def ending(reason: str = "away", reputation: int = 7, lost: list[int] | None = None) -> list[Event]:
    success = reason == "away"
    return [
        events.RoundEnded(1, 2),
        events.ScenarioEnded(reason, success, reputation, lost or []),
        events.Ended(reason, success, reputation),
    ]


def told(*parts: Sequence[Event], language: str = "en", names: list[str] | None = None) -> Memoirs:
    found = memoirs([event for part in parts for event in part], reader(language, names))
    assert found is not None
    return found


def reader(language: str, names: list[str] | None = None) -> Listener:
    return listener_of("gangsters", language, names or NAMES)


def text(*parts: Sequence[Event], language: str = "en") -> str:
    return "\n".join(told(*parts, language=language).paragraphs)


# ── what is told ──


def test_who_overcame_what_with_which_roll_and_who_stepped_in() -> None:
    page = text(beginning(), roll(1, "place", SAFE, 9, 2, helped=True), ending())
    safe = tell_place(SAFE, tongue_of("gangsters", "en"))

    assert all(word in page for word in (f"“{safe}”", "Sadie and Icebox", "3, 4, lock and a red ×2", "9"))
    assert "Анна" in page
    assert "May Lum" not in page
    assert "Борис" in page.split("9", 1)[1]


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
    page = text(beginning(), calm, bribe, ending())

    assert [3, 2] == scenes.bribers(found)
    assert "Борис and Вера" in page
    assert "sirens" not in page


def test_active_police_are_told_instead() -> None:
    page = text(beginning(), [events.PoliceChanged("active")], ending())

    assert any(word in page for word in ("bribe too few", "precinct", "sirens were ours", "found it short"))


@pytest.mark.parametrize(
    ("out", "lost", "name"), [([3], [3], "fallen-lost"), ([3], [], "fallen-back"), ([], [], "fallen-none")]
)
def test_the_fallen_are_told_and_who_came_back(out: list[int], lost: list[int], name: str) -> None:
    fallen: list[Event] = [events.HenchmanOut(1, one) for one in out]
    found = chapter_of([*beginning(), *fallen, *ending(lost=lost)])
    page = Page(found, reader("en"))
    facts = {"lost": "May Lum", "fallen": "May Lum", "count": 1}

    assert page.say(name, len(lost) or len(out) or 1, **facts) == page.fallen()
    assert ("May Lum" in page.fallen()) == bool(out)


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


def found_number(roll: Roll | None) -> int:
    return 0 if roll is None else roll.number


@pytest.mark.clause("LG-083", "LG-084")
def test_evidence_is_told_when_it_was_close_or_there_was_none() -> None:
    def at(peak: int, reason: str = "away", level: str = "standard") -> str:
        told = [*beginning(level=level), events.RoundEnded(1, peak), *ending(reason)[1:]]
        return Page(chapter_of(told), reader("en")).evidence()

    assert "4" in at(4)
    assert "" == at(3) == at(5, "evidence")
    assert at(1)
    assert "" == at(4, level="easier")
    assert "5" in at(5, level="easier")
    assert "" == at(4, level="easier")


@pytest.mark.clause("LG-083", "LG-084")
def test_a_defeat_by_evidence_has_an_ending_of_its_own() -> None:
    endings = [told(beginning(), ending(reason)).paragraphs[-1] for reason in ("away", "out", "evidence")]

    assert 3 == len(set(endings))


def test_the_break_is_told_with_its_recruits() -> None:
    later = [events.RecruitKept(21, 2), events.HenchmanReleased(1, 3)]

    assert "Sadie" in text(beginning(), ending(), later)


def test_a_chapter_that_is_not_over_has_no_page() -> None:
    assert memoirs([*beginning(), *roll(1, "place", SAFE, 9, 2)], reader("en")) is None


# ── in which words ──


@pytest.mark.parametrize(("chapter", "campaign", "title"), [(2, True, "Chapter II. "), (1, False, "")])
def test_the_title_names_chapter_and_scenario(chapter: int, campaign: bool, title: str) -> None:
    assert f"{title}Hands Up" == told(beginning(chapter, campaign=campaign), ending()).title


def test_neighbouring_chapters_never_read_alike() -> None:
    for chapter in (1, 2):
        here = {wording(Chapter(number=chapter), fact) for fact in range(9)}
        next_one = {wording(Chapter(number=chapter + 1), fact) for fact in range(9)}
        assert set() == here & next_one
    same = [roll(1, "place", SAFE, 9, 2, helped=True), roll(2, "place", TILLS, 2, 0), ending()]
    first, second = told(beginning(1), *same), told(beginning(2), *same)
    assert set() == set(first.paragraphs) & set(second.paragraphs)


def test_the_same_record_tells_the_same_page() -> None:
    record = [*beginning(), *roll(1, "place", SAFE, 9, 2, helped=True), *ending()]

    assert told(record) == told(record)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(messages_in(LOCALES, "en")))
def test_every_wording_is_fit_to_read(language: str, name: str) -> None:
    page = Page(chapter_of(beginning()), reader(language))
    blanks = messages_in(LOCALES, language)[name]
    numbers = ("clan", "times", "peak", "count", "reputation", "rounds")
    for variant in range(4):
        for number in (1, 2, 5):
            facts = {
                blank: number if blank in numbers else f"Имя{place}" for place, blank in enumerate(blanks)
            }
            facts |= {"variant": variant, "many": ("yes", "no")[number % 2]}
            sentence = page.phrases.say(name, **{blank: facts[blank] for blank in blanks})
            assert fit_to_read(sentence.strip("«“") + ("." if name == "memoirs-title" else "")), sentence
    assert messages_in(LOCALES, "en")[name] >= blanks - {"count"}
