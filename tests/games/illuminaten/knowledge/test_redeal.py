"""Another world that a seat could be in."""

from collections import Counter

import pytest

from intriga.games.illuminaten.knowledge.redeal import redeal
from intriga.games.illuminaten.knowledge.retelling import OtherWorld
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.rules.actions.exclude import Exclude
from intriga.games.illuminaten.rules.phases.refill import DiscardDown
from intriga.games.illuminaten.rules.turn.modes import MAIN
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.vocabulary import CARD
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.heaps import count, items
from tests.games.illuminaten.builders import ALL_CARDS, Rest, cards, say, table

HANDS = ["1 2 3 4", "5 6 7 8", "9 10 11 12"]
WORLDS = 400


def worlds(s: Pax, seat: int, number: int = WORLDS) -> list[Pax]:
    chance = Quick(5)
    return [redeal(s, seat, chance) for _ in range(number)]


def met(found: list[Pax], seat: int) -> int:
    """All cards that a hand held in some world."""
    cards_met = 0
    for world in found:
        cards_met |= world.hands[seat]
    return cards_met


@pytest.mark.clause("GAP-24")
def test_what_was_seen_stays_and_the_rest_is_dealt_anew() -> None:
    s = table(3, hands=HANDS, known={(0, 1): "5"}, court="20 21 22 23 24", frame=Rest())
    found = worlds(s, 0)
    open_cards = cards("1 2 3 4 20 21 22 23 24")

    assert {s.hands[0]} == {world.hands[0] for world in found}
    assert all(world.hands[1] & cards("5") and count(world.hands[1]) == 4 for world in found)
    assert ALL_CARDS & ~open_cards == met(found, 1)
    assert ALL_CARDS & ~open_cards & ~cards("5") == met(found, 2)
    assert {count(s.deck)} == {count(world.deck) for world in found}


@pytest.mark.clause("GAP-24")
def test_the_discard_pile_and_its_top_card_stay_as_they_were_seen() -> None:
    s = table(2, hands=HANDS[:2], discard="30 20", frame=Rest())

    assert {(cards("20 30"), 19)} == {(world.discard, world.discard_top) for world in worlds(s, 1)}


def test_a_spectator_sees_no_hand_but_knows_what_all_know() -> None:
    s = table(2, hands=HANDS[:2], known={(0, 1): "5 6", (1, 1): "5", (2, 1): "5"}, frame=Rest())
    found = worlds(s, -1)

    assert all(world.hands[1] & cards("5") for world in found)
    assert {0, 1} == {world.hands[1] >> 5 & 1 for world in found}
    assert all(count(world.known[1]) == 2 and not world.known[1] & ~world.hands[1] for world in found)


def test_hidden_cards_are_of_the_deck_that_they_came_from() -> None:
    """Seat 1 drew 5 and 6 from the first deck, 30 from the second."""
    s = table(2, hands=["1 2", "5 6 30"], deck="31 32 33", under=face_down(), frame=Rest())
    s.generations = (ALL_CARDS, cards("30 31 32 33"))
    found = worlds(s, 0)
    second = cards("30 31 32 33")

    assert {1} == {count(world.hands[1] & second) for world in found}
    assert {0} == {world.under & second for world in found}
    assert second == met(found, 1) & second
    assert cards(face_down()) | cards("5 6") == met(found, 1) & ~second


def face_down() -> str:
    return " ".join(str(card) for card in range(40, 54))


def test_every_hand_is_equally_likely() -> None:
    s = table(2, hands=["1 2", "5 6"], deck="7 " + face_down(), frame=Rest())
    found = Counter(tuple(items(world.hands[1])) for world in worlds(s, 0, 13600))

    assert 17 * 16 // 2 == len(found)
    assert all(50 < number < 160 for number in found.values())


