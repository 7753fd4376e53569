"""What a card of the hand can bring to the conspiracy: one path for each way."""

from __future__ import annotations

from intriga.games.illuminaten.speech.pieces import PIECES
from intriga.games.illuminaten.view.weaving import Weave, weaves
from tests.games.illuminaten.builders import say, table

SCHOLAR = 44  # U and K; third degree


def test_a_card_is_woven_for_its_ability_or_for_quick_support() -> None:
    s = table(field={1: 1}, inf={1: "0"}, hands=["44 45"], connections=(4, 5))
    found = weaves(s, 0, SCHOLAR - 1)

    assert [
        Weave(["weave 44", "ability"], "ability", {}),
        Weave(["weave 44", "quick support", "gain K"], "quick support", {"K": 2, "U": 1}),
        Weave(["weave 44", "quick support", "gain U"], "quick support", {"K": 1, "U": 2}),
    ] == found
    assert found == PIECES.deeds(s, 0, "card:44")
    for one in found:
        say(s.copy(), 0, *one.words)


def test_an_ability_that_cannot_be_used_is_declined() -> None:
    found = weaves(table(hands=["16 31"], connections=(4, 5)), 0, 16 - 1)

    assert ["quick support", "decline"] == [one.way for one in found]


def test_only_cards_of_the_own_hand_are_woven() -> None:
    s = table(hands=["44", "45"], connections=(4, 5))

    assert [] == weaves(s, 0, 45 - 1) == weaves(s, 1, 45 - 1) == weaves(s, -1, SCHOLAR - 1)


def test_a_card_that_does_not_fit_the_chain_is_not_woven() -> None:
    s = table(hands=["44"], chain="1", connections=(4, 5))  # A and M

    assert [] == weaves(s, 0, SCHOLAR - 1)
