"""The rulebook as the page shows it: chapters, and clauses behind events."""

from __future__ import annotations

import tomllib

import pytest

from intriga.games.shelf import find_game, game_folder, game_ids
from intriga.games.speaking import clauses_of, spoken_of
from intriga.kernel.scenarios import clause_files
from intriga.kernel.sentences import LANGUAGES, Language
from tests.games.conformance.subjects import GAMES


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rulebook_has_its_name_in_both_languages(game: str, language: Language) -> None:
    spoken = spoken_of(game, language)
    tables = [tomllib.loads(path.read_text("utf-8")) for path in clause_files(game_folder(game))]
    chapters = {row["chapter"] for table in tables for row in table["clause"]}

    assert [] == [chapter for chapter in chapters if not spoken.own.has(f"chapter-{chapter}")]
    assert all(clause.chapter[0].isupper() for clause in clauses_of(game, language))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_behind_an_event_is_in_the_rulebook_and_every_event_is_known(game: str) -> None:
    pieces, events = find_game(game).pieces, find_game(game).events
    known = {clause.id for clause in clauses_of(game, "en")}

    assert [] == [clause for clause in pieces.clauses.values() if clause not in known]
    assert [] == [event for event in (*pieces.clauses, *pieces.headings) if event not in events]
