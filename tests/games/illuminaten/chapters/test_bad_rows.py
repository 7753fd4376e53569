"""A row that cannot be used fails with its file, its row and the reason."""

import pytest

from intriga.games.illuminaten.box import loading as components
from intriga.games.illuminaten.box.field_pattern import PLACES
from intriga.games.illuminaten.setup import setup
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack, PackFault
from tests.games.illuminaten.packs import fault_of, with_text
from tests.games.shared.packs import faults_of, first_fault

ENLIGHTENED = "enlightened.toml"
THREE = "it must be three different letters of AMTKDU"


@pytest.mark.parametrize(
    ("old", "new", "row", "reason"),
    [
        (
            "number = 1\n",
            "number = 9\n",
            "card 1 (karl_palffy_von_erdod)",
            "number is 9; it must be 1: the rules rely on it",
        ),
        (
            'degree = "1"',
            'degree = "4"',
            "card 1 (karl_palffy_von_erdod)",
            'degree is "4"; it must be one of 1, 2, 3, GM, RA',
        ),
        (
            'main = "A"',
            'main = "X"',
            "card 1 (karl_palffy_von_erdod)",
            'main is "X"; it must be one of A, M, T, K, D, U',
        ),
        (
            'secondary = "M"',
            'secondary = "A"',
            "card 1 (karl_palffy_von_erdod)",
            "the secondary faction must differ from the main one",
        ),
        (
            'strength = "2"',
            'strength = "dagger"',
            "card 1 (karl_palffy_von_erdod)",
            "degree GM and strength dagger go together",
        ),
        (
            'ability = "INF_ADD"',
            'ability = "RA"',
            "card 1 (karl_palffy_von_erdod)",
            "degree and ability RA go together",
        ),
        (
            'organisation = "mason"',
            "organisation = 1",
            "card 1 (karl_palffy_von_erdod)",
            "organisation is 1; it must be one of none, mason, rosicrucian",
        ),
        (
            'slots = ["A"]',
            "slots = []",
            "card 1 (karl_palffy_von_erdod)",
            "slots is []; it must be a list of 1 to 3 costs",
        ),
        (
            'slots = ["A"]',
            'slots = ["AX"]',
            "card 1 (karl_palffy_von_erdod)",
            "a slot's cost must be 1 to 6 letters of AMTKDU",
        ),
        ('id = "karl_palffy_von_erdod"', "id = 5", "card 1", "id is 5; it must be a text"),
        (
            'id = "karl_palffy_von_erdod"',
            'id = "johann_philipp_von_cobenzl"',
            "card 2 (johann_philipp_von_cobenzl)",
            "id 'johann_philipp_von_cobenzl' stands twice",
        ),
        ("name = {", "nam = {", "card 1 (karl_palffy_von_erdod)", "name must have a text for each of ru, en"),
    ],
)
def test_a_bad_card_is_named(old: str, new: str, row: str, reason: str) -> None:
    assert (ENLIGHTENED, row, reason) == fault_of(ENLIGHTENED, old, new)


def test_a_great_card_has_one_faction() -> None:
    old = 'degree = "GM"\nmain = "A"'

    assert (
        ENLIGHTENED,
        "card 46 (karl_august_of_saxe_weimar_eisenach)",
        "a grand master or royal arch has no secondary faction",
    ) == fault_of(ENLIGHTENED, old, old + '\nsecondary = "M"')


def test_there_are_57_cards() -> None:
    assert fault_of(ENLIGHTENED, "[[card]]\nnumber = 1\n", "[[spare]]\nnumber = 1\n") == (
        ENLIGHTENED,
        "card",
        "expected 57 rows, found 56",
    )


def test_an_owner_may_correct_what_is_ours() -> None:
    box = with_text(
        ENLIGHTENED, 'organisation = "mason"\nslots = ["A"]', 'organisation = "none"\nslots = ["AM", "A"]'
    )

    assert (0, [[0, 1], [0]]) == (box.cards[0].organisation, box.cards[0].costs)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("number = 4\n", "number = 5\n", "number is 5; it must be 4: the rules rely on it"),
        ('["M", "K", "U"]', '["M", "K"]', f'factions is ["M", "K"]; {THREE}'),
        ('["M", "K", "U"]', '["M", "M", "U"]', f'factions is ["M", "M", "U"]; {THREE}'),
        ('["M", "K", "U"]', '["M", "K", 3]', f'factions is ["M", "K", 3]; {THREE}'),
    ],
)
def test_a_bad_connection_is_named(old: str, new: str, reason: str) -> None:
    assert ("connections.toml", "connection 4", reason) == fault_of("connections.toml", old, new)


