"""What the cards of the family do: relatives in the evening and when they are won over, occasions at once."""

from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.family.state import (
    family,
    numbers,
    relative_of,
    relatives_here,
    shown_relative,
    tables,
)
from intriga.games.gangsters.scenarios.family.tables import (
    DO_ALL_DRAW,
    DO_ARM_CLAN,
    DO_ARM_REBELS,
    DO_BAGS,
    DO_DISARM,
    DO_DRAW,
    DO_HURT,
    DO_PROBLEM,
    DO_ROB,
    RELATIVES,
)
from intriga.games.gangsters.scenarios.family.verbs import (
    arm_clan,
    arm_rebels,
    bring_card,
    move_bags,
    shoot_clan,
)
from intriga.games.gangsters.state import NOBODY, POLICE_CONTROLLED, POLICE_UNCONTROLLED, Gangsters
from intriga.games.gangsters.verbs.henchmen import draw_henchman
from intriga.games.gangsters.verbs.problems import set_police
from intriga.kernel.machine.dealer import Dealer


def family_comes(s: Gangsters, d: Dealer) -> None:
    """So many cards of the family deck come up, as long as there are any."""
    # LS5-004 LS5-005
    for _ in range(numbers(s).arrivals[s.players - 1]):
        if family(s).deck == 0:
            return
        card = bring_card(s, d)
        if card >= RELATIVES:
            for effect in tables(s).occasions[card - RELATIVES].effects:
                carry_out(s, max(0, s.first), effect, None, d)


def relatives_in_the_evening(s: Gangsters, d: Dealer) -> None:
    # LS5-020
    for relative in relatives_here(family(s)):
        for effect in relative_of(s, relative).evening:
            carry_out(s, max(0, s.first), effect, shown_relative(s, relative), d)


def won_over(s: Gangsters, boss: int, relative: int, d: Dealer) -> None:
    """A relative leaves the rebels' side of the table, and brings what the card promises."""
    # LS5-019
    family(s).table &= ~(1 << relative)
    for effect in relative_of(s, relative).won:
        carry_out(s, boss, effect, None, d)


def carry_out(s: Gangsters, boss: int, effect: Effect, place: int | None, d: Dealer) -> None:
    """One effect of a card; `place` is the relative's, None if the card is gone."""
    # LS5-005 LS5-019 LS5-020
    do, amount = effect.do, effect.amount
    if do == DO_ARM_REBELS:
        arm_rebels(s, amount, "card", d)
    elif do == DO_DISARM:
        arm_rebels(s, -amount, "card", d)
    elif do == DO_ARM_CLAN:
        arm_clan(s, amount, "card", d)
    elif do == DO_ROB:
        move_bags(s, -amount, "card", d)
    elif do == DO_BAGS:
        move_bags(s, amount, "card", d)
    elif do == DO_PROBLEM:
        s.stack.append(SomebodyTakesProblem(boss))
    elif do == DO_HURT:
        shoot_clan(s, amount, place, d)
    elif do == DO_DRAW:
        draw(s, boss, amount, d)
    elif do == DO_ALL_DRAW:
        for other in range(s.bosses):
            draw(s, other, amount, d)
    elif s.police == POLICE_UNCONTROLLED:
        set_police(s, POLICE_CONTROLLED, d)


def draw(s: Gangsters, boss: int, cards: int, d: Dealer) -> None:
    # LS5-019
    assert boss != NOBODY
    for _ in range(cards):
        if s.clan:
            draw_henchman(s, boss, "effect", d)
