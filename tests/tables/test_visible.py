"""Names and texts: what shows nothing is dropped, and a letter has a few marks only."""

from __future__ import annotations

import pytest

from intriga.tables.chatting import MOST_LINES, clean_text
from intriga.tables.persons import clean_name
from tests.tables.refusals import reason_for


@pytest.mark.parametrize(
    "name",
    ["\u2800", "\u3164", "\u115f", "\u1160 \uffa0", "\u0301" * 39, "\u034f", "\u200b\u202e", " \u0301 "],
)
def test_a_name_that_shows_nothing_is_empty(name: str) -> None:
    assert reason_for(lambda: clean_name(name)) == "name_is_empty"
    assert reason_for(lambda: clean_text(name)) == "text_is_empty"


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Анна-Мария", "Анна-Мария"),
        ("Nguye\u0302\u0303n", "Nguye\u0302\u0303n"),
        ("अन्ना", "अन्ना"),
        ("한국", "한국"),
        ("Zo\u0301" + "\u0301" * 39, "Zo\u0301\u0301\u0301"),
        ("❤️", "❤️"),
    ],
)
def test_names_of_all_tongues_stay_as_they_are(name: str, clean: str) -> None:
    assert clean_name(name) == clean


def test_a_text_has_only_so_many_lines() -> None:
    assert clean_text("a\nb") == "a\nb"
    assert reason_for(lambda: clean_text("a\n" * MOST_LINES + "b")) == "text_has_too_many_lines"
