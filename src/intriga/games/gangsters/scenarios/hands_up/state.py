"""What changes in the bank: the clock, the cards that lie there, and where the bags are."""

from typing import final

from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.scenarios.hands_up.tables import NAME, BankBox, BankNumbers
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.i64_masks import Mask


@final
class Heist(Mission):
    """The bank: data only. Bags are in a place, in the hall, in the car or lost."""

    def __init__(
        self,
        clock: int,
        table: Mask,
        hours: Mask,
        bags: list[int],
        hall: int,
        car: int,
        lost: int,
        is_away: bool,
    ) -> None:
        self.clock = clock  # from 1; the round in which it stands on the last step is the last
        self.table = table  # cards that lie open, by place
        self.hours = hours  # cards of the hours that are still to come, by place
        self.bags = bags  # by place
        self.hall = hall  # packed, not yet carried out
        self.car = car
        self.lost = lost
        self.is_away = is_away  # the way is free: the car leaves with the end of this round

    def copy(self) -> "Heist":
        return Heist(
            self.clock, self.table, self.hours, self.bags.copy(), self.hall, self.car, self.lost, self.is_away
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.clock,
            self.table,
            self.hours,
            tuple(self.bags),
            self.hall,
            self.car,
            self.lost,
            self.is_away,
        )

    def __reduce__(self) -> tuple[object, ...]:
        bags = self.bags.copy()
        where = (self.clock, self.table, self.hours, bags, self.hall, self.car, self.lost, self.is_away)
        return (Heist, where)


def heist(s: Gangsters) -> Heist:
    """The mission of a game that is played in the bank."""
    assert isinstance(s.mission, Heist)
    return s.mission


def bank(s: Gangsters) -> BankBox:
    """The tables of the bank."""
    found = box_named(s.box.scenarios, NAME)
    assert isinstance(found, BankBox)
    return found


def numbers(s: Gangsters) -> BankNumbers:
    """The numbers of the chosen level of difficulty."""
    return bank(s).numbers[s.level]


def bags_at_once(s: Gangsters) -> int:
    """How many bags one action carries out now."""
    # LS1-015 LS1-025
    most = numbers(s).carry[s.players - 1]
    for place in items(heist(s).table):
        most -= bank(s).cards[place].slower
    return max(0, most)


def late_by(s: Gangsters) -> int:
    """By how much leaving is harder now: sirens, and a roadblock of active police."""
    # LS1-019 LS1-021
    found = bank(s).roadblock if s.police == POLICE_ACTIVE else 0
    for step in numbers(s).sirens:
        if heist(s).clock >= step:
            found += 1
    return found


def quota(s: Gangsters) -> int:
    """The bags that make a success."""
    # LS1-032
    return numbers(s).quota[s.players - 1]
