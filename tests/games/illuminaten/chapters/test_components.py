"""What is in the box."""

import tomllib
from collections import Counter
from itertools import combinations

import pytest

from intriga.games.illuminaten.box.loading import TIED_ACTIONS
from intriga.games.illuminaten.box.tables import (
    ABILITIES,
    DAGGER,
    DRAW,
    EDICT,
    FACT,
    FACTIONS,
    GM,
    HAMMERS,
    LETTERS,
    MASON,
    NO_ORGANISATION,
    RA,
    ROSICRUCIAN,
    SWAP,
    Box,
    Card,
)
from intriga.games.illuminaten.box.texts import person, short_name
from intriga.games.shelf import own_pack
from intriga.kernel.machine.heaps import items
from tests.games.illuminaten.builders import box
from tests.games.illuminaten.packs import fault_of
from tests.tongues import tongue_of

WORTH = {1: 1, 2: 2, 3: 3, GM: 3, RA: 2}  # tokens that a slot costs
SLOTS = {1: 1, 2: 2, 3: 3, GM: 2, RA: 3}


def loaded() -> Box:
    """The box, read anew."""
    return box.__wrapped__()


def letters(cards: list[int]) -> str:
    return "".join(LETTERS[faction] for faction in cards)


def cells(mask: int) -> list[int]:
    return [cell + 1 for cell in items(mask)]


# ── the Enlightened ──


@pytest.mark.clause("PI-004")
def test_there_are_57_enlightened_20_connections_and_13_plots() -> None:
    found = loaded()

    assert (57, 20, 13) == (len(found.cards), len(found.connections), len(found.counts[0].thresholds))
    assert "expected 57 rows, found 56" == fault_of("enlightened.toml", "[[card]]", "[[spare]]")[2]


@pytest.mark.clause("PI-030", "PI-048")
def test_great_cards_have_one_faction_and_all_others_two() -> None:
    for card in loaded().cards:
        assert card.is_great == (card.second == -1) == (len(items(card.factions)) == 1)


@pytest.mark.clause("GAP-04", "GAP-05")
def test_each_pair_of_factions_occurs_once_in_each_degree() -> None:
    cards = loaded().cards
    pairs = sorted((1 << one) + (1 << other) for one, other in combinations(range(FACTIONS), 2))

    assert [1] * 15 + [2] * 15 + [3] * 15 + [GM] * 6 + [RA] * 6 == [card.degree for card in cards]
    for degree in (1, 2, 3):
        assert pairs == sorted(card.factions for card in cards if card.degree == degree)
    for degree in (GM, RA):
        assert list(range(FACTIONS)) == [card.main for card in cards if card.degree == degree]


@pytest.mark.clause("GAP-06")
def test_the_main_faction_is_tied_to_the_ability() -> None:
    for card in loaded().cards:
        if card.ability < SWAP:
            assert TIED_ACTIONS[card.main] == action_of(card)
        elif not card.is_great:
            assert card.main < card.second


def action_of(card: Card) -> str:
    kinds = {"SCO": "scout", "INF": "influence", "INT": "interrogate", "REA": "reassign", "EXC": "exclude"}
    return kinds.get(ABILITIES[card.ability][:3], "displace")


@pytest.mark.clause("PI-058", "GAP-07")
def test_nine_cards_of_each_strength_and_two_signs() -> None:
    cards = loaded().cards

    assert {2: 9, 3: 9, 4: 9, 5: 9, 6: 9, DAGGER: 6, HAMMERS: 6} == Counter(card.strength for card in cards)
    assert all((card.strength == DAGGER) == (card.degree == GM) for card in cards)
    assert all((card.strength == HAMMERS) == (card.degree == RA) for card in cards)


@pytest.mark.clause("GAP-08")
def test_masons_rosicrucians_and_others() -> None:
    found = Counter(card.organisation for card in loaded().cards)

    assert {MASON: 31, ROSICRUCIAN: 13, NO_ORGANISATION: 13} == found


@pytest.mark.clause("PI-054", "PI-055", "GAP-09", "GAP-10")
def test_slots_and_their_costs_follow_from_the_degree() -> None:
    cards = loaded().cards

    for card in cards:
        assert SLOTS[card.degree] == card.slots
        assert all(len(cost) == WORTH[card.degree] for cost in card.costs)
    assert ["A"] == [letters(cost) for cost in cards[0].costs]
    assert ["AM", "AM"] == [letters(cost) for cost in cards[15].costs]
    assert ["AAM", "AMM", "AAM"] == [letters(cost) for cost in cards[30].costs]
    assert ["AAA", "AAA"] == [letters(cost) for cost in cards[45].costs]
    assert ["AA", "AA", "AA"] == [letters(cost) for cost in cards[51].costs]


