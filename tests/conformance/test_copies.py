"""The checks of copies, keys and rest catch positions that are more than data."""

from collections.abc import Callable

import pytest

from intriga.conformance.copies import copy_faults, key_faults, settle_faults
from intriga.conformance.faults import Fault
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame
from tests.conformance.toy import Boasts, Laying, Parts, Toy, Turns
from tests.conformance.toy_game import ToyGame, position


class SharesHands(Toy):
    def copy(self) -> Toy:
        to = super().copy()
        to.hands = self.hands
        return to


class ForgetsPips(Toy):
    def copy(self) -> Toy:
        to = super().copy()
        to.pips = [-1] * self.players
        return to


class KeepsAnObject(Toy):
    def key(self) -> tuple[object, ...]:
        return (*super().key(), object)


class IsItsOwnCopy(Turns):
    def copy(self) -> Frame[Toy]:
        return self


class PicklesElsewhere(Turns):
    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.seat + 1,))


class ForgetsItsKey(Toy):
    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.parts, self.players, []))


class NeverRests(Turns):
    def ask(self, s: Toy, d: Dealer) -> int:
        s.shown ^= 1
        return super().ask(s, d)


class TellsAtRest(Boasts):
    def ask(self, s: Toy, d: Dealer) -> int:
        d.show(1)
        return super().ask(s, d)


def copies(state: Toy) -> list[Fault]:
    return copy_faults(ToyGame(), state, Quick(3))


@pytest.mark.parametrize(
    ("parts", "words", "check", "reason"),
    [
        (Parts(state=SharesHands), 0, copies, "a_copys_play_changes_the_original"),
        (Parts(state=ForgetsPips), 3, copies, "a_copy_differs"),
        (Parts(turns=IsItsOwnCopy), 3, copies, "a_copys_play_changes_the_original"),
        (Parts(state=KeepsAnObject), 0, key_faults, "the_key_is_not_plain"),
        (Parts(turns=PicklesElsewhere), 3, key_faults, "a_frame_is_pickled_wrongly"),
        (Parts(state=ForgetsItsKey), 0, key_faults, "a_position_is_pickled_wrongly"),
        (Parts(turns=NeverRests), 3, settle_faults, "settling_at_rest_changes_something"),
        (Parts(boasts=TellsAtRest), 6, settle_faults, "settling_at_rest_changes_something"),
    ],
)
def test_a_position_that_is_not_plain_data_is_caught(
    parts: Parts, words: int, check: Callable[[Toy], list[Fault]], reason: str
) -> None:
    sound = position(ToyGame(), words, players=3)
    broken = position(ToyGame(parts), words, players=3)

    assert reason in {fault.reason for fault in check(broken)}
    assert [] == check(sound)


def test_the_toy_lays_first_and_turns_afterwards() -> None:
    assert isinstance(position(ToyGame(), 0, players=3).stack[-1], Laying)
    assert isinstance(position(ToyGame(), 3, players=3).stack[-1], Turns)
    assert isinstance(position(ToyGame(), 6, players=3).stack[-1], Boasts)
