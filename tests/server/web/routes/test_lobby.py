"""The lobby lists tables, games and rulebooks."""

from __future__ import annotations

from tests.server.running import Person


def test_the_lobby_lists_open_tables_and_mine_and_whose_turn_it_is(person: Person, friend: Person) -> None:
    body = {"game": "masti", "players": 3, "seats": [{"who": "me"}], "is_open": True}
    table = person.post("/api/tables", body)["table"]
    mine = person.open("_tiny", 2, seats=[{"who": "me"}] * 2)
    theirs = friend.get("/api/lobby")
    own = person.get("/api/lobby")

    listed = next(card for card in theirs["open"] if card["table"] == table)
    assert (listed["free"], listed["my_seats"], listed["title"]) == (2, [], "Масти Власти")
    assert next(card for card in own["mine"] if card["table"] == mine)["my_turn"]
    assert mine not in [card["table"] for card in theirs["open"] + theirs["mine"]]


def test_the_cabinet_has_every_game_with_its_options_in_the_readers_language(friend: Person) -> None:
    games = {game["id"]: game for game in friend.get("/api/games")}
    teams = [form for form in games["masti"]["options"] if form["name"] == "teams"]
    rules = friend.get("/api/rulebook/masti")

    assert {"masti", "illuminaten"} <= set(games)
    assert teams[0]["label"] == "Команды"
    assert all(game["blurb"] and game["minutes"] and game["levels"] for game in games.values())
    assert rules["clauses"][0]["id"] == "MV-001"
