"""Using an ability: whether it may be used now, and what happens to the card."""

from typing import Final, final

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ABILITIES, PENALTY_NO_ABILITIES
from intriga.games.gangsters.effects.after_roll import (
    AddToResult,
    DoubleRed,
    ExtraSuccess,
    IgnoreDamage,
    IgnoreRed,
    RerollFree,
    RerollOne,
    SetDie,
)
from intriga.games.gangsters.effects.any_time import (
    AllDraw,
    CalmPolice,
    Cheer,
    Draw,
    ExtraAction,
    Foresee,
    FreeRally,
    RemoveProblem,
    Revive,
    Scout,
)
from intriga.games.gangsters.effects.before_roll import AddDice, BestSpec, DoubleSpec, Harmless, Lower
from intriga.games.gangsters.effects.effect import Effect
from intriga.games.gangsters.effects.moments import MOMENT_AFTER, MOMENT_ANY, MOMENT_BEFORE
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.games.gangsters.verbs.henchmen import exhaust, show_from_hand
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame
from intriga.kernel.machine.seats import Seat

#: By the number of the ability (DO_…), in the order of ABILITIES; each with the moment at which it is used.
EFFECTS: Final[list[Effect]] = [
    Draw(MOMENT_ANY),
    AllDraw(MOMENT_ANY),
    RemoveProblem(MOMENT_ANY),
    CalmPolice(MOMENT_ANY),
    Revive(MOMENT_ANY),
    Cheer(MOMENT_ANY),
    Scout(MOMENT_ANY),
    Foresee(MOMENT_ANY),
    ExtraAction(MOMENT_ANY),
    FreeRally(MOMENT_ANY),
    AddDice(MOMENT_BEFORE),
    DoubleSpec(MOMENT_BEFORE),
    Lower(MOMENT_BEFORE),
    BestSpec(MOMENT_BEFORE),
    Harmless(MOMENT_BEFORE),
    AddToResult(MOMENT_AFTER),  # add_result
    DoubleRed(MOMENT_AFTER),
    AddToResult(MOMENT_AFTER),  # add_face (LG-061)
    RerollOne(MOMENT_AFTER),
    RerollFree(MOMENT_AFTER),
    SetDie(MOMENT_AFTER),
    IgnoreDamage(MOMENT_AFTER),
    ExtraSuccess(MOMENT_AFTER),
    IgnoreRed(MOMENT_AFTER),
]


def moment_of(s: Gangsters, card: int) -> int:
    """When the ability of a henchman can be used: MOMENT_…"""
    # LG-A7
    return EFFECTS[s.box.henchmen[card].ability.do].moment


def is_barred(s: Gangsters, card: int) -> bool:
    """Whether the ability of a henchman is off in this scenario: some heed the marks on the cards."""
    # LG-057
    return s.scenario.heeds_marks and s.box.henchmen[card].barred_in_casino


def why_not_use(s: Gangsters, seat: Seat, card: int, moment: int) -> int:
    """FINE, or why a seat may not use the ability of this henchman now."""
    # LG-054 LG-057 LG-110 LG-A7
    boss = s.owner(card)
    if boss == NOBODY or s.seat_of(boss) != seat:
        return why.NOT_IN_HAND
    if is_barred(s, card):
        return why.MARKED_ABILITY
    if has_penalty(s, boss, PENALTY_NO_ABILITIES):
        return why.NO_ABILITIES
    ability = s.box.henchmen[card].ability
    effect = EFFECTS[ability.do]
    if effect.moment != MOMENT_ANY and effect.moment != moment:
        return why.WRONG_MOMENT
    return effect.why_not(s, boss, ability.amount)


def use_ability(s: Gangsters, boss: int, card: int, d: Dealer) -> None:
    """The card is shown, the ability works, and only then the card is exhausted."""
    # LG-054 LG-055 LG-056 LG-A16
    ability = s.box.henchmen[card].ability
    show_from_hand(s, boss, card, d)
    if d.events is not None:
        d.events.append(events.AbilityUsed(boss + 1, card + 1, ABILITIES[ability.do], ability.amount))
    s.stack.append(UsedUp(boss, card))
    EFFECTS[ability.do].use(s, boss, card, ability.amount, d)


@final
class UsedUp(Frame[Gangsters]):
    """A henchman whose ability is working; afterwards he is exhausted."""

    def __init__(self, boss: int, card: int) -> None:
        self.boss = boss
        self.card = card

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LG-055 LG-A16
        s.stack.pop()
        exhaust(s, self.boss, self.card, "ability", d)
        return 0

    def copy(self) -> "UsedUp":
        return UsedUp(self.boss, self.card)

    def key(self) -> tuple[object, ...]:
        return (self.boss, self.card)
