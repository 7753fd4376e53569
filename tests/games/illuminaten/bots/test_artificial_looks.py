"""What bots make of an artificial opponent: whether it is about to win, and who wins an argument."""

import pytest

from intriga.games.illuminaten.bots.argument_odds import best_card, odds_with
from intriga.games.illuminaten.bots.artificial_clock import ArtificialClock
from intriga.games.illuminaten.events import ArgumentEnded
from intriga.games.illuminaten.rules.artificial.argument import ArtificialArgument, ArtificialDefence
from intriga.games.illuminaten.setup import OPPONENTS, setup
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import CARD
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from tests.games.illuminaten.builders import Told, box, of_kind, table
from tests.games.illuminaten.chapters.test_artificial_argument import attack, defence

GAMES = 200
HANDS = "18 24 9 46 52"


@pytest.mark.parametrize("opponent", OPPONENTS[1:])
def test_in_the_opening_no_opponent_is_about_to_win(opponent: str) -> None:
    s = setup(box(), 1, {"opponent": opponent}, Dealer(Quick(1)))
    assert ArtificialClock(1).threat(s) == 0.0


def test_an_opponent_whose_plot_holds_is_sure_to_win() -> None:
    s = table(
        opponent="weishaupt", field={1: 46, 2: 47, 3: 48}, inf=dict.fromkeys((1, 2, 3), "1"), hands=["1 2"]
    )
    before = s.full_key()
    assert ArtificialClock(1).threat(s) == 1.0
    assert s.full_key() == before


def attacked_by_person() -> Pax:
    s = defence(HANDS)
    s.stack.append(ArtificialDefence(0, 3, 1))
    s.settle(Dealer(Quick(1)))
    return s


@pytest.mark.parametrize("s", [attack(HANDS), attacked_by_person()])
def test_odds_are_those_of_arguments_played_out(s: Pax) -> None:
    frame = s.stack[-1]
    assert isinstance(frame, ArtificialArgument)
    for card in items(s.hands[0]):
        assert odds_with(s, frame, card, s.deck) == pytest.approx(won_share(s, card), abs=0.1)


def won_share(s: Pax, card: int) -> float:
    """How often the person wins with this card."""
    won = 0
    for seed in range(GAMES):
        copy = s.copy()
        told: Told = []
        copy.apply(0, CARD[card], Dealer(Quick(seed), told))
        won += of_kind(told, ArgumentEnded)[0].winner == 0
    return won / GAMES


def test_the_card_of_the_best_odds_is_laid() -> None:
    s = attack(HANDS)
    frame = s.stack[-1]
    assert isinstance(frame, ArtificialArgument)
    odds = {card: odds_with(s, frame, card, s.deck) for card in items(s.hands[0])}
    assert odds[best_card(s, frame, s.hands[0])] == max(odds.values())
