"""The end of a scenario and of the game: defeat by evidence, reputation, and what goes on to the break."""

from typing import Final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ALL_HENCHMEN
from intriga.games.gangsters.rules.breaks import Break
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import numbers_of
from intriga.kernel.machine.dealer import Dealer

CHAPTERS: Final = 3  # of a whole campaign (LG-002)
CHAPTERS_OF_A_SHORT_ONE: Final = 2


def goes_on(s: Gangsters) -> bool:
    """Whether another chapter of the campaign follows this one."""
    # LG-002 LG-006
    return s.is_campaign and s.chapter < (CHAPTERS if s.is_whole else CHAPTERS_OF_A_SHORT_ONE)


def lose_by_evidence(s: Gangsters, reason: str, d: Dealer) -> None:
    """Too much evidence: the game is lost at once."""
    # LG-083 LG-084 LG-086 LG-104 LG-A1
    tell_end_of_scenario(s, reason, False, 0, 0, d)
    end_game(s, reason, False, 0, d)


def end_scenario(s: Gangsters, reason: str, d: Dealer) -> None:
    """The scenario is over: reputation, who is eliminated, and the break."""
    # LG-018 LG-098 LG-099 LG-105 LG-106
    success = s.scenario.succeeded(s, reason)
    reputation = s.scenario.reputation(s)
    eliminated = s.out
    tell_end_of_scenario(s, reason, success, reputation, eliminated, d)
    gather_clan(s)
    if goes_on(s):
        s.reason = reason
        s.success = success
        s.reputation = reputation
        begin_break(s, reputation)
    else:
        end_game(s, reason, success, reputation, d)


def tell_end_of_scenario(
    s: Gangsters, reason: str, success: bool, reputation: int, eliminated: int, d: Dealer
) -> None:
    if d.events is not None:
        d.events.append(events.ScenarioEnded(reason, success, reputation, numbers_of(eliminated)))


def gather_clan(s: Gangsters) -> None:
    """Hands, clan deck and exhausted deck form the new clan; whoever is out goes back to the reserve, and
    guests go back to the box."""
    # LG-010 LG-098 LG-099
    s.reserve |= s.out
    s.out = 0
    s.clan |= s.exhausted | s.turned
    s.exhausted = 0
    s.turned = 0
    for boss in range(s.bosses):
        s.clan |= s.hands[boss]
        s.hands[boss] = 0
    s.clan &= ALL_HENCHMEN
    s.known = 0
    s.since = [0] * len(s.since)


def begin_break(s: Gangsters, reputation: int) -> None:
    """All reputation is spent in the break."""
    # LG-006 LG-100 LG-101
    s.purse = reputation
    s.releases = s.numbers.releases
    s.stack.append(Break(False))


def end_game(s: Gangsters, reason: str, success: bool, reputation: int, d: Dealer) -> None:
    s.over = True
    s.reason = reason
    s.success = success
    s.reputation = reputation
    if d.events is not None:
        d.events.append(events.Ended(reason, success, reputation))
