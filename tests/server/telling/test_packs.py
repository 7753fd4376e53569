"""A server that plays a game with another pack: `intriga serve --pack DIR`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.cli.serve import checked_pack
from intriga.games.shelf import find_game, has_own_pack, own_pack, play_with, table_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import PackFault
from tests.server.running import Person, Running, serving

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "packs" / "reformation"
GAME = "factions"


@pytest.fixture
def classroom(tmp_path: Path) -> Iterator[Running]:
    play_with(*checked_pack(EXAMPLE))
    with serving(tmp_path / "class.sqlite") as running:
        yield running
    play_with(GAME, None)


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
    assert "хватает на столько игроков: 2, 3, 4, но не на 5" in told["text"]
    code, told = teacher.refused("/api/tables", {"game": GAME, "players": 10**30, "seats": [{"who": "me"}]})
    assert (422, "no_such_count") == (code, told["reason"])


def test_a_guided_game_belongs_to_the_games_own_cards(teacher: Person) -> None:
    body = {"game": GAME, "players": 3, "seats": [{"who": "me"}], "guided": True}

    assert 404 == teacher.refused("/api/tables", body)[0]


def named_in(person: Person, table: str) -> str:
    """All that somebody is told of a table: board, plain lists, offers and log."""
    return str(person.look(table))


def test_tables_of_two_packs_are_told_side_by_side_each_with_its_own_people(tmp_path: Path) -> None:
    store = tmp_path / "class.sqlite"
    with serving(store) as usual:
        person = usual.person("ru")
        cookie = person.http.cookies["intriga"]
        older = person.open(GAME, 3, bots=2)
        before = person.look(older)
    play_with(*checked_pack(EXAMPLE))
    try:
        with serving(store) as classroom:
            back = Person(classroom.address, "ru", cookie=cookie)
            newer = back.open(GAME, 3, bots=2)
            told, after = named_in(back, newer), back.look(older)
            books = [str(back.get(f"/api/tables/{table}/book")) for table in (older, newer)]
            back.close()
    finally:
        play_with(GAME, None)

    for part in ("question", "offers", "plain", "view"):
        assert before["state"]["position"][part] == after["state"]["position"][part]
    assert before["log"] == after["log"]
    assert [True, False] == ["Дантон" in book for book in books]
    assert [False, True] == ["Мартин Лютер" in book for book in books]
    assert not any(name in told for name in ("Дантон", "Лафайет", "Фельян", "Кордельер"))


def test_a_bad_pack_is_not_laid_out(tmp_path: Path) -> None:
    for path in EXAMPLE.glob("*.toml"):
        (tmp_path / path.name).write_text(
            path.read_text("utf-8").replace("born = 1483", "born = 0.5"), "utf-8"
        )

    with pytest.raises(PackFault, match="luther"):
        checked_pack(tmp_path)
    assert has_own_pack(GAME)


def test_a_folder_of_no_game_is_not_laid_out(tmp_path: Path) -> None:
    (tmp_path / "birds.toml").write_text("", "utf-8")

    with pytest.raises(Malformed, match="which game"):
        checked_pack(tmp_path)
    assert table_pack(GAME) is own_pack(GAME)


def test_a_new_table_proposes_what_people_like_and_bots_do_without(teacher: Person) -> None:
    cards = {card["id"]: card for card in teacher.get("/api/games")}
    forms = {form["name"]: form for form in cards[GAME]["options"]}

    assert ("no", "yes") == (forms["quiz"]["default"], forms["quiz"]["proposed"])
    assert "no" == chosen_options(find_game(GAME), 3, {})["quiz"]
