"""Henchmen come out of the reserve in the break, or go back to it. Everybody sees them."""

from intriga.games.gangsters import events
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import numbers_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.i64_masks import Mask

SHOWN = 2  # LG-102


def show_recruits(s: Gangsters, level: int, stock: Mask, d: Dealer) -> None:
    """Two henchmen of a level are drawn; one of them will be kept. A single one is kept at once."""
    # LG-102 LG-G9
    for _ in range(min(SHOWN, count(stock))):
        card = d.draw(stock, s.all_seats())
        stock &= ~(1 << card)
        s.reserve &= ~(1 << card)
        s.drawn |= 1 << card
    if d.events is not None:
        d.events.append(events.RecruitsShown(level, numbers_of(s.drawn)))
    if count(s.drawn) == 1:
        keep_recruit(s, card, d)


def keep_recruit(s: Gangsters, card: int, d: Dealer) -> None:
    """One of those drawn joins the clan; the other goes under its deck."""  # LG-102 LG-103
    s.clan |= 1 << card
    s.reserve |= s.drawn & ~(1 << card)
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
