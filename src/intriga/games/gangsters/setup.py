"""From the box to the first state."""

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import HENCHMEN, OF_LEVEL, PROBLEMS, Box
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

ALL_HENCHMEN = (1 << HENCHMEN) - 1
FIRST_CLAN = (1 << OF_LEVEL[0]) - 1  # LG-008


def setup(
    box: Box,
    players: int,
    scenario: Scenario,
    level: int,
    is_campaign: bool,
    chapter: int,
    clan: int,
    played: tuple[str, ...],
    earned: tuple[int, ...],
    d: Dealer,
) -> Gangsters:
    """Lay out the scenario, deal, and go on to the first question."""
    # LG-008 LG-009 LG-011 LG-012 LG-015 LG-017 LG-087
    s = Gangsters(box, players, [Rounds(BEGIN, 0)])
    s.scenario = scenario
    s.level = level
    s.is_campaign = is_campaign
    s.chapter = chapter
    s.played = played
    s.earned = earned
    s.clan = clan
    s.reserve = ALL_HENCHMEN & ~clan
    s.problem_deck = (1 << PROBLEMS) - 1
    s.police = POLICE_UNCONTROLLED if scenario.has_police else POLICE_NONE
    deal_hands(s, d)
    if d.events is not None:
        d.events.append(
            events.Setup(
                players,
                scenario.name,
                chapter,
                LEVELS_OF_DIFFICULTY[level],
                is_campaign,
                numbers_of(clan),
                [numbers_of(hand) for hand in s.hands],
            )
        )
    scenario.begin(s, d)
    s.settle(d)
    return s


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