def test_private_plots_that_were_not_seen() -> None:
    s = table(
        4, private="P02 P03 P04 P05", common="P06 P07", seen_plots=[2, 0, 0, 0], shown_plots=4, frame=Rest()
    )
    found = worlds(s, 0)

    assert {(1, 2, 3)} == {(world.private[0], world.private[1], world.private[2]) for world in found}
    assert set(range(13)) - {1, 2, 3, 5, 6} == {world.private[3] for world in found}
    of_spectator = worlds(s, -1)
    assert set(range(13)) - {3, 5, 6} == {world.private[0] for world in of_spectator}
    assert all(len(set(world.private)) == 4 for world in of_spectator)


def test_indistinguishable_positions_give_the_same_world() -> None:
    one = table(2, hands=["1 2", "5 6"], private="P02 P03", frame=Rest())
    other = table(2, hands=["1 2", "50 33"], private="P02 P09", court="3 4 7 8 9", frame=Rest())
    one.court = other.court
    one.deck = ALL_CARDS & ~cards("1 2 5 6 3 4 7 8 9")

    assert redeal(one, 0, Quick(3)) == redeal(other, 0, Quick(3))
    assert redeal(one, 1, Quick(3)) != redeal(other, 1, Quick(3))


# ── what has been begun ──


def test_an_argument_card_that_lies_face_down_may_be_any() -> None:
    s = table(field={7: 31}, inf={7: "1 0"}, hands=["1 2 3", "5 6"], frame=Argument(0, 1, 6, 1, 0))
    say(s, 0, "card 1")
    laid = {laid_by(world, 0) for world in worlds(s, 1)}

    assert ALL_CARDS & ~cards("5 6 31") & ~court_of(s) == sum(1 << card for card in laid)
    assert {0} == {laid_by(world, 0) for world in worlds(s, 0, 20)}


def laid_by(world: Pax, side: int) -> int:
    frame = world.stack[-1]
    assert isinstance(frame, Argument)
    assert world.hands[frame.seat(side)] >> frame.laid[side] & 1
    return frame.laid[side]


def court_of(s: Pax) -> int:
    return sum(1 << card for card in s.court)


def test_whoever_excludes_holds_a_card_that_can_be_laid() -> None:
    """Two tokens of an opponent, and the decree: the new card needs two slots for them."""
    s = table(
        field={1: 31, 2: 1},
        inf={1: "1 1 -", 2: "0"},
        hands=["33", "5"],
        tokens=["AAAMMM"],
        open_events=["decree"],
        frame=Exclude(0, MAIN, NONE, 1, 0, True),
    )
    found = worlds(s, 1)

    assert {True} == {any(s.box.cards[card].slots >= 2 for card in items(world.hands[0])) for world in found}
    assert {2, 3} == {s.box.cards[card].slots for world in found for card in items(world.hands[0])}


def test_whoever_throws_cards_away_in_order_still_holds_a_higher_one() -> None:
    s = table(hands=["1 2 3 4 50", "5"], frame=DiscardDown(0, 44))

    assert all(world.hands[0] >> 45 for world in worlds(s, 1, 100))


# ── re-telling ──


def test_swaps_lead_from_the_truth_to_the_world() -> None:
    s = table(3, hands=HANDS, known={(2, 1): "6"}, frame=Rest())
    world = redeal(s, 0, Quick(8))
    swap = OtherWorld(s, world, 0).swap

    assert [swap.get(card, card) for card in items(s.hands[0])] == items(world.hands[0])
    for seat in (1, 2):
        assert sorted(swap[card] for card in items(s.hands[seat])) == items(world.hands[seat])
    assert [swap[5]] == items(world.known[2 * 3 + 1])


def test_an_argument_card_that_was_changed_is_another_one_too() -> None:
    before = table(field={7: 31}, inf={7: "1 0"}, hands=["1 2", "5 6"], frame=Argument(0, 1, 6, 1, 0))
    truth = before.copy()
    say(truth, 1, "card 5", "card 6")
    world = redeal(truth, 0, Quick(3))
    told = OtherWorld(truth, world, 0)
    words = [told.said(1, before, 1, CARD[card]).notation() for card in (4, 5)]

    assert [f"card {told.swap[4] + 1}", f"card {laid_by(world, 1) + 1}"] == words
    assert 0 == cards(words[0][5:]) & ~world.hands[1]
    assert "card 1" == told.said(2, before, 0, CARD[0]).notation()
