"""Bots as partners: what they say, whether they listen, when they step in."""

from __future__ import annotations

import pytest

from intriga.games.gangsters.bots.actions import intention_of
from intriga.games.gangsters.bots.plans import SHARED, best_plan, shared_worth
from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.rules.attempt import KIND_CHEER, KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import INTENTIONS
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import attempt, dealt, say, shown, table


def says(s: Gangsters, seat: int) -> str:
    return shown(regular(s, seat, Quick(1)).notation())


@pytest.mark.clause("LG-020")
def test_a_bot_announces_what_suits_its_cards_best() -> None:
    s = table(["lou pat", "sadie finn"])

    assert "police" == INTENTIONS[intention_of(s, 0)]
    assert "mission" == INTENTIONS[intention_of(s, 1)]


@pytest.mark.clause("LG-020")
def test_a_bot_says_what_it_means_to_do_before_it_nominates() -> None:
    s, _ = dealt(2)

    assert says(s, 0).startswith("intend ")
    say(s, 0, says(s, 0))
    assert says(s, 0).startswith("boss ")


@pytest.mark.clause("LG-020")
def test_a_bot_leaves_a_challenge_to_a_partner_who_means_to_take_it() -> None:
    s = table(["lou sadie", "pat"])
    alone = best_plan(s, 0, KIND_POLICE, 0).value
    s.intends[1] = INTENTIONS.index("police")

    assert SHARED == shared_worth(s, 0, KIND_POLICE)
    assert alone > best_plan(s, 0, KIND_POLICE, 0).value
    assert 1.0 == shared_worth(s, 0, KIND_CHEER) == shared_worth(s, 0, KIND_PLACE)


@pytest.mark.clause("LG-020")
def test_nobody_waits_for_a_partner_whose_turn_is_over_or_whose_hand_is_empty() -> None:
    s = table(["lou sadie", "pat"], turn=1, first=0)
    s.intends[0] = INTENTIONS.index("police")
    assert 1.0 == shared_worth(s, 1, KIND_POLICE)
    t = table(["lou sadie", ""])
    t.intends[1] = INTENTIONS.index("police")
    assert 1.0 == shared_worth(t, 0, KIND_POLICE)


def test_a_bot_steps_in_when_it_turns_a_failure_into_a_success() -> None:
    s = table(["sadie", "tadek"], before=["", "marked_bills"])
    attempt(s, "problem marked_bills", "sadie", "1 1 lock")

    assert "use tadek" == says(s, 1)


def test_a_bot_does_not_step_in_for_nothing() -> None:
    s = table(["sadie", "tadek"])
    attempt(s, "place doorway", "sadie", "1 lock lock")

    assert "pass" == says(s, 1)


def test_a_bot_says_only_what_is_legal_wherever_it_is_asked() -> None:
    s, _ = dealt(3, seed=5)
    luck = Quick(9)
    for _ in range(400):
        if s.over:
            break
        seat = s.acting()[0]
        word = regular(s, seat, luck)
        assert () == s.why_not(seat, word), word.notation()
        s.apply(seat, word, Dealer(luck))
    assert s.over
