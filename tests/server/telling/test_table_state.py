"""What the page is told of every game: touches, groups, plain tables with labels in both languages."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec
import pytest

from intriga.conformance.play import random_choice
from intriga.games.shelf import find_game, game_folder, game_ids, own_pack
from intriga.games.speaking import Spoken, clauses_of, spoken_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import LANGUAGES, Language
from intriga.server.telling.offers import offers
from intriga.server.telling.plain_board import plain_tables
from tests.games.conformance.subjects import GAMES
from tests.server.running import Running

NAMES = ["Anna", "Boris", "Clara", "Dan", "Eva", "Fedor", "Guest", "Hugh"]
TOUCH = re.compile(r"[a-z_]+(:[A-Za-z0-9_. ]+)?")


def positions(game: str) -> list[Match]:
    """Points of random matches, at every number of players."""
    found = []
    for players in find_game(game).players:
        match = new_match(
            find_game(game), own_pack(game), f"m{players}", players, {}, NAMES[:players], bytes(32)
        )
        chance = Quick(players)
        while not match.ended:
            if len(match.entries) % 17 == 1:
                found.append(match.fork())
            seat, word = random_choice(match.state, chance)
            match.decide(seat, [word])
        found.append(match)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_word_names_its_pieces_and_its_group(game: str) -> None:
    for language in LANGUAGES:
        spoken = spoken_of(game, language)
        for word in find_game(game).vocabulary.words:
            assert [] == [touch for touch in spoken.pieces.touches(word) if not TOUCH.fullmatch(touch)]
            assert spoken.group(word), word


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rulebook_has_its_name_in_both_languages(game: str, language: Language) -> None:
    spoken = spoken_of(game, language)
    rows = tomllib.loads((game_folder(game) / "clauses.toml").read_text("utf-8"))["clause"]
    chapters = {row["chapter"] for row in rows}

    assert [] == [chapter for chapter in chapters if not spoken.own.has(f"chapter-{chapter}")]
    assert all(clause.chapter[0].isupper() for clause in clauses_of(game, language))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_behind_an_event_is_in_the_rulebook_and_every_event_is_known(game: str) -> None:
    pieces, events = find_game(game).pieces, find_game(game).events
    known = {clause.id for clause in clauses_of(game, "en")}

    assert [] == [clause for clause in pieces.clauses.values() if clause not in known]
    assert [] == [event for event in (*pieces.clauses, *pieces.headings) if event not in events]


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


#: Parts that are never shown by their own names: a sentence tells them whole.
TOLD_IN_FULL: dict[str, set[str]] = {
    "factions": {"Symbols.F", "Symbols.L", "Symbols.K"},
    "masti": {
        *("Stack.joker", "Stack.cards", "Stack.counts", "Stack.next_points"),
        *("GuildCards.single", "GuildCards.double"),
    },
    "illuminaten": {
        *("SlotView.cost", "LackView.lacks", "LackView.number", "LackView.facts"),
        *("PlotFor.has_influence", "PlotFor.at_edge", "PlotFor.is_met", "PlotFor.barred", "PlotFor.lacks"),
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_word_is_offered_and_what_may_follow_it_is_legal_then(game: str) -> None:
    from intriga.kernel.match.paths import after

    spoken = spoken_of(game, "en")
    looked_ahead = 0
    for match in positions(game):
        for seat in match.state.acting():
            told = offers(spoken, match.state, spoken.to(NAMES, seat))
            assert [offer.word for offer in told] == [word.notation() for word in match.state.legal(seat)]
            for offer in told:
                assert len(offer.then) == len(offer.then_words)
                if offer.then:
                    looked_ahead += 1
                    word = spoken.game.vocabulary.read(offer.word)
                    later = after(match.state, seat, [word]).legal(seat)
                    assert {word.notation() for word in later} >= set(offer.then_words)
    assert looked_ahead > 0 or game in ("masti", "_tiny")


def test_a_reader_with_a_board_of_its_own_can_do_without_the_plain_one(server: Running) -> None:
    person = server.person()
    table = person.open("masti", 3, bots=2)
    with_it = person.look(table)["state"]["position"]["plain"]
    without = person.look(table, plain="no")["state"]["position"]["plain"]

    assert with_it
    assert without == []
