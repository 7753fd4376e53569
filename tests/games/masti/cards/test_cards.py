"""Each of the 52 cards by name: what it is, and what it adds to a score."""

import pytest

from intriga.games.masti.box.tables import (
    BONUSES,
    CHARACTERS,
    GUILDS,
    JOKERS,
    PENALTIES,
    POWERS,
    SUIT,
    card_name,
    card_of,
    character_of,
    rank_of,
)
from intriga.games.masti.events import JokerDiscarded, RoundWon
from intriga.games.masti.rules.scoring import sheet
from intriga.games.masti.vocabulary import PLAY, VOCABULARY
from tests.games.masti.builders import NUMBER, Told, box, ending, names, say, table
from tests.games.masti.printed import GUILD_CARDS, PRINTED

KINDS = {1: "joker", 2: "penalty", 3: "bonus", 13: "power"}
MASKS = {"joker": JOKERS, "penalty": PENALTIES, "bonus": BONUSES, "power": POWERS}
ALONE = {"joker": 0, "penalty": -2, "bonus": 2, "power": -1}
ALL = [f"{letter}{rank}" for letter in "APEU" for rank in range(1, 14)]


def kind_of(card: str) -> str | None:
    return KINDS.get(int(card[1:]))


@pytest.mark.parametrize("card", ALL)
def test_a_card_has_its_number_character_and_rank(card: str) -> None:
    number = NUMBER[card]
    character, rank = "APEU".index(card[0]), int(card[1:])

    assert (character, rank, card) == (character_of(number), rank_of(number), card_name(number))
    assert number == card_of(character, rank)
    assert [place == character for place in range(len(CHARACTERS))] == [
        bool(suit >> number & 1) for suit in SUIT
    ]
    assert VOCABULARY.read(card) is PLAY[number]


@pytest.mark.parametrize("card", ALL)
def test_a_card_has_its_guild_and_symbols_or_its_neutral_kind(card: str) -> None:
    number = NUMBER[card]
    guild, symbols = PRINTED.get(card, (None, 0))

    assert (GUILDS.index(guild) if guild else -1, symbols) == (box().guild_of[number], box().symbols[number])
    assert [name == guild for name in GUILDS] == [bool(mask >> number & 1) for mask in box().of_guild]
    assert (symbols == 2) == bool(box().double >> number & 1)
    assert [kind == kind_of(card) for kind in MASKS] == [bool(mask >> number & 1) for mask in MASKS.values()]


@pytest.mark.parametrize("card", ALL)
def test_a_card_alone_adds_this_to_a_score(card: str) -> None:
    told: Told = []
    s = ending([card, "", ""], told=told)
    found = sheet(s, 0)
    kind = kind_of(card)
    expected = ALONE[kind] if kind else {1: 1, 2: 3}[PRINTED[card][1]]

    assert expected == found.total
    assert ([JokerDiscarded(0, card)] if kind == "joker" else []) == told[: kind == "joker"]
    assert (0 if kind == "joker" else 1) == found.cards
    assert ({} if kind else {PRINTED[card][0]: (PRINTED[card][1], expected)}) == found.guilds


@pytest.mark.parametrize("card", ALL)
def test_a_card_can_be_led_and_won(card: str) -> None:
    trump = "U13" if card != "U13" else "U12"
    s = table([card, "", ""], trump=trump, out=[1, 2], deck="")
    told = say(s, 0, card)

    assert RoundWon(0, names(s.won[0] | 1 << NUMBER[card] | 1 << NUMBER[trump]).split(), 0) == told[1]


# ── the arrangement ──


@pytest.mark.parametrize("guild", GUILDS)
def test_every_guild_has_eight_symbols_six_cards_and_the_same_ranks_in_sum(guild: str) -> None:
    mask = box().of_guild[GUILDS.index(guild)]
    cards = names(mask).split()

    assert 6 == len(cards)
    assert 8 == sum(box().symbols[NUMBER[card]] for card in cards)
    assert 48 == sum(int(card[1:]) for card in cards)


@pytest.mark.parametrize("guild", GUILDS)
def test_every_guild_has_a_single_of_each_character_and_doubles_of_two(guild: str) -> None:
    singles, doubles = (text.split() for text in GUILD_CARDS[guild])

    assert ["A", "E", "P", "U"] == sorted(card[0] for card in singles)
    assert 2 == len({card[0] for card in doubles})
    assert {10, 11, 12} >= {int(card[1:]) for card in doubles}


@pytest.mark.parametrize("letter", "APEU")
def test_every_character_shows_each_guild_once_and_three_twice(letter: str) -> None:
    singles = [PRINTED[f"{letter}{rank}"] for rank in range(4, 10)]
    doubles = [PRINTED[f"{letter}{rank}"] for rank in range(10, 13)]

    assert sorted(GUILDS) == sorted(guild for guild, _ in singles)
    assert {1} == {symbols for _, symbols in singles}
    assert 3 == len({guild for guild, _ in doubles})
    assert {2} == {symbols for _, symbols in doubles}


def test_the_full_guild_and_all_jokers_is_the_most_a_stack_can_score() -> None:
    s = ending(["A4 U6 E7 P9 A10 E12 A1 P1 E1 U1", "", ""])

    assert {"aristocrats": (9, 15)} == sheet(s, 0).guilds
    assert "A1 A4 A10 P9 E7 E12 U6" == names(s.won[0])
