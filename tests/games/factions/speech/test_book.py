"""The book of the page: every text of the pack, and no answer of the quiz while it is asked."""

import pytest

from intriga.games.factions.box.texts import texts_of
from intriga.games.factions.game import GAME
from intriga.games.factions.speech.book import Book, book
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.sentences import LANGUAGES, Tongue


def read(language: str, quiz: str = "no") -> Book:
    box = GAME.load(own_pack("factions"))
    options = chosen_options(GAME, 3, {"quiz": quiz})
    state = GAME.setup(box, 3, options, None, Dealer(Quick(7)))
    return book(GAME.view(state, 0), Tongue(language, box))


@pytest.mark.clause("HF-003")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_has_a_card_and_a_page(language: str) -> None:
    texts = texts_of(GAME.load(own_pack("factions"))).characters
    people = read(language).people

    assert [person.number for person in people] == list(range(1, 79))
    for person in people:
        text = texts[person.id]
        assert text.note is not None
        assert (person.name, person.note) == (text.name[language], text.note.note[language])
        assert person.born is not None
        assert person.died is not None
        assert set(person.related) <= {other.id for other in people}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_come_one_for_each_effect_so_that_the_page_can_mark_the_one_under_way(
    language: str,
) -> None:
    box = GAME.load(own_pack("factions"))
    for person, card in zip(read(language).people, box.cards, strict=True):
        assert len(person.property) == len(card.effects) + len(card.guards), person.id
        assert (person.laid != "") == (card.laid != 0), person.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_factions_are_told(language: str) -> None:
    told = read(language)

    assert [faction.sign for faction in told.factions] == ["leaf", "lily", "cord"]
    assert len(told.roles) == 12
    assert all(role.name and role.condition and role.points for role in told.roles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_the_quiz_is_asked_dates_and_notes_are_closed(language: str) -> None:
    told = read(language, quiz="yes")

    assert all(person.property or person.laid for person in told.people[:3])
    for person in told.people:
        assert (person.born, person.died) == (None, None)
        assert (person.note, person.source, person.related) == ("", "", [])
