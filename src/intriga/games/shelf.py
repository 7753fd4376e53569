"""The shelf finds the games; everything outside this folder knows them only through it."""

from functools import cache
from importlib import import_module
from pathlib import Path

from intriga.kernel.contract import Game
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack, read_pack

HERE = Path(__file__).parent


@cache
def game_ids() -> tuple[str, ...]:
    """The games on the shelf; examples (with an underscore) are not on it."""
    return tuple(sorted(path.parent.name for path in HERE.glob("[a-z]*/game.py")))


@cache
def find_game(game: str) -> Game:
    """The game with this id; examples can be found by name too."""
    if not (game.replace("_", "").isalnum() and (HERE / game / "game.py").is_file()):
        raise Malformed(f"there is no game '{game}' on the shelf; there are: {', '.join(game_ids())}")
    found: Game = import_module(f"intriga.games.{game}.game").GAME
    return found


@cache
def own_pack(game: str) -> Pack:
    """The pack that comes with the game."""
    return read_pack(game_folder(game) / "components")


#: Packs that this process plays with instead of the games' own.
_instead: dict[str, Pack] = {}


def play_with(game: str, pack: Pack | None) -> None:
    """From now on tables of this game are opened with this pack; None gives the game its own back."""
    if pack is None:
        _instead.pop(game, None)
    else:
        _instead[game] = pack


def table_pack(game: str) -> Pack:
    """The pack with which tables are opened here."""
    return _instead.get(game) or own_pack(game)


def has_own_pack(game: str) -> bool:
    """Whether tables are opened with the pack that comes with the game."""
    return game not in _instead


def pack_of(game: str, folder: Path | None) -> Pack:
    """The pack in a folder, or the game's own; PackFault if the game cannot be played with it."""
    if folder is None:
        return own_pack(game)
    pack = read_pack(folder)
    find_game(game).load(pack)
    return pack


def game_folder(game: str) -> Path:
    """Where a game's rooms are."""
    return HERE / game


def locales_of(game: str) -> Path:
    """Where the sentences of a game are."""
    return game_folder(game) / "speech" / "locales"


def guide_of(game: str) -> Path | None:
    """The script of a game's guided first game, where it has one."""
    path = game_folder(game) / "guide.toml"
    return path if path.is_file() else None
