"""Random games with every phrase and every odd card: the checks of every game find nothing."""

import pytest

from intriga.conformance.fuzzing import fuzz_game
from intriga.conformance.subjects import Variant, subject_of
from intriga.games.shelf import find_game, game_folder
from tests.games.factions.varied import varied_pack

OPTIONS = [{"quiz": "no", "tie": "chance"}, {"quiz": "yes", "tie": "youngest"}]


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "quiz"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fuzzed_games_have_no_faults(players: int, options: dict[str, str]) -> None:
    subject = subject_of(find_game("factions"), varied_pack(), game_folder("factions"))
    tallies = [fuzz_game(subject, Variant(players, options), 7, index) for index in range(10)]

    assert [] == [found.fault for tally in tallies for found in tally.found]
