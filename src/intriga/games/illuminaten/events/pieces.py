"""Support, influence and cards change their places."""

from intriga.games.illuminaten.box.tables import CardNumber, Cell, Letter
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class SupportSpent(Event, frozen=True, tag="support_spent"):
    seat: Seat
    faction: Letter
    count: int


class SupportGained(Event, frozen=True, tag="support_gained"):
    seat: Seat
    faction: Letter


class SupportHandedOver(Event, frozen=True, tag="support_handed_over"):
    giver: Seat
    taker: Seat
    faction: Letter


class InfluencePlaced(Event, frozen=True, tag="influence_placed"):
    seat: Seat
    cell: Cell
    slot: int


class InfluenceRemoved(Event, frozen=True, tag="influence_removed"):
    seat: Seat
    cell: Cell
    slot: int


class InfluenceMoved(Event, frozen=True, tag="influence_moved"):
    seat: Seat
    cell: Cell
    slot: int
    to_cell: int
    to_slot: int


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """The discard pile is the deck again; its contents are public, its order is not."""

    deck: list[int]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    seat: Seat
    card: CardNumber

    def seen_by(self, seat: Seat) -> "CardDrawn | CardDrawnUnseen":
        return self if seat == self.seat else CardDrawnUnseen(self.seat)


class CardDrawnUnseen(Event, frozen=True, tag="card_drawn_unseen"):
    seat: Seat


class CourtCardTaken(Event, frozen=True, tag="court_card_taken"):
    seat: Seat
    place: int
    card: CardNumber


class CardLaid(Event, frozen=True, tag="card_laid"):
    seat: Seat
    cell: Cell
    card: CardNumber


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
