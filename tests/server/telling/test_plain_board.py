"""The plain board: tables with labels in both languages, of every position and every ending."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.games.shelf import find_game
from intriga.games.speaking import Spoken, spoken_of, spoken_with
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.match.records import read_record
from intriga.kernel.match.rerun import replay
from intriga.kernel.sentences import LANGUAGES, Language
from intriga.server.telling.plain_board import plain_tables
from tests.games.conformance.subjects import GAMES
from tests.house.places import ROOT, games_on_the_shelf, name_of
from tests.server.running import Running
from tests.server.telling.positions import NAMES, positions

#: Parts that are never shown by their own names: a sentence tells them whole.
TOLD_IN_FULL: dict[str, set[str]] = {
    "factions": {"Symbols.F", "Symbols.L", "Symbols.K"},
    "gangsters": {
        *("Odds.white", "Odds.plain", "Odds.with_red", "Chances.successes", "Chances.locks"),
        *("Sent.specialisation", "Sent.damage", "Sent.fate", "Sent.worse", "Again.dice", "Again.words"),
        *("Preview.asks", "Preview.changes", "Change.what", "Change.before", "Change.after"),
        "Change.successes",
    },
    "masti": {
        *("Stack.joker", "Stack.cards", "Stack.counts", "Stack.next_points"),
        *("GuildCards.single", "GuildCards.double"),
    },
    "illuminaten": {
        *("SlotView.cost", "LackView.lacks", "LackView.number", "LackView.facts"),
        *("PlotFor.has_influence", "PlotFor.at_edge", "PlotFor.is_met", "PlotFor.barred", "PlotFor.lacks"),
    },
}

RECORDS = [
    path
    for game in games_on_the_shelf()
    for path in sorted((ROOT / "tests" / "games" / game / "records").glob("*.jsonl"))
]


def labels_of(spoken: Spoken, struct: Any, seen: set[str]) -> None:
    """Every field of a struct that the plain board would show under its own name."""
    kind = type(struct).__name__
    for name in struct.__struct_fields__:
        if f"{kind}.{name}" in spoken.pieces.left_out:
            continue
        if not (spoken.own.has(f"field-{kind}-{name}") or spoken.own.has(f"field-{name}")):
            seen.add(f"{kind}.{name}")
        value = getattr(struct, name)
        first = value[0] if isinstance(value, list) and value else value
        if isinstance(first, msgspec.Struct):
            labels_of(spoken, first, seen)


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_board_of_every_position_has_its_labels_in_both_languages(game: str) -> None:
    told_in_full = TOLD_IN_FULL.get(game, set())
    for match in positions(game):
        for language in LANGUAGES:
            spoken = spoken_of(game, language)
            for seat in (-1, 0):
                view = find_game(game).view(match.state, seat)
                missing: set[str] = set()
                labels_of(spoken, view, missing)
                tables = plain_tables(spoken, view, spoken.to(NAMES, seat))

                assert set() == missing - told_in_full
                assert tables
                texts = [cell.text for table in tables for row in table.rows for cell in row]
                assert [] == [text for text in texts if "<" in text or "Struct" in text or text == ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_that_stand_for_things_are_explained_before_they_are_met(language: Language) -> None:
    spoken = spoken_of("illuminaten", language)
    match = next(iter(positions("illuminaten")))
    first, *_ = plain_tables(spoken, find_game("illuminaten").view(match.state, 0), spoken.to(NAMES, 0))
    explained = first.rows[-1][1].text

    for faction in "AMTKDU":
        letter = spoken.own.say("faction-letter", faction=faction)
        assert f"{letter} " in explained
        assert spoken.own.say("faction-name", faction=faction) in explained


def test_a_reader_with_a_board_of_its_own_can_do_without_the_plain_one(server: Running) -> None:
    person = server.person()
    table = person.open("masti", 3, bots=2)
    with_it = person.look(table)["state"]["position"]["plain"]
    without = person.look(table, plain="no")["state"]["position"]["plain"]

    assert with_it
    assert without == []


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
