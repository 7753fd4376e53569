"""Drawn positions of the rough example, and words said at them.

Cards are written as in records (`L1`), chests are numbered from 0 in positions and from 1 in words.
"""

from functools import cache
from typing import Any

from intriga.games._rough.box.tables import ALL_CARDS, Box, card_named
from intriga.games._rough.game import GAME
from intriga.games._rough.rules.turns import Rounds
from intriga.games._rough.state import Rough
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Chance, Guided, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import heap_of
from intriga.kernel.match.match import Match, new_match

NAMES = ["Аня", "Борис", "Вера", "Глеб"]


@cache
def box() -> Box:
    return GAME.load(own_pack("_rough"))


def cards(text: str) -> int:
    """The mask of these cards."""
    return heap_of([card_named(name) for name in text.split()])


def table(*hands: str, tokens: list[list[int]] | None = None, turn: int = 0) -> Rough:
    """Round 1 after the stakes: everybody staked on the first chest, and this seat has its turn."""
    s = Rough(box(), len(hands), [Rounds()])
    s.round, s.turn = 1, turn
    s.hands = [cards(hand) for hand in hands]
    s.deck = ALL_CARDS & ~sum(s.hands)
    s.stakes = [0] * len(hands)
    if tokens is not None:
        s.tokens = [list(row) for row in tokens]
    s.settle(Dealer(Scripted([])))
    return s


def staking(players: int = 3) -> Rough:
    """The first question of a game: the stakes."""
    return GAME.setup(box(), players, {}, None, Dealer(Quick(1)))


def say(s: Rough, seat: int, *words: str, luck: list[int] | None = None) -> list[Any]:
    """Legal words carried out one after the other; what was told. `luck` names items and outcomes."""
    told: list[Any] = []
    dealer = Dealer(Guided(luck) if luck is not None else Quick(1), told)
    for notation in words:
        word = VOCABULARY.read(notation)
        assert s.why_not(seat, word) == ()
        s.apply(seat, word, dealer)
    return told


def learned(s: Rough, seat: int, notation: str, chance: Chance | None = None) -> int:
    """The mask of the seats that would learn something from this word."""
    dealer = Dealer(chance or Quick(1))
    s.copy().apply(seat, VOCABULARY.read(notation), dealer)
    return dealer.learned


def refused(s: Rough, seat: int, notation: str) -> list[tuple[str, str]]:
    """All reasons and their clauses, the decisive one first."""
    return [(refusal.reason, refusal.clause) for refusal in s.why_not(seat, VOCABULARY.read(notation))]


def legal(s: Rough, seat: int) -> list[str]:
    return [word.notation() for word in s.legal(seat)]


def begun(players: int = 3, seed: int = 1, match: str = "m", **more: Any) -> Match:
    """A match that has just been dealt."""
    seats = NAMES[:players]
    return new_match(GAME, own_pack("_rough"), match, players, {}, seats, bytes([seed] * 32), **more)


def played(match: Match, seed: int = 1, moves: int = 10_000) -> Match:
    """Random words, at most this many, of any seat that may act."""
    chance = Quick(seed)
    while moves and not match.ended:
        seats = match.state.acting()
        seat = seats[chance.pick(len(seats))]
        words = match.state.legal(seat)
        match.decide(seat, [words[chance.pick(len(words))]], by="bot")
        moves -= 1
    return match
