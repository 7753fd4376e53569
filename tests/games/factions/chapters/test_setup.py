"""Set-up: roles, deck, discard pile, hands."""

import pytest

from intriga.games.factions import events
from intriga.games.factions.game import GAME
from intriga.games.factions.knowledge.redeal import redeal
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.refusals import Malformed
from tests.games.factions.builders import dealt, hands, loaded, of_kind


@pytest.mark.clause("HF-001")
@pytest.mark.clause("HF-005")
def test_our_deck_has_78_characters_26_of_each_faction() -> None:
    box = GAME.load(own_pack("factions"))
    s = GAME.setup(box, 2, {}, None, Dealer(Quick(1)))

    assert [26, 26, 26] == [sum(card.faction == faction for card in box.cards) for faction in range(3)]
    assert 78 == s.deck() + len(s.discard) + sum(len(hand) for hand in s.hands)


@pytest.mark.clause("HF-002")
@pytest.mark.clause("HF-006")
@pytest.mark.clause("HF-007")
@pytest.mark.clause("HF-A11")
def test_each_player_gets_a_role_of_his_own_and_any_role_may_come() -> None:
    deals = [dealt(4, seed)[0].roles for seed in range(40)]

    assert all(len(set(roles)) == 4 for roles in deals)
    assert set(range(12)) == {roles[0] for roles in deals}


@pytest.mark.clause("HF-008")
def test_a_role_is_shown_to_its_owner_alone() -> None:
    s, told = dealt(3)
    (setup,) = of_kind(told, events.Setup)

    assert [None, *setup.roles] == [setup.seen_by(seat).role for seat in range(-1, 3)]
    assert [setup.roles[seat] for seat in range(3)] == [role_seen(s, seat) for seat in range(3)]
    assert None is GAME.view(s, -1).role


def role_seen(s: object, seat: int) -> str | None:
    role = GAME.view(s, seat).role  # type: ignore[arg-type]
    return role.id if role is not None else None


@pytest.mark.clause("HF-008")
def test_the_others_roles_may_be_any_but_my_own() -> None:
    s, _ = dealt(3)
    worlds = [redeal(s, 0, Quick(seed)) for seed in range(60)]

    assert {s.roles[0]} == {world.roles[0] for world in worlds}
    assert set(range(12)) - {s.roles[0]} == {world.roles[1] for world in worlds}


@pytest.mark.clause("HF-009")
@pytest.mark.clause("HF-A12")
def test_one_card_begins_the_discard_pile_and_nothing_comes_of_it() -> None:
    """Every card of this box would draw, if it were read."""
    names = [f"{letter}{place}" for letter in "flk" for place in range(1, 12)]
    box = loaded(tuple((name, 'property = [{ do = "each_draws" }]') for name in names), ())
    s, told = dealt(3, box=box)

    assert 1 == len(s.discard)
    assert [] == of_kind(told, events.CardDrawn)
    assert 33 - 1 - 9 == s.deck()


@pytest.mark.clause("HF-006")
@pytest.mark.clause("HF-010")
def test_each_player_gets_three_cards_and_the_deals_differ() -> None:
    deals = [hands(dealt(4, seed)[0]) for seed in range(5)]

    assert all(len(hand.split()) == 3 for deal in deals for hand in deal)
    assert 5 == len({tuple(deal) for deal in deals})


@pytest.mark.clause("HF-G3")
def test_a_deck_of_33_cards_is_for_four_and_not_for_five() -> None:
    dealt(4)

    with pytest.raises(Malformed, match="a pack of 33 cards is for at most 4 players, not for 5"):
        dealt(5)


@pytest.mark.clause("HF-G3")
def test_two_to_eight_play() -> None:
    assert (2, 3, 4, 5, 6, 7, 8) == GAME.players
