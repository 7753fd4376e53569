"""Players of the stored games: they take any legal word by chance, each with likings of its own.

They are no bots of any level, so that a better bot leaves the stored games as they are.
"""

from collections.abc import Callable

from intriga.games.illuminaten.box.tables import INFLUENCE, INTERROGATE, SCOUT
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import ACT, END, MORE, Act, CardWord, FactionWord, PlotWord
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.words import Word

Player = Callable[[Pax, int, Quick], Word]

LIKING = 90  # percent: how often a builder does what it likes
PATIENCE = 55  # percent: how often an idle player does something all the same


def at_random(s: Pax, seat: int, luck: Quick) -> Word:
    """Any word, each as likely as the others."""
    return one_of(s.legal(seat), luck)


def keen(s: Pax, seat: int, luck: Quick) -> Word:
    """Fulfils every plot and takes every faction card, and never ends a turn that has an action left."""
    words = s.legal(seat)
    gifts = [word for word in words if is_gift(word)]
    if gifts:
        return one_of(gifts, luck)
    if END in words and any(isinstance(word, Act) for word in words):
        words.remove(END)
    return one_of(words, luck)


def builder(s: Pax, seat: int, luck: Quick) -> Word:
    """Influences as often and as much as it can, saves the cards that bring events; else as the keen one."""
    words = s.legal(seat)
    saving = [word for word in words if not is_great(s, word)]
    for liked in (is_gift, is_influence, is_supply):
        found = [word for word in saving if liked(word)]
        if found and luck.pick(100) < LIKING:
            return one_of(found, luck)
    return keen(s, seat, luck)


def idle(s: Pax, seat: int, luck: Quick) -> Word:
    """Often ends the turn at once, fulfils no plot and never plays a card that brings events."""
    words = s.legal(seat)
    if END in words and luck.pick(100) >= PATIENCE:
        return END
    quiet = [word for word in words if not is_great(s, word) and not isinstance(word, PlotWord)]
    liked = [word for word in quiet if is_influence(word)] or [word for word in quiet if is_supply(word)]
    return one_of(liked or quiet or words, luck)


def one_of(words: list[Word], luck: Quick) -> Word:
    return words[luck.pick(len(words))]


def is_gift(word: Word) -> bool:
    """A plot fulfilled or won back, or a faction card taken."""
    if isinstance(word, FactionWord):
        return word.verb == "take"
    return isinstance(word, PlotWord) and word.verb != "release"


def is_influence(word: Word) -> bool:
    return word in (ACT[INFLUENCE], MORE)


def is_supply(word: Word) -> bool:
    """New cards to influence, and the support to pay for it."""
    return word in (ACT[SCOUT], ACT[INTERROGATE])


def is_great(s: Pax, word: Word) -> bool:
    """A grand master or a royal arch out of one's hand."""
    return isinstance(word, CardWord) and s.box.cards[word.card].is_great


PLAYERS: dict[str, Player] = {"random": at_random, "keen": keen, "builder": builder, "idle": idle}
