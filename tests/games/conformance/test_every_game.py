"""The same promises are kept by every game: on the shelf, and by the examples beside it."""

from pathlib import Path

import pytest

from intriga.conformance.copies import copy_faults
from intriga.conformance.faults import Fault
from intriga.conformance.fuzzing import MAX_DECISIONS, fuzz_game
from intriga.conformance.language import vocabulary_faults
from intriga.conformance.learning import learning_faults
from intriga.conformance.legality import option_faults, refusal_faults
from intriga.conformance.records import cut
from intriga.conformance.retellings import retelling_faults
from intriga.conformance.subjects import Variant
from intriga.conformance.worlds import differs, world_faults
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import everyone
from intriga.kernel.match.entries import Decided, Outcome
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import read_record, write_record
from intriga.kernel.match.verify import verify
from tests.games.conformance.subjects import EXAMPLES, GAMES, cases, name_of, played, subject_named

CASES = pytest.mark.parametrize(("game", "variant"), cases(), ids=name_of)
SEED = 4


def test_the_examples_are_examined_too() -> None:
    assert {"_rough", "_tiny"} <= set(EXAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_words_numbers_and_notations_lead_to_each_other(game: str) -> None:
    assert [] == vocabulary_faults(subject_named(game).game)


@CASES
def test_fuzzed_games_have_no_faults(game: str, variant: Variant) -> None:
    tallies = [fuzz_game(subject_named(game), variant, SEED, index) for index in range(10)]

    assert [] == [found.fault for tally in tallies for found in tally.found]


@CASES
def test_asking_only_the_first_acting_seat_ends_the_game(game: str, variant: Variant) -> None:
    match = played(game, variant, SEED)

    assert len(match.entries) < MAX_DECISIONS
    assert match.state.over


@CASES
def test_legality_holds_all_through_a_game(game: str, variant: Variant) -> None:
    subject = subject_named(game)
    found: list[Fault] = []
    for state in sampled(played(game, variant, SEED)):
        found += refusal_faults(subject.game, state, subject.clauses) + option_faults(subject.game, state)

    assert [] == found


@CASES
def test_a_copy_can_be_played_to_the_end(game: str, variant: Variant) -> None:
    match = played(game, variant, SEED)

    assert [] == copy_faults(subject_named(game).game, match.states[0], Quick(SEED), steps=MAX_DECISIONS)


@CASES
def test_every_seat_and_the_spectator_are_blind_to_what_is_hidden(game: str, variant: Variant) -> None:
    found: list[Fault] = []
    for place, state in enumerate(sampled(played(game, variant, SEED))):
        for seat in range(-1, variant.players):
            found += world_faults(subject_named(game).game, state, seat, Quick(place))

    assert [] == found


@CASES
def test_every_seat_that_learns_is_named(game: str, variant: Variant) -> None:
    judge = subject_named(game).game
    found: list[Fault] = []
    for place, state in enumerate(sampled(played(game, variant, SEED))):
        for seat in state.acting():
            words = state.legal(seat)
            said = (seat, words[place % len(words)])
            found += learning_faults(judge, state, variant.players, said, Quick(place))

    assert [] == found


@CASES
def test_every_seat_can_be_told_another_history(game: str, variant: Variant) -> None:
    match = played(game, variant, SEED)
    found: list[Fault] = []
    for seat in range(-1, variant.players):
        early = cut(match, 1 + (seat + 1) * len(match.entries) // (variant.players + 1))
        found += retelling_faults(early, seat, Quick(seat + 1))
        found += retelling_faults(match, seat, Quick(seat + 1), refusals=False)

    assert [] == found


@CASES
def test_worlds_differ_where_something_is_hidden(game: str, variant: Variant) -> None:
    match = played(game, variant, SEED)
    other_worlds = [
        differs(subject_named(game).game, state, seat, Quick(place))
        for place, state in enumerate(match.states)
        for seat in range(variant.players)
    ]

    assert any(other_worlds) == hides_something(match)


@CASES
def test_a_record_comes_back_from_its_file_and_holds(game: str, variant: Variant, tmp_path: Path) -> None:
    match = played(game, variant, SEED)
    write_record(match, tmp_path / "match.jsonl")

    again = verify(subject_named(game).game, read_record(tmp_path / "match.jsonl"))

    assert match.entries == again.entries
    assert match.state == again.state


def sampled(match: Match) -> list[State]:
    """Some ten positions of a match, the first and the last decisions among them."""
    going = [state for state in match.states if not state.over]
    return going[:2] + going[2 : -2 : max(1, len(going) // 6)] + going[-2:]


def hides_something(match: Match) -> bool:
    """Whether some outcome was seen by some seats only."""
    all_seats = everyone(match.header.players)
    return any(
        pick.seats & all_seats != all_seats
        for entry in match.entries
        if isinstance(entry, Outcome | Decided)
        for pick in entry.picks
    )
