"""No leak on the wire: two histories that a reader cannot tell apart give it the same bytes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from intriga.kernel.chance import Quick
from intriga.kernel.retell import retell
from tests.server.histories import cut, played, run_through

LONG = bool(os.environ.get("INTRIGA_LONG"))
GAMES = [
    ("masti", 3, {}, 40),
    ("masti", 6, {"power": "each"}, 30),
    ("_rough", 2, {}, 30),
    ("illuminaten", 2, {"opponent": "none"}, 40),
]
MATCHES = 25 if LONG else 1


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize(("game", "players", "options", "most"), GAMES)
def test_a_reader_receives_the_same_bytes_whatever_it_cannot_know(
    tmp_path: Path, game: str, players: int, options: dict[str, str], most: int, seed: int
) -> None:
    length = len(played(game, players, options, seed, 10_000 if LONG else most).entries)
    seats = range(-1, players) if LONG else (seed % players, -1)
    cuts = range(1, length + 1) if LONG else (length,)
    for seat in seats:
        true = played(game, players, options, seed, length)
        received, logged = run_through(true, seat, tmp_path / f"{seat}")
        for place in cuts:
            told = retell(cut(played(game, players, options, seed, length), place), seat, Quick(seed + place))
            others, others_logged = run_through(told, seat, tmp_path / f"{seat}-{place}")

            assert [entry.digest for entry in told.entries] != [entry.digest for entry in true.entries]
            assert others == received[:place]
            assert others_logged == logged[: len(others_logged)]
