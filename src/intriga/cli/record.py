"""`intriga record`: one match between bots, as a file."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from intriga.bots.matches import bot_match
from intriga.cli.common import (
    Bots,
    GameName,
    OptionsGiven,
    PackFolder,
    Players,
    Seed,
    read_levels,
    read_options,
    write_atomically,
)
from intriga.games.shelf import find_game, pack_of
from intriga.kernel.contract import chosen_options
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import json_line, opening_line


def record(
    game: GameName,
    /,
    *,
    players: Players,
    out: Annotated[Path, Parameter(help="The file to write; an existing one is replaced.")],
    option: OptionsGiven = None,
    seed: Seed = 1,
    bots: Bots = "random",
    pack: PackFolder = None,
) -> None:
    """Let bots play one match and write its record: every entry, outcome and move, ready to be verified."""
    found = find_game(game)
    options = chosen_options(found, players, read_options(option))
    levels = read_levels(found, players, bots)
    match = bot_match(found, pack_of(game, pack), options, levels, seed)
    write_atomically(out, record_bytes(match))
    print(f"{out}: {game}, {players} players, {len(match.entries)} entries.")


def record_bytes(match: Match) -> bytes:
    """The whole record of a match that has ended."""
    return b"".join([opening_line(match, with_seed=False), *[json_line(entry) for entry in match.entries]])
