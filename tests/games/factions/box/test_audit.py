"""The characters' years and the notes' answers agree with lists that were made without looking at them.

Who made them had the names and the questions alone.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from intriga.kernel.packs import Pack, read_pack
from tests.games.factions.pack_texts import EXAMPLE, characters, notes, own_pack

COLUMNS = ["id", "born", "died", "years_checked_in", "answer", "answer_checked_in"]
BETWEEN_FORMS = " or "  # the forms of an answer all name the same thing; two years are two opinions
ARTICLES = {"a", "an", "the"}


def normal(answer: str) -> str:
    """An answer without case, articles and marks."""
    return " ".join(word for word in re.findall(r"\w+", answer.casefold()) if word not in ARTICLES)


class Audited:
    """A pack beside the list of those who checked it."""

    def __init__(self, pack: Pack, audit: str) -> None:
        self.people = characters(pack)
        self.facts = {name: note["fact"] for name, note in notes(pack).items()}
        with Path(__file__).with_name(audit).open(encoding="utf-8", newline="") as file:
            self.rows = list(csv.DictReader(file))
        self.audit = {row["id"]: row for row in self.rows}

    def forms(self, name: str, column: str) -> list[str]:
        return self.audit[name][column].split(BETWEEN_FORMS)

    def accepted(self, name: str) -> set[str]:
        return {normal(form) for form in self.forms(name, "answer")}


REVOLUTION = Audited(own_pack(), "audit.csv")
REFORMATION = Audited(read_pack(EXAMPLE), "audit_reformation.csv")

in_both = pytest.mark.parametrize("pack", [REVOLUTION, REFORMATION], ids=["revolution", "reformation"])


@in_both
def test_the_audit_has_everybody_once_with_every_column_filled(pack: Audited) -> None:
    assert [row["id"] for row in pack.rows] == list(pack.people)
    assert [] == [row["id"] for row in pack.rows if list(row) != COLUMNS or not all(row.values())]


@pytest.mark.clause("HF-003")
@in_both
def test_the_years_of_every_life_are_those_of_the_audit(pack: Audited) -> None:
    differing = {
        name: (person["born"], person["died"])
        for name, person in pack.people.items()
        if not all(str(person[date]) in pack.forms(name, date) for date in ("born", "died"))
    }

    assert {} == differing


@in_both
def test_where_the_audit_found_two_years_the_pack_says_that_they_are_disputed(pack: Audited) -> None:
    doubtful = [row["id"] for row in pack.rows if BETWEEN_FORMS in row["born"] + row["died"]]

    assert [] == [name for name in doubtful if not pack.people[name].get("disputed", False)]


@pytest.mark.clause("HF-003")
@in_both
def test_every_right_answer_is_the_one_of_the_audit(pack: Audited) -> None:
    answers = {name: fact["answer"]["en"] for name, fact in pack.facts.items()}

    assert {} == {
        name: answer for name, answer in answers.items() if normal(answer) not in pack.accepted(name)
    }


@in_both
def test_no_wrong_answer_is_one_that_the_audit_accepts(pack: Audited) -> None:
    mistaken = [
        f"{name}: {wrong['en']}"
        for name, fact in pack.facts.items()
        for wrong in fact["wrong"]
        if normal(wrong["en"]) in pack.accepted(name)
    ]

    assert [] == mistaken
