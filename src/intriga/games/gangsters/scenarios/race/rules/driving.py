"""The end of a round: the car drives, runs into what is left on the road, and the van follows."""

from typing import Final, final

from intriga.games.gangsters.scenarios.race import events
from intriga.games.gangsters.scenarios.race.rules.effects import carry_out
from intriga.games.gangsters.scenarios.race.state import (
    CLINGS,
    NO_CARD,
    card_at,
    card_of,
    race,
    road,
    van_steps,
)
from intriga.games.gangsters.scenarios.race.tables import DO_CLING, DO_STOP, JAIL, ROAD_CARDS
from intriga.games.gangsters.scenarios.race.verbs import bring_van, discard_card, set_gear
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import Frame

VAN_TO_COME: Final = -1  # instead of a mask of cards


@final
class Driving(Frame[Gangsters]):
    """One stretch after the other, then the van, then whatever clings to the car."""

    def __init__(self, steps: int, card: int, effect: int, pending: int) -> None:
        self.steps = steps  # that are left
        self.card = card  # that the car has run into; NO_CARD if none
        self.effect = effect  # its next effect
        self.pending = pending  # mask of clinging cards that have still to act, or VAN_TO_COME

    def ask(self, s: Gangsters, d: Dealer) -> int:
        # LS2-009 LS2-010 LS2-013 LS2-014
        if self.card != NO_CARD:
            self.next_effect(s, d)
        elif self.steps > 0 and can_go_on(s):
            self.drive(s, d)
        elif self.pending == VAN_TO_COME:
            bring_van(s, van_steps(s), "chase", d)
            self.pending = clinging(s)
        else:
            self.next_rider(s)
        return 0

    def drive(self, s: Gangsters, d: Dealer) -> None:
        """On to the next card, the jail, the county line, or the end of the steps."""
        # LS2-009 LS2-016
        m = race(s)
        cells = 0
        found = NO_CARD
        while self.steps > 0 and can_go_on(s) and found == NO_CARD:
            m.car += 1
            self.steps -= 1
            cells += 1
            found = card_at(m, m.car)
        if d.events is not None:
            d.events.append(events.CarDrove(cells, m.car))
        if found == JAIL:
            self.arrive(s, d)
        elif found != NO_CARD:
            self.run_into(s, found, d)

    def arrive(self, s: Gangsters, d: Dealer) -> None:
        """At the jail the car stands still."""
        # LS2-016
        if race(s).rescued:
            return
        if d.events is not None:
            d.events.append(events.JailReached(race(s).car))
        if race(s).gear > 1:
            set_gear(s, NOBODY, 1, "engine", d)

    def run_into(self, s: Gangsters, card: int, d: Dealer) -> None:
        # LS2-010
        if d.events is not None:
            d.events.append(events.RanInto(s.scenario.shown_place(card), race(s).gear))
        self.card = card
        self.effect = 0
        if not has_effect(s, card, DO_CLING):
            discard_card(s, card)

    def next_effect(self, s: Gangsters, d: Dealer) -> None:
        """The effects of the card, one by one: some ask a question."""
        # LS2-012 LS2-013
        row = card_of(s, self.card)
        is_rider = self.pending != VAN_TO_COME
        effects = row.rides if is_rider else row.hit
        if self.effect == len(effects):
            self.card = NO_CARD
            return
        effect = effects[self.effect]
        self.effect += 1
        if effect.do == DO_STOP:
            self.stop(s, d)
        else:
            carry_out(s, s.first, self.card, effect, d)

    def stop(self, s: Gangsters, d: Dealer) -> None:
        """The steps that are left are lost."""
        # LS2-012
        self.steps = 0
        if d.events is not None:
            d.events.append(events.CarStopped(race(s).car))

    def next_rider(self, s: Gangsters) -> None:
        """What clings to the car acts, lowest first; then the driving is over."""
        # LS2-013
        for card in range(ROAD_CARDS):
            if self.pending >> card & 1:
                self.pending &= ~(1 << card)
                self.card = card
                self.effect = 0
                return
        s.stack.pop()

    def copy(self) -> "Driving":
        return Driving(self.steps, self.card, self.effect, self.pending)

    def key(self) -> tuple[object, ...]:
        return (self.steps, self.card, self.effect, self.pending)


def can_go_on(s: Gangsters) -> bool:
    """The car stops as a wreck, at the county line, and at the jail until the prisoner is aboard."""
    # LS2-016
    m = race(s)
    if m.condition == 0 or m.car >= road(s).home:
        return False
    return m.rescued or m.car != road(s).jail


def clinging(s: Gangsters) -> int:
    """The mask of the cards that ride along."""
    # LS2-013
    found = 0
    for card in range(ROAD_CARDS):
        if race(s).cells[card] == CLINGS:
            found |= 1 << card
    return found


def has_effect(s: Gangsters, card: int, do: int) -> bool:
    for effect in card_of(s, card).hit:
        if effect.do == do:
            return True
    return False
