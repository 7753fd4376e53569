"""Conspiracies and faction cards. Never compiled."""

from intriga.games.illuminaten.box.tables import Ability, Letter
from intriga.kernel.events import Event


class CardWoven(Event, frozen=True, tag="card_woven"):
    seat: int
    card: int


class QuickSupport(Event, frozen=True, tag="quick_support"):
    """The tokens themselves follow as `support_gained` or `support_handed_over`."""

    seat: int
    card: int


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    seat: int
    card: int
    ability: Ability


class AbilityDeclined(Event, frozen=True, tag="ability_declined"):
    seat: int
    card: int


class CardsSwapped(Event, frozen=True, tag="cards_swapped"):
    """Two cards of the field with all that lies on them."""

    seat: int
    cell: int
    other_cell: int


class FactionCardBorrowed(Event, frozen=True, tag="faction_card_borrowed"):
    seat: int
    faction: Letter
    lender: int | None  # None: from the row


class FactionCardReturned(Event, frozen=True, tag="faction_card_returned"):
    faction: Letter
    owner: int | None  # None: to the row


class FactionCardUsed(Event, frozen=True, tag="faction_card_used"):
    seat: int
    faction: Letter


class EdictTokensTaken(Event, frozen=True, tag="edict_tokens_taken"):
    seat: int
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
