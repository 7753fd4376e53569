"""Components: what is in the box, and what the pack says of it."""

import pytest

from intriga.games.factions.box.texts import faction_name
from intriga.games.factions.game import GAME
from intriga.games.factions.speech.book import book
from intriga.games.shelf import own_pack
from intriga.kernel.packs import Pack, PackFault
from intriga.kernel.sentences import Tongue
from tests.games.factions.builders import box_of, dealt, legal, refused, say, small_files, table


@pytest.mark.clause("HF-G2")
def test_the_factions_have_the_names_that_the_pack_gives_them() -> None:
    own, small = GAME.load(own_pack("factions")), GAME.load(Pack("small", small_files({}, {})))

    assert ["F", "L", "K"] == [faction_name(letter, Tongue("ru", small)) for letter in "FLK"]
    assert ["Фельяны", "Лилии", "Кордельеры"] == [faction_name(letter, Tongue("ru", own)) for letter in "FLK"]


@pytest.mark.clause("HF-003")
@pytest.mark.clause("HF-G7")
def test_each_character_has_its_note_in_the_book() -> None:
    box = GAME.load(own_pack("factions"))
    s, _ = dealt(3, box=box)

    people = book(GAME.view(s, 0), Tongue("ru", box)).people

    assert 78 == len({person.note for person in people})
    assert all(len(person.note) > 80 for person in people)


@pytest.mark.clause("HF-G1")
def test_a_pack_of_other_cards_is_another_deck() -> None:
    assert 33 == len(box_of().cards)


@pytest.mark.clause("HF-G1")
def test_a_card_that_came_back_to_a_hand_does_not_come_back_again() -> None:
    s = table(["f1", ""], ["", "k1 k2 k3"], box=box_of(f1='property = [{ do = "return", whose = "other" }]'))
    s.back.append(s.areas[1][0])
    say(s, 0, "card f1")

    assert "k2, k3" == legal(s, 0)
    assert [("came_back_already", "HF-G1")] == refused(s, 0, "card k1")


@pytest.mark.clause("HF-001")
def test_each_faction_needs_as_many_characters() -> None:
    files = small_files({"f1": 'faction = "L"'}, {})

    with pytest.raises(PackFault, match="each faction needs as many characters; found F 10, L 12, K 11"):
        GAME.load(Pack("small", files))
