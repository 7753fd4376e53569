"""The checks of re-dealing and of learning catch games that let a seat know too much."""

from typing import Any

import msgspec
import pytest

from intriga.conformance.learning import learning_faults
from intriga.conformance.play import random_choice
from intriga.conformance.worlds import differs, world_faults
from intriga.kernel.contract import Question
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, State
from intriga.kernel.machine.words import Word
from tests.conformance.toy import FOLD, Laying, Parts, Rolled, Toy, Turns, WasSaid, told
from tests.conformance.toy_game import ToyGame, mine, position


class ShowsHands(ToyGame):
    def view(self, state: State, seat: int) -> msgspec.Struct:
        return Question("view", "", {"hands": list(mine(state).hands)})


class AsksAboutHands(ToyGame):
    def question(self, state: State, seat: int) -> Question:
        return Question("ask", "T-2", {"first": mine(state).hands[0]})


class MindsOtherHands(Laying):
    def bar(self, s: Toy, seat: int, w: Word) -> int:
        return FINE if s.hands[0] & 0b1111 and super().bar(s, seat, w) == FINE else 3


class HintsInRefusals(Laying):
    def facts(self, s: Toy, seat: int, w: Word, reason: int) -> Any:
        return (("owner", [seat for seat in range(s.players) if s.hands[seat] & 1]),)


class AsksWhoHasTheLowest(Turns):
    def waits_for(self, s: Toy, asked: int) -> int:
        return asked if s.hands[0] & 0b1111 else asked & 1


class KeepsTheTruth(ToyGame):
    def redeal(self, state: State, seat: int, chance: Chance) -> State:
        world = mine(super().redeal(state, seat, chance))
        if seat != 0:
            world.deck ^= world.hands[0] ^ mine(state).hands[0]
            world.hands[0] = mine(state).hands[0]
        return world


class StartsFromTheTruth(ToyGame):
    def redeal(self, state: State, seat: int, chance: Chance) -> State:
        if mine(state).deck & 1:
            chance.pick(2)
        return super().redeal(state, seat, chance)


class DealsTheTruth(ToyGame):
    def redeal(self, state: State, seat: int, chance: Chance) -> State:
        super().redeal(state, seat, chance)
        mine(state).shown ^= 1
        return state


def reasons_of_worlds(game: ToyGame, words: int = 0) -> set[str]:
    return {
        fault.reason
        for seed in range(20)
        for seat in (-1, 0, 1, 2)
        for fault in world_faults(game, position(game, words, players=3, seed=seed), seat, Quick(seed))
    }


@pytest.mark.parametrize("words", [0, 1, 2, 5, 7, 99])
def test_the_sound_toy_is_redealt_soundly(words: int) -> None:
    assert set() == reasons_of_worlds(ToyGame(), words)


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (ShowsHands(), "a_redealt_world_looks_different"),
        (AsksAboutHands(), "a_redealt_world_looks_different"),
        (ToyGame(Parts(laying=MindsOtherHands)), "a_redealt_world_looks_different"),
        (ToyGame(Parts(laying=HintsInRefusals)), "a_redealt_world_looks_different"),
        (KeepsTheTruth(), "invariant"),
        (StartsFromTheTruth(), "worlds_depend_on_what_the_seat_cannot_know"),
        (DealsTheTruth(), "redealing_changes_the_truth"),
    ],
)
def test_a_game_that_leaks_into_worlds_is_caught(game: ToyGame, reason: str) -> None:
    assert reason in reasons_of_worlds(game)


def test_a_world_whose_masks_depend_on_hidden_hands_is_not_at_rest() -> None:
    class AsksByHand(Laying):
        def waits_for(self, s: Toy, asked: int) -> int:
            waiting = super().waits_for(s, asked)
            return waiting & 0b110 if s.hands[0] & 1 and waiting & 0b110 else waiting

    assert "a_redealt_world_is_not_at_rest" in reasons_of_worlds(ToyGame(Parts(laying=AsksByHand)))


def test_worlds_differ_from_the_truth_where_something_is_hidden() -> None:
    state = position(ToyGame(), 0, players=3)

    assert any(differs(ToyGame(), state, 0, Quick(seed)) for seed in range(10))


class RollsInTheOpen(Turns):
    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        super().take(s, seat, w, d)
        if w is FOLD:
            told(d, WasSaid(seat, str(d.pick(6, 0))))


class DoesNotReveal(Laying):
    def ask(self, s: Toy, d: Dealer) -> int:
        quiet = Dealer(d.chance, d.events, d.picks)
        return super().ask(s, quiet)


class FoldsAndTells(Turns):
    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        super().take(s, seat, w, d)
        if w is FOLD:
            told(d, WasSaid(seat, str(s.hands[seat])))


def reasons_of_learning(game: ToyGame) -> set[str]:
    found: set[str] = set()
    for seed in range(60):
        state = position(game, seed % 6, players=3, seed=seed)
        if not state.over:
            said = random_choice(state, Quick(seed), anyone=True)
            faults = learning_faults(game, state, 3, said, Quick(seed))
            found |= {fault.reason for fault in faults}
    return found


def test_the_sound_toy_names_everyone_who_learns() -> None:
    assert set() == reasons_of_learning(ToyGame())


@pytest.mark.parametrize(
    "parts", [Parts(turns=RollsInTheOpen), Parts(laying=DoesNotReveal), Parts(turns=FoldsAndTells)]
)
def test_a_seat_that_learns_and_is_not_named_is_caught(parts: Parts) -> None:
    assert {"a_seat_learned_and_is_not_named"} == reasons_of_learning(ToyGame(parts))


def test_a_hidden_roll_is_shown_to_its_seat_alone() -> None:
    assert Rolled(1, 4).seen_by(1) == Rolled(1, 4)
    assert Rolled(1, 4).seen_by(0) == Rolled(1, -1)
