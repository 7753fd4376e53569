"""Components: what is in the box, and how a bad row of a pack is named."""

import pytest

from intriga.games.masti.box.tables import BONUSES, CARDS, JOKERS, PENALTIES, POWERS
from intriga.games.masti.game import invariants
from intriga.games.shelf import find_game
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.refusals import Malformed
from tests.games.masti.builders import box, cards, dealt, ending, names, table
from tests.games.masti.packs import fault_of

# ── what is in the box ──


@pytest.mark.clause("MV-001")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_can_sit_down(players: int) -> None:
    s, _ = dealt(players, Quick(1))

    assert players == len(s.hands)


@pytest.mark.parametrize("players", [0, 2, 7])
def test_fewer_than_three_or_more_than_six_are_turned_away(players: int) -> None:
    with pytest.raises(Malformed, match=f"masti is played by 3, 4, 5, 6 players, not by {players}"):
        chosen_options(find_game("masti"), players, {})


@pytest.mark.clause("MV-003")
def test_four_characters_have_thirteen_ranks_each() -> None:
    s, _ = dealt(4, Quick(2))
    found = s.deck | 1 << s.trump | s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]

    assert [f"{letter}{rank}" for letter in "APEU" for rank in range(1, 14)] == names(found).split()
    assert [] == invariants(s)


@pytest.mark.clause("MV-003", "MV-018")
def test_a_card_that_is_nowhere_or_in_two_places_breaks_the_invariants() -> None:
    s, _ = dealt(4, Quick(2))
    deck = s.deck
    s.deck &= s.deck - 1

    assert ["51 cards instead of 52"] == invariants(s)

    s.won[0] = s.hands[1] & -s.hands[1]

    assert ["a card lies in two places", "51 cards instead of 52"] == invariants(s)

    s.deck = deck

    assert ["a card lies in two places"] == invariants(s)


@pytest.mark.clause("MV-003", "MV-018", "MV-052")
def test_at_the_end_only_jokers_may_be_gone() -> None:
    rest = (1 << CARDS) - 1
    s = ending([names(rest & ~cards("A4 A5 A1 P1")), "A4 A5 A1 P1", ""], wealth=[12, 0, 0])
    gone = [(card, s.copy()) for card in ("U1", "U2")]
    for card, twin in gone:
        twin.won[0] &= ~cards(card)

    assert [[], [], ["51 cards instead of 52"]] == [invariants(s), *(invariants(twin) for _, twin in gone)]


@pytest.mark.clause("MV-003")
def test_a_pack_must_name_the_four_characters_in_order() -> None:
    expected = ("cards.toml", "character", "expected aldo, pietra, enzo, ugo in this order")

    assert expected == fault_of("cards.toml", 'id = "aldo"', 'id = "alda"')
    assert expected == fault_of("cards.toml", '[[character]]\nid = "ugo"\nletter = "U"', "")


@pytest.mark.clause("MV-004")
def test_a_pack_must_name_the_six_guilds_in_order() -> None:
    expected = (
        "cards.toml",
        "guild",
        "expected aristocrats, artists, merchants, craftsmen, knights, assassins in this order",
    )

    assert expected == fault_of("cards.toml", '[[guild]]\nid = "knights"', '[[guild]]\nid = "pages"')


@pytest.mark.clause("MV-004", "MV-005", "MV-010")
def test_thirty_six_cards_have_a_guild_and_the_ends_have_none() -> None:
    b = box()
    with_guild = [card for card in range(CARDS) if b.guild_of[card] >= 0]

    assert 36 == len(with_guild)
    assert {*range(4, 13)} == {card % 13 + 1 for card in with_guild}
    assert {-1} == {b.guild_of[card] for card in range(CARDS) if card % 13 + 1 in (1, 2, 3, 13)}
    assert {0} == {b.symbols[card] for card in range(CARDS) if b.guild_of[card] < 0}


@pytest.mark.parametrize(
    ("kind", "mask", "expected"),
    [
        pytest.param("joker", JOKERS, "A1 P1 E1 U1", marks=pytest.mark.clause("MV-006", "MV-005", "MV-010")),
        pytest.param("penalty", PENALTIES, "A2 P2 E2 U2", marks=pytest.mark.clause("MV-007")),
        pytest.param("bonus", BONUSES, "A3 P3 E3 U3", marks=pytest.mark.clause("MV-008")),
        pytest.param("power", POWERS, "A13 P13 E13 U13", marks=pytest.mark.clause("MV-009")),
    ],
)
def test_each_neutral_kind_is_one_rank_of_all_characters(kind: str, mask: int, expected: str) -> None:
    reason = "expected joker 1, penalty 2, bonus 3, power 13"

    assert expected == names(mask)
    assert ("cards.toml", "neutral", reason) == fault_of("cards.toml", f'kind = "{kind}"', 'kind = "fool"')


def test_a_neutral_rank_cannot_be_moved() -> None:
    file, row, _ = fault_of("cards.toml", 'kind = "power"\nrank = 13', 'kind = "power"\nrank = 12')

    assert ("cards.toml", "neutral") == (file, row)


@pytest.mark.clause("MV-011")
def test_the_box_has_twenty_four_gems() -> None:
    expected = ("table.toml", "seating for 6", "there are only 23 gems")

    assert expected == fault_of("table.toml", "gems = 24", "gems = 23")
    assert 24 == 6 * box().seating(6).gems


@pytest.mark.clause("MV-011", "MV-018")
def test_gems_neither_vanish_nor_appear() -> None:
    s = table(["A5 A9", "A2 A3", "E4 E5"], trump="U9", bribes=[4, 4, 4], deck="")
    s.won[0] = (1 << CARDS) - 1 & ~cards("A5 A9 A2 A3 E4 E5 U9")
    s.round = 11
    assert [] == invariants(s)

    s.wealth[2] = 1

    assert ["13 gems instead of 12"] == invariants(s)


@pytest.mark.clause("MV-019")
def test_cards_and_gems_of_each_player_last_exactly_for_the_rounds() -> None:
    s, _ = dealt(3, Quick(3))

    assert [] == invariants(s)

    s.bribes[1] -= 1
    s.removed += 1

    assert ["seat 1 has 12 cards and 3 gems for 16 rounds"] == invariants(s)
