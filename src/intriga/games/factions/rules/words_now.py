"""Words said at a moment that does not ask for them."""

from intriga.games.factions.rules import reasons as why
from intriga.games.factions.vocabulary import EXCHANGE, KEEP, Answer
from intriga.kernel.machine.frames import NOT_ASKED
from intriga.kernel.machine.words import Word


def not_now(w: Word) -> int:
    """Why a word of another moment is refused."""
    if isinstance(w, Answer):
        return why.NO_QUIZ_NOW
    return why.NO_EXCHANGE_NOW if w is EXCHANGE or w is KEEP else NOT_ASKED
