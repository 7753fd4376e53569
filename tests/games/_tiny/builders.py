"""Drawn positions of the smallest game, and words said at them."""

from functools import cache
from typing import Any

from intriga.games._tiny.box.tables import ALL_CARDS, Box
from intriga.games._tiny.game import GAME
from intriga.games._tiny.rules.turns import Turns
from intriga.games._tiny.state import Tiny
from intriga.games._tiny.vocabulary import VOCABULARY
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Chance, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import heap_of


@cache
def box() -> Box:
    return GAME.load(own_pack("_tiny"))


def cards(*numbers: int) -> int:
    """The mask of these cards, numbered from 1."""
    return heap_of([number - 1 for number in numbers])


def table(hands: list[int], rows: list[int] | None = None, turn: int = 0) -> Tiny:
    """A position with these hands and rows; the rest lies face down."""
    s = Tiny(box(), len(hands), [Turns()])
    s.hands = list(hands)
    s.rows = list(rows or [0] * len(hands))
    s.deck = ALL_CARDS & ~sum(s.hands) & ~sum(s.rows)
    s.turn = turn
    s.settle(Dealer(Scripted([])))
    return s


def say(s: Tiny, seat: int, notation: str, chance: Chance | None = None) -> list[Any]:
    """A legal word carried out; what was told."""
    word = VOCABULARY.read(notation)
    assert s.why_not(seat, word) == ()
    told: list[Any] = []
    s.apply(seat, word, Dealer(chance or Quick(1), told))
    return told


def refused(s: Tiny, seat: int, notation: str) -> tuple[str, str]:
    """The decisive reason and its clause."""
    refusal = s.why_not(seat, VOCABULARY.read(notation))[0]
    return refusal.reason, refusal.clause


def legal(s: Tiny, seat: int) -> list[str]:
    return [word.notation() for word in s.legal(seat)]
