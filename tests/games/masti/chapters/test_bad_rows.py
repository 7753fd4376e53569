"""Components: how a bad row of a pack is named."""

import pytest

from intriga.games.masti.box import loading as components
from intriga.games.shelf import own_pack
from intriga.kernel.packs import Pack, PackFault
from tests.games.masti.packs import fault_of, with_text
from tests.games.shared.packs import faults_of

# ── bad rows ──

CARD_FAULTS = [
    ("[[character]]", "[[person]]", "character", "expected tables headed [[character]]"),
    ("[[neutral]]", "[[plain]]", "neutral", "expected tables headed [[neutral]]"),
    ("[[row]]", "[[line]]", "row", "expected tables headed [[row]]"),
    ("rank = 4\n", "rank = 3\n", "row 1", "rank is 3; it must be a whole number from 4 to 12"),
    ("rank = 12\n", "rank = 13\n", "row 9", "rank is 13; it must be a whole number from 4 to 12"),
    ("rank = 5\n", 'rank = "five"\n', "row 2", 'rank is "five"; it must be a whole number from 4 to 12'),
    ("rank = 5\n", "rank = true\n", "row 2", "rank is true; it must be a whole number from 4 to 12"),
    ("rank = 5\n", "", "row 2", "rank is missing; it must be a whole number from 4 to 12"),
    ("rank = 5\n", "rank = 4\n", "row of rank 4", "this rank stands twice"),
    (
        "rank = 4\nsymbols = 1",
        "rank = 4\nsymbols = 0",
        "row of rank 4",
        "symbols is 0; it must be a whole number from 1 to 2",
    ),
    (
        "rank = 4\nsymbols = 1",
        "rank = 4\nsymbols = 3",
        "row of rank 4",
        "symbols is 3; it must be a whole number from 1 to 2",
    ),
    (
        'ugo = "merchants"',
        'ugo = "monks"',
        "row of rank 4",
        'ugo is "monks"; it must be one of aristocrats, artists, merchants, craftsmen, knights, assassins',
    ),
    (
        'ugo = "merchants"',
        "",
        "row of rank 4",
        "ugo is missing; it must be one of aristocrats, artists, merchants, craftsmen, knights, assassins",
    ),
]


@pytest.mark.clause("MV-004", "MV-005")
@pytest.mark.parametrize(("old", "new", "row", "reason"), CARD_FAULTS)
def test_a_bad_row_of_cards_is_named(old: str, new: str, row: str, reason: str) -> None:
    assert ("cards.toml", row, reason) == fault_of("cards.toml", old, new)


@pytest.mark.clause("MV-004")
def test_a_missing_rank_of_cards_is_named() -> None:
    text = own_pack("masti").files["cards.toml"]
    row = text[text.index("[[row]]\nrank = 8") : text.index("[[row]]\nrank = 9")]

    assert ("cards.toml", "row of rank 8", "this rank is missing") == fault_of("cards.toml", row, "")


def test_rows_must_be_tables() -> None:
    text = own_pack("masti").files["cards.toml"]
    rows = text[text.index("[[row]]") :]
    top = "row = [4, 5]\n"
    files = {**own_pack("masti").files, "cards.toml": top + text.replace(rows, "")}

    with pytest.raises(PackFault, match=r"cards\.toml, row: expected tables headed \[\[row\]\]"):
        components.load(Pack("changed", files))


@pytest.mark.clause("MV-053")
def test_no_guild_has_more_symbols_than_the_scoring_table() -> None:
    reason = "9 symbols in all; the scoring table goes from 1 to 8"

    assert ("cards.toml", "aristocrats", reason) == fault_of(
        "cards.toml", "rank = 9\nsymbols = 1", "rank = 9\nsymbols = 2"
    )


@pytest.mark.clause("MV-053")
def test_no_guild_is_without_symbols() -> None:
    files = dict(own_pack("masti").files)
    for character in ("aldo", "pietra", "enzo", "ugo"):
        files["cards.toml"] = files["cards.toml"].replace(
            f'{character} = "aristocrats"', f'{character} = "artists"'
        )

    with pytest.raises(PackFault, match=r"cards\.toml, aristocrats: 0 symbols in all"):
        components.load(Pack("changed", files))


NINE = "it must be a list of 9 whole numbers from -9999 to 9999"
SCORING_FAULTS = [
    (
        "guild = [0, 1,",
        "guild = [1,",
        "guild",
        f"guild is [1, 3, 6, -1, -3, -6, 10, 15]; {NINE}",
    ),
    ("guild = [0,", "guild = [1,", "guild", "the first number is for nothing at all: 0"),
    (
        "guild = [0, 1,",
        'guild = [0, "1",',
        "guild",
        f'guild is [0, "1", 3, 6, -1, -3, -6, 10, 15]; {NINE}',
    ),
    (
        "guild = [0, 1,",
        "guild = [0, true,",
        "guild",
        f"guild is [0, true, 3, 6, -1, -3, -6, 10, 15]; {NINE}",
    ),
    (
        "guild =",
        "guilds =",
        "guild",
        f"guild is missing; {NINE}",
    ),
    (
        "power = [0,",
        "power = [0, 0,",
        "power",
        "power is [0, 0, -1, -3, -6, 10]; it must be a list of 5 whole numbers from -9999 to 9999",
    ),
    ("power = [0,", "power = [-1,", "power", "the first number is for nothing at all: 0"),
    ("bonus = 2", "bonus = 21", "", "bonus is 21; it must be a whole number from -20 to 20"),
    ("bonus = 2", "bonus = 2.0", "", "bonus is 2.0; it must be a whole number from -20 to 20"),
    ("penalty = -2", "penalty = -21", "", "penalty is -21; it must be a whole number from -20 to 20"),
    ("penalty = -2", "", "", "penalty is missing; it must be a whole number from -20 to 20"),
]


