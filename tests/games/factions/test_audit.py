"""The characters' years and the notes' answers agree with a list that was made without looking at them."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from tests.games.factions.pack_texts import characters, notes, own_pack

PACK = own_pack()
PEOPLE = characters(PACK)
NOTES = notes(PACK)
COLUMNS = ["id", "born", "died", "answer", "checked_in"]
BETWEEN_FORMS = " or "  # the forms of an answer all name the same thing
ARTICLES = {"a", "an", "the"}


def audited() -> list[dict[str, str]]:
    with Path(__file__).with_name("audit.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


AUDIT = {row["id"]: row for row in audited()}


def normal(answer: str) -> str:
    """An answer without case, articles and marks."""
    return " ".join(word for word in re.findall(r"\w+", answer.casefold()) if word not in ARTICLES)


def accepted(name: str) -> set[str]:
    return {normal(form) for form in AUDIT[name]["answer"].split(BETWEEN_FORMS)}


def test_the_audit_has_each_of_the_78_once_with_every_column_filled() -> None:
    rows = audited()

    assert [row["id"] for row in rows] == list(PEOPLE)
    assert len(rows) == 78
    assert [] == [row["id"] for row in rows if list(row) != COLUMNS or not all(row.values())]


@pytest.mark.clause("HF-003")
def test_the_years_of_every_life_are_those_of_the_audit() -> None:
    differing = {
        name: (person["born"], person["died"])
        for name, person in PEOPLE.items()
        if (str(person["born"]), str(person["died"])) != (AUDIT[name]["born"], AUDIT[name]["died"])
    }

    assert {} == differing


@pytest.mark.clause("HF-003")
def test_every_right_answer_is_the_one_of_the_audit() -> None:
    answers = {name: note["fact"]["answer"]["en"] for name, note in NOTES.items()}

    assert {} == {name: answer for name, answer in answers.items() if normal(answer) not in accepted(name)}


def test_no_wrong_answer_is_one_that_the_audit_accepts() -> None:
    mistaken = [
        f"{name}: {wrong['en']}"
        for name, note in NOTES.items()
        for wrong in note["fact"]["wrong"]
        if normal(wrong["en"]) in accepted(name)
    ]

    assert [] == mistaken
