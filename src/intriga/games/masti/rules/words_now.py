"""Words said at a moment that does not ask for them."""

from intriga.games.masti.rules import reasons as why
from intriga.games.masti.vocabulary import CountStack, LeaveCard, PlaceJoker, ToTrumps
from intriga.kernel.machine.words import Word


def not_now(w: Word) -> int:
    """Why a word of another moment is refused."""
    if isinstance(w, ToTrumps):
        return why.NO_BURYING_NOW
    if isinstance(w, LeaveCard):
        return why.NO_LEAVING_NOW
    if isinstance(w, CountStack):
        return why.NO_COUNTING_NOW
    if isinstance(w, PlaceJoker):
        return why.NO_JOKERS_NOW
    return why.NO_PLAY_NOW
