"""The plain board shows every way in which a game can end: the stored games have them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from intriga.games.shelf import find_game
from intriga.games.speaking import spoken_with
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.match.records import read_record
from intriga.kernel.match.rerun import replay
from intriga.server.telling.plain_board import plain_tables
from tests.house.places import ROOT, games_on_the_shelf, name_of

RECORDS = [
    path
    for game in games_on_the_shelf()
    for path in sorted((ROOT / "tests" / "games" / game / "records").glob("*.jsonl"))
]


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_finished_game_can_be_told_as_tables(path: Path) -> None:
    game = find_game(path.parts[-3])
    match = replay(game, read_record(path))
    names = [f"Player {seat}" for seat in range(8)]
    spoken = spoken_with(game.id, "ru", match.box)

    for seat in range(SPECTATOR, match.header.players):
        tables = plain_tables(spoken, game.view(match.state, seat), spoken.to(names, seat))
        assert tables
        assert all(len(row) == len(table.head) for table in tables if table.head for row in table.rows)
