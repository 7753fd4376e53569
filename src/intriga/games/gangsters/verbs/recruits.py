"""Henchmen come out of the reserve in the break, or go back to it. Everybody sees them."""

from intriga.games.gangsters import events
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import numbers_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items, lowest
from intriga.kernel.machine.i64_masks import Mask

SHOWN = 2  # LG-102


def show_recruits(s: Gangsters, level: int, stock: Mask, d: Dealer) -> None:
    """Two henchmen of a level are drawn; one of them will be kept. A single one is kept at once."""
    # LG-102 LG-G9
    for _ in range(min(SHOWN, count(stock))):
        card = next_recruit(s, stock, d)
        stock &= ~(1 << card)
        s.reserve &= ~(1 << card)
        s.drawn |= 1 << card
    if d.events is not None:
        d.events.append(events.RecruitsShown(level, numbers_of(s.drawn)))
    if count(s.drawn) == 1:
        keep_recruit(s, lowest(s.drawn), d)


def next_recruit(s: Gangsters, stock: Mask, d: Dealer) -> int:
    """The top card of a level: those that were put under it come last, in their order."""
    # LG-102
    above = stock
    for card in s.under:
        above &= ~(1 << card)
    if above:
        return d.draw(above, s.all_seats())
    for card in s.under:
        if stock >> card & 1:
            s.under = tuple([other for other in s.under if other != card])
            return card
    raise ValueError("no henchman of this level is left")


def keep_recruit(s: Gangsters, card: int, d: Dealer) -> None:
    """One of those drawn joins the clan; the other goes under its deck."""  # LG-102 LG-103
    s.clan |= 1 << card
    for other in items(s.drawn & ~(1 << card)):
        s.reserve |= 1 << other
        s.under = (*s.under, other)
    s.drawn = 0
    if d.events is not None:
        d.events.append(events.RecruitKept(card + 1, s.purse))


def release_henchman(s: Gangsters, card: int, d: Dealer) -> None:
    """A henchman leaves the clan for one point of reputation."""  # LG-101
    s.clan &= ~(1 << card)
    s.reserve |= 1 << card
    s.releases -= 1
    s.purse += 1
    if d.events is not None:
        d.events.append(events.HenchmanReleased(card + 1, s.purse))
