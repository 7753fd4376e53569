"""Rounds begin and end: the phases, the mayor's answers, what they and a traitor do, and the vote."""

from typing import Final

from intriga.games.gangsters.box.tables import DISTRICTS, Effect
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.election import events
from intriga.games.gangsters.scenarios.election.state import (
    IN_THE_DARK,
    NO_VISIT,
    election,
    has_room,
    phase_of,
    race,
    still_to_come,
    traitor_card,
    visit_card,
)
from intriga.games.gangsters.scenarios.election.tables import (
    DO_DRAW,
    DO_GIFT,
    DO_GROW,
    DO_LOOSEN,
    DO_PROMISE,
    DO_QUIET,
    DO_ROB,
    FIRST_TRAITOR,
    FIRST_VISIT,
    PHASES,
)
from intriga.games.gangsters.scenarios.election.verbs import (
    count_votes,
    discard_visit,
    loosen_vote,
    lose_promises,
    move_betrayal,
    move_chest,
    promise_vote,
    show_traitor,
    turn_up_visit,
)
from intriga.games.gangsters.state import NOBODY, POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.verbs.problems import set_police
from intriga.kernel.machine.dealer import Dealer

GROWS: Final = 1  # LS6-017: in an evening
FIRST_ANSWERED: Final = 2  # LS6-012: the first phase in which the mayor answers
NO_DISTRICT: Final = -1


def morning(s: Gangsters, d: Dealer) -> None:
    """The phase, the betrayal that comes out, the mayor's answer."""
    # LS6-003 LS6-012 LS6-020 LS6-021
    phase = phase_of(s)
    if s.round == race(s).phases[phase - 1] and d.events is not None:
        d.events.append(events.PhaseBegan(phase))
    m = election(s)
    if m.traitor == IN_THE_DARK and (phase == PHASES or m.betrayal >= race(s).opens):
        show_traitor(s, d)
    if phase >= FIRST_ANSWERED and still_to_come(m):
        turn_up_visit(s, d.draw(still_to_come(m), s.all_seats()), d)


def evening(s: Gangsters, d: Dealer) -> None:
    """The mayor, then the traitor, then the betrayal grows; after the last evening the votes are counted."""
    # LS6-014 LS6-016 LS6-017 LS6-034
    m = election(s)
    if m.visit != NO_VISIT:
        visit = m.visit
        lose_promises(s, visit, d)
        for effect in visit_card(s, visit).evening:
            in_the_evening(s, FIRST_VISIT + visit, visit, effect, d)
        discard_visit(s, NOBODY, d)
    if m.traitor >= 0:
        place = FIRST_TRAITOR + m.traitor
        for effect in traitor_card(s, m.traitor).evening:
            in_the_evening(s, place, surest_district(s), effect, d)
    if phase_of(s) >= FIRST_ANSWERED:
        move_betrayal(s, GROWS, "evening", d)
    if s.round >= race(s).rounds:
        count_votes(s, d)


def surest_district(s: Gangsters) -> int:
    """The district with most sure votes, the first of equal ones; NO_DISTRICT if there are none."""
    # LS6-016
    sure = election(s).sure
    found = NO_DISTRICT
    for district in range(DISTRICTS):
        if sure[district] > 0 and (found == NO_DISTRICT or sure[district] > sure[found]):
            found = district
    return found


def in_the_evening(s: Gangsters, place: int, district: int, effect: Effect, d: Dealer) -> None:
    """One effect of a card at the end of the round."""
    # LS6-015 LS6-016
    if effect.do == DO_ROB:
        move_chest(s, -effect.amount, "card", d)
    elif effect.do == DO_LOOSEN:
        if district != NO_DISTRICT and election(s).sure[district] > 0:
            loosen_vote(s, place, district, d)
    elif effect.do == DO_GROW:
        move_betrayal(s, effect.amount, "card", d)
    else:
        s.stack.append(SomebodyTakesProblem(s.first))


def left_behind(s: Gangsters, boss: int, visit: int, effect: Effect, d: Dealer) -> None:
    """One thing that thwarting the mayor brings."""
    # LS6-013
    if effect.do == DO_GIFT:
        move_chest(s, effect.amount, "card", d)
    elif effect.do == DO_PROMISE:
        if has_room(election(s), visit):
            promise_vote(s, boss, visit, d)
    elif effect.do == DO_DRAW:
        for _ in range(effect.amount):
            if s.clan:
                draw_henchman(s, boss, "effect", d)
    elif effect.do == DO_QUIET and s.police == POLICE_UNCONTROLLED:
        set_police(s, POLICE_CONTROLLED, d)
