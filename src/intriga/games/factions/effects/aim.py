"""Aims: the cards, players and areas that a property speaks of, and the condition of an effect."""

from typing import Final, final

from intriga.games.factions.box.tables import (
    ALWAYS,
    ANY,
    AREA_HOLDS,
    DECK_AT_MOST,
    HAND,
    HERE,
    LEFT,
    NO_FACTION,
    OTHER,
    OWN,
    PERSON_DISCARDED,
    PERSON_IN_PLAY,
    RIGHT,
    CardNumber,
    Effect,
    Fields,
)
from intriga.games.factions.effects.phrase import A_CARD, A_SEAT, NOTHING, Choosing
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions
from intriga.kernel.machine.frames import FINE
from intriga.kernel.machine.seats import Seat

# ── conditions ──


def holds(s: Factions, p: Choosing, e: Effect) -> bool:
    """Whether the effect is applied at all."""
    # HF-024
    when = e.when
    if when.kind == ALWAYS:
        return True
    if when.kind == PERSON_IN_PLAY:
        return s.area_of(when.person) != NOBODY
    if when.kind == PERSON_DISCARDED:
        return when.person in s.discard
    if when.kind == DECK_AT_MOST:
        return s.deck() <= when.number
    assert when.kind == AREA_HOLDS
    for area in range(s.players):
        if is_meant(s, p, when.whose, area) and cards_of(s, area, when.of) >= when.number:
            return True
    return False


def cards_of(s: Factions, area: int, faction: int) -> int:
    """How many cards of a faction (or of any) lie in an area."""
    if faction == NO_FACTION:
        return len(s.areas[area])
    return len([card for card in s.areas[area] if s.box.cards[card].faction == faction])


def is_meant(s: Factions, p: Choosing, whose: int, area: int) -> bool:
    """Whether this area is one that the property speaks of."""
    if whose == OWN:
        return area == p.seat
    if whose == OTHER:
        return area != p.seat
    if whose == HERE:
        return area == s.area_of(p.card)
    return True


# ── cards ──


def is_guarded(s: Factions, card: CardNumber, seat: Seat) -> bool:
    """Whether no property may touch a card before this seat: it guards itself, or a card of the area does."""
    # HF-019
    row = s.box.cards[card]
    return row.guards_itself or bool(s.guarded[seat] >> row.faction & 1)


@final
class InPlay:
    """Cards in play: in whose area, of which faction or which person, and whether the card itself counts."""

    def __init__(self, whose: int, of: int, person: int, not_this: bool) -> None:
        self.whose: Final = whose
        self.of: Final = of
        self.person: Final = person
        self.not_this: Final = not_this

    def bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        """FINE, or why this card is none of them."""
        # HF-024 HF-A7
        area = s.area_of(card)
        if area == NOBODY:
            return why.NOT_IN_PLAY
        if self.person >= 0 and card != self.person:
            return why.OTHER_PERSON
        if self.of != NO_FACTION and s.box.cards[card].faction != self.of:
            return why.OTHER_FACTION
        if not is_meant(s, p, self.whose, area):
            return why.WRONG_AREA
        if self.not_this and card == p.card:
            return why.NOT_ITSELF
        return why.IS_GUARDED if is_guarded(s, card, area) else FINE

    def is_there(self, s: Factions, p: Choosing) -> bool:
        """Whether there is any of them."""
        for area in s.areas:
            for card in area:
                if self.bar(s, p, card) == FINE:
                    return True
        return False


def in_play(fields: Fields) -> InPlay:
    """The cards in play that a row with `whose`, `of`, `person` and `not_this` means."""
    values = fields.values
    return InPlay(values["whose"], values["of"], values["person"], values["not_this"] == 1)


@final
class Discarded:
    """Cards of the discard pile: of which faction, or which person."""

    def __init__(self, fields: Fields) -> None:
        self.of: Final = fields.values["of"]
        self.person: Final = fields.values["person"]

    def bar(self, s: Factions, card: CardNumber) -> int:
        """FINE, or why this card is none of them."""
        # HF-023
        return self.fit(s, card) if card in s.discard else why.NOT_IN_DISCARD

    def fit(self, s: Factions, card: CardNumber) -> int:
        """The same of a card that does lie there."""
        # HF-023
        if self.person >= 0 and card != self.person:
            return why.OTHER_PERSON
        if self.of != NO_FACTION and s.box.cards[card].faction != self.of:
            return why.OTHER_FACTION
        return FINE


# ── players and areas ──


def has_room(s: Factions, seat: Seat) -> bool:
    # HF-014 HF-G6
    return len(s.hands[seat]) < HAND


def clockwise(s: Factions, seat: Seat) -> list[int]:
    """All seats, from this one on."""
    return [(seat + step) % s.players for step in range(s.players)]


def holder_bar(s: Factions, p: Choosing, other: int) -> int:
    """FINE for another player who holds a card."""
    # HF-A8
    if other == p.seat:
        return why.NOT_A_TARGET
    return FINE if s.hands[other] else why.HAND_IS_EMPTY


def somebody_holds(s: Factions, p: Choosing) -> bool:
    """Whether another player holds a card."""
    for other in range(s.players):
        if other != p.seat and s.hands[other]:
            return True
    return False


@final
class Landing:
    """The areas into which an effect may bring a card."""

    def __init__(self, fields: Fields) -> None:
        self.to: Final = fields.values["to"]
        self.is_chosen: Final = self.to == OTHER or self.to == ANY

    def areas(self, s: Factions, seat: Seat, area: int) -> list[int]:
        """Where a card may go that lies in `area` (NOBODY: not in play)."""
        if self.to == OWN:
            found = [seat]
        elif self.to == LEFT:
            found = [s.left_of(seat)]
        elif self.to == RIGHT:
            found = [s.right_of(seat)]
        else:
            found = [other for other in range(s.players) if self.to == ANY or other != seat]
        return [other for other in found if other != area]

    def bar(self, s: Factions, p: Choosing, area: int, other: int) -> int:
        """FINE, or why a card of `area` cannot be brought into this other one."""
        # HF-A8
        return FINE if other in self.areas(s, p.seat, area) else why.WRONG_AREA

    def area(self, s: Factions, p: Choosing, area: int) -> int:
        """Where a card of `area` is brought: the area that was chosen, or the only one that is meant."""
        return p.target if p.target != NOBODY else self.areas(s, p.seat, area)[0]

    def needs(self, p: Choosing) -> int:
        """Whether the area must still be chosen."""
        return A_SEAT if self.is_chosen and p.target == NOBODY else NOTHING


# ── what is asked for next ──


def one_card(p: Choosing) -> int:
    return NOTHING if p.chosen else A_CARD


def one_seat(p: Choosing) -> int:
    return A_SEAT if p.target == NOBODY else NOTHING
