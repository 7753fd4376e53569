"""The number of word sequences from named positions, compared with stored counts and a second reading."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from intriga.games.masti.state import Masti
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import box, dealt_so, table
from tests.games.masti.counts.second_reading import Reading, number_of_sequences

POSITIONS: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "counts.toml").read_text("utf-8")
)
CHEAP = 4000  # sequences that the second reading counts in a test


class Lowest(Chance):
    """Always the lowest card."""

    def pick(self, n: int) -> int:
        return 0


def position(row: dict[str, Any]) -> Masti:
    if "first" in row:
        s, _ = dealt_so(row["hands"], row["first"], row.get("trump", ""), **row.get("options", {}))
        return s
    names = ("trump", "leader", "bribes", "won", "deck", "left", "teams")
    out = [seat for seat, hand in enumerate(row["hands"]) if not hand]
    return table(row["hands"], out=out, **{name: row[name] for name in names if name in row})


def not_dealt(row: dict[str, Any]) -> set[str]:
    dealt = {card for hand in row["hands"] for card in hand.split()} | {row.get("trump", "")}
    return {f"{letter}{rank}" for letter in "APEU" for rank in range(1, 14)} - dealt


def second_reading(row: dict[str, Any]) -> Reading:
    seats = len(row["hands"])
    seating = box().seating(seats)
    teams = 3 if seats == 6 else row.get("teams", 0)
    bribes = row.get("bribes") or [seating.gems if "first" in row else 0] * seats
    found = Reading(row["hands"], list(bribes), seating.rounds, teams)
    found.won = [set(area.split()) for area in row.get("won", [""] * seats)]
    found.left = set(row.get("left", "").split())
    found.deck = set(row["deck"].split()) if "deck" in row else not_dealt(row)
    if seats == 6 and "first" in row:
        found.bury(sorted((row["first"] + place) % 6 for place in (3, 4, 5)))
    else:
        found.trump = row["trump"]
        found.turn_order(row.get("first", row.get("leader", 0)))
    return found


def sequences(s: Masti, depth: int) -> int:
    """How many sequences of this many words lead on from here, one acting seat after the other."""
    if s.over:
        return 0
    seat = s.acting()[0]
    words = s.legal(seat)
    if depth == 1:
        return len(words)
    total = 0
    for word in words:
        after = s.copy()
        after.apply(seat, word, Dealer(Lowest()))
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_sequences_is_the_stored_one(name: str) -> None:
    row = POSITIONS[name]
    counts = [sequences(position(row), depth) for depth in range(1, len(row["counts"]) + 1)]

    assert row["counts"] == counts


@pytest.mark.parametrize("name", POSITIONS)
def test_a_second_reading_of_the_clauses_counts_the_same(name: str) -> None:
    row = POSITIONS[name]
    cheap = [count for count in row["counts"] if count <= CHEAP]

    assert cheap == [number_of_sequences(second_reading(row), depth) for depth in range(1, len(cheap) + 1)]


def test_every_seating_has_an_opening_and_an_endgame() -> None:
    kinds = {
        (len(row["hands"]), bool(row.get("teams") or row.get("options")), "first" in row)
        for row in POSITIONS.values()
    }

    assert {(3, False), (4, False), (4, True), (5, False), (6, False)} <= {
        kind[:2] for kind in kinds if kind[2]
    }
    assert {(3, False), (4, False), (4, True), (5, False), (6, True)} <= {
        kind[:2] for kind in kinds if not kind[2]
    }
