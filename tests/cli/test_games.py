"""The list of games, as other tools read it."""

from __future__ import annotations

from tests.cli.running import run


def test_the_list_has_exactly_these_fields() -> None:
    ran = run("games", "--json")

    assert (ran.code, ran.err) == (0, "")
    for game in ran.document:
        assert list(game) == ["id", "title", "players", "options"]
        assert list(game["title"]) == ["ru", "en"]
        for option in game["options"]:
            assert list(option)[:4] == ["name", "values", "default", "players"]
            assert {option["default"], option.get("at_table", option["default"])} <= set(option["values"])
            assert set(option["players"]) <= set(game["players"])


def test_masti_is_listed_with_its_options() -> None:
    masti = next(game for game in run("games", "--json").document if game["id"] == "masti")

    assert masti["players"] == [3, 4, 5, 6]
    assert masti["title"]["ru"] == "Масти Власти"
    assert masti["options"] == [
        {"name": "teams", "values": ["no", "yes"], "default": "no", "players": [4]},
        {
            "name": "power",
            "values": ["each", "pooled"],
            "default": "each",
            "players": [4, 6],
            "only_with": ["teams", "yes"],
        },
    ]


def test_examples_are_not_on_the_list() -> None:
    assert [] == [game["id"] for game in run("games", "--json").document if game["id"].startswith("_")]


def test_people_get_a_table() -> None:
    ran = run("games")

    assert ran.code == 0
    assert "Масти Власти" in ran.out
    assert "3, 4, 5, 6" in ran.out
