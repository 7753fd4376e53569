"""The toy that mutants are made from passes every check, so what the checks find is the mutation."""

import pytest

from intriga.conformance.fuzzing import fuzz_game
from intriga.conformance.language import vocabulary_faults
from intriga.conformance.subjects import Variant
from intriga.kernel.machine.chance import Quick
from tests.conformance.toy_game import ToyGame, position, subject


@pytest.mark.parametrize("players", [2, 3])
def test_the_sound_toy_has_no_faults_in_eighty_fuzzed_games(players: int) -> None:
    tallies = [fuzz_game(subject(ToyGame()), Variant(players, {}), 7, index) for index in range(80)]

    assert [] == [found.fault for tally in tallies for found in tally.found]
    assert all(tally.decisions >= 2 * players + 2 for tally in tallies)
    assert sum(tally.checks["simultaneous"] for tally in tallies) > 0
    assert sum(tally.checks["taken_back"] for tally in tallies) > 0
    assert sum(tally.checks["retelling"] for tally in tallies) == 16


def test_the_sound_toys_vocabulary_has_no_faults() -> None:
    assert [] == vocabulary_faults(ToyGame())


def test_a_fuzzed_game_is_the_same_every_time() -> None:
    one, other = [fuzz_game(subject(ToyGame()), Variant(3, {}), 7, 11) for _ in range(2)]

    assert one.decisions == other.decisions
    assert one.checks == other.checks


def test_positions_of_the_toy_differ_by_seed() -> None:
    assert position(ToyGame(), 0, seed=1).full_key() != position(ToyGame(), 0, seed=2).full_key()
    assert Quick(1).pick(1000) != Quick(2).pick(1000)
