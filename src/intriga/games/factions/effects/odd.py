"""Odd cards: a phrase each that one card alone has, `do = "odd"` with its name."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from intriga.games.factions.box.effect_fields import Field, OneOf, in_order
from intriga.games.factions.box.tables import NO_CARD, NO_FACTION, CardNumber
from intriga.games.factions.effects.aim import (
    has_room,
    holder_bar,
    is_guarded,
    one_card,
    one_seat,
    somebody_holds,
)
from intriga.games.factions.effects.choices import after_chosen, seats
from intriga.games.factions.effects.giving import Giving
from intriga.games.factions.effects.phrase import A_CARD, A_SEAT, NOTHING, Choosing, Phrase
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import discard_in_play, discard_top, move_card, revive_card, take_card
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE

ODD_NAMES: Final = ("constitution", "conservation", "necklace", "infernal", "bath", "terror", "equals")
ODD_MAY: Final = ("conservation", "necklace")  # whose sentence has a "you may"
BATHED: Final = 2  # cards that are discarded with it
NURSE: Final = "evrard"


def latest(s: Factions, area: int, faction: int, without: int) -> int:
    """The card that came into an area last, of this faction (or any), leaving one card out of account."""
    for place in range(len(s.areas[area]) - 1, -1, -1):
        card = s.areas[area][place]
        if card != without and (faction == NO_FACTION or s.box.cards[card].faction == faction):
            return card
    return NO_CARD


def latest_of_all(s: Factions, faction: int, without: int) -> list[int]:
    """The latest card of each area, where a property may touch it."""
    found: list[int] = []
    for area in range(s.players):
        card = latest(s, area, faction, without)
        if card != NO_CARD and not is_guarded(s, card, area):
            found.append(card)
    return found


def open_cards(s: Factions, area: int, without: int) -> list[int]:
    """The cards of an area that no guard keeps, lowest first, leaving one out of account."""
    return sorted([card for card in s.areas[area] if card != without and not is_guarded(s, card, area)])


class OddCard(Phrase):
    """What odd cards have in common."""

    FIELDS: ClassVar[tuple[Field, ...]] = (OneOf("name", in_order(ODD_NAMES), 0, is_needed=True),)

    @staticmethod
    def contradictions(row: Mapping[str, object]) -> list[str]:
        if row.get("may") is True and row.get("name") not in ODD_MAY:
            return [f"only {' and '.join(ODD_MAY)} may be declined"]
        return []

    def sentence(self) -> str:
        return f"odd-{self.fields.does}"

    def open(self, s: Factions, p: Choosing) -> list[int]:
        """Every card that fits, lowest first, chosen ones among them."""
        return []

    def cards(self, s: Factions, p: Choosing) -> list[int]:
        # HF-A8
        return after_chosen(p, self.open(s, p))

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        area = s.area_of(card)
        if area == NOBODY:
            return why.NOT_IN_PLAY
        if card in self.open(s, p):
            return FINE
        return why.IS_GUARDED if is_guarded(s, card, area) else why.WRONG_AREA

    def worth(self, faction: int) -> float:
        return 0.7


@final
class Constitution(OddCard):
    """Each area's latest card goes to the next area on the left, all at once."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022
        return bool(latest_of_all(s, NO_FACTION, NO_CARD))

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        cards = latest_of_all(s, NO_FACTION, NO_CARD)
        areas = [s.left_of(s.area_of(card)) for card in cards]
        for place in range(len(cards)):
            move_card(s, p.seat, cards[place], areas[place], d)


