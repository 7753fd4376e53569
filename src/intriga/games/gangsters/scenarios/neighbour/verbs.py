"""The only code that moves the pieces of the city."""

from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.scenarios.neighbour import events
from intriga.games.gangsters.scenarios.neighbour.state import (
    GONE,
    NO_NEIGHBOUR,
    city,
    district_of,
    is_open,
    ledger,
    neighbour_at,
    numbers,
    pays,
    still_in_deck,
)
from intriga.games.gangsters.scenarios.neighbour.tables import NO_LOCAL
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count


def shown_neighbour(s: Gangsters, neighbour: int) -> int:
    """The place of a neighbour as events and views number it."""
    return s.scenario.shown_place(DISTRICTS + neighbour)


# ── anger ──


def anger(s: Gangsters, district: int, by: int, why: str, d: Dealer) -> None:
    """A district gets angrier, as far as its patience goes; barricades bear no grudge."""
    # LS3-008
    m = city(s)
    patience = district_of(s, district).patience
    if not is_open(m, district) or m.anger[district] >= patience:
        return
    m.anger[district] = min(patience, m.anger[district] + by)
    if d.events is not None:
        d.events.append(events.Angered(s.scenario.shown_place(district), m.anger[district], patience, why))


def soothe(s: Gangsters, boss: int, district: int, by: int, d: Dealer) -> None:
    """Less anger, never less than none."""
    # LS3-011
    m = city(s)
    if m.anger[district] == 0:
        return
    m.anger[district] = max(0, m.anger[district] - by)
    if d.events is not None:
        patience = district_of(s, district).patience
        d.events.append(
            events.Soothed(boss + 1, s.scenario.shown_place(district), m.anger[district], patience)
        )


def squeeze(s: Gangsters, boss: int, district: int, local: int, d: Dealer) -> None:
    """The district pays a step more. `local` is one of those sent who lives there, or NO_LOCAL."""
    # LS3-010
    m = city(s)
    m.steps[district] += 1
    if d.events is not None:
        henchman = None if local == NO_LOCAL else local + 1
        d.events.append(
            events.Squeezed(boss + 1, s.scenario.shown_place(district), pays(s, district), henchman)
        )


def raise_barricades(s: Gangsters, district: int, d: Dealer) -> None:
    """The district throws the clan out, and whoever stood there goes home."""
    # LS3-016
    m = city(s)
    m.risen |= 1 << district
    m.steps[district] = 0
    m.anger[district] = 0
    if d.events is not None:
        d.events.append(events.Rose(s.scenario.shown_place(district), count(m.risen), numbers(s).risings))
    neighbour = neighbour_at(m, district)
    if neighbour != NO_NEIGHBOUR:
        send_home(s, NOBODY, neighbour, d)


# ── neighbours ──


def bring_neighbour(s: Gangsters, district: int, d: Dealer) -> None:
    """A neighbour of the deck comes; nobody knew which."""
    # LS3-005
    m = city(s)
    neighbour = d.draw(still_in_deck(m), s.all_seats())
    m.stands[neighbour] = district
    if d.events is not None:
        d.events.append(events.NeighbourCame(shown_neighbour(s, neighbour), s.scenario.shown_place(district)))


def send_home(s: Gangsters, boss: int, neighbour: int, d: Dealer) -> None:
    """A neighbour leaves the table, with its markers."""
    # LS3-018
    city(s).stands[neighbour] = GONE
    s.markers[DISTRICTS + neighbour] = 0
    if d.events is not None:
        by = None if boss == NOBODY else boss + 1
        d.events.append(events.NeighbourLeft(by, shown_neighbour(s, neighbour)))


# ── income ──


def collect(s: Gangsters, paid: int, police: int, d: Dealer) -> None:
    """The token moves by what was paid, less what the police keep."""
    # LS3-015
    m = city(s)
    m.income = min(ledger(s).track, m.income + paid - police)
    if d.events is not None:
        d.events.append(events.Collected(paid, police, m.income))


def move_income(s: Gangsters, neighbour: int, by: int, d: Dealer) -> None:
    """A neighbour takes or leaves money; the token stays on its track."""
    # LS3-021
    m = city(s)
    income = max(0, min(ledger(s).track, m.income + by))
    if income == m.income:
        return
    moved = income - m.income
    m.income = income
    if d.events is not None:
        d.events.append(events.IncomeMoved(shown_neighbour(s, neighbour), moved, income))
