"""The clock moves, cards turn up and go, bags change their place."""

from intriga.games.gangsters.scenarios.hands_up import events
from intriga.games.gangsters.scenarios.hands_up.state import heist, numbers
from intriga.games.gangsters.scenarios.hands_up.tables import GETAWAY, NOON
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer


def move_clock(s: Gangsters, why: str, d: Dealer) -> None:
    """One step on, never past the last; on a bell a card turns up."""
    # LS1-003 LS1-004
    mission = heist(s)
    if mission.clock >= NOON:
        return
    mission.clock += 1
    if d.events is not None:
        d.events.append(events.ClockMoved(mission.clock, NOON, why))
    if mission.clock in numbers(s).bells:
        turn_up_card(s, d)


def turn_back_clock(s: Gangsters, d: Dealer) -> None:
    """One step back, never before the first; the bells stay silent."""
    # LS1-027
    mission = heist(s)
    if mission.clock > 1:
        mission.clock -= 1
        if d.events is not None:
            d.events.append(events.ClockMoved(mission.clock, NOON, "back"))


def turn_up_card(s: Gangsters, d: Dealer) -> None:
    """The next card of the hours lies open from now on."""
    # LS1-004
    mission = heist(s)
    if mission.hours == 0:
        return
    place = d.draw(mission.hours, s.all_seats())
    mission.hours &= ~(1 << place)
    mission.table |= 1 << place
    if d.events is not None:
        d.events.append(events.CardTurnedUp(s.scenario.shown_place(place)))


def discard_card(s: Gangsters, boss: int, place: int, d: Dealer) -> None:
    """A card leaves the bank."""
    # LS1-008
    heist(s).table &= ~(1 << place)
    if d.events is not None:
        d.events.append(events.CardGone(boss + 1, s.scenario.shown_place(place)))


def pack_bags(s: Gangsters, boss: int, place: int, bags: int, d: Dealer) -> None:
    """Bags of a place lie in the hall from now on."""
    # LS1-014
    mission = heist(s)
    mission.bags[place] -= bags
    mission.hall += bags
    if d.events is not None:
        d.events.append(events.BagsPacked(boss + 1, s.scenario.shown_place(place), bags, mission.hall))


def carry_bags(s: Gangsters, boss: int, bags: int, d: Dealer) -> None:
    """Bags of the hall lie in the car from now on."""
    # LS1-015
    mission = heist(s)
    mission.hall -= bags
    mission.car += bags
    if d.events is not None:
        d.events.append(events.BagsCarried(boss + 1, bags, mission.hall, mission.car))


def lose_bag(s: Gangsters, place: int, d: Dealer) -> None:
    """A bag of the hall is gone for good."""
    # LS1-023
    mission = heist(s)
    if mission.hall == 0:
        return
    mission.hall -= 1
    mission.lost += 1
    if d.events is not None:
        d.events.append(events.BagLost(s.scenario.shown_place(place), mission.hall))


def fade_way(s: Gangsters, d: Dealer) -> None:
    """The getaway loses a marker: the street does not stay empty."""
    # LS1-018
    if s.markers[GETAWAY] > 0:
        s.markers[GETAWAY] -= 1
        if d.events is not None:
            d.events.append(events.WayFaded(s.markers[GETAWAY]))
