"""How a reader is spoken to in tests: a language, and the game's own box unless another is given."""

from collections.abc import Sequence
from typing import Any

from intriga.games.boxes import box_of
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener


def tongue_of(game: str, language: str, box: Any = None) -> Tongue:
    return Tongue(language, box or box_of(find_game(game), own_pack(game)))


def listener_of(game: str, language: str, names: Sequence[str], seat: int = SPECTATOR) -> Listener:
    return Listener(tongue_of(game, language), names, seat)
