"""Why a game ended so: what the result says of every seat, whatever the end."""

from __future__ import annotations

import pytest

from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.speech.telling import SPEECH
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import LANGUAGES
from tests.games.illuminaten.records.test_records import RESULTS, match_of
from tests.tongues import listener_of

NAMES = ["Аня", "Борис", "Вера", "Глеб"]


def lines(name: str, language: str = "en") -> dict[int, list[str]]:
    """By seat, as a spectator is told it."""
    to = listener_of("illuminaten", language, NAMES, SPECTATOR)
    view = GAME.view(match_of(name).state, SPECTATOR)
    return {score.seat: score.lines for score in SPEECH.final_scores(view, to)}


@pytest.mark.parametrize("name", RESULTS)
def test_every_seat_has_its_points_item_by_item(name: str) -> None:
    totals = RESULTS[name][0].totals
    for language in LANGUAGES:
        told = lines(name, language)

        assert list(told) == list(range(len(totals)))
        assert all(of for of in told.values())
        for seat, total in enumerate(totals):
            assert total == 0 or any(f" {total} " in line for line in told[seat]), told[seat]


@pytest.mark.parametrize("name", [name for name in RESULTS if name.startswith("plots")])
def test_who_wins_by_plots_is_told_both(name: str) -> None:
    winner = RESULTS[name][0].winners[0]

    assert sum(line.startswith("Plot fulfilled: ") for line in lines(name)[winner]) == 2


@pytest.mark.parametrize("name", [name for name in RESULTS if name.startswith("artificial")])
def test_the_plot_of_an_artificial_opponent_that_won_is_named(name: str) -> None:
    winner = RESULTS[name][0].winners[0]
    own = lines(name)[winner][:3]

    assert sum("Done: " in line for line in own) == 1
    assert sum(" of " in line for line in own if "Done: " not in line) == 2
