"""Free action: a conspiracy. A card is added to the chain; its ability, quick support, or nothing."""

from typing import Final, final

from intriga.games.illuminaten.box.tables import GM, MASON, RA, TREATY, CardNumber, M
from intriga.games.illuminaten.effects.abilities import (
    begin_ability,
    is_enhancement,
    why_not_ability,
    yield_in_chain,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.support import Gain, owns
from intriga.games.illuminaten.rules.turn.modes import is_open
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.conspiracies import decline_ability, turn_for_support, weave_card
from intriga.games.illuminaten.vocabulary import ABILITY, DECLINE, QUICK
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

WAYS: Final[list[Word]] = [ABILITY, QUICK, DECLINE]


def why_not_weave(s: Pax, seat: Seat, card: CardNumber) -> int:
    """The reason against adding this card to the chain."""
    # PI-119 PI-129 AMB-21
    if not s.hands[seat] >> card & 1:
        return why.NOT_IN_HAND_TO_WEAVE
    if s.chain_ended:
        return why.CHAIN_HAS_ENDED
    if not s.chain:
        return FINE
    ends = open_ends(s)
    for last in ends:
        if fits(s, last, card):
            return FINE
    return why.NO_COMMON_FACTION if len(ends) == 1 else why.NO_COMMON_FACTION_PAST_MASONS


def open_ends(s: Pax) -> list[int]:
    """The cards that the next one may follow: the last and, under the treaty, each behind which only masons
    lie. They may be added at any place, so they may as well lie before it; the card that began the chain
    has no place before others."""
    # AMB-50
    place = len(s.chain) - 1
    found = [s.chain[place]]
    while place > 0 and is_open(s, TREATY) and s.box.cards[s.chain[place]].organisation == MASON:
        place -= 1
        found.append(s.chain[place])
    return found


def fits(s: Pax, last: int, card: CardNumber) -> bool:
    """Whether a card may follow another one in the chain."""
    # PI-120 PI-128 PI-129 PI-131 AMB-21
    before, after = s.box.cards[last], s.box.cards[card]
    if before.factions & after.factions or after.degree == RA:
        return True
    if before.degree == GM or after.degree == GM:
        return True
    return after.organisation == MASON and is_open(s, TREATY)


@final
class Weaving(Frame[Pax]):
    """A card is played, open to all; then its owner says what he takes from it."""

    def __init__(self, seat: Seat, card: CardNumber, is_woven: bool = False, is_quick: bool = False) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.is_woven = is_woven
        self.is_quick = is_quick  # quick support was taken from it

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-119 PI-121
        if not self.is_woven:
            self.is_woven = True
            weave_card(s, self.seat, self.card, d)
        if self.is_quick and not owns(s, self.seat, M):
            s.stack.pop()
            return 0
        if self.goes_without_saying(s):
            s.stack.pop()
            begin_ability(s, self.seat, self.card, d)
            return 0
        return only(self.seat)

    def goes_without_saying(self, s: Pax) -> bool:
        """Whether all can see that the ability must be applied, or that declining it would be no choice."""
        # PI-124 PI-130 AMB-20 AMB-47
        if self.is_quick:
            return self.is_arch(s)
        return self.must_apply(s) and self.why_not_quick(s) != FINE

    def must_apply(self, s: Pax) -> bool:
        """An enhancement must be applied; the main action of an arch may as well be left unused later."""
        # PI-124 AMB-20 AMB-47
        return not self.is_quick and (is_enhancement(s, self.card) or self.is_arch(s))

    def is_arch(self, s: Pax) -> bool:
        return s.box.cards[self.card].degree == RA

    def why_not_quick(self, s: Pax) -> int:
        """The reason against quick support: once per turn, and never from a grand master."""
        # PI-127 PI-128 AMB-22
        if s.turned:
            return why.QUICK_SUPPORT_USED
        return why.MASTER_IS_NO_QUICK_SUPPORT if s.box.cards[self.card].degree == GM else FINE

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return WAYS

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-123 PI-124 PI-126 PI-127
        if w is ABILITY:
            return why_not_ability(s, seat, self.card)
        if w is QUICK:
            return self.why_not_quick(s)
        if w is not DECLINE:
            return NOT_ASKED
        if not self.must_apply(s):
            return FINE
        return why.ARCH_IS_KEPT if self.is_arch(s) else why.MUST_BE_APPLIED

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return (("card", self.card + 1),)

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-123 PI-126 PI-127
        if w is QUICK:
            self.is_quick = True  # the frame stays: with the magistrates' faction card the ability may follow
            turn_for_support(s, seat, self.card, d)
            s.stack.append(Gain(seat, yield_in_chain(s, self.card)))
            return
        s.stack.pop()
        if w is ABILITY:
            begin_ability(s, seat, self.card, d)
        else:
            decline_ability(s, seat, self.card, d)

    def copy(self) -> "Weaving":
        return Weaving(self.seat, self.card, self.is_woven, self.is_quick)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.is_woven, self.is_quick)
