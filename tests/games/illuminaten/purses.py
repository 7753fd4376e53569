"""Support drawn in letters: costs, what a seat pays or gains, and every way to do it."""

from collections import Counter
from typing import Any

from intriga.games.illuminaten.box.tables import LETTERS
from intriga.games.illuminaten.rules.terms.paying import GROUP, Pay
from intriga.games.illuminaten.rules.terms.support import Gain
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import is_done, table, tokens_of


def units(text: str) -> list[int]:
    """`A AM` is one unit for the aristocracy and one for it or the magistrates; `A1` belongs to group 1."""
    found = []
    for part in text.split():
        group = int(part[-1]) if part[-1].isdigit() else 0
        letters = part.rstrip("123")
        found.append(sum(1 << LETTERS.index(letter) for letter in letters) + group * GROUP)
    return found


def paying(cost: str, tokens: str, waive: int = 0, slot_cost: bool = False, **more: Any) -> Pax:
    """Seat 0 pays this cost in its own turn."""
    spared = more.pop("spared", ())
    return table(frame=Pay(0, units(cost), waive, slot_cost, spared), tokens=[tokens], **more)


def gaining(owed: str, tokens: list[str], intercepts: bool = True, **more: Any) -> Pax:
    """Seat 0 gains these tokens; what no seat holds lies in the pool."""
    return table(frame=Gain(0, units(owed), intercepts), tokens=tokens, **more)


def left(s: Pax) -> str:
    """What the payer has left once all is paid."""
    assert is_done(s)
    return tokens_of(s, 0)


def outcomes(s: Pax) -> Counter[str]:
    """What a payer can have left, and in how many paths he comes to it."""
    if is_done(s):
        return Counter([tokens_of(s, 0)])
    found: Counter[str] = Counter()
    words = s.legal(0)
    assert words, "a dead end"
    for word in words:
        twin = s.copy()
        twin.apply(0, word, Dealer(Scripted([])))
        found += outcomes(twin)
    return found


def paths(s: Pax) -> list[list[int]]:
    """The words of every way through a payment, forced ones among them."""
    if is_done(s):
        return [[]]
    found: list[list[int]] = []
    words = s.legal(0)
    assert words, "a dead end"
    for word in words:
        twin = s.copy()
        twin.apply(0, word, Dealer(Scripted([])))
        found += [[word.number, *rest] for rest in paths(twin)]
    return found
