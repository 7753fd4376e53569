"""While henchmen are being chosen, the chooser sees the odds of every choice; nobody else sees any."""

from __future__ import annotations

from itertools import combinations

import pytest

from intriga.games.gangsters.box.tables import SHOOTING
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.structs import Odds, Roll
from intriga.games.gangsters.view.view import view
from intriga.games.gangsters.vocabulary import AS, ENOUGH, SEND
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import NAMES, card, say, table

pytestmark = pytest.mark.usefixtures("with_stakeout")
HAND = "sadie nico zoya ada wanda"


def at_lamp(hand: str = HAND, before: str = "") -> Gangsters:
    s = table([hand, "may lou"], before=[before])
    say(s, 0, "place lamp")
    return s


def roll_of(s: Gangsters, seat: int) -> Roll:
    found = view(s, seat).roll
    assert found is not None
    return found


def picks(s: Gangsters, seat: int = 0) -> dict[str, Odds]:
    return {
        " ".join(NAMES[number - 1] for number in pick.henchmen): pick.odds for pick in roll_of(s, seat).picks
    }


def odds_after(s: Gangsters, sent: str) -> Odds | None:
    """The odds that everybody sees when these have really been sent, each as what fits best."""
    s = s.copy()
    d = Dealer(Quick(1))
    for name in sent.split():
        s.apply(0, SEND[card(name)], d)
        specs = s.box.henchmen[card(name)].specs
        if len(specs) > 1:
            s.apply(0, AS[SHOOTING if SHOOTING in specs else specs[0]], d)
    return roll_of(s, 1).odds


@pytest.mark.clause("LG-035", "LG-036")
def test_every_set_of_one_or_two_has_the_odds_that_it_has_when_it_is_really_sent() -> None:
    s = at_lamp()
    hand = HAND.split()
    sets = [" ".join(one) for size in (1, 2) for one in combinations(sorted(hand, key=card), size)]

    found = picks(s)

    assert sets == list(found)
    assert {one: odds_after(s, one) for one in sets} == found


def test_a_henchman_with_several_specialisations_counts_as_the_best_of_them() -> None:
    found = picks(at_lamp())

    assert [1, 3, 3, 3, 3] == [found[name].white for name in HAND.split()]
    assert [4, 6] == [found["sadie zoya"].white, found["zoya ada"].white]


def test_those_already_sent_are_in_every_set() -> None:
    s = at_lamp("sadie nico stan")
    before = picks(s)
    say(s, 0, "send sadie")

    assert ["sadie", "sadie stan", "sadie nico"] == list(picks(s))
    assert before["sadie nico"] == picks(s)["sadie nico"]


def test_while_a_specialisation_is_asked_for_the_best_one_is_supposed() -> None:
    s = at_lamp("sadie zoya")
    say(s, 0, "send zoya")

    assert {"zoya": 3, "zoya sadie": 4} == {one: odds.white for one, odds in picks(s).items()}
    say(s, 0, "as search")
    assert {"zoya": 1, "zoya sadie": 2} == {one: odds.white for one, odds in picks(s).items()}


@pytest.mark.clause("LG-080", "LG-035")
def test_who_must_go_alone_is_offered_no_pairs() -> None:
    s = at_lamp("nico zoya", before="cordon")

    assert ["nico", "zoya"] == list(picks(s))
    say(s, 0, "send zoya")
    assert ["zoya"] == list(picks(s))


def test_penalties_are_in_the_odds() -> None:
    s = at_lamp("nico stan", before="bad_gin harbor_fog good_memory")

    assert {"nico": 1, "stan": 1, "stan nico": 2} == {one: odds.white for one, odds in picks(s).items()}
    assert all(odds.with_red is None for odds in picks(s).values())


@pytest.mark.clause("LG-013")
def test_nobody_else_sees_them_and_nobody_sees_what_the_hand_holds() -> None:
    s = at_lamp()
    other = at_lamp("finn ruby zoya ada wanda")

    assert [] == roll_of(s, 1).picks == roll_of(s, -1).picks
    assert roll_of(other, 1) == roll_of(s, 1)


def test_before_and_after_the_choice_there_are_none() -> None:
    s = at_lamp()
    d = Dealer(Quick(1))
    s.apply(0, SEND[card("nico")], d)
    s.apply(0, ENOUGH, d)

    assert [] == roll_of(s, 0).picks
    assert None is view(table([HAND, "may"]), 0).roll


def test_alone_the_seat_sees_those_of_the_hand_whose_turn_it_is() -> None:
    s = table(["nico", "ruby stan"], solo=True, turn=1, first=1)
    say(s, 0, "place lamp")

    assert ["stan", "ruby", "stan ruby"] == list(picks(s))
