"""What can be done to a card: one path for each way, with its price; and the cards within reach."""

from __future__ import annotations

import pytest

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.speech.pieces import PIECES
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.view.deeds import Deed, deeds, reach
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.match.paths import apply_path
from tests.games.illuminaten.builders import box, table


def found(s: Pax, cell: int, action: str) -> list[Deed]:
    return [deed for deed in deeds(s, 0, cell - 1) if deed.action == action]


def scouting(tokens: str) -> Pax:
    """Seat 0 sits beside cells 1 and 2; its areopagus has the factions M, K and U."""
    return table(tokens=[tokens], connections=(4, 5))


def test_scouting_names_the_acting_card_and_every_payment_the_cheapest_heap_first() -> None:
    of_scouting = found(scouting("MKKU"), 1, "scout")

    assert [{"K": 1}, {"M": 1}, {"U": 1}] == [deed.tokens for deed in of_scouting]
    assert ["scout", "on areopagus", "on 1", "pay K"] == of_scouting[0].words
    assert (0, 1, None, False) == (
        of_scouting[0].acting,
        of_scouting[0].cell,
        of_scouting[0].then,
        of_scouting[0].is_done,
    )


def test_a_price_that_settles_itself_is_told_too() -> None:
    (only,) = found(scouting("M"), 1, "scout")

    assert (["scout", "on areopagus", "on 1"], {"M": 1}) == (only.words, only.tokens)


def test_tokens_are_substituted_only_where_they_must_be() -> None:
    assert [{"A": 3}] == [deed.tokens for deed in found(scouting("AAA"), 1, "scout")]
    assert [{"M": 1}] == [deed.tokens for deed in found(scouting("AAAM"), 1, "scout")]


def test_influence_is_one_deed_for_each_number_of_tokens() -> None:
    s = table(field={1: 31}, tokens=["AAAAMMM"], connections=(4, 5))  # slots AAM, AMM, AAM
    one, two = found(s, 1, "influence")

    assert ((1, {"A": 2, "M": 1}), (2, {"A": 3, "M": 3})) == (
        (one.count, one.tokens),
        (two.count, two.tokens),
    )
    assert (["influence", "on 1", "enough"], True) == (one.words[:3], one.is_done)
    assert ["influence", "on 1", "more"] == two.words[:3]


def test_a_displacement_names_whom_and_how_many() -> None:
    s = table(
        3, field={1: 31, 2: 1}, inf={1: "1 2 1", 2: "0"}, tokens=["AAA"], connections=(4, 5, 6), hands=["2"]
    )
    of_displacing = found(s, 1, "displace")

    assert {(1, 1), (1, 2), (2, 1)} == {(deed.whom, deed.count) for deed in of_displacing}
    told = [(deed.acting, deed.whom, deed.count, *deed.tokens.items()) for deed in of_displacing]
    assert len(set(told)) == len(told)
    (one,) = [deed for deed in of_displacing if (deed.acting, deed.whom, deed.count) == (2, 1, 1)]
    assert ["displace", "on 2", "on 1", "seat 1", "slot 1.1", "enough"] == one.words[:6]


def test_reassigning_begins_with_a_token_of_the_card() -> None:
    s = table(field={1: 1, 2: 2}, inf={1: "0"}, tokens=["AM"], connections=(4, 5))
    by_faction = {deed.faction: deed for deed in found(s, 1, "reassign")}

    assert {"A", "M"} == set(by_faction)
    assert (["reassign", "choose A", "slot 1.1"], "reassign_to") == (
        by_faction["A"].words,
        by_faction["A"].then,
    )


def test_the_areopagus_is_interrogated_like_a_card() -> None:
    (only,) = deeds(scouting(""), 0, AREOPAGUS)

    assert ("interrogate", 0, {}, True) == (only.action, only.cell, only.tokens, only.is_done)
    assert [only] == PIECES.deeds(scouting(""), 0, "areopagus")


def test_an_interrogation_is_one_deed_for_each_choice_of_tokens_the_rarest_first() -> None:
    s = table(field={1: 33}, inf={1: "0 0"}, tokens=["AAK"], connections=(4, 5))  # A and K, three tokens
    of_interrogating = found(s, 1, "interrogate")

    assert [{"A": 1, "K": 2}, {"A": 2, "K": 1}] == [deed.gains for deed in of_interrogating]
    assert ["interrogate", "on 1", "gain K"] == of_interrogating[0].words
    assert all(deed.is_done for deed in of_interrogating)


def test_nobody_else_and_no_other_piece_can_do_anything() -> None:
    s = scouting("M")

    assert [] == deeds(s, 1, 0)
    assert [] == reach(s, 1) == reach(s, -1)
    assert [] == PIECES.deeds(s, 0, "card:3") == PIECES.deeds(s, 0, "cell:x")


@pytest.mark.parametrize("seed", range(4))
def test_every_deed_can_be_said_and_every_card_in_reach_has_one(seed: int) -> None:
    """On the way through a whole game, with whatever the chance of it brings."""
    chance = Quick(seed)
    dealer = Dealer(chance)
    s = GAME.setup(box(), 2, {"opponent": "none"}, None, dealer)
    s.settle(dealer)
    looked = 0
    while not s.over:
        seat = s.acting()[0]
        if chance.pick(5) == 0:
            for within in reach(s, seat):
                of_cell = deeds(s, seat, AREOPAGUS if within.cell == 0 else within.cell - 1)
                assert within.action in [deed.action for deed in of_cell]
                for deed in of_cell[:3]:
                    path = [GAME.vocabulary.read(word) for word in deed.words]
                    apply_path(s, seat, path, Quick(seed))
                    looked += 1
        words = s.legal(seat)
        s.apply(seat, words[chance.pick(len(words))], dealer)
    assert looked > 30
