"""A turn and its actions on the field."""

from intriga.games.illuminaten.box.tables import Action, CardNumber, Cell, Letter
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class TurnBegan(Event, frozen=True, tag="turn_began"):
    round: int
    seat: Seat


class ActionBegan(Event, frozen=True, tag="action_began"):
    """A main action of the turn; additional ones are begun by `ability_used`, `faction_card_used`,
    `marker_used`."""

    seat: Seat
    action: Action


class Interrogated(Event, frozen=True, tag="interrogated"):
    """`cell` is None for the areopagus; the cards of `rumours` yield too. The tokens follow."""

    seat: Seat
    cell: Cell | None
    rumours: list[int]


class CardScouted(Event, frozen=True, tag="card_scouted"):
    """A face-down card goes into a hand; only its new owner sees it. `acting` is the acting card, 0 for
    one's own areopagus, None where none was needed."""

    seat: Seat
    acting: int | None
    cell: Cell
    card: CardNumber | None

    def seen_by(self, seat: Seat) -> "CardScouted":
        return self if seat == self.seat else CardScouted(self.seat, self.acting, self.cell, None)


class ReassignmentBegan(Event, frozen=True, tag="reassignment_began"):
    """The faction whose cards may be left; None where any may."""

    seat: Seat
    faction: Letter | None


class CardExcluded(Event, frozen=True, tag="card_excluded"):
    """A card of the field is discarded; `acting` as in `card_scouted`. The influence on it lies aside until
    `influence_carried_over`."""

    seat: Seat
    acting: int | None
    cell: Cell
    card: CardNumber


class InfluenceCarriedOver(Event, frozen=True, tag="influence_carried_over"):
    """The owners of the new card's slots from the top, None for a free one. What found no slot is back in
    its owner's supply."""

    cell: Cell
    owners: list[int | None]


TurnEvent = (
    ActionBegan
    | CardExcluded
    | CardScouted
    | InfluenceCarriedOver
    | Interrogated
    | ReassignmentBegan
    | TurnBegan
)
