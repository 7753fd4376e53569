"""The checks of the course of a game catch dead ends, ghosts and wrong results."""

from collections.abc import Callable

import pytest

from intriga.conformance.faults import Fault
from intriga.conformance.fuzzing import MAX_DECISIONS, fuzz_game
from intriga.conformance.subjects import Variant
from intriga.conformance.turns import acting_faults, invariant_faults, result_faults
from intriga.kernel.contract import Result
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word
from tests.conformance.toy import Boasts, Laying, Parts, Toy, Turns
from tests.conformance.toy_game import ToyGame, position, subject


class RefusesAll(Laying):
    def bar(self, s: Toy, seat: int, w: Word) -> int:
        return 3


class WaitsForNobody(Laying):
    def waits_for(self, s: Toy, asked: int) -> int:
        return 0 if asked else super().waits_for(s, asked)


class AsksAGhost(Laying):
    def ask(self, s: Toy, d: Dealer) -> int:
        return super().ask(s, d) | 1 << s.players


class ActsAtTheEnd(Toy):
    def settle(self, d: Dealer) -> None:
        super().settle(d)
        self.may = self.may or 1


class BoastsForEver(Boasts):
    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        s.asked += 1


class ResultTooEarly(ToyGame):
    def result(self, state: State) -> Result:
        return Result("early", (0, 0), (0,))


class NobodyWins(ToyGame):
    def result(self, state: State) -> Result | None:
        return Result("done", (0, 0), ()) if state.over else None


class AStrangerWins(ToyGame):
    def result(self, state: State) -> Result | None:
        return Result("done", (0, 0), (2,)) if state.over else None


class LosesACard(ToyGame):
    def invariants(self, state: State) -> list[str]:
        state.hands[0] = 0  # type: ignore[attr-defined]
        return super().invariants(state)


def acting(game: ToyGame, state: Toy) -> list[Fault]:
    return acting_faults(state, 2)


def results(game: ToyGame, state: Toy) -> list[Fault]:
    return result_faults(game, state, 2)


@pytest.mark.parametrize(
    ("game", "words", "check", "reason"),
    [
        (ToyGame(Parts(laying=RefusesAll)), 0, acting, "a_seat_has_no_legal_word"),
        (ToyGame(Parts(laying=WaitsForNobody)), 0, acting, "nobody_can_go_on"),
        (ToyGame(Parts(laying=AsksAGhost)), 0, acting, "a_scripted_seat_is_asked"),
        (ToyGame(Parts(state=ActsAtTheEnd)), 99, acting, "somebody_acts_after_the_end"),
        (ResultTooEarly(), 0, results, "result_and_end_do_not_agree"),
        (NobodyWins(), 99, results, "the_winners_are_not_seats"),
        (AStrangerWins(), 99, results, "the_winners_are_not_seats"),
        (LosesACard(), 0, invariant_faults, "invariant"),
    ],
)
def test_a_course_that_breaks_off_is_caught(
    game: ToyGame, words: int, check: Callable[[ToyGame, Toy], list[Fault]], reason: str
) -> None:
    found = check(game, position(game, words))

    assert [reason] == sorted({fault.reason for fault in found})
    assert [] == check(ToyGame(), position(ToyGame(), words))


def test_a_game_that_does_not_end_is_caught_by_the_fuzzer() -> None:
    endless = ToyGame(Parts(boasts=BoastsForEver))

    tally = fuzz_game(subject(endless), Variant(2, {}), 1, 0)

    assert ["endless"] == [found.fault.kind for found in tally.found]
    assert MAX_DECISIONS <= tally.decisions


def test_a_crash_is_noted_with_the_match_up_to_it() -> None:
    class Falls(Turns):
        def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
            raise IndexError("fell")

    tally = fuzz_game(subject(ToyGame(Parts(turns=Falls))), Variant(2, {}), 1, 0)

    assert ["crashes"] == [found.fault.kind for found in tally.found]
    assert "IndexError: fell" == tally.found[0].fault.facts["error"]
    assert len(tally.found[0].match.entries) >= 3
