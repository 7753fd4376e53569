"""The special abilities of the Enlightened: exchange, draw, borrow, take from an edict."""

import pickle
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    AREOPAGUS,
    D,
    M,
)
from intriga.games.illuminaten.rules.terms.support import owns
from intriga.games.illuminaten.state import IN_ROW
from intriga.games.illuminaten.verbs.conspiracies import give_back_borrowed
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import (
    is_done,
    legal,
    owners,
    refused,
    say,
    tokens_of,
)
from tests.games.illuminaten.weaving import menu, woven

# ── special actions ──


@pytest.mark.clause("PI-126", "AMB-25", "AMB-19")
def test_two_cards_change_places_with_all_that_lies_on_them() -> None:
    s = woven(
        2,
        field={8: 31, 4: 34, 7: 36},
        inf={8: "0 0 1", 4: "1 - -"},
        markers={8: 1},
        yielded=1 << 7 | 1 << AREOPAGUS,
        laid_near=1 << 3,
    )
    say(s, 0, "ability")
    told = say(s, 0, "on 4", "on 8")
    assert told == [events.CardsSwapped(0, 4, 8)]
    assert (s.field[3], s.field[7]) == (30, 33)
    assert (owners(s, 4), owners(s, 8)) == ("0 0 1", "1 - -")
    assert (s.markers[3], s.markers[7]) == (1, 0)
    assert s.yielded == 1 << 3 | 1 << AREOPAGUS
    assert s.laid_near == 1 << 7
    assert is_done(s)


@pytest.mark.clause("AMB-25")
def test_opponents_on_both_cards_together_may_not_outnumber_one() -> None:
    s = woven(2, field={4: 34, 7: 36, 8: 31, 11: 41}, inf={8: "0 0 1", 4: "1 - -", 7: "1 1 -"})
    say(s, 0, "ability")
    assert legal(s, 0) == "on 4, on 8", "7 goes with none, 11 is the last"
    assert refused(s, 0, "on 5") == [("face_down_to_swap", "AMB-25", {"cell": 5})]
    say(s, 0, "on 4")
    assert legal(s, 0) == "on 8"
    assert refused(s, 0, "on 11") == [("opponents_outnumber", "AMB-25", {"cell": 11})]
    assert refused(s, 0, "on 4") == [("swap_in_order", "AMB-25", {"cell": 4})]


@pytest.mark.clause("PI-126", "AMB-25")
def test_nothing_to_exchange() -> None:
    s = woven(2, field={4: 34, 7: 36}, inf={4: "1 - -", 7: "0 1 -"})
    assert legal(s, 0) == "quick support, decline"
    assert refused(s, 0, "ability") == [("nothing_to_swap", "AMB-25", {"card": 2})]


@pytest.mark.clause("AMB-25", "AMB-54")
def test_the_figure_goes_with_its_card() -> None:
    s = woven(2, opponent="weishaupt", field={4: 34, 8: 31}, inf={8: "0 0 1"}, figure=7)
    say(s, 0, "ability", "on 4", "on 8")
    assert s.figure == 3


@pytest.mark.clause("PI-126")
def test_two_cards_from_the_deck() -> None:
    s = woven(27, court="1 2 3 4 5")
    size = s.deck_size
    say(s, 0, "ability")
    assert legal(s, 0) == "deck, court 1, court 2, court 3, court 4, court 5"
    told = say(s, 0, "deck", luck=[10, 11])
    assert s.hands[0] == 1 << 10 | 1 << 11
    assert s.deck_size == size - 2
    assert [event.seen_by(1) for event in told] == [events.CardDrawnUnseen(0)] * 2
    assert is_done(s)


@pytest.mark.clause("PI-126")
def test_or_one_card_of_the_court() -> None:
    s = woven(27, court="1 - 3 4 5")
    say(s, 0, "ability")
    assert refused(s, 0, "court 2")[0][0] == "court_place_empty"
    say(s, 0, "court 3")
    assert s.hands[0] == 1 << 2
    assert s.known[1 * s.seats + 0] == 1 << 2, "all have seen it"
    assert s.court[2] == -1, "the place stays empty until the check phase"


@pytest.mark.clause("GAP-21")
def test_a_hand_above_its_limit_is_cut_down_at_the_end() -> None:
    s = woven(27, "6 7 8", court="1 2 3 4 5")
    say(s, 0, "ability", "deck", luck=[10, 11])
    assert legal(s, 0) == "card 6, card 7, card 8, card 11, card 12"
    say(s, 0, "card 11")
    assert s.discard == 1 << 10
    assert is_done(s)


