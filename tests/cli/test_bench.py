"""The speed of the rules, as figures."""

from __future__ import annotations

from intriga.games.shelf import find_game, game_ids
from tests.cli.running import run


def test_there_are_figures_for_every_game_and_number_of_players() -> None:
    ran = run("bench", "--seconds", 0.01, "--json")

    assert (ran.code, ran.err) == (0, "")
    found = ran.document
    assert list(found) == ["build", "python", "figures"]
    assert found["build"] in ("pure", "being built")
    assert [(row["game"], row["players"]) for row in found["figures"]] == [
        (game, players) for game in game_ids() for players in find_game(game).players
    ]
    for row in found["figures"]:
        assert list(row) == ["game", "players", "games_per_second", "decisions_per_second", "copy_ns"]
        assert row["decisions_per_second"] > row["games_per_second"] > 0
        assert row["copy_ns"] > 0


def test_people_get_a_table() -> None:
    ran = run("bench", "--seconds", 0.01)

    assert ran.code == 0
    assert "decisions/s" in ran.out