def test_each_triple_of_factions_stands_once() -> None:
    assert fault_of("connections.toml", '["A", "M", "T"]', '["M", "K", "U"]') == (
        "connections.toml",
        "connection 5",
        "another card shows the same three factions",
    )


@pytest.mark.parametrize(
    ("file", "old", "new", "row", "reason"),
    [
        ("plots.toml", "outer = 4", "outer = 3", "P01", "outer is 3; it must be 4: the rules rely on it"),
        (
            "plots.toml",
            "lodge = true",
            "lodge = false",
            "P01",
            "lodge is false; it must be true: the rules rely on it",
        ),
        (
            "plots.toml",
            "n = { 2 = 8,",
            "n = { 2 = 0,",
            "P06, n",
            "2 is 0; it must be a whole number from 1 to 19",
        ),
        ("plots.toml", "n = { 2 = 8,", "m = { 2 = 8,", "P06", "n is missing; it must be a table in braces"),
        (
            "events.toml",
            "tokens = 6",
            "tokens = 5",
            "edict",
            "tokens is 5; it must be 6: the rules rely on it",
        ),
        (
            "events.toml",
            'faction = "A"',
            'faction = "M"',
            "edict A",
            'faction is "M"; it must be "A": the rules rely on it',
        ),
        ("events.toml", "[edict]", "[edikt]", "edict", "expected a table headed [edict]"),
        (
            "events.toml",
            "tokens = 3",
            "tokens = 4",
            "propaganda_press",
            "tokens is 4; it must be 3: the rules rely on it",
        ),
        (
            "opponents.toml",
            "count = 4",
            "count = 3",
            "saint_germain, SG1",
            "count is 3; it must be 4: the rules rely on it",
        ),
        (
            "factions.toml",
            'action = "influence"',
            'action = "scout"',
            "faction A",
            'action is "scout"; it must be "influence": the rules rely on it',
        ),
        (
            "abilities.toml",
            "cards = 3",
            "cards = 4",
            "ability INF_ADD",
            "cards is 4; it must be 3: the rules rely on it",
        ),
        (
            "abilities.toml",
            'code = "INF_ENH"',
            'code = "INF_ADD"',
            "ability INF_ADD",
            "this ability stands twice",
        ),
        ("table.toml", "hand = 4", "hand = 5", "", "hand is 5; it must be 4: the rules rely on it"),
        (
            "table.toml",
            "support = 6",
            "support = 5",
            "seating for 2",
            "support is 5; it must be a whole number from 6 to 10",
        ),
        ("table.toml", "support = 8", "support = 6", "seating", "support must not shrink as seats are added"),
        ("table.toml", "field = 14", "field = 15", "field", "there is no field of 15 cards"),
    ],
)
def test_a_bad_row_is_named(file: str, old: str, new: str, row: str, reason: str) -> None:
    found = fault_of(file, old, new) if reason != "support must not shrink as seats are added" else shrunk()

    assert (row, reason) == found[1:]


def shrunk() -> tuple[str, str, str]:
    return fault_of("table.toml", "support = 6", "support = 9")