@pytest.mark.clause("MV-053", "MV-054", "MV-055")
@pytest.mark.parametrize(("old", "new", "row", "reason"), SCORING_FAULTS)
def test_a_bad_scoring_table_is_named(old: str, new: str, row: str, reason: str) -> None:
    assert ("scoring.toml", row, reason) == fault_of("scoring.toml", old, new)


def test_a_pack_may_set_its_own_points() -> None:
    changed = with_text("scoring.toml", "bonus = 2", "bonus = 20")

    assert (20, -2) == (changed.bonus, changed.penalty)


TABLE_FAULTS = [
    ("gems = 24", "gems = 0", "", "gems is 0; it must be a whole number from 1 to 99"),
    ("gems = 24", "gems = 100", "", "gems is 100; it must be a whole number from 1 to 99"),
    ("[[seating]]", "[[seat]]", "seating", "expected tables headed [[seating]]"),
    ("players = 3", "players = 2", "seating 1", "players is 2; it must be a whole number from 3 to 6"),
    ("players = 6", "players = 7", "seating 4", "players is 7; it must be a whole number from 3 to 6"),
    ("trumps = 16", "trumps = 0", "seating for 3", "trumps is 0; it must be a whole number from 1 to 52"),
    ("trumps = 16", "trumps = 53", "seating for 3", "trumps is 53; it must be a whole number from 1 to 52"),
    ("cards = 12", "cards = 0", "seating for 3", "cards is 0; it must be a whole number from 1 to 52"),
    (
        "cards = 12\ngems = 4",
        "cards = 12\ngems = -1",
        "seating for 3",
        "gems is -1; it must be a whole number from 0 to 24",
    ),
    (
        "cards = 12\ngems = 4",
        "cards = 12\ngems = 25",
        "seating for 3",
        "gems is 25; it must be a whole number from 0 to 24",
    ),
    ("rounds = 16", "rounds = 0", "seating for 3", "rounds is 0; it must be a whole number from 1 to 24"),
    ("rounds = 16", "rounds = 25", "seating for 3", "rounds is 25; it must be a whole number from 1 to 24"),
]


@pytest.mark.clause("MV-017")
@pytest.mark.parametrize(("old", "new", "row", "reason"), TABLE_FAULTS)
def test_a_bad_row_of_the_set_up_table_is_named(old: str, new: str, row: str, reason: str) -> None:
    assert ("table.toml", row, reason) == fault_of("table.toml", old, new)


@pytest.mark.clause("MV-017")
@pytest.mark.parametrize("players", [3, 5, 6])
def test_each_number_of_players_has_one_row(players: int) -> None:
    text = own_pack("masti").files["table.toml"]
    start = text.index(f"[[seating]]\nplayers = {players}")
    row = text[start : text.find("[[", start + 2) if players < 6 else len(text)]
    reason = "expected one row each for 3, 4, 5 and 6 players"

    assert ("table.toml", "seating", reason) == fault_of("table.toml", row, "")
    assert ("table.toml", f"seating for {players}", "this number of players stands twice") == fault_of(
        "table.toml", row, f"{row}\n{row}"
    )


@pytest.mark.clause("MV-018")
def test_trumps_and_hands_must_use_all_cards() -> None:
    expected = ("table.toml", "seating for 3", "trumps and hands must make 52 cards")

    assert expected == fault_of("table.toml", "cards = 12", "cards = 11")
    assert expected == fault_of("table.toml", "trumps = 16", "trumps = 17")


@pytest.mark.clause("MV-019")
def test_cards_and_gems_must_equal_the_rounds() -> None:
    expected = ("table.toml", "seating for 3", "cards and gems of a player must equal the rounds")

    assert expected == fault_of("table.toml", "cards = 12\ngems = 4", "cards = 12\ngems = 3")


@pytest.mark.clause("MV-019")
def test_the_trump_deck_must_give_the_rounds() -> None:
    reason = "the trump deck does not give this number of rounds"
    three = "trumps = 16\ncards = 12\ngems = 4\nrounds = 16"
    six = "trumps = 4\ncards = 8\ngems = 4\nrounds = 12"

    assert ("table.toml", "seating for 3", reason) == fault_of(
        "table.toml", three, "trumps = 16\ncards = 12\ngems = 5\nrounds = 17"
    )
    assert ("table.toml", "seating for 6", reason) == fault_of(
        "table.toml", six, "trumps = 4\ncards = 8\ngems = 3\nrounds = 11"
    )


def test_a_pack_without_a_file_or_with_broken_text_says_which() -> None:
    files = dict(own_pack("masti").files)
    del files["scoring.toml"]

    with pytest.raises(PackFault, match=r"scoring\.toml: the pack lacks this file"):
        components.load(Pack("changed", files))
    with pytest.raises(PackFault, match=r"table\.toml: this is not TOML"):
        with_text("table.toml", "gems = 24", "gems =")


def test_all_mistakes_of_a_pack_are_told_at_once() -> None:
    files = dict(own_pack("masti").files)
    files["cards.toml"] = files["cards.toml"].replace('ugo = "merchants"', 'ugo = "monks"', 1)
    files["scoring.toml"] = files["scoring.toml"].replace("bonus = 2", "bonus = 21")
    files["table.toml"] = files["table.toml"].replace("cards = 12", "cards = 0", 1).replace("gems = 24", "")

    assert [
        ("cards.toml", "row of rank 4"),
        ("scoring.toml", ""),
        ("table.toml", ""),
        ("table.toml", "seating for 3"),
    ] == [(fault.file, fault.row) for fault in faults_of("masti", Pack("changed", files))]
