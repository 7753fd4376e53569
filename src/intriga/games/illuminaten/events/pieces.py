"""Support, influence and cards change their places. Never compiled."""

from intriga.games.illuminaten.box.tables import Letter
from intriga.kernel.events import Event


class SupportSpent(Event, frozen=True, tag="support_spent"):
    seat: int
    faction: Letter
    count: int


class SupportGained(Event, frozen=True, tag="support_gained"):
    seat: int
    faction: Letter


class SupportHandedOver(Event, frozen=True, tag="support_handed_over"):
    giver: int
    taker: int
    faction: Letter


class InfluencePlaced(Event, frozen=True, tag="influence_placed"):
    seat: int
    cell: int
    slot: int


class InfluenceRemoved(Event, frozen=True, tag="influence_removed"):
    seat: int
    cell: int
    slot: int


class InfluenceMoved(Event, frozen=True, tag="influence_moved"):
    seat: int
    cell: int
    slot: int
    to_cell: int
    to_slot: int


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """The discard pile is the deck again; its contents are public, its order is not."""

    deck: list[int]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    seat: int
    card: int

    def seen_by(self, seat: int) -> "CardDrawn | CardDrawnUnseen":
        return self if seat == self.seat else CardDrawnUnseen(self.seat)


class CardDrawnUnseen(Event, frozen=True, tag="card_drawn_unseen"):
    seat: int


class CourtCardTaken(Event, frozen=True, tag="court_card_taken"):
    seat: int
    place: int
    card: int


class CardLaid(Event, frozen=True, tag="card_laid"):
    seat: int
    cell: int
    card: int


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    cards: list[int]


PieceEvent = (
    CardDrawn
    | CardDrawnUnseen
    | CardLaid
    | CardsDiscarded
    | CourtCardTaken
    | DeckRenewed
    | InfluenceMoved
    | InfluencePlaced
    | InfluenceRemoved
    | SupportGained
    | SupportHandedOver
    | SupportSpent
)
