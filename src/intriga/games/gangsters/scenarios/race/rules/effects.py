"""What cards of the road do: one typed effect after the other."""

from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.rules.problems import LosingCard
from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.state import CLINGS, race, road
from intriga.games.gangsters.scenarios.race.tables import (
    DO_CLING,
    DO_DENT,
    DO_DRAW,
    DO_HURT,
    DO_LOSE_CARD,
    DO_MEND,
    DO_PROBLEM,
    DO_SLOW,
    DO_VAN,
    DO_VAN_BACK,
)
from intriga.games.gangsters.scenarios.race.verbs import (
    bring_van,
    dent,
    hold_up_van,
    mend,
    set_gear,
    shake_clan,
)
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.verbs.problems import take_problem
from intriga.kernel.machine.dealer import Dealer


def dents_of(s: Gangsters, dents: int, gear: int) -> int:
    """Dents of a card at this gear: the faster, the harder."""
    # LS2-010
    return max(0, dents + road(s).dents[gear - 1])


def carry_out(s: Gangsters, boss: int, card: int, effect: Effect, d: Dealer) -> None:
    """One effect; `boss` is the driver, or whoever overcame the card."""
    # LS2-012 LS2-013
    do = effect.do
    if do == DO_VAN:
        bring_van(s, effect.amount, "card", d)
    elif do == DO_PROBLEM:
        take_problem(s, boss, "effect", d)
    elif do == DO_LOSE_CARD:
        s.stack.append(LosingCard(boss))
    elif do == DO_HURT:
        shake_clan(s, card, effect.amount, d)
    elif do == DO_CLING:
        cling(s, card, d)
    elif do == DO_VAN_BACK:
        hold_up_van(s, effect.amount, d)
    elif do == DO_MEND:
        mend(s, effect.amount, d)
    elif do == DO_DRAW:
        for _ in range(effect.amount):
            if s.clan:
                draw_henchman(s, boss, "effect", d)
    else:
        to_the_car(s, do, effect.amount, d)


def to_the_car(s: Gangsters, do: int, amount: int, d: Dealer) -> None:
    """Dents and lost speed. The steps that a stop costs are the frame's business."""
    # LS2-010 LS2-012
    m = race(s)
    if do == DO_DENT:
        dents = dents_of(s, amount, m.gear)
        if dents:
            dent(s, dents, d)
    elif do == DO_SLOW and m.gear > 1:
        set_gear(s, NOBODY, max(1, m.gear - amount), "engine", d)


def cling(s: Gangsters, card: int, d: Dealer) -> None:
    """The card rides along until it is overcome."""
    # LS2-013
    race(s).cells[card] = CLINGS
    if d.events is not None:
        d.events.append(events.CardClings(s.scenario.shown_place(card)))
