"""The trace of a match, and an independent referee who reads it."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from intriga.bots.matches import bot_match
from intriga.cli.common import standing_entries
from intriga.cli.record import record_bytes
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.match.records import json_line, opening_line
from tests.cli.running import SEATINGS, eventful_match, recorded, run
from tests.cli.trace_checker import FIELDS, check
from tests.cli.trace_score import Wrong

Lines = list[dict[str, Any]]
GAMES = 30  # by seating


@cache
def traced(seating: tuple[str, ...], seed: int, bots: str = "random") -> Lines:
    """The trace of a match between bots, as `intriga trace` prints it."""
    game = find_game("masti")
    players = int(seating[1])
    options = chosen_options(game, players, dict(pair.split("=") for pair in seating[3::2]))
    match = bot_match(game, own_pack("masti"), options, (bots,) * players, seed)
    return [event for entry in standing_entries(match.entries) for event in entry.events]


@pytest.mark.parametrize("seating", SEATINGS, ids=" ".join)
def test_the_referee_agrees_with_every_game(seating: tuple[str, ...]) -> None:
    for seed in range(GAMES):
        referee = check(traced(seating, seed))

        assert referee.ended


@pytest.mark.parametrize("seating", SEATINGS, ids=" ".join)
def test_the_referee_agrees_with_games_of_better_bots(seating: tuple[str, ...]) -> None:
    for seed in range(3):
        assert check(traced(seating, seed, "regular")).ended


def test_the_games_show_every_event() -> None:
    seen: Counter[str] = Counter()
    for seating in SEATINGS:
        for seed in range(GAMES):
            seen.update(event["event"] for event in traced(seating, seed))

    assert set(FIELDS) == set(seen)


def test_a_trace_has_one_event_a_line(tmp_path: Path) -> None:
    file = recorded(tmp_path, "--players", "3", seed=4)

    ran = run("trace", file)

    assert (ran.code, ran.err) == (0, "")
    assert traced(("--players", "3"), 4) == ran.lines
    assert check(ran.lines).ended


def test_what_was_taken_back_did_not_happen(tmp_path: Path) -> None:
    match = eventful_match()
    (tmp_path / "match.jsonl").write_bytes(record_bytes(match))

    lines = run("trace", tmp_path / "match.jsonl").lines

    stored = [event for entry in match.entries for event in entry.events]
    assert len(lines) < len(stored)
    assert check(lines).ended
    with pytest.raises(Wrong):
        check(stored)


@pytest.mark.parametrize("decisions", [0, 1, 5, 6, 20])
def test_a_match_that_goes_on_is_traced_as_far_as_it_goes(tmp_path: Path, decisions: int) -> None:
    match = eventful_match(decisions)
    saved = [opening_line(match, with_seed=True), *[json_line(entry) for entry in match.entries]]
    (tmp_path / "match.jsonl").write_bytes(b"".join(saved))

    ran = run("trace", tmp_path / "match.jsonl")

    assert ran.code == 0
    assert not check(ran.lines).ended


# ── the referee himself: what he is shown wrongly, he notices ──


def first(lines: Lines, event: str) -> dict[str, Any]:
    return next(line for line in lines if line["event"] == event)


def place(lines: Lines, event: str) -> int:
    return next(number for number, line in enumerate(lines) if line["event"] == event)


def other_winner(lines: Lines) -> None:
    first(lines, "round_won")["seat"] = (first(lines, "round_won")["seat"] + 1) % 6


def other_total(lines: Lines) -> None:
    first(lines, "scored")["total"] += 1


def other_leader(lines: Lines) -> None:
    first(lines, "round_started")["leader"] = (first(lines, "round_started")["leader"] + 1) % 6


def other_trump(lines: Lines) -> None:
    first(lines, "round_started")["trump"] = lines[0]["hands"][0][0]


def other_gems(lines: Lines) -> None:
    first(lines, "round_won")["gems"] += 1


def other_left_card(lines: Lines) -> None:
    first(lines, "card_left")["card"] = first(lines, "card_played")["card"]
    lines[0]["hands"][0][0], lines[0]["hands"][1][0] = lines[0]["hands"][1][0], lines[0]["hands"][0][0]


def other_recycled_deck(lines: Lines) -> None:
    first(lines, "trumps_recycled")["deck"][0] = (
        "A1" if "A1" not in first(lines, "trumps_recycled")["deck"] else "A2"
    )


def bribe_instead_of_leading(lines: Lines) -> None:
    card = first(lines, "card_played")
    seat = card["seat"]
    card.clear()
    card.update({"event": "bribed", "seat": seat})


def swapped_turns(lines: Lines) -> None:
    number = place(lines, "card_played")
    lines[number], lines[number + 1] = lines[number + 1], lines[number]


def no_joker_line(lines: Lines) -> None:
    del lines[place(lines, "joker_placed")]


def shared_instead(lines: Lines) -> None:
    lines[-1]["tie_break"] = "shared"


def other_end(lines: Lines) -> None:
    lines[-1]["reason"] = "hands_empty" if lines[-1]["reason"] == "last_trump" else "last_trump"


def other_winners(lines: Lines) -> None:
    lines[-1]["winners"] = [(seat + 1) % 6 for seat in lines[-1]["winners"]]


def too_many_cards(lines: Lines) -> None:
    lines[0]["hands"][0].append(lines[0]["trump_deck"][0])


def other_field_order(lines: Lines) -> None:
    line = lines[3]
    line["event"] = line.pop("event")


MISTAKES = [
    other_winner,
    other_total,
    other_leader,
    other_trump,
    other_gems,
    other_left_card,
    other_recycled_deck,
    bribe_instead_of_leading,
    swapped_turns,
    no_joker_line,
    shared_instead,
    other_end,
    other_winners,
    too_many_cards,
    other_field_order,
]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_referee_notices_a_mistake(mistake: Callable[[Lines], None]) -> None:
    for seed in range(5):
        lines = copy.deepcopy(traced(("--players", "6"), seed))
        mistake(lines)

        with pytest.raises(Wrong):
            check(lines)


@pytest.mark.parametrize("seating", SEATINGS, ids=" ".join)
def test_the_referee_misses_every_line_that_is_left_out(seating: tuple[str, ...]) -> None:
    lines = traced(seating, 1)
    for number in range(len(lines) - 1):
        with pytest.raises(Wrong):
            check(lines[:number] + lines[number + 1 :])
