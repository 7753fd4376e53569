"""The choice of a word in a rollout: the first good one, without looking ahead.

A rollout plays a re-dealt world, so it may look at all roles.
"""

from typing import Final, final

from intriga.games.factions.bots.evaluation import UNSEEN, worth_of
from intriga.games.factions.box.tables import FACTIONS, Box, CardNumber
from intriga.games.factions.effects.giving import Dropping, Giving
from intriga.games.factions.effects.phrase import A_CARD, Phrase
from intriga.games.factions.rules.exchange import Exchange
from intriga.games.factions.rules.properties import MAY, Property
from intriga.games.factions.rules.turn import Laying, Turns
from intriga.games.factions.state import Factions
from intriga.games.factions.vocabulary import (
    APPLY,
    CARD,
    DECLINE,
    DRAW_CARD,
    EXCHANGE,
    KEEP,
    SEAT,
    Card,
    ToSeat,
)
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

GOOD_ENOUGH: Final = 0.3  # a card of this worth is played rather than kept
OTHERS_LOSS: Final = 0.6  # worth of a point that another player loses


@final
class RolloutChoice:
    """The worth of cards in one box, by faction, and the choices that follow from it."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.worth: Final = [[worth_of(card, faction) for card in box.cards] for faction in range(FACTIONS)]
        self.change: Final = [
            [2 * card.symbols[faction] - sum(card.symbols) for card in box.cards]
            for faction in range(FACTIONS)
        ]

    def word(self, s: Factions, seat: Seat, chance: Chance) -> Word:
        """The word that a seat says."""
        frame = s.stack[-1]
        if isinstance(frame, Turns):
            return self.turn(s, seat)
        if isinstance(frame, Laying):
            return self.lay(s, seat, frame)
        if isinstance(frame, Property):
            return self.choose(s, seat, frame, chance)
        if isinstance(frame, Dropping | Giving):
            return CARD[self.worst(s, seat)]
        if isinstance(frame, Exchange):
            worth = self.worth[self.faction(s, seat)]
            hand = s.hands[seat]
            return EXCHANGE if sum([worth[card] for card in hand]) < UNSEEN * len(hand) else KEEP
        return frame.any_option(s, seat, chance)

    def faction(self, s: Factions, seat: Seat) -> int:
        return s.box.roles[s.roles[seat]].faction

    def worst(self, s: Factions, seat: Seat) -> int:
        """The card of the hand that is worth least."""
        worth = self.worth[self.faction(s, seat)]
        hand = s.hands[seat]
        found = hand[0]
        for card in hand:
            if worth[card] < worth[found]:
                found = card
        return found

    def turn(self, s: Factions, seat: Seat) -> Word:
        """The best card, if it is good or the hand is full; otherwise draw."""
        worth = self.worth[self.faction(s, seat)]
        hand = s.hands[seat]
        best = -1
        for card in hand:
            if best < 0 or worth[card] > worth[best]:
                best = card
        if best >= 0 and (worth[best] >= GOOD_ENOUGH or len(hand) == 3):
            return CARD[best]
        return DRAW_CARD

    def lay(self, s: Factions, seat: Seat, frame: Laying) -> Word:
        areas = frame.areas(s)
        return SEAT[self.best_area(s, seat, frame.card, areas)]

    def best_area(self, s: Factions, seat: Seat, card: CardNumber, areas: list[int]) -> int:
        """The area where a card does most: one's own, or one that it harms."""
        best = areas[0]
        highest = -9.0
        for area in areas:
            change = float(self.change[self.faction(s, area)][card])
            gain = change if area == seat else -OTHERS_LOSS * change
            if gain > highest:
                highest = gain
                best = area
        return best

    def choose(self, s: Factions, seat: Seat, frame: Property, chance: Chance) -> Word:
        """A target that helps; an optional effect without one is declined."""
        need = frame.asked_for(s)
        if need == MAY:
            return APPLY
        options = frame.options(s, seat)
        e = frame.effect(s)
        if need != A_CARD:
            return self.choose_seat(s, seat, frame, e, options, chance)
        best: Word = options[0]
        highest = -9.0
        for word in options:
            if isinstance(word, Card):
                gain = self.gain(s, seat, frame, e, word.card)
                if gain > highest:
                    highest = gain
                    best = word
        if highest <= 0.0 and frame.bar(s, seat, DECLINE) == FINE:
            return DECLINE
        return best

    def gain(self, s: Factions, seat: Seat, frame: Property, e: Phrase, card: CardNumber) -> float:
        """What choosing this card brings."""
        mine = float(self.change[self.faction(s, seat)][card])
        area = s.area_of(card)
        if area == seat:
            lost = -mine
        else:
            lost = OTHERS_LOSS * self.change[self.faction(s, area)][card] if area >= 0 else 0.0
        return e.gain(s, frame, card, mine, lost)

    def choose_seat(
        self, s: Factions, seat: Seat, frame: Property, e: Phrase, options: list[Word], chance: Chance
    ) -> Word:
        """The best area for a chosen card; otherwise a random player."""
        if frame.chosen and e.lays_chosen():
            areas = [word.seat for word in options if isinstance(word, ToSeat)]
            return SEAT[self.best_area(s, seat, frame.chosen[0], areas)]
        return options[chance.pick(len(options))]
