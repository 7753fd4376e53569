"""A pack may set any number in a condition: the word behind it agrees."""

from __future__ import annotations

import pytest

from intriga.games.factions.speech.card_text import card_text
from intriga.games.factions.speech.conditions import condition
from intriga.kernel.sentences import Tongue
from tests.games.factions.builders import box_of


def role_text(row: str, language: str) -> str:
    box = box_of({"f_1": row})
    return condition(box.roles[0], Tongue(language, box))


def card_says(condition: str, language: str) -> str:
    box = box_of(f1=f'property = [{{ do = "again", if = {{ {condition} }} }}]')
    return card_text(0, Tongue(language, box))


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 symbol of each", "2 symbols of each"), ("ru", "1 символа каждой", "2 символов каждой")],
)
def test_symbols_of_all_three_factions(language: str, one: str, two: str) -> None:
    assert one in role_text('kind = "all_three", least = 1', language)
    assert two in role_text('kind = "all_three", least = 2', language)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 K symbol", "4 K symbols"), ("ru", "1 символа К", "4 символов К")],
)
def test_symbols_of_one_faction(language: str, one: str, two: str) -> None:
    assert role_text('kind = "least", of = "K", least = 1', language).endswith(one)
    assert role_text('kind = "least", of = "K", least = 4', language).endswith(two)


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "at most 1 card,", "at most 10 cards,"), ("ru", "не больше 1 карты,", "не больше 10 карт,")],
)
def test_cards_of_the_deck(language: str, one: str, many: str) -> None:
    assert one in card_says("deck_most = 1", language)
    assert many in card_says("deck_most = 10", language)


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "at least 1 K card ", "at least 3 K cards "),
        ("ru", "не меньше 1 карты К,", "не меньше 3 карт К,"),
    ],
)
def test_cards_of_an_area(language: str, one: str, many: str) -> None:
    assert one in card_says('whose = "own", of = "K", least = 1', language)
    assert many in card_says('whose = "own", of = "K", least = 3', language)
