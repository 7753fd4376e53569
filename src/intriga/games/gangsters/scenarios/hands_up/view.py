"""The bank as everybody sees it: nothing in it is hidden but what is still to come."""

import msgspec

from intriga.games.gangsters.scenarios.hands_up.state import (
    bags_at_once,
    bank,
    heist,
    late_by,
    numbers,
    quota,
)
from intriga.games.gangsters.scenarios.hands_up.tables import GETAWAY, NOON
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat


class BankCard(msgspec.Struct, frozen=True):
    """A card that lies open; its challenge is among the view's challenges, by this number."""

    card: int
    bags: int  # that lie there
    fingerprint: bool


class BankView(msgspec.Struct, frozen=True, tag_field="scenario", tag="hands_up"):
    """The bank: its clock, its cards and its bags."""

    clock: int  # from 1
    last: int  # the step of the last round
    bells: list[int]  # steps on which a card turns up
    sirens: list[int]  # steps from which on leaving is harder
    harder: int  # by how much leaving is harder now
    cards: list[BankCard]
    hours: int  # cards that are still to come
    hall: int  # bags packed
    car: int  # bags carried out
    lost: int
    carry: int  # bags that one action carries out now
    quota: int  # bags that make a success
    getaway: int  # successes that it takes to leave
    ready: int  # successes won for it
    away: bool  # the car leaves with the end of this round
    earns: list[int]  # reputation by bags in the car, from none to fifteen


def view(s: Gangsters, seat: Seat) -> BankView:
    """The same for everybody."""
    mission = heist(s)
    table = numbers(s)
    return BankView(
        clock=mission.clock,
        last=NOON,
        bells=table.bells,
        sirens=table.sirens,
        harder=late_by(s),
        cards=[bank_card(s, place) for place in items(mission.table)],
        hours=count(mission.hours),
        hall=mission.hall,
        car=mission.car,
        lost=mission.lost,
        carry=bags_at_once(s),
        quota=quota(s),
        getaway=table.getaway[s.players - 1],
        ready=s.markers[GETAWAY],
        away=mission.is_away,
        earns=table.reputation,
    )


def bank_card(s: Gangsters, place: int) -> BankCard:
    return BankCard(s.scenario.shown_place(place), heist(s).bags[place], bank(s).cards[place].fingerprint)


def question(s: Gangsters, seat: Seat) -> Question:
    """The bank has no questions of its own: who takes a problem is the core's."""
    raise AssertionError("no frame of the bank asks anything")
