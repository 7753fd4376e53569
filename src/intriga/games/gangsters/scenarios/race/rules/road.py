"""The road: what comes into sight, and which challenges lie open."""

from intriga.games.gangsters.scenarios.race.state import (
    lead,
    lies_open,
    numbers,
    race,
    road,
)
from intriga.games.gangsters.scenarios.race.tables import FIX, JAIL, ROAD_CARDS, VAN
from intriga.games.gangsters.scenarios.race.verbs import show_card
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask


def light_up(s: Gangsters, d: Dealer) -> None:
    """Cards come up on the marked cells that the headlights reach for the first time."""
    # LS2-004 LS2-008
    m = race(s)
    far = m.car + road(s).sight
    for cell in road(s).marks:
        if m.lit < cell <= far and m.deck:
            show_card(s, cell, d)
    m.lit = max(m.lit, far)


def places_of(s: Gangsters) -> Mask:
    """Cards ahead and on the car, the jail if the car stands there, the van, and the car if it is hurt."""
    # LS2-015 LS2-017 LS2-018 LS2-019
    m = race(s)
    found = 1 << VAN if lead(s) <= road(s).reach else 0
    for card in range(ROAD_CARDS):
        if lies_open(m, card):
            found |= 1 << card
    if m.car == road(s).jail and not m.rescued:
        found |= 1 << JAIL
    if m.condition < numbers(s).condition:
        found |= 1 << FIX
    return found
