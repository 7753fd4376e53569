"""The checks of simultaneous choices catch order and regret."""

import pytest

from intriga.conformance.simultaneous import simultaneous_faults
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.words import Word
from tests.conformance.toy import Laying, Parts, Toy
from tests.conformance.toy_game import ToyGame, position


class RemembersWhoWasFirst(Laying):
    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        super().take(s, seat, w, d)
        if sum(card >= 0 for card in s.laid) == 1:
            s.shown |= 1 << seat


class RemembersRegret(Laying):
    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        if s.laid[seat] >= 0:
            s.pips[seat] = 0
        super().take(s, seat, w, d)


def reasons(parts: Parts) -> set[str]:
    return {
        fault.reason
        for seed in range(10)
        for players in (2, 3)
        for fault in simultaneous_faults(position(ToyGame(parts), 0, players, seed), Quick(seed))
    }


def test_the_sound_toys_choices_commute() -> None:
    assert set() == reasons(Parts())


@pytest.mark.parametrize(
    ("laying", "reason"),
    [
        (RemembersWhoWasFirst, "simultaneous_choices_do_not_commute"),
        (RemembersRegret, "a_changed_choice_leaves_a_trace"),
    ],
)
def test_a_choice_that_leaves_a_trace_is_caught(laying: type[Laying], reason: str) -> None:
    assert reason in reasons(Parts(laying=laying))


def test_a_question_to_one_seat_is_not_simultaneous() -> None:
    assert [] == simultaneous_faults(position(ToyGame(Parts(laying=RemembersRegret)), 3, 3), Quick(1))
