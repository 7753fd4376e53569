"""The only code that moves the pieces of the election."""

from typing import Final

from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.state import (
    DEALT_WITH,
    NO_VISIT,
    election,
    is_hard_to_trust,
    race,
    sure_votes,
    votes_in,
    wanted,
)
from intriga.games.gangsters.scenarios.election.tables import FIRST_TRAITOR, FIRST_VISIT, TRAITORS, VOTES
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.kernel.machine.dealer import Dealer

NO_NAME: Final = -1  # nobody of those sent has one

# ── votes ──


def promise_vote(s: Gangsters, boss: int, district: int, d: Dealer) -> None:
    """A vote that was the mayor's is promised."""
    # LS6-006
    m = election(s)
    m.promised[district] += 1
    if d.events is not None:
        shown = s.scenario.shown_place(district)
        d.events.append(events.VotePromised(boss + 1, shown, m.promised[district], m.sure[district]))


def secure_vote(s: Gangsters, boss: int, district: int, how: str, name: int, d: Dealer) -> None:
    """A vote is sure: one that was the mayor's if somebody with a name came, else a promised one."""
    # LS6-006 LS6-007 LS6-010
    m = election(s)
    if m.promised[district] > 0 and (name == NO_NAME or votes_in(m, district) == VOTES):
        m.promised[district] -= 1
    m.sure[district] += 1
    if name != NO_NAME:
        m.spent |= 1 << name
    if d.events is not None:
        shown = s.scenario.shown_place(district)
        henchman = None if name == NO_NAME else name + 1
        d.events.append(
            events.VoteSecured(boss + 1, shown, m.promised[district], m.sure[district], how, henchman)
        )


def lose_promises(s: Gangsters, district: int, d: Dealer) -> None:
    """All that was only promised goes back to the mayor."""
    # LS6-014
    m = election(s)
    lost = m.promised[district]
    if lost == 0:
        return
    m.promised[district] = 0
    if d.events is not None:
        d.events.append(events.VotesLost(s.scenario.shown_place(district), lost))


def loosen_vote(s: Gangsters, place: int, district: int, d: Dealer) -> None:
    """A sure vote is only promised again."""
    # LS6-015
    m = election(s)
    m.sure[district] -= 1
    m.promised[district] += 1
    if d.events is not None:
        d.events.append(events.VoteLoosened(s.scenario.shown_place(place), s.scenario.shown_place(district)))


def count_votes(s: Gangsters, d: Dealer) -> None:
    """The vote."""
    # LS6-034
    m = election(s)
    if d.events is not None:
        traitor = s.scenario.shown_place(FIRST_TRAITOR + m.traitor) if m.traitor >= 0 else None
        d.events.append(events.VotesCounted(sure_votes(m), wanted(s), traitor))


# ── the mayor ──


def turn_up_visit(s: Gangsters, visit: int, d: Dealer) -> None:
    # LS6-012
    m = election(s)
    m.seen |= 1 << visit
    m.visit = visit
    if d.events is not None:
        shown = s.scenario.shown_place
        d.events.append(events.MayorAnswered(shown(FIRST_VISIT + visit), shown(visit)))


def discard_visit(s: Gangsters, boss: int, d: Dealer) -> None:
    """The mayor's answer leaves the table, with its markers."""
    # LS6-013 LS6-014
    m = election(s)
    place = FIRST_VISIT + m.visit
    m.visit = NO_VISIT
    s.markers[place] = 0
    if d.events is not None:
        by = None if boss == NOBODY else boss + 1
        d.events.append(events.MayorLeft(by, s.scenario.shown_place(place)))


# ── the chest ──


def move_chest(s: Gangsters, by: int, why: str, d: Dealer) -> int:
    """The income token moves as far as its track goes; by how much it moved."""
    # LS6-009
    m = election(s)
    chest = max(0, min(race(s).chest, m.chest + by))
    moved = chest - m.chest
    m.chest = chest
    if moved != 0 and d.events is not None:
        d.events.append(events.ChestMoved(moved, chest, why))
    return moved


# ── the betrayal ──


def move_betrayal(s: Gangsters, by: int, why: str, d: Dealer) -> None:
    """It grows or shrinks on its track, as long as it has not been dealt with."""
    # LS6-017 LS6-018
    m = election(s)
    if not is_hard_to_trust(m):
        return
    betrayal = max(0, min(race(s).full, m.betrayal + by))
    moved = betrayal - m.betrayal
    m.betrayal = betrayal
    if moved != 0 and d.events is not None:
        d.events.append(events.BetrayalMoved(moved, betrayal, race(s).full, why))


def show_traitor(s: Gangsters, d: Dealer) -> None:
    """The betrayal comes out: chance says who it is; it needs as many successes as it has grown."""
    # LS6-020 LS6-022
    m = election(s)
    m.traitor = d.draw((1 << TRAITORS) - 1, s.all_seats())
    m.needs = max(race(s).least, m.betrayal)
    if d.events is not None:
        d.events.append(events.TraitorShown(s.scenario.shown_place(FIRST_TRAITOR + m.traitor), m.needs))


def deal_with_traitor(s: Gangsters, boss: int, d: Dealer) -> None:
    """The traitor leaves the table, and the token its track."""
    # LS6-024
    m = election(s)
    shown = s.scenario.shown_place(FIRST_TRAITOR + m.traitor)
    m.traitor = DEALT_WITH
    m.betrayal = 0
    if d.events is not None:
        d.events.append(events.TraitorDealtWith(boss + 1, shown))
