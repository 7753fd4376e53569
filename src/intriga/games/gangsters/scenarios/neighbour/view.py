"""The city as everybody sees it: nothing of it is hidden but the neighbours still to come."""

import msgspec

from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.scenarios.neighbour.rules.bargaining import Bargaining
from intriga.games.gangsters.scenarios.neighbour.rules.evening import police_share, takings
from intriga.games.gangsters.scenarios.neighbour.state import (
    NO_NEIGHBOUR,
    city,
    district_of,
    is_open,
    ledger,
    neighbour_at,
    neighbour_of,
    neighbours_here,
    numbers,
    pays,
    quota,
    still_in_deck,
    will_pay,
)
from intriga.games.gangsters.scenarios.neighbour.tables import FAIR
from intriga.games.gangsters.scenarios.neighbour.verbs import shown_neighbour
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat


class DistrictView(msgspec.Struct, frozen=True):
    """One district of the map."""

    place: int  # its number as a challenge
    id: str
    step: int  # of payment; above the first it gets angrier every evening
    pays: list[int]  # by step, from the first
    anger: int
    patience: int  # the anger at which it rises
    risen: bool  # behind barricades
    neighbour: int | None  # who stands there, by number as a challenge
    will_pay: int  # this evening, as things stand
    grumbles: bool  # it gets angrier this evening because of what it pays
    on_the_brink: bool  # it rises this evening, as things stand
    touches: list[int]  # the districts next to it, by number as challenges
    locals: list[int]  # henchmen of the reader's own hand who live there


class NeighbourView(msgspec.Struct, frozen=True):
    """A neighbour who stands in the city."""

    place: int
    district: int
    fingerprint: bool


class CityView(msgspec.Struct, frozen=True, tag_field="scenario", tag="neighbour"):
    """The map and the ledger."""

    districts: list[DistrictView]
    neighbours: list[NeighbourView]
    to_come: int  # neighbours in the deck
    comes_next: int | None  # the next round in which one comes
    income: int
    track: int  # the end of the ledger
    quota: int
    points: list[int]  # the income for one point of reputation, for two, …
    barricade: int  # reputation that each barricade costs
    collects: int  # this evening, as things stand
    police: int  # of it the police keep
    last: int  # the last round
    barricades: int
    lose: int  # so many barricades lose the city
    visited: int | None  # the district that is being bargained with


def view(s: Gangsters, seat: Seat) -> CityView:
    """What this seat may know of the city: the same as everybody, and who of its hand lives where."""
    # LS3-006
    m = city(s)
    paid = takings(s)
    frame = s.stack[-1] if s.stack and not s.over else None
    return CityView(
        districts=[district(s, seat, number) for number in range(DISTRICTS)],
        neighbours=[neighbour(s, number) for number in neighbours_here(m)],
        to_come=count(still_in_deck(m)),
        comes_next=min((one for one in numbers(s).arrivals if one > s.round), default=None),
        income=m.income,
        track=ledger(s).track,
        quota=quota(s),
        points=ledger(s).points,
        barricade=ledger(s).barricade,
        collects=paid - police_share(s, paid),
        police=police_share(s, paid),
        last=numbers(s).rounds,
        barricades=count(m.risen),
        lose=numbers(s).risings,
        visited=s.scenario.shown_place(frame.district) if isinstance(frame, Bargaining) else None,
    )


def locals_of(s: Gangsters, seat: Seat, number: int) -> list[int]:
    """The henchmen in this seat's hands who are at home in a district."""
    # LS3-012
    hands = [s.hands[boss] for boss in s.bosses_of(seat)] if seat >= 0 else []
    return [card + 1 for hand in hands for card in items(hand) if s.box.henchmen[card].place == number]


def district(s: Gangsters, seat: Seat, number: int) -> DistrictView:
    m = city(s)
    row = district_of(s, number)
    here = neighbour_at(m, number)
    grumbles = is_open(m, number) and m.steps[number] > FAIR
    evening = m.anger[number] + (1 if grumbles else 0)
    return DistrictView(
        place=s.scenario.shown_place(number),
        id=row.name,
        step=m.steps[number],
        pays=row.pays[1:],
        anger=m.anger[number],
        patience=row.patience,
        risen=not is_open(m, number),
        neighbour=shown_neighbour(s, here) if here != NO_NEIGHBOUR else None,
        will_pay=will_pay(s, number),
        grumbles=grumbles,
        on_the_brink=is_open(m, number) and evening >= row.patience,
        touches=[s.scenario.shown_place(other) for other in row.touches],
        locals=locals_of(s, seat, number),
    )


def neighbour(s: Gangsters, number: int) -> NeighbourView:
    place = shown_neighbour(s, number)
    return NeighbourView(
        place, s.scenario.shown_place(city(s).stands[number]), neighbour_of(s, number).fingerprint
    )


def question(s: Gangsters, seat: Seat) -> Question:
    """What the next success in a district is used for."""
    frame = s.stack[-1]
    assert isinstance(frame, Bargaining)
    return Question(
        "neighbour_ask_bargain",
        "LS3-009",
        {
            "district": s.scenario.shown_place(frame.district),
            "left": frame.left,
            "pays": pays(s, frame.district),
            "anger": city(s).anger[frame.district],
            "patience": district_of(s, frame.district).patience,
            "local": frame.local + 1,
        },
    )
