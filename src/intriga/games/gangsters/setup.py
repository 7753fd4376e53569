"""From the box to the first state."""

from typing import Final, final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ALL_HENCHMEN, OF_LEVEL, PROBLEMS, Box
from intriga.games.gangsters.rules.round import BEGIN, Rounds
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.state import (
    LEVELS_OF_DIFFICULTY,
    POLICE_NONE,
    POLICE_UNCONTROLLED,
    Gangsters,
)
from intriga.games.gangsters.verbs.henchmen import numbers_of
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import only

FIRST_CLAN = (1 << OF_LEVEL[0]) - 1  # LG-008


@final
class Chapter:
    """Which chapter is played, with which clan; a scenario played for itself is a first chapter too."""

    def __init__(
        self,
        is_campaign: bool,
        number: int = 1,
        clan: int = FIRST_CLAN,
        played: tuple[str, ...] = (),
        earned: tuple[int, ...] = (),
        is_whole: bool = False,
    ) -> None:
        self.is_campaign: Final = is_campaign
        self.number: Final = number
        self.clan: Final = clan  # a heap of henchmen
        self.played: Final = played  # scenarios of earlier chapters
        self.earned: Final = earned  # their reputation
        self.is_whole: Final = is_whole  # the campaign has three chapters


def setup(box: Box, players: int, scenario: Scenario, level: int, chapter: Chapter, d: Dealer) -> Gangsters:
    """Lay out the scenario, deal, and go on to the first question."""
    # LG-008 LG-009 LG-011 LG-012 LG-015 LG-017 LG-087
    s = Gangsters(box, players, [Rounds(BEGIN, 0)])
    s.scenario = scenario
    s.level = level
    s.is_campaign = chapter.is_campaign
    s.is_whole = chapter.is_whole
    s.chapter = chapter.number
    s.played = chapter.played
    s.earned = chapter.earned
    s.clan = chapter.clan if chapter.number > 1 else first_clan(s, d)
    s.reserve = ALL_HENCHMEN & ~s.clan
    s.problem_deck = (1 << PROBLEMS) - 1
    clan = s.clan
    s.police = POLICE_UNCONTROLLED if scenario.has_police else POLICE_NONE
    deal_hands(s, d)
    if d.events is not None:
        d.events.append(
            events.Setup(
                players,
                scenario.name,
                chapter.number,
                LEVELS_OF_DIFFICULTY[level],
                chapter.is_campaign,
                numbers_of(clan),
                [numbers_of(hand) for hand in s.hands],
            )
        )
    scenario.begin(s, d)
    s.settle(d)
    return s


def first_clan(s: Gangsters, d: Dealer) -> int:
    """The clan before any chapter: everybody of a level, or so many of it as chance chooses."""
    # LG-008
    clan = 0
    for level, wanted in enumerate(s.scenario.lone_clan(s)):
        first = sum(OF_LEVEL[:level])
        left = (1 << first + OF_LEVEL[level]) - (1 << first)
        if wanted == OF_LEVEL[level]:
            clan |= left
            continue
        for _ in range(wanted):
            card = d.draw(left, s.all_seats())
            left &= ~(1 << card)
            clan |= 1 << card
    return clan


def deal_hands(s: Gangsters, d: Dealer) -> None:
    """Every boss draws the starting hand, in secret; alone, both hands lie open."""
    # LG-013 LG-108
    for boss in range(s.bosses):
        for _ in range(s.numbers.hand):
            if s.clan == 0:
                return
            card = d.draw(s.clan, only(s.seat_of(boss)))
            s.clan &= ~(1 << card)
            s.hands[boss] |= 1 << card
            if s.players == 1:
                s.known |= 1 << card
