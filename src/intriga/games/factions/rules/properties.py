"""Properties: read aloud when the card is played, effect by effect."""

from typing import Final, final

from intriga.games.factions import events
from intriga.games.factions.box.tables import CardNumber
from intriga.games.factions.effects import choices
from intriga.games.factions.effects.aim import holds
from intriga.games.factions.effects.phrase import A_CARD, A_SEAT, NOTHING, Choosing, Chosen, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.rules.end import finish
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.vocabulary import APPLY, CARD, DECLINE, SEAT, Card, ToSeat
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

MAY: Final = 3  # beside NOTHING, A_CARD and A_SEAT: whether the effect is wanted


@final
class Property(Choosing):
    """The effects of a card that was played. Each asks for what it must be told, and is carried out."""

    def __init__(
        self, seat: Seat, card: CardNumber, step: int, begun: bool, wanted: bool, chosen: Chosen, target: int
    ) -> None:
        super().__init__(seat, card, chosen, target)
        self.step = step  # the effect that is being applied
        self.begun = begun  # it can be applied
        self.wanted = wanted  # a "may" was answered with yes

    def effect(self, s: Factions) -> Phrase:
        effect = s.box.cards[self.card].effects[self.step]
        assert isinstance(effect, Phrase)
        return effect

    # ── asking ──

    def ask(self, s: Factions, d: Dealer) -> int:
        # HF-019 HF-020 HF-A3
        if s.reason:
            finish(s, d)
            return 0
        if self.step == len(s.box.cards[self.card].effects):
            s.stack.pop()
            return 0
        if not self.begun and not self.begin(s, d):
            return 0
        self.fill_in(s)
        if self.asked_for(s) != NOTHING:
            return only(self.seat)
        self.carry_out(s, d)
        return 0

    def begin(self, s: Factions, d: Dealer) -> bool:
        """Whether the effect can be applied; one that cannot is passed over, and the card stays."""
        # HF-022 HF-A5 HF-A6
        e = self.effect(s)
        reason: events.WhyNot | None = None
        if not holds(s, self, e):
            reason = "condition"
        elif not e.is_possible(s, self):
            reason = "impossible"
        if reason is not None:
            if d.events is not None:
                d.events.append(events.NotApplied(self.seat, s.box.cards[self.card].name, reason))
            self.go_on()
            return False
        self.begun = True
        return True

    def fill_in(self, s: Factions) -> None:
        """Choices that everybody can see to be forced are made, unless the effect may be declined."""
        # HF-A5
        e = self.effect(s)
        if self.may_decline(s):
            return
        need = e.needs(s, self)
        while need != NOTHING and self.is_forced(s, e, need):
            if need == A_SEAT:
                self.target = choices.seats(s, self, e)[0]
            else:
                self.chosen += tuple(choices.forced_cards(s, self, e))
            need = e.needs(s, self)

    def asked_for(self, s: Factions) -> int:
        """What must be decided next."""
        # HF-020 HF-A6
        e = self.effect(s)
        need = e.needs(s, self)
        if self.may_decline(s) and (need == NOTHING or self.is_forced(s, e, need)):
            return MAY
        return need

    def may_decline(self, s: Factions) -> bool:
        """Whether the effect is optional and nothing of it has been chosen yet."""
        # HF-020
        return self.effect(s).may and not self.wanted

    def is_forced(self, s: Factions, e: Phrase, need: int) -> bool:
        """Whether there is one way only to answer."""
        if need == A_SEAT:
            return len(choices.seats(s, self, e)) == 1
        return bool(choices.forced_cards(s, self, e))

    # ── answering ──

    def asks(self, s: Factions, seat: Seat) -> list[Word]:
        e = self.effect(s)
        need = self.asked_for(s)
        if need == MAY:
            return [APPLY, DECLINE]
        if need == A_SEAT:
            found = [SEAT[one] for one in choices.seats(s, self, e)]
        else:
            cards = choices.cards(s, self, e)
            found = [CARD[card] for card in cards]
        return [*found, DECLINE] if self.may_decline(s) else found

    def bar(self, s: Factions, seat: Seat, w: Word) -> int:
        # HF-020 HF-A8
        need = self.asked_for(s)
        if w is DECLINE:
            return FINE if self.may_decline(s) else why.IS_MANDATORY
        if w is APPLY and need == MAY:
            return FINE
        if isinstance(w, Card) and need == A_CARD:
            return choices.card_bar(s, self, self.effect(s), w.card)
        if isinstance(w, ToSeat) and need == A_SEAT:
            return choices.seat_bar(s, self, self.effect(s), w.seat)
        return self.other_word(need, w)

    def other_word(self, need: int, w: Word) -> int:
        """Why a word of another kind is refused."""
        if need == A_CARD:
            return why.CHOOSE_A_CARD
        if need == A_SEAT:
            return why.CHOOSE_A_SEAT
        bar = why.not_now(w)
        return why.EFFECT_FIRST if bar == NOT_ASKED else bar

    def facts(self, s: Factions, seat: Seat, w: Word, reason: int) -> Facts:
        source = ("source", s.box.cards[self.card].name)
        if reason == why.EFFECT_FIRST:
            return (source, ("seat", self.seat))
        if isinstance(w, Card) and w.card < len(s.box.cards):
            return (source, ("card", s.box.cards[w.card].name))
        return (source, ("seat", w.seat)) if isinstance(w, ToSeat) and w.seat < s.players else (source,)

    def outsider(self, s: Factions, seat: Seat) -> int:
        return why.EFFECT_FIRST

    def take(self, s: Factions, seat: Seat, w: Word, d: Dealer) -> None:
        # HF-020 HF-A6 HF-A8
        if w is DECLINE:
            if d.events is not None:
                d.events.append(events.Declined(self.seat, s.box.cards[self.card].name))
            self.go_on()
            return
        self.wanted = True
        if isinstance(w, Card):
            self.chosen = (*self.chosen, w.card)
        elif isinstance(w, ToSeat):
            self.target = w.seat

    def carry_out(self, s: Factions, d: Dealer) -> None:
        """Apply the effect with what was chosen; the next one follows."""
        # HF-019
        self.effect(s).apply(s, self, d)
        self.go_on()

    def go_on(self) -> None:
        self.step += 1
        self.begun = False
        self.wanted = False
        self.chosen = ()
        self.target = NOBODY

    def copy(self) -> "Property":
        return Property(self.seat, self.card, self.step, self.begun, self.wanted, self.chosen, self.target)

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.step, self.begun, self.wanted, self.chosen, self.target)
