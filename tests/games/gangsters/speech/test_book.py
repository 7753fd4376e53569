"""The book of the page: every text of the pack, in both languages, and nothing that is hidden."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.box.tables import CATEGORIES, SPECIALISATIONS
from intriga.games.gangsters.box.texts import texts_of
from intriga.games.gangsters.game import NAMES
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.games.gangsters.speech.book import Book, book
from intriga.kernel.sentences import LANGUAGES
from tests.games.gangsters.speech.played import box, reader


def read(language: str) -> Book:
    return book(reader(language).tongue)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_henchman_has_a_card(language: str) -> None:
    texts = texts_of(box())
    cards = read(language).henchmen

    assert list(range(1, 38)) == [card.number for card in cards]
    for card, row in zip(cards[:35], box().henchmen, strict=True):
        text = texts.henchmen[card.id]
        assert (text.name[language], text.character[language]) == (card.name, card.character)
        assert [SPECIALISATIONS[spec] for spec in row.specs] == card.specialisations
        assert (row.level, row.barred_in_casino) == (card.level, card.casino)
        assert texts.districts[text.place].name[language] == card.district
        assert card.ability.endswith(".")


@pytest.mark.clause("LG-010")
@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_follow_the_henchmen_without_specialisation_and_ability(language: str) -> None:
    guests = read(language).henchmen[35:]

    assert [(36, "mole"), (37, "accountant")] == [(card.number, card.id) for card in guests]
    for card in guests:
        assert (0, [], None, None) == (card.level, card.specialisations, card.kind, card.moment)
        assert texts_of(box()).clan[card.id].name[language] == card.name
        assert card.ability.endswith(".")
        assert card.character.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_card(language: str) -> None:
    cards = read(language).problems

    assert list(range(1, 24)) == [card.number for card in cards]
    for card, row in zip(cards, box().problems, strict=True):
        assert (row.challenge.difficulty, row.fingerprint) == (card.difficulty, card.fingerprint)
        assert SPECIALISATIONS[row.challenge.best] == card.best
        assert card.penalty.endswith(".")
        assert card.flavour


@pytest.mark.parametrize("language", LANGUAGES)
def test_specialisations_and_categories_have_names(language: str) -> None:
    told = read(language)

    assert list(SPECIALISATIONS) == [one.id for one in told.specialisations]
    assert list(CATEGORIES) == [one.id for one in told.categories]
    assert 15 == len({one.name for one in told.specialisations} | {one.name for one in told.categories})
    assert "fight" == next(one.category for one in told.specialisations if one.id == "shooting")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_its_texts_and_its_numbers(language: str) -> None:
    told = read(language).scenarios

    assert list(NAMES) == [one.id for one in told]
    for one, parts in zip(told, SCENARIOS, strict=True):
        assert all((one.name, one.tagline, one.story, one.rally, one.setback))
        assert [parts.scenario.first_place + n + 1 for n in range(len(one.places))] == [
            place.number for place in one.places
        ]
        assert all(place.name for place in one.places)
        assert (parts.scenario.first_act + 1, parts.scenario.first_choice + 1) == (
            one.first_act,
            one.first_choice,
        )
