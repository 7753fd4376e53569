"""The shelf finds the games. Everything outside this folder knows them only through it."""

from functools import cache
from importlib import import_module
from pathlib import Path

from intriga.kernel.contract import Game
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.packs import Pack, read_pack
from intriga.kernel.scenarios import game_pack, locale_folders

HERE = Path(__file__).parent


@cache
def game_ids() -> tuple[str, ...]:
    """The games on the shelf; examples (with an underscore) are not on it."""
    return tuple(sorted(path.parent.name for path in HERE.glob("[a-z]*/game.py")))


@cache
def known_games() -> frozenset[str]:
    """Every id that can be found: the games, and the examples."""
    return frozenset(path.parent.name for path in HERE.glob("*/game.py"))


@cache
def find_game(game: str) -> Game:
    """The game with this id; examples can be found by name too."""
    if game not in known_games():
        raise Malformed(f"there is no game '{game}' on the shelf; there are: {', '.join(game_ids())}")
    found: Game = import_module(f"intriga.games.{game}.game").GAME
    return found


@cache
def own_pack(game: str) -> Pack:
    """The pack that comes with the game, with the components of its scenarios."""
    return game_pack(game_folder(game))


#: Packs that this process uses instead of the games' own.
_replacements: dict[str, Pack] = {}


def play_with(game: str, pack: Pack | None) -> None:
    """From now on, open tables of this game with this pack; None for the game's own."""
    if pack is None:
        _replacements.pop(game, None)
    else:
        _replacements[game] = pack


def table_pack(game: str) -> Pack:
    """The pack with which this process opens tables."""
    return _replacements.get(game) or own_pack(game)


def has_own_pack(game: str) -> bool:
    """Whether tables are opened with the pack that comes with the game."""
    return game not in _replacements


def pack_of(game: str, folder: Path | None) -> Pack:
    """The pack in a folder, or the game's own; PackFault if the game cannot be played with it."""
    if folder is None:
        return own_pack(game)
    pack = read_pack(folder)
    find_game(game).load(pack)
    return pack


def game_folder(game: str) -> Path:
    """The folder of a game."""
    return HERE / game


def locales_of(game: str) -> tuple[Path, ...]:
    """The folders of a game's sentences: its own, then those of its scenarios."""
    return locale_folders(game_folder(game))


def guide_of(game: str) -> Path | None:
    """The script of a game's guided first game, if it has one."""
    path = game_folder(game) / "guide.toml"
    return path if path.is_file() else None