@pytest.mark.parametrize(
    ("old", "new", "row", "reason"),
    [
        (
            "[3, 4, 5], [6,",
            "[3, 5, 4], [6,",
            "field of 14",
            "rows must number the cells from 1 to 14, row by row",
        ),
        (
            "[[1, 2], [3, 4, 5], ",
            "[[1, 2, 3, 4, 5], ",
            "field of 14",
            "rows must be an odd number of lists, so that one is central",
        ),
        (
            "first_x = [2, 1,",
            "first_x = [2, 2,",
            "field of 14",
            "first_x: neighbouring rows must be shifted by half a card",
        ),
        ("first_x = [2, 1,", "first_x = [1,", "field of 14", "first_x must list a whole number for each row"),
        ("    [2, 3, 4],", "    [2, 3, 5],", "field of 14, cell 1", "neighbours do not fit the rows"),
        ("neighbours = [", "near = [", "field of 14", "neighbours must list 14 cells"),
        ("inner = [4, 7, 8, 11]", "inner = [4, 7, 8]", "field of 14", "inner does not fit the rows"),
        (
            "saint_germain = [3, 4, 2,",
            "saint_germain = [3, 3, 2,",
            "field of 14",
            "saint_germain names a number twice",
        ),
        (
            "cells = [1, 2]\nturn = 3",
            "cells = [1, 2]\nturn = 2",
            "areopagus 1 of 2",
            "a board turned so does not touch just these two cells from outside",
        ),
        (
            "cells = [1, 2]\nturn = 3",
            "cells = [4, 5]\nturn = 3",
            "areopagus 1 of 2",
            "a board turned so does not touch just these two cells from outside",
        ),
        (
            "cells = [13, 14]\nturn = 0",
            "cells = [1, 2]\nturn = 3",
            "areopagi of 2",
            "two boards touch the same card",
        ),
        (
            'place = "bottom"',
            'place = "middle"',
            "areopagus 2 of 2",
            f'place is "middle"; it must be one of {", ".join(PLACES)}',
        ),
        ('place = "lower_right"', 'place = "top"', "areopagi of 3", "the boards must be listed clockwise"),
        (
            "saint_germain = true",
            "saint_germain = false",
            "areopagus 1 of 2",
            "saint_germain is false; it must be true: the rules rely on it",
        ),
        ('2 = "UR"', '2 = "UL"', "weishaupt", None),
    ],
)
def test_a_bad_field_is_named(old: str, new: str, row: str, reason: str | None) -> None:
    found = fault_of("fields.toml", old, new)

    assert ("fields.toml", row) == found[:2]
    assert reason is None or reason == found[2]


def test_a_board_is_missing() -> None:
    assert fault_of("fields.toml", 'players = 2\nplace = "bottom"', 'players = 4\nplace = "bottom"') == (
        "fields.toml",
        "areopagi of 2",
        "expected 2 boards, found 1",
    )


@pytest.mark.parametrize("file", sorted(own_pack("illuminaten").files))
def test_every_file_is_needed(file: str) -> None:
    files = {name: text for name, text in own_pack("illuminaten").files.items() if name != file}

    with pytest.raises(PackFault, match="the pack lacks this file"):
        components.load(Pack("less", files))


def test_all_mistakes_of_a_pack_are_told_at_once() -> None:
    files = dict(own_pack("illuminaten").files)
    for file, old, new in (
        ("abilities.toml", 'kind = "special"', 'kind = "rare"'),
        ("connections.toml", '["M", "K", "U"]', '["M", "K"]'),
        ("enlightened.toml", 'degree = "1"', 'degree = "4"'),
        ("enlightened.toml", "short = {", "brief = {"),
        ("fields.toml", "first_x = [2, 1,", "first_x = [1,"),
        ("fields.toml", "saint_germain = [1, 7,", "saint_germain = [1, 1,"),
        ("table.toml", "hand = 4", "hand = 5"),
    ):
        assert old in files[file]
        files[file] = files[file].replace(old, new, 1)

    assert [
        ("enlightened.toml", "card 1 (karl_palffy_von_erdod)"),
        ("enlightened.toml", "card 1 (karl_palffy_von_erdod)"),
        ("abilities.toml", "ability SWAP"),
        ("table.toml", ""),
        ("connections.toml", "connection 4"),
        ("fields.toml", "field of 14"),
        ("fields.toml", "field of 19"),
    ] == [(fault.file, fault.row) for fault in faults_of("illuminaten", Pack("changed", files))]


# ── packs from before we wrote opponents of our own ──


def cut_at(text: str) -> Pack:
    """Our pack with its artificial opponents only up to this text."""
    files = dict(own_pack("illuminaten").files)
    files["opponents.toml"] = files["opponents.toml"].split(text)[0]
    return Pack("older", files)


def test_a_pack_may_have_the_opponents_of_the_book_only() -> None:
    box = components.load(cut_at("# The two that follow are ours"))

    assert (2, 4) == (box.opponents, components.load(own_pack("illuminaten")).opponents)
    assert 2 == setup(box, 1, {"opponent": "weishaupt"}, Dealer(Quick(1))).opponent
    with pytest.raises(Malformed, match="this pack has no artificial opponent 'joseph'"):
        setup(box, 1, {"opponent": "joseph"}, Dealer(Quick(1)))


def test_a_pack_has_at_least_the_opponents_of_the_book() -> None:
    pack = cut_at('[[opponent]]\nid = "weishaupt"')

    assert ("opponents.toml", "opponent", "expected 4 rows, found 1") == first_fault("illuminaten", pack)
