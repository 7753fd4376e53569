"""What a phrase answers. One that is not asked for cards or players needs `apply` and `worth` only."""

from collections.abc import Mapping
from typing import ClassVar, Final

from intriga.games.factions.box.effect_fields import Field
from intriga.games.factions.box.tables import CardNumber, Effect
from intriga.games.factions.rules import reasons as why
from intriga.games.factions.state import NOBODY, Factions
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame
from intriga.kernel.machine.seats import Seat

#: What is asked for next.
NOTHING: Final = 0
A_CARD: Final = 1
A_SEAT: Final = 2

Chosen = tuple[int, ...]


class Choosing(Frame[Factions]):
    """The property of a card that was played, and what has been chosen so far for the effect at hand."""

    def __init__(self, seat: Seat, card: CardNumber, chosen: Chosen, target: int) -> None:
        self.seat: Final = seat  # who played the card and applies the property (HF-A9)
        self.card: Final = card
        self.chosen = chosen
        self.target = target  # a seat, or NOBODY so far


class Phrase(Effect):
    """One phrase that properties are made of. Its name, `do = "…"`, stands in `phrases`."""

    #: The fields that its row may have, beside `do`, `may` and `if`.
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    @staticmethod
    def contradictions(row: Mapping[str, object]) -> list[str]:
        """What of a row could never be carried out, or would not be what the card says."""
        return []

    # ── whether, and with what ──

    def is_possible(self, s: Factions, p: Choosing) -> bool:
        """Whether any part of it can be applied now."""
        return True  # the deck is never empty while the game goes on

    def needs(self, s: Factions, p: Choosing) -> int:
        """What is asked for next: NOTHING, A_CARD or A_SEAT."""
        return NOTHING

    def card_bar(self, s: Factions, p: Choosing, card: CardNumber) -> int:
        """FINE, or why this card may not be chosen next."""
        return FINE if s.area_of(card) != NOBODY else why.NOT_IN_PLAY

    def cards(self, s: Factions, p: Choosing) -> list[int]:
        """The cards that may be chosen next, lowest first: those in play that `card_bar` lets pass."""
        # HF-A8
        found: list[int] = []
        for area in s.areas:
            for card in area:
                if self.card_bar(s, p, card) == FINE:
                    found.append(card)
        found.sort()
        return found

    def cards_left(self, s: Factions, p: Choosing) -> int:
        """How many cards are still chosen out of `cards`."""
        return 1

    def seat_bar(self, s: Factions, p: Choosing, other: int) -> int:
        """FINE, or why this player, or this area, may not be chosen."""
        return FINE if other != p.seat else why.NOT_A_TARGET

    # ── what it does ──

    def apply(self, s: Factions, p: Choosing, d: Dealer) -> None:
        """Carry it out with what was chosen, as far as it goes."""
        raise NotImplementedError

    # ── what bots make of it, beside `worth` ──

    def gain(self, s: Factions, p: Choosing, card: CardNumber, mine: float, lost: float) -> float:
        """What choosing a card brings: `mine` if it comes to oneself, `lost` if it leaves where it lies."""
        return lost

    def lays_chosen(self) -> bool:
        """Whether the area that is chosen gets the card that was chosen."""
        return False
