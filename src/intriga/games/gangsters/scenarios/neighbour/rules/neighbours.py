"""Neighbours who push back: where they come, what they do in the evening, and what they leave behind."""

from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.neighbour.state import (
    NO_DISTRICT,
    NO_NEIGHBOUR,
    city,
    district_of,
    neighbour_at,
    open_districts,
    pays,
    still_in_deck,
)
from intriga.games.gangsters.scenarios.neighbour.tables import (
    DO_ANGER,
    DO_DRAW,
    DO_INCOME,
    DO_PROBLEM,
    DO_ROB,
    DO_SOOTHE,
    DO_SPREAD,
)
from intriga.games.gangsters.scenarios.neighbour.verbs import anger, bring_neighbour, move_income, soothe
from intriga.games.gangsters.state import POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.verbs.problems import set_police
from intriga.kernel.machine.dealer import Dealer


def angriest(s: Gangsters, among: list[int]) -> int:
    """The angriest of these districts; of equal ones that which pays most, then the first on the map."""
    # LS3-005 LS3-022
    m = city(s)
    found = NO_DISTRICT
    for district in among:
        if found != NO_DISTRICT:
            more = m.anger[district] - m.anger[found]
            if more < 0 or (more == 0 and pays(s, district) <= pays(s, found)):
                continue
        found = district
    return found


def neighbour_comes(s: Gangsters, d: Dealer) -> None:
    """To the angriest district that pays and has no neighbour yet; if there is none, nobody comes."""
    # LS3-005
    m = city(s)
    paying = [one for one in open_districts(m) if m.steps[one] and neighbour_at(m, one) == NO_NEIGHBOUR]
    district = angriest(s, paying)
    if district != NO_DISTRICT and still_in_deck(m):
        bring_neighbour(s, district, d)


def stir_up(s: Gangsters, why: str, d: Dealer) -> None:
    """The angriest district whose patience is not at its end gets angrier."""
    # LS3-022
    m = city(s)
    patient = [one for one in open_districts(m) if m.anger[one] < district_of(s, one).patience]
    district = angriest(s, patient)
    if district != NO_DISTRICT:
        anger(s, district, 1, why, d)


def in_the_evening(s: Gangsters, neighbour: int, effect: Effect, d: Dealer) -> None:
    """One effect of a neighbour at the end of the round."""
    # LS3-020
    m = city(s)
    district = m.stands[neighbour]
    if effect.do == DO_ROB:
        move_income(s, neighbour, -effect.amount, d)
    elif effect.do == DO_SPREAD:
        for other in district_of(s, district).touches:
            anger(s, other, 1, "card", d)
    elif effect.do == DO_ANGER:
        anger(s, district, effect.amount, "card", d)
    else:
        assert effect.do == DO_PROBLEM
        s.stack.append(SomebodyTakesProblem(s.first))


def left_behind(s: Gangsters, boss: int, neighbour: int, district: int, effect: Effect, d: Dealer) -> None:
    """One thing that overcoming a neighbour brings."""
    # LS3-021
    if effect.do == DO_SOOTHE:
        soothe(s, boss, district, effect.amount, d)
    elif effect.do == DO_INCOME:
        move_income(s, neighbour, effect.amount, d)
    elif effect.do == DO_DRAW:
        for _ in range(effect.amount):
            if s.clan:
                draw_henchman(s, boss, "effect", d)
    elif s.police == POLICE_UNCONTROLLED:
        set_police(s, POLICE_CONTROLLED, d)
