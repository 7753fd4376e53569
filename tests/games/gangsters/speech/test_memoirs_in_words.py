"""Memoirs: in which words they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from intriga.games.gangsters.box.texts import texts_of
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.speech.memoirs import telling as pages
from intriga.games.gangsters.speech.memoirs.chapter import chapter_of
from intriga.games.gangsters.speech.memoirs.telling import WORDINGS, Page, memoirs
from intriga.games.gangsters.speech.wording import phrases, tell_deed, texts_numbered
from intriga.kernel.sentences import LANGUAGES
from tests.games.gangsters.speech.remembered import SAFE, TILLS, beginning, ending, reader, roll, told
from tests.games.locale_files import messages_in
from tests.games.shared.sentences import fit_to_read
from tests.tongues import tongue_of

LOCALES = Path(pages.__file__).parent / "locales"
RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(("chapter", "campaign", "title"), [(2, True, "Chapter II. "), (1, False, "")])
def test_the_title_names_chapter_and_scenario(chapter: int, campaign: bool, title: str) -> None:
    assert f"{title}Hands Up" == told(beginning(chapter, campaign=campaign), ending()).title


def test_no_two_chapters_of_a_campaign_read_alike() -> None:
    same = [*roll(1, "place", SAFE, 9, 2, helped=True), *roll(2, "place", TILLS, 2, 0)]
    played = [(1, "hands_up", "surrounded"), (2, "race", "race_caught"), (3, "family", "family_drained")]
    chapters = [[*beginning(one, scenario=name), *same, *ending(reason)] for one, name, reason in played]
    pages = [memoirs(chapters[number], reader("en"), chapters[:number]) for number in range(3)]
    sentences = [set(" ".join(page.paragraphs).split(". ")) for page in pages if page is not None]

    assert 3 == len(sentences)
    assert set() == sentences[0] & sentences[1] | sentences[1] & sentences[2] | sentences[0] & sentences[2]


def test_the_same_turn_of_luck_is_worded_differently_on_one_page() -> None:
    page = Page(chapter_of(beginning()), reader("ru"), [])

    assert WORDINGS == len({page.lead("good", "bad") for _ in range(WORDINGS)})


def test_the_same_record_tells_the_same_page() -> None:
    record = [*beginning(), *roll(1, "place", SAFE, 9, 2, helped=True), *ending()]

    assert told(record) == told(record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_challenge_is_a_deed(language: str) -> None:
    tongue = tongue_of("gangsters", language)
    plain = phrases(tongue)
    for parts in SCENARIOS:
        texts = texts_numbered(parts.scenario.number, tongue)
        assert texts is not None
        for place, row in enumerate(texts.places):
            assert plain.has(f"deed-{parts.scenario.name}-{row.id}"), row
            deed = tell_deed("place", parts.scenario.shown_place(place), tongue)
            assert deed[0].islower()
    for problem in texts_of(tongue.box).problem_ids:
        assert plain.has(f"deed-{problem}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_a_plan_and_tells_each_of_its_endings(language: str) -> None:
    plain = phrases(tongue_of("gangsters", language))
    recorded = {path.stem.partition("-")[0] for path in RECORDS.glob("*.jsonl")}
    own = {one for one in recorded if not one.startswith(("evidence", "election"))}  # these have others

    assert all(plain.has(f"memoirs-plan-{parts.scenario.name}") for parts in SCENARIOS)
    assert set() == {one for one in own if not plain.has(f"memoirs-end-{one}")}
    for name in own:
        facts = [{"variant": variant, "success": won} for variant in (0, 1) for won in ("yes", "no")]
        assert 2 <= len({plain.say(f"memoirs-end-{name}", rounds=5, **blanks) for blanks in facts})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(one for one in messages_in(LOCALES, "en") if "deed" not in one))
def test_every_wording_is_fit_to_read(language: str, name: str) -> None:
    page = Page(chapter_of(beginning()), reader(language), [])
    blanks = messages_in(LOCALES, language)[name]
    numbers = ("clan", "times", "peak", "count", "reputation", "rounds", "result", "needed", "tries")
    for variant in range(WORDINGS):
        for number in (1, 2, 5):
            facts = {
                blank: number if blank in numbers else f"Имя{place}" for place, blank in enumerate(blanks)
            }
            yes_or_no = ("yes", "no")[number % 2]
            facts |= {"variant": variant, "many": yes_or_no, "success": yes_or_no, "clean": yes_or_no}
            sentence = page.phrases.say(name, **{blank: facts[blank] for blank in blanks})
            assert fit_to_read(sentence.strip("«“") + ("." if name == "memoirs-title" else "")), sentence
    assert messages_in(LOCALES, "en")[name] >= blanks - {"count", "begun", "many"}  # grammar of one language
