"""No leak on the wire: two histories that a reader cannot tell apart give it the same bytes.

A small dose tells a few matches again as a whole. The long one, INTRIGA_LONG=1, takes a hundred and ten
matches, every reader and every n: the first n entries are told again, bound only by what this reader had
seen by then.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

from intriga.kernel.machine.chance import Quick
from intriga.kernel.worlds.retell import retell
from tests.server.histories import Stage, cut, played, stage

LONG = os.environ.get("INTRIGA_LONG") == "1"


class Kind(NamedTuple):
    """Matches of one kind. For each n all bytes up to n are compared: the work grows with the square of the
    length: long matches are told up to `most` entries."""

    game: str
    players: int
    options: dict[str, str]
    most: int
    matches: int  # of the long dose


KINDS = [
    Kind("masti", 3, {}, 1000 if LONG else 40, 45),
    Kind("masti", 6, {"power": "each"}, 1000 if LONG else 30, 5),
    Kind("_rough", 2, {}, 1000 if LONG else 30, 30),
    Kind("illuminaten", 2, {"opponent": "none"}, 40, 20),
    Kind("factions", 3, {"quiz": "yes"}, 60 if LONG else 40, 10),
    Kind("gangsters", 3, {"scenario": "race"}, 60 if LONG else 30, 10),
]
CASES = [(kind, seed) for kind in KINDS for seed in range(kind.matches if LONG else 1)]


def name_of(value: object) -> str:
    return f"{value.game}-{value.players}" if isinstance(value, Kind) else str(value)


@pytest.mark.parametrize(("kind", "seed"), CASES, ids=name_of)
def test_a_reader_receives_the_same_bytes_whatever_it_cannot_know(
    tmp_path: Path, kind: Kind, seed: int
) -> None:
    with stage(tmp_path) as here:
        for seat in range(-1, kind.players) if LONG else (seed % kind.players, -1):
            compare(here, kind, seed, seat)


def compare(here: Stage, kind: Kind, seed: int, seat: int) -> None:
    game, players, options, most, _ = kind
    true = played(game, players, options, seed, most)
    length = len(true.entries)
    received = here.run(true, seat, plain=not LONG)
    others_told = 0
    for place in range(1, length + 1) if LONG else (length,):
        told = retell(cut(played(game, players, options, seed, most), place), seat, Quick(seed + place))
        others = here.run(told, seat, plain=not LONG, probe_last=LONG)

        others_told += told.entries[-1].digest != true.entries[place - 1].digest
        assert [step.news for step in others] == [step.news for step in received[:place]]
        assert [step.logged for step in others] == [step.logged for step in received[:place]]
        assert others[-1].probed == received[place - 1].probed
        assert LONG or [step.probed for step in others] == [step.probed for step in received[:place]]
    # Towards the end little may be hidden, and then there is only one history to tell.
    assert others_told > (length // 5 if LONG else 0)
