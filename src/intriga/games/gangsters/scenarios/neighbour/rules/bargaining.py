"""A success in a district: squeeze it, soothe it, or leave it at that."""

from typing import Final, final

from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.neighbour.state import city
from intriga.games.gangsters.scenarios.neighbour.tables import (
    CHOICES,
    LEAVE_IT,
    NO_LOCAL,
    SOOTHE,
    SQUEEZE,
    STEPS,
)
from intriga.games.gangsters.scenarios.neighbour.verbs import anger, soothe, squeeze
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import CHOICE, Answer
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

PAYS_ALL_IT_CAN: Final = scenario_reason("neighbour_pays_all_it_can", "LS3-010")
BEARS_NO_GRUDGE: Final = scenario_reason("neighbour_bears_no_grudge", "LS3-011")
NOTHING_TO_SETTLE: Final = scenario_reason("neighbour_nothing_to_settle", "LS3-009")
SQUEEZE_ANGERS: Final = 1  # LS3-010


def why_not_squeeze(s: Gangsters, district: int) -> int:
    # LS3-010
    return FINE if city(s).steps[district] < STEPS else PAYS_ALL_IT_CAN


def why_not_soothe(s: Gangsters, district: int) -> int:
    # LS3-011
    return FINE if city(s).anger[district] > 0 else BEARS_NO_GRUDGE


def why_not_visit(s: Gangsters, district: int) -> int:
    """FINE if a success there could change anything."""
    # LS3-009
    if why_not_squeeze(s, district) == FINE or why_not_soothe(s, district) == FINE:
        return FINE
    return NOTHING_TO_SETTLE


def local_of(s: Gangsters, attempt: Attempt, district: int) -> int:
    """Somebody of those sent who lives in this district, or NO_LOCAL."""
    # LS3-012
    for card in attempt.sent:
        if s.box.henchmen[card].place == district:
            return card
    return NO_LOCAL


@final
class Bargaining(Frame[Gangsters]):
    """What each success is used for, one after the other."""

    def __init__(self, boss: int, district: int, left: int, local: int) -> None:
        self.boss = boss
        self.district = district
        self.left = left  # successes
        self.local = local  # a henchman who lives there, or NO_LOCAL

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LS3-009
        if self.left > 0 and why_not_visit(s, self.district) == FINE:
            return only(s.seat_of(self.boss))
        s.stack.pop()
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        first = s.scenario.first_choice
        return CHOICE[first : first + CHOICES]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LS3-009 LS3-010 LS3-011
        if not isinstance(w, Answer):
            return why.NOT_ASKED
        choice = w.choice - s.scenario.first_choice
        if choice == SQUEEZE:
            return why_not_squeeze(s, self.district)
        if choice == SOOTHE:
            return why_not_soothe(s, self.district)
        return FINE if choice == LEAVE_IT else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LS3-009 LS3-010 LS3-011 LS3-012
        assert isinstance(w, Answer)
        choice = w.choice - s.scenario.first_choice
        self.left -= 1
        if choice == LEAVE_IT:
            self.left = 0
        elif choice == SOOTHE:
            soothe(s, self.boss, self.district, 1, d)
        else:
            squeeze(s, self.boss, self.district, self.local, d)
            if self.local == NO_LOCAL:
                anger(s, self.district, SQUEEZE_ANGERS, "squeeze", d)

    def copy(self) -> "Bargaining":
        return Bargaining(self.boss, self.district, self.left, self.local)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.district, self.left, self.local)
