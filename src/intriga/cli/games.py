"""`intriga games`: what is on the shelf."""

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from intriga.cli.common import AsJson, print_json
from intriga.games.shelf import find_game, game_ids
from intriga.games.speaking import title_of
from intriga.kernel.contract import Option
from intriga.kernel.sentences import LANGUAGES


def games(*, as_json: AsJson = False) -> None:
    """List the games: titles, numbers of players, options with their values and defaults."""
    if as_json:
        print_json([listed(game) for game in game_ids()])
        return
    table = Table("game", "title", "players", "options")
    for game in game_ids():
        found = find_game(game)
        titles = "\n".join(title_of(game, language) for language in LANGUAGES)
        options = "\n".join(option_line(option) for option in found.options)
        table.add_row(game, titles, ", ".join(str(count) for count in found.players), options)
    Console().print(table)


def listed(game: str) -> dict[str, Any]:
    """One game, for other tools."""
    found = find_game(game)
    return {
        "id": game,
        "title": {language: title_of(game, language) for language in LANGUAGES},
        "players": list(found.players),
        "options": [msgspec.to_builtins(option) for option in found.options],
    }


def option_line(option: Option) -> str:
    values = "|".join(f"{value}*" if value == option.default else value for value in option.values)
    return f"{option.name}={values} (for {', '.join(str(count) for count in option.players)})"
