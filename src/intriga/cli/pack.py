"""`intriga pack`: packs of component data."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from intriga.games.shelf import find_game, game_ids
from intriga.kernel.packs import PackFault, read_pack

pack = App(name="pack", help_format="plaintext")


@pack.command(help_epilogue=f"Examples:\n  intriga pack check my-pack --game {game_ids()[-1]}")
def check(
    folder: Annotated[Path, Parameter(help="A folder of TOML files.")],
    /,
    *,
    game: Annotated[str, Parameter(help="The game that the pack is for.")],
) -> int:
    """Say whether a pack can be played with, or what is wrong: file, row and reason."""
    found = find_game(game)
    try:
        read = read_pack(folder)
        found.load(read)
    except PackFault as fault:
        print(f"{fault}.", file=sys.stderr)
        return 1
    print(f"{folder} is a pack for {game}: {len(read.files)} files, digest {read.digest}.")
    return 0
