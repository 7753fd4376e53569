"""`intriga pack`: packs of component data."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from intriga.games.boxes import playable_counts
from intriga.games.shelf import find_game, game_ids, own_pack
from intriga.kernel.contract import Game
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack, PackFault, read_pack

pack = App(name="pack", help_format="plaintext")


@pack.command(
    help_epilogue="\n  ".join(
        ["Examples:", "intriga pack check my-pack", f"intriga pack check my-pack --game {game_ids()[-1]}"]
    )
)
def check(
    folder: Annotated[Path, Parameter(help="A folder of TOML files.")],
    /,
    *,
    game: Annotated[
        str | None, Parameter(help="The game that the pack is for; by default it is recognised by the files.")
    ] = None,
) -> int:
    """Say whether a pack can be played with, or what is wrong: file, row and reason."""
    found = None if game is None else find_game(game)
    try:
        read = read_pack(folder)
        found = found or game_of(read)
        found.load(read)
    except PackFault as fault:
        for one in (fault, *fault.others):
            print(f"{one}.", file=sys.stderr)
        return 1
    files = (
        f"{len(read.files)} files, for {one_of(playable_counts(found, read))} players, digest {read.digest}"
    )
    print(f"{folder} is a pack for {found.id}: {files}.")
    return 0


def game_of(read: Pack) -> Game:
    """The game whose own pack has the most files of the same names."""
    shared = {name: len(read.files.keys() & own_pack(name).files.keys()) for name in game_ids()}
    likely = [name for name, files in shared.items() if files and files == max(shared.values())]
    if len(likely) != 1:
        raise Malformed(f"say which game the pack is for, as in --game {(likely or game_ids())[0]}")
    return find_game(likely[0])


def one_of(counts: Sequence[int]) -> str:
    """Numbers of players as a list in a sentence: 2, 3 or 4."""
    told = [str(count) for count in counts]
    return f"{', '.join(told[:-1])} or {told[-1]}" if len(told) > 1 else "".join(told)
