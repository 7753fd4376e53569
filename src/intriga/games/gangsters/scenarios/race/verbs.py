"""The only code that moves the pieces of the race."""

from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.state import GONE, numbers, race
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.henchmen import exhaust_top, numbers_of
from intriga.kernel.machine.dealer import Dealer


def show_card(s: Gangsters, cell: int, d: Dealer) -> None:
    """A card of the deck comes up on a cell; nobody knew which."""
    # LS2-008
    m = race(s)
    card = d.draw(m.deck, s.all_seats())
    m.deck &= ~(1 << card)
    m.cells[card] = cell
    if d.events is not None:
        d.events.append(events.CardSeen(s.scenario.shown_place(card), cell))


def discard_card(s: Gangsters, card: int) -> None:
    """A card leaves the table, with its markers."""
    race(s).cells[card] = GONE
    s.markers[card] = 0


def set_gear(s: Gangsters, boss: int, gear: int, how: str, d: Dealer) -> None:
    race(s).gear = gear
    if d.events is not None:
        d.events.append(events.GearShifted(boss + 1 if boss != NOBODY else None, gear, how))


def dent(s: Gangsters, dents: int, d: Dealer) -> None:
    """The car suffers; no gear is higher than its condition."""
    # LS2-007 LS2-011
    m = race(s)
    m.condition = max(0, m.condition - dents)
    if d.events is not None:
        d.events.append(events.CarDented(dents, m.condition))
    if m.gear > max(1, m.condition):
        set_gear(s, NOBODY, max(1, m.condition), "engine", d)


def mend(s: Gangsters, points: int, d: Dealer) -> None:
    """The car gets better, but never better than new."""
    # LS2-019
    m = race(s)
    m.condition = min(numbers(s).condition, m.condition + points)
    if d.events is not None:
        d.events.append(events.CarMended(m.condition))


def bring_van(s: Gangsters, steps: int, why: str, d: Dealer) -> None:
    """The van comes nearer."""
    # LS2-014
    m = race(s)
    m.van += steps
    if d.events is not None:
        d.events.append(events.VanMoved(steps, m.van, why))


def hold_up_van(s: Gangsters, steps: int, d: Dealer) -> None:
    """The van falls behind."""
    # LS2-018
    m = race(s)
    m.van -= steps
    if d.events is not None:
        d.events.append(events.VanHeldUp(steps, m.van))


def shake_clan(s: Gangsters, card: int, henchmen: int, d: Dealer) -> None:
    """Cards of the clan deck are exhausted; they are seen only then."""
    # LS2-012
    hurt = exhaust_top(s, henchmen, d)
    if d.events is not None and hurt:
        d.events.append(events.ClanShaken(s.scenario.shown_place(card), numbers_of(hurt)))