@pytest.mark.clause("PI-056", "GAP-13")
def test_every_card_has_one_ability() -> None:
    cards = loaded().cards
    found = Counter(card.ability for card in cards)

    assert [3] * 13 + [2, 2, 2, 6, 6] == [found[ability] for ability in range(len(ABILITIES))]
    for ability, numbers in ((SWAP, [2, 5, 8]), (EDICT, [20, 35]), (FACT, [23, 38]), (DRAW, [27, 42])):
        assert numbers == [place + 1 for place, card in enumerate(cards) if card.ability == ability]


@pytest.mark.clause("GAP-11")
def test_everybody_has_a_name_of_one_s_own() -> None:
    assert 57 == len({card.name for card in loaded().cards})
    rows = tomllib.loads(own_pack("illuminaten").files["enlightened.toml"])["card"]
    assert 57 == len({row["name"]["ru"] for row in rows}) == len({row["name"]["en"] for row in rows})
    assert 25 == sum(1 for row in rows if row["source_of_name"] == "ours")


@pytest.mark.clause("AMB-59")
def test_names_of_the_book_are_spelled_as_in_the_book() -> None:
    tongue = tongue_of("illuminaten", "ru")
    assert ("Готтлиб Гуффеланд (Ольдендорп)", "Гуффеланд") == (person(39, tongue), short_name(39, tongue))


# ── connections ──


@pytest.mark.clause("GAP-14")
def test_each_triple_of_factions_has_a_connection_card() -> None:
    found = loaded().connections
    triples = [sum(1 << faction for faction in triple) for triple in combinations(range(FACTIONS), 3)]

    assert "MKU" == letters(items(found[0]))
    assert [triple for triple in triples if triple != found[0]] == found[1:]


# ── the field ──


@pytest.mark.clause("PI-009", "GAP-01", "GAP-03")
def test_the_field_has_five_staggered_rows() -> None:
    small, same, large = loaded().fields

    assert [2, 3, 4, 3, 2] == [len(row) for row in small.rows] == [len(row) for row in same.rows]
    assert [3, 4, 5, 4, 3] == [len(row) for row in large.rows]
    assert ([4, 7, 8, 11], [5, 6, 9, 10, 11, 14, 15]) == (cells(small.inner), cells(large.inner))
    assert ([1, 2], [6, 7, 8, 9], [13, 14]) == (cells(small.top), cells(small.central), cells(small.bottom))
    assert "inner does not fit the rows" == fault_of("fields.toml", "inner = [4, 7,", "inner = [7,")[2]


@pytest.mark.clause("PI-028")
def test_cards_are_adjacent_to_themselves_and_to_those_around_them() -> None:
    small, _, large = loaded().fields

    assert [1, 2, 3, 4] == cells(small.near[0])
    assert [4, 5, 7, 8, 9, 11, 12] == cells(small.near[7])
    assert [5, 6, 9, 10, 11, 14, 15] == cells(large.near[9])
    assert [1, 4, 7, 6, 2, 0] == small.around[3]  # UR R DR DL L UL
    assert [-1, 1, 3, 2, -1, -1] == small.around[0]


@pytest.mark.clause("PI-013", "PI-043", "GAP-02")
def test_each_areopagus_touches_two_cards_clockwise() -> None:
    fields = loaded().fields

    assert [[1, 2], [13, 14]] == [cells(mask) for mask in fields[0].areopagi]
    assert [[1, 2], [9, 12], [6, 10]] == [cells(mask) for mask in fields[1].areopagi]
    assert [[1, 4], [3, 7], [16, 19], [13, 17]] == [cells(mask) for mask in fields[2].areopagi]
    assert [[3, 0], [3, 5, 1], [2, 4, 5, 1]] == [field.turns for field in fields]
    assert fault_of("fields.toml", "cells = [1, 2]\nturn = 3", "cells = [1, 3]\nturn = 3")[2] == (
        "a board turned so does not touch just these two cells from outside"
    )


def test_numbers_of_saint_germain() -> None:
    assert [3, 4, 2, 5, 11, 1, 6, 10, 12, 7, 9, 13, 8, 14] == loaded().fields[0].germain


@pytest.mark.clause("PI-012", "PI-019")
def test_counts_by_seats() -> None:
    found = loaded().counts

    assert [6, 8, 10] == [counts.support for counts in found]
    assert [3, 4, 5] == [counts.faction_cards for counts in found]
    assert [(8, 3, 3), (6, 2, 4), (6, 2, 5)] == [
        (counts.thresholds[5], counts.thresholds[6], counts.thresholds[8]) for counts in found
    ]
