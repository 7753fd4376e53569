"""Intriga: strategy card games and what plays them. Programs begin with `deal`, `find_game` or `game_ids`."""

from typing import TYPE_CHECKING, Any

from intriga import builds

if TYPE_CHECKING:
    from intriga.library import Play, deal, find_game, game_ids

__version__ = "0.1.0"
__all__ = ["Play", "deal", "find_game", "game_ids"]

builds.choose()


def __getattr__(name: str) -> Any:
    """What the library offers, loaded when it is first asked for: the command line starts without it."""
    if name not in __all__:
        raise AttributeError(f"module 'intriga' has no attribute '{name}'")
    from intriga import library

    return getattr(library, name)
