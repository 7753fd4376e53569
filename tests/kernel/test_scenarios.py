"""Scenarios: a game's clauses, components and sentences, followed by those of each of its scenarios."""

from pathlib import Path

import pytest

from intriga.games import shelf, speaking
from intriga.games.boxes import box_of
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.scenarios import clause_files, game_pack, locale_folders, scenario_folders
from intriga.kernel.sentences import Tongue, phrases_in
from tests.kernel.toy_game import row, write


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with two scenarios, and a folder beside them that is none."""
    folder = tmp_path / "raid"
    room(folder, "RA-01", "speech/locales", "chapter-turn = The turn")
    room(folder / "scenarios" / "tower", "RS2-01", "locales", "chapter-tower = The tower")
    room(folder / "scenarios" / "bank", "RS1-01", "locales", "chapter-bank = The bank")
    write(folder / "scenarios" / "__pycache__" / "bank.pyc", "")
    return folder


def room(folder: Path, clause: str, locales: str, sentence: str) -> None:
    write(folder / "clauses.toml", row(clause).replace('"turn"', f'"{folder.name}"'))
    write(folder / "components" / "cards.toml", f'name = "{folder.name}"')
    for language in ("ru", "en"):
        write(folder / locales / f"{language}.ftl", sentence)


def names(game: Path, paths: list[Path] | tuple[Path, ...]) -> list[str]:
    return [path.relative_to(game).as_posix() for path in paths]


def test_scenarios_are_the_folders_with_clauses_by_name(game: Path) -> None:
    assert ["scenarios/bank", "scenarios/tower"] == names(game, scenario_folders(game))
    assert [] == scenario_folders(game / "scenarios" / "bank")


def test_clauses_and_sentences_are_the_games_first(game: Path) -> None:
    assert ["clauses.toml", "scenarios/bank/clauses.toml", "scenarios/tower/clauses.toml"] == names(
        game, clause_files(game)
    )
    assert ["speech/locales", "scenarios/bank/locales", "scenarios/tower/locales"] == names(
        game, locale_folders(game)
    )


def test_a_pack_has_the_tables_of_scenarios_under_their_name(game: Path) -> None:
    pack = game_pack(game)

    assert "components" == pack.id
    assert {"cards.toml": "raid", "bank.cards.toml": "bank", "tower.cards.toml": "tower"} == {
        name: pack.table(name)["name"] for name in pack.files
    }


def test_a_scenario_without_components_is_refused(game: Path) -> None:
    (game / "scenarios" / "bank" / "components" / "cards.toml").unlink()

    with pytest.raises(Malformed, match="holds no TOML file"):
        game_pack(game)


def test_phrases_are_those_of_all_folders(game: Path) -> None:
    phrases = phrases_in(*locale_folders(game))(Tongue("en", None))

    assert ["The turn", "The bank", "The tower"] == [
        phrases.say(name) for name in ("chapter-turn", "chapter-bank", "chapter-tower")
    ]


def test_the_rulebook_goes_on_with_the_scenarios(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chapter is named by the sentences of the game or of the scenario."""
    monkeypatch.setattr(shelf, "HERE", game.parent)

    clauses = speaking.clauses_of("raid", "en")

    assert [("RA-01", "raid"), ("RS1-01", "The bank"), ("RS2-01", "The tower")] == [
        (clause.id, clause.chapter) for clause in clauses
    ]


@pytest.mark.parametrize("name", ["_tiny", "_rough"])
def test_a_game_without_scenarios_has_the_pack_of_its_components(name: str) -> None:
    own = shelf.own_pack(name)

    assert all(name.count(".") == 1 for name in own.files)
    assert box_of(shelf.find_game(name), own) is not None