@final
class Conservation(OddCard):
    """The top card of the discard pile takes the place of a card of one's own area."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-A5
        return bool(s.discard) and bool(self.open(s, p))

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_card(p)

    def open(self, s: Factions, p: Choosing) -> list[int]:
        # HF-A8
        return open_cards(s, p.seat, NO_CARD)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        top = s.discard[-1]
        discard_in_play(s, p.seat, p.chosen[0], d)
        revive_card(s, p.seat, top, p.seat, d)


@final
class Necklace(OddCard):
    """A random card of another's hand is taken, and a card is given back."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-A5
        return has_room(s, p.seat) and somebody_holds(s, p)

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_seat(p)

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        return holder_bar(s, p, other)

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        take_card(s, p.seat, p.target, d)
        s.stack.append(Giving(p.seat, p.target))


@final
class Infernal(OddCard):
    """The deck's top card is discarded; then each area's latest card of its faction."""

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-A3
        card = discard_top(s, p.seat, d)
        if s.reason:
            return
        for hit in latest_of_all(s, s.box.cards[card].faction, NO_CARD):
            discard_in_play(s, p.seat, hit, d)


@final
class Bath(OddCard):
    """Two cards of another area are discarded, and this card too, unless the nurse is in play."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-A5
        return drowns(s, p.card) or bool(seats(s, p, self))

    def needs(self, s: Factions, p: Choosing) -> int:
        if p.target == NOBODY:
            return A_SEAT if seats(s, p, self) else NOTHING
        return A_CARD if self.cards_left(s, p) > 0 else NOTHING

    def open(self, s: Factions, p: Choosing) -> list[int]:
        # HF-A8
        return open_cards(s, p.target, p.card)

    def cards_left(self, s: Factions, p: Choosing) -> int:
        return min(BATHED, len(self.open(s, p))) - len(p.chosen)

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        # HF-A8
        if other == p.seat:
            return why.NOT_A_TARGET
        return FINE if open_cards(s, other, p.card) else why.NOT_THERE

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019 HF-A5
        for card in p.chosen:
            discard_in_play(s, p.seat, card, d)
        if drowns(s, p.card):
            discard_in_play(s, p.seat, p.card, d)


def drowns(s: Factions, source: int) -> bool:
    """Whether the bath takes this card itself away."""
    area = s.area_of(source)
    return area != NOBODY and not is_in_play(s, NURSE) and not is_guarded(s, source, area)


def is_in_play(s: Factions, name: str) -> bool:
    """Whether the person with this id lies before somebody."""
    for area in s.areas:
        for card in area:
            if s.box.cards[card].name == name:
                return True
    return False


@final
class Terror(OddCard):
    """The latest card of each area is discarded, but not this one."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-A5
        return bool(latest_of_all(s, NO_FACTION, p.card))

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        for card in latest_of_all(s, NO_FACTION, p.card):
            discard_in_play(s, p.seat, card, d)


@final
class Equals(OddCard):
    """A card of an area with the most cards goes to an area with the fewest."""

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        # HF-022 HF-A5
        return bool(self.open(s, p)) and most_cards(s) > fewest_cards(s)

    def needs(self, s: Factions, p: Choosing) -> int:
        return one_seat(p) if p.chosen else A_CARD

    def open(self, s: Factions, p: Choosing) -> list[int]:
        # HF-A8
        found: list[int] = []
        most = most_cards(s)
        for area in range(s.players):
            if len(s.areas[area]) == most:
                found += open_cards(s, area, NO_CARD)
        found.sort()
        return found

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        # HF-A8
        return FINE if len(s.areas[other]) == fewest_cards(s) else why.WRONG_AREA

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        # HF-019
        move_card(s, p.seat, p.chosen[0], p.target, d)


def most_cards(s: Factions) -> int:
    return max([len(area) for area in s.areas])


def fewest_cards(s: Factions) -> int:
    return min([len(area) for area in s.areas])


#: By name, in the order of the names.
ODD_CARDS: Final[dict[str, type[OddCard]]] = {
    "constitution": Constitution,
    "conservation": Conservation,
    "necklace": Necklace,
    "infernal": Infernal,
    "bath": Bath,
    "terror": Terror,
    "equals": Equals,
}
