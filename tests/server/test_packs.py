"""A server that plays a game with another pack: `intriga serve --pack DIR`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.cli.serve import lay_out
from intriga.games.shelf import find_game, has_own_pack, own_pack, play_with, table_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.packs import PackFault
from intriga.kernel.refusals import Malformed
from tests.server.running import Person, Running, serving

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "packs" / "reformation"
GAME = "factions"


@pytest.fixture
def classroom(tmp_path: Path) -> Iterator[Running]:
    lay_out(EXAMPLE)
    with serving(tmp_path / "class.sqlite") as running:
        yield running
    play_with(GAME, None)
    find_game(GAME).load(own_pack(GAME))  # later tests read its own texts again


@pytest.fixture
def teacher(classroom: Running) -> Iterator[Person]:
    somebody = classroom.person("ru")
    yield somebody
    somebody.close()


def test_the_cabinet_offers_as_many_seats_as_the_pack_has_cards_for(teacher: Person) -> None:
    cards = {card["id"]: card for card in teacher.get("/api/games")}

    assert [2, 3, 4] == cards[GAME]["players"]
    assert not cards[GAME]["has_guide"]
    assert [3, 4, 5, 6] == cards["masti"]["players"]


def test_a_table_is_played_with_its_people_and_texts(teacher: Person) -> None:
    table = teacher.open(GAME, 3, bots=2)
    told = teacher.look(table)
    book = teacher.get(f"/api/tables/{table}/book")

    assert "Фюрсты" in str(book)
    assert "Мартин Лютер" in str(book)
    assert told["state"]["status"] == "running"


def test_more_players_than_the_pack_is_for_are_refused(teacher: Person) -> None:
    code, told = teacher.refused("/api/tables", {"game": GAME, "players": 5, "seats": [{"who": "me"}]})

    assert 422 == code
    assert "хватает на столько игроков: 2, 3, 4; на 5 — нет" in told["text"]


def test_a_guided_game_belongs_to_the_games_own_cards(teacher: Person) -> None:
    body = {"game": GAME, "players": 3, "seats": [{"who": "me"}], "guided": True}

    assert 404 == teacher.refused("/api/tables", body)[0]


def test_a_table_of_another_pack_is_not_woken_there(tmp_path: Path) -> None:
    """A process words a game by one pack at a time."""
    store = tmp_path / "class.sqlite"
    with serving(store) as usual:
        person = usual.person()
        cookie = person.http.cookies["intriga"]
        table = person.open(GAME, 3, bots=2)
    lay_out(EXAMPLE)
    try:
        with serving(store) as classroom:
            back = Person(classroom.address, cookie=cookie)
            answer = back.http.get(f"/api/tables/{table}")
            back.close()
    finally:
        play_with(GAME, None)
        find_game(GAME).load(own_pack(GAME))

    assert 422 == answer.status_code
    assert "another pack" in answer.text


def test_a_bad_pack_is_not_laid_out(tmp_path: Path) -> None:
    for path in EXAMPLE.glob("*.toml"):
        (tmp_path / path.name).write_text(
            path.read_text("utf-8").replace("born = 1483", "born = 0.5"), "utf-8"
        )

    with pytest.raises(PackFault, match="luther"):
        lay_out(tmp_path)
    assert has_own_pack(GAME)


def test_a_folder_of_no_game_is_not_laid_out(tmp_path: Path) -> None:
    (tmp_path / "birds.toml").write_text("", "utf-8")

    with pytest.raises(Malformed, match="which game"):
        lay_out(tmp_path)
    assert table_pack(GAME) is own_pack(GAME)


def test_a_new_table_proposes_what_people_like_and_bots_do_without(teacher: Person) -> None:
    cards = {card["id"]: card for card in teacher.get("/api/games")}
    forms = {form["name"]: form for form in cards[GAME]["options"]}

    assert ("no", "yes") == (forms["quiz"]["default"], forms["quiz"]["proposed"])
    assert "no" == chosen_options(find_game(GAME), 3, {})["quiz"]
