"""Set-up: persons, the Warden, cards, treasures."""

import pytest

from intriga.games._rough.box.tables import ALL_CARDS, ALL_TREASURES
from intriga.games._rough.game import GAME
from intriga.games._rough.state import NOBODY, UNSEEN
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack, PackFault
from tests.games._rough.builders import begun, box, cards, played, staking, table


@pytest.mark.clause("RO-01")
def test_two_to_four_persons_play() -> None:
    assert [2, 3, 4] == [staking(players).players for players in GAME.players]
    with pytest.raises(Malformed, match="played by 2, 3, 4 players, not by 5"):
        chosen_options(GAME, 5, {})


@pytest.mark.clause("RO-02")
def test_the_warden_sits_after_the_persons_and_is_never_asked() -> None:
    match = played(begun(3))

    assert 1 == GAME.scripted(3, {})
    assert 3 == staking(3).warden()
    assert 4 == len(staking(3).points)
    assert [] == [state for state in match.states if 3 in state.acting()]


@pytest.mark.clause("RO-03")
def test_each_person_is_dealt_two_of_twelve_cards() -> None:
    s = GAME.setup(box(), 2, {}, None, Dealer(Guided([0, 11, 4, 5])))

    assert [cards("L1 S4"), cards("F1 F2")] == s.hands
    assert ALL_CARDS & ~cards("L1 S4 F1 F2") == s.deck
    assert [2, -2, 0] == box().adds


@pytest.mark.clause("RO-03", "RO-04")
def test_a_lost_piece_is_noticed() -> None:
    s = table("L1 S4", "F1 F2")
    assert [] == GAME.invariants(s)
    s.deck = 0
    s.heap = 0
    s.tokens[1][0] = -1
    s.may = 0b100

    assert [
        "a card is lost or doubled",
        "a treasure is lost or doubled",
        "a seat has paid what it did not have",
        "the Warden is asked",
    ] == GAME.invariants(s)


@pytest.mark.clause("RO-04")
def test_nobody_knows_which_treasure_lies_where() -> None:
    s = staking(2)

    assert ([UNSEEN] * 4, ALL_TREASURES, [NOBODY] * 4) == (s.treasure, s.heap, s.owner)
    assert ([6, 7, 8, 9], [1, 2, 3, 4, 5, 6]) == (box().locks, box().worth)


@pytest.mark.clause("RO-03", "RO-04")
@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "cards.toml",
            'id = "fog"',
            'id = "mist"',
            'kind 2 .mist.: id is "mist"; it must be "fog": the rules',
        ),
        (
            "cards.toml",
            'letter = "F"',
            'letter = "N"',
            'kind 2 .fog.: letter is "N"; it must be "F"',
        ),
        (
            "cards.toml",
            "adds = -2",
            "adds = 99",
            "kind 2 .fog.: adds is 99; it must be a whole number from -9",
        ),
        (
            "chests.toml",
            "locks = [6, 7, 8, 9]",
            "locks = [6]",
            r"chests.toml: locks is \[6\]; it must be a list of 4 whole numbers",
        ),
        (
            "chests.toml",
            "6, 7, 8, 9",
            "6, 7, 0, 9",
            r"locks is \[6, 7, 0, 9\]; it must be a list of 4 whole",
        ),
        ("chests.toml", "[found]", "[other]", r"chests.toml, found: expected a table headed \[found\]"),
        ("chests.toml", "gold = 1", "gold = 0", "chests.toml, found: gold is 0; it must be a whole number"),
    ],
)
def test_a_bad_table_fails_with_its_file_and_row(file: str, old: str, new: str, sentence: str) -> None:
    files = dict(own_pack("_rough").files)
    files[file] = files[file].replace(old, new)
    with pytest.raises(PackFault, match=sentence):
        GAME.load(Pack("mine", files))
