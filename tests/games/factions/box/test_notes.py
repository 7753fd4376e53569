"""The historical notes: whole, true to the characters, and good for a quiz."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from intriga.kernel.packs import read_pack
from tests.games.factions.pack_texts import (
    EXAMPLE,
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

Row = dict[str, Any]


class Told(NamedTuple):
    """The people of a pack and what is told of them."""

    people: dict[str, Row]
    notes: dict[str, Row]
    #: Years after a person's death that the note means: what became of a book, a grave, a son.
    afterwards: dict[str, set[int]]

    def without(self, holds: Callable[[Row, str], bool]) -> list[str]:
        """The notes for which something does not hold in one language at least."""
        return [
            f"{name} ({language})"
            for name, note in self.notes.items()
            for language in LANGUAGES
            if not holds(note, language)
        ]


REVOLUTION = Told(
    characters(own_pack()),
    notes(own_pack()),
    {
        "barnave": {1843},
        "mirabeau": {1794},
        "chapelier": {1864},
        "chenier": {1819, 1825},
        "polignac": {1830},
        "couthon": {1899},
        "egalite": {1830},
    },
)
REFORMATION = Told(characters(read_pack(EXAMPLE)), notes(read_pack(EXAMPLE)), {})
FRENCH = "Il pleut, il pleut, bergère"  # the one title that the Russian notes leave in French
COMPANY = "DuPont"  # is written so, though the man was du Pont

in_both = pytest.mark.parametrize("told", [REVOLUTION, REFORMATION], ids=["revolution", "reformation"])


@pytest.mark.clause("HF-003")
def test_every_character_has_one_note_in_the_order_of_the_deck() -> None:
    ours = [row["id"] for letter in "flk" for row in rows(own_pack(), f"notes_{letter}", "note")]
    example = [row["id"] for row in rows(read_pack(EXAMPLE), "notes", "note")]

    assert list(REVOLUTION.people) == ours
    assert list(REFORMATION.people) == example


@in_both
def test_a_note_has_two_to_four_sentences_in_each_language(told: Told) -> None:
    assert [] == told.without(lambda note, language: 2 <= len(split(note["note"][language])) <= 4)


@in_both
def test_no_two_notes_share_a_sentence(told: Told) -> None:
    sentences = Counter(
        bare(s) for note in told.notes.values() for text in note["note"].values() for s in split(text)
    )

    assert [] == [sentence for sentence, times in sentences.items() if times > 1]


def holds_answer(note: Row, language: str) -> bool:
    """Whether every word of the answer stands in the note, in whatever case the sentence needs."""
    told = re.findall(r"[^\W_]+", note["note"][language].lower())
    wanted: list[str] = re.findall(r"[^\W_]+", note["fact"]["answer"][language].lower())
    return all(any(word.startswith(word_stem(one)) for word in told) for one in wanted)


def word_stem(word: str) -> str:
    """How the word begins in every case; a number and a particle stay whole."""
    return word if word.isdigit() or len(word) < 4 else word[: max(3, min(5, len(word) - 1))]


@in_both
def test_the_answer_stands_in_the_note(told: Told) -> None:
    assert [] == told.without(holds_answer)


@in_both
def test_the_answer_does_not_stand_in_the_question(told: Told) -> None:
    assert [] == told.without(
        lambda note, language: (
            note["fact"]["answer"][language].lower() not in note["fact"]["ask"][language].lower()
        )
    )


@in_both
def test_a_question_has_four_different_answers(told: Told) -> None:
    def answers(note: Row, language: str) -> set[str]:
        fact = note["fact"]
        return {one[language].lower() for one in (fact["answer"], *fact["wrong"])}

    assert [] == told.without(lambda note, language: len(answers(note, language)) == 4)


@in_both
def test_a_question_is_written_as_one(told: Told) -> None:
    assert [] == told.without(lambda note, language: note["fact"]["ask"][language].endswith("?"))


@in_both
def test_related_people_are_others_of_the_deck(told: Told) -> None:
    for name, note in told.notes.items():
        related = note["related"]

        assert 1 <= len(related) <= 4, name
        assert len(set(related)) == len(related), name
        assert set(related) <= set(told.people) - {name}, name


@in_both
def test_the_years_of_a_note_lie_in_the_life_that_it_tells(told: Told) -> None:
    def in_that_life(note: Row, language: str) -> bool:
        person, here = told.people[note["id"]], set(years(note["note"][language]))
        later = {year for year in here if year > person["died"]}
        return later == told.afterwards.get(note["id"], set()) and all(
            year >= person["born"] for year in here
        )

    assert [] == told.without(in_that_life)


@in_both
def test_both_languages_tell_the_same_years(told: Told) -> None:
    differing = [
        name
        for name, note in told.notes.items()
        if Counter(years(note["note"]["ru"])) != Counter(years(note["note"]["en"]))
    ]

    assert [] == differing


def spellings(told: Told, language: str) -> dict[str, set[str]]:
    """How the deck spells the words of its names, by the word without accents and double letters."""
    found: dict[str, set[str]] = {}
    for person in told.people.values():
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
    return name.rstrip("аеёиоуыэяьй")


@in_both
def test_english_names_are_spelled_as_on_the_cards(told: Told) -> None:
    known = spellings(told, "en")
    slips = [
        f"{name}: {word}"
        for name, note in told.notes.items()
        for word in capitalised(note, "en")
        if word not in known.get(plain(word), {word}) and word != COMPANY
    ]

    assert [] == slips


def misspelled(word: str, spelled: dict[str, set[str]]) -> Iterator[str]:
    """The names of the deck that a Russian word seems to mean, and does not write as the cards do."""
    folded = plain(word)
    for known, names in spelled.items():
        kept = stem(known)
        meant = len(kept) > 3 and folded.startswith(kept) and len(folded) - len(kept) <= 3
        if meant and not any(word.startswith(stem(name)) for name in names):
            yield from names


@in_both
def test_russian_names_are_spelled_as_on_the_cards(told: Told) -> None:
    spelled = spellings(told, "ru")
    slips = [
        f"{name}: {word} for {meant}"
        for name, note in told.notes.items()
        for word in set(capitalised(note, "ru"))
        for meant in misspelled(word, spelled)
    ]

    assert [] == slips


@in_both
def test_quotes_apostrophes_and_dashes_are_typographic(told: Told) -> None:
    texts = strings([list(told.notes.values()), list(told.people.values())])

    assert [] == [text for text in texts if re.search(r"['\"`]|\s-\s| {2}", text)]


@in_both
def test_each_language_has_its_own_quotes_and_letters(told: Told) -> None:
    foreign = {"ru": re.compile(r"[“”„]|[a-z]{2}"), "en": re.compile(r"[«»„]|[а-яё]", re.IGNORECASE)}

    assert [] == told.without(
        lambda note, language: (
            not foreign[language].search(
                f"{note['note'][language]} {note['fact']['ask'][language]}".replace(FRENCH, "")
            )
        )
    )


@pytest.mark.clause("HF-012")
def test_the_deck_gives_at_least_150_different_questions() -> None:
    """One from each note, and two from the dates of each person."""
    asked = {note["fact"]["ask"]["en"] for note in REVOLUTION.notes.values()}
    dated = {
        (person["name"]["en"], date)
        for person in REVOLUTION.people.values()
        for date in ("born", "died")
        if not person.get("disputed", False)
    }

    assert len(asked) + len(dated) >= 150