@pytest.mark.clause("GAP-20")
def test_as_many_cards_as_there_are() -> None:
    s = woven(27, deck="9", under="6 7 8 10 11 12 13 14 15 16 17 18 19 20", court="1 2 3 4 5", discard="")
    s.discard = 0
    say(s, 0, "ability", "deck", luck=[8])
    assert s.hands[0] == 1 << 8
    s = woven(27, deck="", under="6 7 8 10 11 12 13 14 15 16 17 18 19 20", court="- - - - -")
    s.discard = 0
    assert refused(s, 0, "ability") == [("nothing_to_draw", "GAP-20", {"card": 27})]


@pytest.mark.clause("PI-019", "PI-137", "AMB-46")
def test_any_faction_card_is_borrowed_until_the_check_phase() -> None:
    s = woven(23, factions={"D": 1, "M": -1, "A": 0}, used_factions=1 << D)
    say(s, 0, "ability")
    assert legal(s, 0) == "take M, take D"
    assert refused(s, 0, "take A") == [("faction_card_is_yours", "AMB-46", {"faction": 0})]
    assert refused(s, 0, "take U") == [("faction_card_not_in_game", "PI-019", {"faction": 5})]
    told = say(s, 0, "take D")
    assert told == [events.FactionCardBorrowed(0, "D", 1)]
    assert owns(s, 0, D)
    assert not owns(s, 1, D), "the lender goes without meanwhile"
    assert s.used_factions == 0, "it comes straightened"
    give_back_borrowed(s, Dealer(Quick(1)))
    assert owns(s, 1, D)
    assert (s.borrowed, s.borrowed_from) == ([], [])


@pytest.mark.clause("AMB-46")
def test_two_faction_cards_may_be_borrowed_in_one_turn() -> None:
    s = menu("23 38", factions={"D": 1, "M": -1})
    say(s, 0, "weave 23", "ability", "take D", "weave 38", "ability", "take M")
    assert owns(s, 0, D)
    assert owns(s, 0, M)
    told: list[Any] = []
    give_back_borrowed(s, Dealer(Quick(1), told))
    assert (s.faction_owner[D], s.faction_owner[M]) == (1, IN_ROW)
    assert told == [events.FactionCardReturned("D", 1), events.FactionCardReturned("M", None)]


@pytest.mark.clause("AMB-46")
def test_no_faction_card_to_borrow() -> None:
    s = woven(23, factions={"D": 0, "M": 0, "A": 0})
    assert refused(s, 0, "ability") == [("no_faction_card_to_borrow", "AMB-46", {"card": 23})]


@pytest.mark.clause("GAP-12", "PI-034")
def test_two_tokens_from_an_edict() -> None:
    s = woven(20, edicts={"K": (1, 4)})
    say(s, 0, "ability")
    assert legal(s, 0) == "gain K"
    assert refused(s, 0, "gain A") == [("edict_is_empty", "GAP-12", {"faction": 0})]
    told = say(s, 0, "gain K")
    assert told == [events.EdictTokensTaken(0, "K", 2)]
    assert tokens_of(s, 0) == "KK"
    assert s.edict_tokens[3] == 2
    assert s.edict_owner[3] == 1


@pytest.mark.clause("GAP-23")
def test_an_edict_emptied_so_is_discarded_at_once() -> None:
    s = woven(20, edicts={"K": (1, 2)}, edicts_gone="AMTD")
    say(s, 0, "ability", "gain K")
    assert s.edict_owner[3] == -1
    assert s.edicts_gone == 31
    assert s.last_round


@pytest.mark.clause("GAP-12")
def test_no_edict_to_take_from() -> None:
    s = woven(20)
    assert refused(s, 0, "ability") == [("no_edict_with_tokens", "GAP-12", {"card": 20})]


# ── data ──


def test_frames_copy_and_pickle() -> None:
    s = menu("2 27 23 20 18", field={8: 31, 4: 34}, edicts={"K": (1, 4)}, factions={"M": 0})
    words = ["weave 2", "quick support", "gain A", "ability", "on 4", "on 8", "weave 18"]
    words += ["weave 20", "ability", "gain K", "weave 27", "ability", "court 1"]
    for word in words:
        assert pickle.loads(pickle.dumps(s)) == s == s.copy()
        say(s, 0, word)
