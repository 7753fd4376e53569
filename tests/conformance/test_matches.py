"""The checks of whole matches catch records that do not replay, forbidden undo, and other histories."""

from collections.abc import Mapping
from typing import Any

import pytest

from intriga.conformance.records import cut, record_faults
from intriga.conformance.retellings import retelling_faults
from intriga.conformance.undoing import taken_back_faults, undo_faults
from intriga.kernel.contract import Retelling
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import UndoPermission, undo, undo_permission
from tests.conformance.toy import FOLD, Laying, Parts, Rolled, Toy, Turns, WasSaid, told
from tests.conformance.toy_game import ToyGame, match, mine

TURNS = 2  # decisions of two players after which the turns begin
END = 6


class DealsOtherwise(ToyGame):
    deals = 0

    def setup(self, box: Any, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> State:
        self.deals += 1
        state = mine(super().setup(box, players, options, carry, d))
        state.deck ^= self.deals << 10
        return state


@pytest.mark.parametrize("words", [0, 1, TURNS, 5, END])
def test_the_sound_toys_records_hold(words: int) -> None:
    assert [] == record_faults(ToyGame(), match(ToyGame(), words))


def test_a_game_that_replays_otherwise_is_caught() -> None:
    game = DealsOtherwise()

    assert ["a_record_does_not_hold"] == [fault.reason for fault in record_faults(game, match(game, 3))]


def test_a_record_that_says_other_than_the_match_is_caught() -> None:
    made = match(ToyGame(), 3)
    made.states[-1].asked += 1

    assert ["a_replay_ends_otherwise"] == [fault.reason for fault in record_faults(ToyGame(), made)]


# ── undo ──


def always_free(match: Match, seat: int, to: int) -> UndoPermission:
    line = undo_permission(match, seat, to)
    return UndoPermission("free") if line.reason in ("", "seat_has_learned") else line


def asks_nobody(match: Match, seat: int, to: int) -> UndoPermission:
    line = undo_permission(match, seat, to)
    return UndoPermission("free") if line.kind == "ask" else line


def lets_anyone(match: Match, seat: int, to: int) -> UndoPermission:
    line = undo_permission(match, seat, to)
    return UndoPermission("free") if line.reason == "not_your_move" and to else line


def lets_the_dead(match: Match, seat: int, to: int) -> UndoPermission:
    return (
        UndoPermission("free") if match.ended and to == 1 and seat == 0 else undo_permission(match, seat, to)
    )


@pytest.mark.parametrize("words", [0, 1, TURNS, 3, 4, 5, END])
def test_the_kernel_draws_the_lines_of_the_design(words: int) -> None:
    assert [] == undo_faults(match(ToyGame(), words, players=3 if words < END else 2))


@pytest.mark.parametrize(
    ("line", "words"), [(always_free, 4), (asks_nobody, 4), (lets_anyone, 3), (lets_the_dead, END)]
)
def test_an_undo_that_crosses_a_line_is_caught(line: Any, words: int) -> None:
    assert {"an_undo_crosses_a_line"} == {
        fault.reason for fault in undo_faults(match(ToyGame(), words), line)
    }


def test_a_laid_card_can_be_taken_back_until_all_are_turned_up() -> None:
    made = match(ToyGame(), 1)
    undo(made, 0, 1)

    assert [] == taken_back_faults(made, 1)
    assert [] == undo_faults(made)
    assert [] == record_faults(ToyGame(), made)


def test_an_undo_that_leads_elsewhere_is_caught() -> None:
    made = match(ToyGame(), 1)
    undo(made, 0, 1)
    made.states[-1] = made.states[1]

    assert ["an_undo_leads_elsewhere"] == [fault.reason for fault in taken_back_faults(made, 1)]


def test_an_undo_that_forgets_what_stands_is_caught() -> None:
    made = match(ToyGame(), 1)
    undo(made, 0, 1)
    made.standing = [0, 1]

    assert ["the_standing_entries_are_others"] == [fault.reason for fault in taken_back_faults(made, 1)]
    assert "the_standing_entries_are_others" in {fault.reason for fault in undo_faults(made)}


# ── other histories ──


class TellsTheTruth(ToyGame):
    def retelling(self, truth: State, world: State, seat: int) -> Retelling:
        return Retelling()


class CannotBeRetold(ToyGame):
    def redeal(self, state: State, seat: int, chance: Chance) -> State:
        world = mine(super().redeal(state, seat, chance))
        world.hands.reverse()
        return world


class RollsForAll(Laying):
    """The dice are told in the open, as events that hide nothing."""

    def roll(self, s: Toy, seat: int, d: Dealer) -> None:
        quiet = Dealer(d.chance, None, d.picks)
        super().roll(s, seat, quiet)
        told(d, WasSaid(seat, str(s.pips[seat])))


class ShowsPips(ToyGame):
    def view(self, state: State, seat: int) -> Any:
        return Rolled(0, mine(state).pips[0])


class AsksByAnotherHand(Turns):
    def bar(self, s: Toy, seat: int, w: Word) -> int:
        return 3 if w is FOLD and s.hands[2] & 0b1111 else super().bar(s, seat, w)


class ShowsByAnotherHand(Turns):
    def show(self, s: Toy, seat: int, d: Dealer) -> None:
        if s.hands[2] & 0b1111:
            super().show(s, seat, d)


def reasons(game: ToyGame, words: int) -> set[str]:
    return {
        fault.reason
        for seed in range(8)
        for seat in (-1, 0, 1, 2)
        for fault in retelling_faults(match(game, words, 3, seed), seat, Quick(seed))
    }


@pytest.mark.parametrize("words", [0, 1, 2, 3, 5, 8])
def test_the_sound_toy_is_told_again(words: int) -> None:
    assert set() == reasons(ToyGame(), words)


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (TellsTheTruth(), "another_history_leads_to_another_world"),
        (CannotBeRetold(), "no_other_history_is_found"),
        (ToyGame(Parts(laying=RollsForAll)), "no_other_history_is_found"),
        (ShowsPips(), "another_history_looks_different"),
        (ToyGame(Parts(turns=AsksByAnotherHand)), "another_history_looks_different"),
        (ToyGame(Parts(turns=ShowsByAnotherHand)), "undo_tells_the_histories_apart"),
    ],
)
def test_a_history_that_can_be_told_apart_is_caught(game: ToyGame, reason: str) -> None:
    assert reason in reasons(game, 4)


def test_a_match_cut_short_stands_where_it_stood() -> None:
    made = match(ToyGame(), 4)

    early = cut(made, 3)

    assert early.state is made.states[2]
    assert [0, 1, 2] == early.standing
