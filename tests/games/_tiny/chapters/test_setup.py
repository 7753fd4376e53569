"""Set-up: players, cards and the deal."""

import pytest

from intriga.games._tiny.box.tables import ALL_CARDS
from intriga.games._tiny.events import Dealt, Setup
from intriga.games._tiny.game import GAME
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.packs import Pack, PackFault
from tests.games._tiny.builders import box, cards, table


@pytest.mark.clause("TY-01")
def test_two_or_three_play() -> None:
    with pytest.raises(Malformed, match="played by 2, 3 players, not by 4"):
        chosen_options(GAME, 4, {})

    assert [2, 3] == [GAME.setup(box(), n, {}, None, Dealer(Guided([*range(6)]))).players for n in (2, 3)]


@pytest.mark.clause("TY-03")
def test_each_player_is_dealt_two_cards_and_the_rest_lies_face_down() -> None:
    told: list[object] = []

    s = GAME.setup(box(), 2, {}, None, Dealer(Guided([8, 0, 3, 4]), told))

    assert [cards(9, 1), cards(4, 5)] == s.hands
    assert cards(2, 3, 6, 7, 8) == s.deck
    assert [Setup(2, [[1, 9], [4, 5]])] == told


@pytest.mark.clause("TY-03")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    s = table([cards(9, 1), cards(4, 5)])
    dealt = Setup(2, [[1, 9], [4, 5]])

    assert [[1, 9], [4, 5], []] == [GAME.view(s, seat).hand for seat in (0, 1, SPECTATOR)]
    assert [Dealt(2, [1, 9]), Dealt(2, [])] == [dealt.seen_by(0), dealt.seen_by(SPECTATOR)]


@pytest.mark.clause("TY-02")
def test_the_deck_has_nine_cards_from_one_to_nine() -> None:
    assert [1, 2, 3, 4, 5, 6, 7, 8, 9] == GAME.load(own_pack("_tiny")).values


@pytest.mark.clause("TY-02")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("most = 12\n" + "[[card]]\nvalue = 1\n" * 8, "cards.toml, card: expected 9 rows, found 8"),
        ("card = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "cards.toml, card: expected tables headed"),
        (
            "most = 12\n" + "[[card]]\nvalue = 0\n" * 9,
            "cards.toml, card 1: value is 0; it must be a whole",
        ),
        (
            "most = true\n" + "[[card]]\nvalue = 1\n" * 9,
            "cards.toml: most is true; it must be",
        ),
    ],
)
def test_a_bad_table_fails_with_its_file_and_row(text: str, sentence: str) -> None:
    with pytest.raises(PackFault, match=sentence):
        GAME.load(Pack("mine", {"cards.toml": text}))


@pytest.mark.clause("TY-02")
def test_a_lost_card_is_noticed() -> None:
    s = table([cards(9, 1), cards(4, 5)])
    assert [] == GAME.invariants(s)

    s.deck = ALL_CARDS

    assert ["the cards lie in [511, 257, 24, 0, 0]"] == GAME.invariants(s)
