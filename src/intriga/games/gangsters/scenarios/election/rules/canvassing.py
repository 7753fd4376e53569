"""Votes: what a success in a district is used for, and what money does."""

from typing import Final, final

from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.asked import AskedBoss
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.reasons import scenario_reason
from intriga.games.gangsters.scenarios.election.state import election, has_name, has_room, race
from intriga.games.gangsters.scenarios.election.tables import CHOICES, PROMISE, SECURE, VOTES
from intriga.games.gangsters.scenarios.election.verbs import (
    NO_NAME,
    move_betrayal,
    move_chest,
    promise_vote,
    secure_vote,
)
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import CHOICE, Answer
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

ALL_SURE: Final = scenario_reason("election_all_sure", "LS6-005")
NOBODY_PROMISED: Final = scenario_reason("election_nobody_promised", "LS6-006")
NO_VOTE_LEFT: Final = scenario_reason("election_no_vote_left", "LS6-006")
CHEST_TOO_LIGHT: Final = scenario_reason("election_chest_too_light", "LS6-010")
NOBODY_TO_PAY: Final = scenario_reason("election_nobody_to_pay", "LS6-010")
PAY_GROWS: Final = 1  # LS6-011


def name_among(s: Gangsters, attempt: Attempt) -> int:
    """The first of those sent whose name is known in the city, or NO_NAME."""
    # LS6-007
    for card in attempt.sent:
        if has_name(s, card):
            return card
    return NO_NAME


def why_not_promise(s: Gangsters, district: int) -> int:
    # LS6-006
    return FINE if has_room(election(s), district) else NO_VOTE_LEFT


def why_not_secure(s: Gangsters, district: int) -> int:
    # LS6-006
    return FINE if election(s).promised[district] > 0 else NOBODY_PROMISED


def why_not_canvass(s: Gangsters, district: int) -> int:
    """FINE if a success there could change anything."""
    # LS6-005
    return FINE if election(s).sure[district] < VOTES else ALL_SURE


@final
class Canvassing(Frame[Gangsters]):
    """What each success in a district is used for, one after the other."""

    def __init__(self, boss: int, district: int, left: int, name: int) -> None:
        self.boss = boss
        self.district = district
        self.left = left  # successes
        self.name = name  # a henchman with a name, or NO_NAME

    def ask(self, s: Gangsters, d: Dealer) -> int:
        """Only where both are possible somebody must decide."""
        # LS6-006 LS6-007
        if self.left == 0 or why_not_canvass(s, self.district) != FINE:
            s.stack.pop()
            return 0
        if self.name != NO_NAME or why_not_promise(s, self.district) != FINE:
            self.use(s, SECURE, d)
        elif why_not_secure(s, self.district) != FINE:
            self.use(s, PROMISE, d)
        else:
            return only(s.seat_of(self.boss))
        return 0

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        first = s.scenario.first_choice
        return CHOICE[first + PROMISE : first + CHOICES]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LS6-006
        if not isinstance(w, Answer):
            return why.NOT_ASKED
        choice = w.choice - s.scenario.first_choice
        if choice == PROMISE:
            return why_not_promise(s, self.district)
        return why_not_secure(s, self.district) if choice == SECURE else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LS6-006
        assert isinstance(w, Answer)
        self.use(s, w.choice - s.scenario.first_choice, d)

    def use(self, s: Gangsters, choice: int, d: Dealer) -> None:
        # LS6-006 LS6-007
        self.left -= 1
        if choice == PROMISE:
            promise_vote(s, self.boss, self.district, d)
        else:
            how = "word" if self.name == NO_NAME else "name"
            secure_vote(s, self.boss, self.district, how, self.name, d)
            self.name = NO_NAME

    def copy(self) -> "Canvassing":
        return Canvassing(self.boss, self.district, self.left, self.name)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.district, self.left, self.name)


# ── money ──


def why_not_pay(s: Gangsters) -> int:
    """FINE, or why no vote can be made sure with money."""
    # LS6-010
    if sum(election(s).promised) == 0:
        return NOBODY_TO_PAY
    return FINE if election(s).chest >= race(s).price else CHEST_TOO_LIGHT


@final
class Paying(AskedBoss):
    """Where the money goes."""

    def asks(self, s: Gangsters, seat: Seat) -> list[Word]:
        first = s.scenario.first_choice
        return CHOICE[first : first + DISTRICTS]

    def bar(self, s: Gangsters, seat: Seat, w: Word) -> int:
        # LS6-010
        if not isinstance(w, Answer):
            return why.NOT_ASKED
        district = w.choice - s.scenario.first_choice
        return why_not_secure(s, district) if 0 <= district < DISTRICTS else why.NOT_ASKED

    def take(self, s: Gangsters, seat: Seat, w: Word, d: Dealer) -> None:
        # LS6-010 LS6-011
        assert isinstance(w, Answer)
        s.stack.pop()
        move_chest(s, -race(s).price, "pay", d)
        secure_vote(s, self.boss, w.choice - s.scenario.first_choice, "money", NO_NAME, d)
        move_betrayal(s, PAY_GROWS, "pay", d)

    def copy(self) -> "Paying":
        return Paying(self.boss)
