"""The end of a round: neighbours act, dear districts get angrier, some rise, the others pay."""

from intriga.games.gangsters.scenarios.neighbour.rules.neighbours import in_the_evening
from intriga.games.gangsters.scenarios.neighbour.state import (
    NO_DISTRICT,
    city,
    district_of,
    ledger,
    neighbour_of,
    neighbours_here,
    open_districts,
    will_pay,
)
from intriga.games.gangsters.scenarios.neighbour.tables import FAIR
from intriga.games.gangsters.scenarios.neighbour.verbs import anger, collect, raise_barricades
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.dealer import Dealer


def evening(s: Gangsters, d: Dealer) -> None:
    """In this order: neighbours, prices, risings, the collection."""
    # LS3-013 LS3-014 LS3-015 LS3-016 LS3-020
    for neighbour in neighbours_here(city(s)):
        for effect in neighbour_of(s, neighbour).evening:
            in_the_evening(s, neighbour, effect, d)
    grumble(s, d)
    rise(s, d)
    paid = takings(s)
    collect(s, paid, police_share(s, paid), d)


def grumble(s: Gangsters, d: Dealer) -> None:
    """Whoever pays more than is fair gets angrier."""
    # LS3-014
    for district in open_districts(city(s)):
        if city(s).steps[district] > FAIR:
            anger(s, district, 1, "price", d)


def rise(s: Gangsters, d: Dealer) -> None:
    """Districts at the end of their patience rise, one after the other; each stirs up those next to it."""
    # LS3-016 LS3-017
    district = out_of_patience(s)
    while district != NO_DISTRICT:
        raise_barricades(s, district, d)
        for other in district_of(s, district).touches:
            anger(s, other, 1, "rising", d)
        district = out_of_patience(s)


def out_of_patience(s: Gangsters) -> int:
    """The first district that is about to rise, or NO_DISTRICT."""
    # LS3-016
    m = city(s)
    for district in open_districts(m):
        if m.anger[district] >= district_of(s, district).patience:
            return district
    return NO_DISTRICT


def takings(s: Gangsters) -> int:
    """What all districts would pay this evening."""
    # LS3-015 LS3-019
    total = 0
    for district in open_districts(city(s)):
        total += will_pay(s, district)
    return total


def police_share(s: Gangsters, paid: int) -> int:
    """What active police keep of it."""
    # LS3-025
    return min(paid, ledger(s).share) if s.police == POLICE_ACTIVE else 0
