"""The election's part of the state: votes, the mayor's answer of this round, the chest, the betrayal."""

from typing import Final, final

from intriga.games.gangsters.box.tables import Challenge, Hindrance
from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.scenarios.election.tables import (
    BESIDE,
    DONORS,
    FIRST_TRAITOR,
    FIRST_VISIT,
    PHASES,
    VISITS,
    VOTES,
    ElectionBox,
    ElectionNumbers,
    Race,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.i64_masks import Mask

NAME: Final = "election"
NO_VISIT: Final = -1

# ── the traitor, if not the number of one ──

IN_THE_DARK: Final = -1
DEALT_WITH: Final = -2


@final
class Election(Mission):
    """How the election stands. The mayor's answers to come are a heap: one gets a face when it comes."""

    def __init__(
        self,
        promised: list[int],
        sure: list[int],
        seen: Mask,
        visit: int,
        chest: int,
        betrayal: int,
        traitor: int,
        needs: int,
        spent: Mask,
    ) -> None:
        self.promised = promised  # votes, by district
        self.sure = sure  # votes, by district; with the promised ones never more than VOTES
        self.seen = seen  # mask of the mayor's answers that have been turned up
        self.visit = visit  # the one that lies there, or NO_VISIT
        self.chest = chest  # where the income token stands
        self.betrayal = betrayal  # how far it has grown
        self.traitor = traitor  # the card that is out, or IN_THE_DARK, DEALT_WITH
        self.needs = needs  # successes that deal with the traitor who is out
        self.spent = spent  # mask of the henchmen whose name has made votes sure

    def copy(self) -> "Election":
        return Election(
            self.promised.copy(),
            self.sure.copy(),
            self.seen,
            self.visit,
            self.chest,
            self.betrayal,
            self.traitor,
            self.needs,
            self.spent,
        )

    def key(self) -> tuple[object, ...]:
        votes = (tuple(self.promised), tuple(self.sure))
        betrayal = (self.betrayal, self.traitor, self.needs)
        return (*votes, self.seen, self.visit, self.chest, *betrayal, self.spent)

    def __reduce__(self) -> tuple[object, ...]:
        return (election_of, self.key())


def election_of(
    promised: tuple[int, ...],
    sure: tuple[int, ...],
    seen: int,
    visit: int,
    chest: int,
    betrayal: int,
    traitor: int,
    needs: int,
    spent: int,
) -> Election:
    """An election from its key."""
    return Election(list(promised), list(sure), seen, visit, chest, betrayal, traitor, needs, spent)


def election(s: Gangsters) -> Election:
    """The election that is being fought."""
    mission = s.mission
    assert isinstance(mission, Election)
    return mission


# ── what its tables say ──


def tables(s: Gangsters) -> ElectionBox:
    box = box_named(s.box.scenarios, NAME)
    assert isinstance(box, ElectionBox)
    return box


def race(s: Gangsters) -> Race:
    return tables(s).race


def visit_card(s: Gangsters, visit: int) -> Hindrance:
    return tables(s).visits[visit]


def traitor_card(s: Gangsters, traitor: int) -> Hindrance:
    return tables(s).traitors[traitor]


def numbers(s: Gangsters) -> ElectionNumbers:
    """The numbers of the chosen level."""
    # LS6-039
    return tables(s).numbers[s.level]


def wanted(s: Gangsters) -> int:
    """The votes that win."""
    return numbers(s).wanted[s.players - 1]


def phase_of(s: Gangsters) -> int:
    """The phase of this round, from 1."""
    # LS6-003
    found = 1
    for phase in range(1, PHASES):
        if s.round >= race(s).phases[phase]:
            found = phase + 1
    return found


def lying_cards(s: Gangsters) -> list[Hindrance]:
    """The mayor's answer and the traitor, if they lie there."""
    m = election(s)
    found: list[Hindrance] = []
    if m.visit != NO_VISIT:
        found.append(visit_card(s, m.visit))
    if m.traitor >= 0:
        found.append(traitor_card(s, m.traitor))
    return found


def still_to_come(m: Election) -> Mask:
    """The mayor's answers that have not been turned up."""
    return ((1 << VISITS) - 1) & ~m.seen


def votes_in(m: Election, district: int) -> int:
    return m.promised[district] + m.sure[district]


def has_name(s: Gangsters, card: int) -> bool:
    """Whether a henchman has a name in the city that has not been used yet."""
    # LS6-007
    return s.box.henchmen[card].level > 1 and not election(s).spent >> card & 1


def sure_votes(m: Election) -> int:
    """The votes that count: a promise is not a vote yet."""
    # LS6-034
    return sum(m.sure)


def has_room(m: Election, district: int) -> bool:
    """Whether a vote of this district is still the mayor's."""
    return votes_in(m, district) < VOTES


def is_hard_to_trust(m: Election) -> bool:
    """Whether there is a betrayal still to be dealt with, in the dark or in the open."""
    return m.traitor != DEALT_WITH


def challenge_at(s: Gangsters, place: int) -> Challenge:
    """What a roll at a place is made against."""
    # LS6-005 LS6-013 LS6-022 LS6-023
    found = tables(s)
    if place < FIRST_VISIT:
        return found.districts[place]
    if place < FIRST_TRAITOR:
        return found.visits[place - FIRST_VISIT].challenge
    if place < DONORS:
        row = found.traitors[place - FIRST_TRAITOR].challenge
        return Challenge(row.best, row.difficulty, max(row.successes, election(s).needs), row.harmless)
    return found.board[BESIDE + place - DONORS]
