"""The historical notes: whole, true to the characters, and good for a quiz."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tests.games.factions.pack_texts import (
    LANGUAGES,
    WORD,
    bare,
    characters,
    notes,
    own_pack,
    plain,
    rows,
    split,
    strings,
    years,
)

PACK = own_pack()
PEOPLE = characters(PACK)
NOTES = notes(PACK)
#: Years after a person's death that the note means: what became of a book, a grave, a son.
AFTERWARDS = {
    "barnave": {1843},
    "mirabeau": {1794},
    "chapelier": {1864},
    "chenier": {1819, 1825},
    "polignac": {1830},
    "couthon": {1899},
    "egalite": {1830},
}
FRENCH = "Il pleut, il pleut, bergère"  # the one title that the Russian notes leave in French
COMPANY = "DuPont"  # is written so, though the man was du Pont

Row = dict[str, Any]


def without(holds: Callable[[Row, str], bool]) -> list[str]:
    """The notes for which something does not hold in one language at least."""
    return [
        f"{name} ({language})"
        for name, note in NOTES.items()
        for language in LANGUAGES
        if not holds(note, language)
    ]


@pytest.mark.clause("HF-003")
def test_every_character_has_one_note_in_the_order_of_the_deck() -> None:
    found = [row["id"] for letter in "flk" for row in rows(PACK, f"notes_{letter}", "note")]

    assert list(PEOPLE) == found


def test_a_note_has_two_to_four_sentences_in_each_language() -> None:
    assert [] == without(lambda note, language: 2 <= len(split(note["note"][language])) <= 4)


def test_no_two_notes_share_a_sentence() -> None:
    told = Counter(bare(s) for note in NOTES.values() for text in note["note"].values() for s in split(text))

    assert [] == [sentence for sentence, times in told.items() if times > 1]


def test_the_answer_stands_in_the_note() -> None:
    assert [] == without(
        lambda note, language: note["fact"]["answer"][language].lower() in note["note"][language].lower()
    )


def test_the_answer_does_not_stand_in_the_question() -> None:
    assert [] == without(
        lambda note, language: (
            note["fact"]["answer"][language].lower() not in note["fact"]["ask"][language].lower()
        )
    )


def test_a_question_has_four_different_answers() -> None:
    def answers(note: Row, language: str) -> set[str]:
        fact = note["fact"]
        return {one[language].lower() for one in (fact["answer"], *fact["wrong"])}

    assert [] == without(lambda note, language: len(answers(note, language)) == 4)


def test_a_question_is_written_as_one() -> None:
    assert [] == without(lambda note, language: note["fact"]["ask"][language].endswith("?"))


def test_related_people_are_others_of_the_deck() -> None:
    for name, note in NOTES.items():
        related = note["related"]

        assert 1 <= len(related) <= 4, name
        assert len(set(related)) == len(related), name
        assert set(related) <= set(PEOPLE) - {name}, name


def test_the_years_of_a_note_lie_in_the_life_that_it_tells() -> None:
    def in_that_life(note: Row, language: str) -> bool:
        person, told = PEOPLE[note["id"]], set(years(note["note"][language]))
        later = {year for year in told if year > person["died"]}
        return later == AFTERWARDS.get(note["id"], set()) and all(year >= person["born"] for year in told)

    assert [] == without(in_that_life)


def test_both_languages_tell_the_same_years() -> None:
    differing = [
        name
        for name, note in NOTES.items()
        if Counter(years(note["note"]["ru"])) != Counter(years(note["note"]["en"]))
    ]

    assert [] == differing


@cache
def spellings(language: str) -> dict[str, set[str]]:
    """How the deck spells the words of its names, by the word without accents and double letters."""
    found: dict[str, set[str]] = {}
    for person in PEOPLE.values():
        words = WORD.findall(f"{person['name'][language]} {person['short'][language]}")
        for word in [*words, person["short"][language]]:
            if len(word) > 3 and word[0].isupper():
                found.setdefault(plain(word), set()).add(word)
    return found


def capitalised(note: Row, language: str) -> list[str]:
    text = f"{note['note'][language]} {note['fact']['ask'][language]}"
    return [word.removesuffix("’s").removesuffix("’") for word in WORD.findall(text) if word[0].isupper()]


def stem(name: str) -> str:
    """What a Russian name keeps in all its cases."""
    return name[:-1] if name[-1].lower() in "аеёиоуыэяьй" else name


def test_english_names_are_spelled_as_on_the_cards() -> None:
    known = spellings("en")
    slips = [
        f"{name}: {word}"
        for name, note in NOTES.items()
        for word in capitalised(note, "en")
        if word not in known.get(plain(word), {word}) and word != COMPANY
    ]

    assert [] == slips


def misspelled(word: str) -> Iterator[str]:
    """The names of the deck that a Russian word seems to mean, and does not write as the cards do."""
    folded = plain(word)
    for known, names in spellings("ru").items():
        kept = stem(known)
        meant = len(kept) > 3 and folded.startswith(kept) and len(folded) - len(kept) <= 3
        if meant and not any(word.startswith(stem(name)) for name in names):
            yield from names


def test_russian_names_are_spelled_as_on_the_cards() -> None:
    slips = [
        f"{name}: {word} for {meant}"
        for name, note in NOTES.items()
        for word in set(capitalised(note, "ru"))
        for meant in misspelled(word)
    ]

    assert [] == slips


def test_quotes_apostrophes_and_dashes_are_typographic() -> None:
    texts = strings([list(NOTES.values()), list(PEOPLE.values())])

    assert [] == [text for text in texts if re.search(r"['\"`]|\s-\s| {2}", text)]


def test_each_language_has_its_own_quotes_and_letters() -> None:
    foreign = {"ru": re.compile(r"[“”„]|[a-z]{2}"), "en": re.compile(r"[«»„]|[а-яё]", re.IGNORECASE)}

    assert [] == without(
        lambda note, language: (
            not foreign[language].search(
                f"{note['note'][language]} {note['fact']['ask'][language]}".replace(FRENCH, "")
            )
        )
    )


@pytest.mark.clause("HF-012")
def test_the_deck_gives_at_least_150_different_questions() -> None:
    """One from each note, and two from the dates of each person."""
    asked = {note["fact"]["ask"]["en"] for note in NOTES.values()}
    dated = {(person["name"]["en"], date) for person in PEOPLE.values() for date in ("born", "died")}

    assert len(asked) + len(dated) >= 150
