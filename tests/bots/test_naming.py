"""A bot has one name at a table, in whatever language it is read."""

from __future__ import annotations

import pytest

from intriga.bots.naming import NAMES, bot_name, bot_names, names_of_bots
from intriga.kernel.sentences import LANGUAGES


def numbers(seats: range, persons: list[str], language: str) -> list[int]:
    """Which of the names the bots have, whatever these are in the language."""
    named = names_of_bots(seats, persons, language)
    return [bot_names(language).index(named[seat]) for seat in seats]


@pytest.mark.parametrize("person", ["Anna", bot_name(2, "ru"), bot_name(2, "en"), bot_name(2, "en").upper()])
def test_a_person_with_a_bots_name_changes_it_for_readers_of_all_languages(person: str) -> None:
    seats = range(1, 4)
    told = [numbers(seats, [person], language) for language in LANGUAGES]

    assert all(each == told[0] for each in told)
    assert (told[0] == [1, 2, 3]) is (person == "Anna")
    assert 2 not in told[0] or person == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_bots_never_share_a_name_even_at_the_largest_table(language: str) -> None:
    for taken in range(1, NAMES):
        named = names_of_bots(range(1, NAMES), [bot_name(taken, language)], language)

        assert NAMES - 1 == len(set(named.values()))
        assert bot_name(taken, language) not in named.values()
