"""Conspiracies and faction cards."""

from intriga.games.illuminaten.box.tables import Ability, CardNumber, Cell, Letter
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class CardWoven(Event, frozen=True, tag="card_woven"):
    seat: Seat
    card: CardNumber


class QuickSupport(Event, frozen=True, tag="quick_support"):
    """The tokens themselves follow as `support_gained` or `support_handed_over`."""

    seat: Seat
    card: CardNumber


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    seat: Seat
    card: CardNumber
    ability: Ability


class AbilityDeclined(Event, frozen=True, tag="ability_declined"):
    seat: Seat
    card: CardNumber


class CardsSwapped(Event, frozen=True, tag="cards_swapped"):
    """Two cards of the field with all that lies on them."""

    seat: Seat
    cell: Cell
    other_cell: int


class FactionCardBorrowed(Event, frozen=True, tag="faction_card_borrowed"):
    seat: Seat
    faction: Letter
    lender: int | None  # None: from the row


class FactionCardReturned(Event, frozen=True, tag="faction_card_returned"):
    faction: Letter
    owner: int | None  # None: to the row


class FactionCardUsed(Event, frozen=True, tag="faction_card_used"):
    seat: Seat
    faction: Letter


class EdictTokensTaken(Event, frozen=True, tag="edict_tokens_taken"):
    seat: Seat
    faction: Letter
    count: int


ConspiracyEvent = (
    AbilityDeclined
    | AbilityUsed
    | CardsSwapped
    | CardWoven
    | EdictTokensTaken
    | FactionCardBorrowed
    | FactionCardReturned
    | FactionCardUsed
    | QuickSupport
)
