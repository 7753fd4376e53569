"""What can have happened, with full information. Never compiled.

Cards, cells, slots and court places are written by number from 1; factions by their letters A M T K D U.
These are the lines of `intriga trace` (docs/trace.md).
"""

import msgspec

from intriga.kernel.events import Event


class SupportSpent(Event, frozen=True, tag="support_spent"):
    seat: int
    faction: str
    count: int


class SupportGained(Event, frozen=True, tag="support_gained"):
    seat: int
    faction: str


class SupportHandedOver(Event, frozen=True, tag="support_handed_over"):
    giver: int
    taker: int
    faction: str


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


class TurnBegan(Event, frozen=True, tag="turn_began"):
    round: int
    seat: int


class ActionBegan(Event, frozen=True, tag="action_began"):
    """A main action of the turn; additional ones are begun by `ability_used`, `faction_card_used`,
    `marker_used`."""

    seat: int
    action: str


# ── conspiracy and faction cards ──


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
    ability: str


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
    faction: str
    lender: int | None  # None: from the row


class FactionCardReturned(Event, frozen=True, tag="faction_card_returned"):
    faction: str
    owner: int | None  # None: to the row


class FactionCardUsed(Event, frozen=True, tag="faction_card_used"):
    seat: int
    faction: str


class EdictTokensTaken(Event, frozen=True, tag="edict_tokens_taken"):
    seat: int
    faction: str
    count: int


# ── arguments ──


class ArgumentBegan(Event, frozen=True, tag="argument_began"):
    """`superior` has superiority, the other one vulnerability; None if neither has any."""

    attacker: int
    defender: int
    cell: int
    slots: list[int]
    attacker_strength: int
    defender_strength: int
    superior: int | None


class ArgumentCardLaid(Event, frozen=True, tag="argument_card_laid"):
    """Face down: the others see only that a card lies there. It may be changed until both lie."""

    seat: int
    card: int | None

    def seen_by(self, seat: int) -> "ArgumentCardLaid":
        return self if seat == self.seat else ArgumentCardLaid(self.seat, None)


class ArgumentCardRevealed(Event, frozen=True, tag="argument_card_revealed"):
    seat: int
    card: int


class ArgumentCancelled(Event, frozen=True, tag="argument_cancelled"):
    """Both cards would win at once."""

    attacker: int
    defender: int


class ArgumentEnded(Event, frozen=True, tag="argument_ended"):
    """`how`: strength, at_once, tie or given_up. The strengths are the final ones."""

    winner: int
    loser: int
    attacker_strength: int
    defender_strength: int
    how: str


class MarkerPut(Event, frozen=True, tag="marker_put"):
    seat: int
    cell: int


class MarkerUsed(Event, frozen=True, tag="marker_used"):
    seat: int
    cell: int
    action: str


# ── an artificial opponent ──


class ScriptStep(Event, frozen=True, tag="script_step"):
    """Which item of its script an artificial opponent carries out.

    `item` is the letter (a for the first) and, where there are any, the number of the sub-item; `earlier`
    says in their order why the items before it did not apply. `cell` is the target, None without one."""

    seat: int
    stage: int
    item: str
    reason: str
    cell: int | None
    earlier: list[str]


class FigureMoved(Event, frozen=True, tag="figure_moved"):
    seat: int
    cell: int


class CardTurnedUp(Event, frozen=True, tag="card_turned_up"):
    """A face-down card of the field is turned over where it lies."""

    seat: int
    cell: int
    card: int


class PlanRevealed(Event, frozen=True, tag="plan_revealed"):
    seat: int
    card: int


class OwnPlotMet(Event, frozen=True, tag="own_plot_met"):
    """One of the three plots on the board of an artificial opponent: `SG1` to `SG3`, `AW1` to `AW3`."""

    seat: int
    plot: str


# ── interrogate ──


class Interrogated(Event, frozen=True, tag="interrogated"):
    """`cell` is None for the areopagus; the cards of `rumours` yield too. The tokens follow."""

    seat: int
    cell: int | None
    rumours: list[int]


# ── event phase and special events ──


class EdictTokensMoved(Event, frozen=True, tag="edict_tokens_moved"):
    """In its owner's event phase: to the pool and to the owner."""

    seat: int
    faction: str
    to_pool: int
    to_owner: int


class EdictDiscarded(Event, frozen=True, tag="edict_discarded"):
    faction: str
    last_round: bool


class SpecialDiscarded(Event, frozen=True, tag="special_discarded"):
    seat: int
    special: str


class SpecialPlayed(Event, frozen=True, tag="special_played"):
    seat: int
    special: str


class SpecialInvoked(Event, frozen=True, tag="special_invoked"):
    seat: int
    special: str


class HandShown(Event, frozen=True, tag="hand_shown"):
    """The looker sees an opponent's hand; the others see that he looks."""

    seat: int
    opponent: int
    cards: list[int] | None

    def seen_by(self, seat: int) -> "HandShown":
        return self if seat in (self.seat, self.opponent) else HandShown(self.seat, self.opponent, None)


class PlotShown(Event, frozen=True, tag="plot_shown"):
    """The looker sees an opponent's private plot; the others see that he looks."""

    seat: int
    opponent: int
    plot: str | None

    def seen_by(self, seat: int) -> "PlotShown":
        return self if seat in (self.seat, self.opponent) else PlotShown(self.seat, self.opponent, None)


# ── check phase ──


class EventsDrawn(Event, frozen=True, tag="events_drawn"):
    """Edicts by their letters, specials by their names."""

    seat: int
    count: int
    events: list[str] | None

    def seen_by(self, seat: int) -> "EventsDrawn":
        return self if seat == self.seat else EventsDrawn(self.seat, self.count, None)


class EventTurnedUp(Event, frozen=True, tag="event_turned_up"):
    """By an artificial opponent: an edict is played, a special is discarded."""

    seat: int
    event_card: str


class EventReturned(Event, frozen=True, tag="event_returned"):
    """Face down onto the top of the deck."""

    seat: int
    event_card: str | None

    def seen_by(self, seat: int) -> "EventReturned":
        return self if seat == self.seat else EventReturned(self.seat, None)


class SpecialKept(Event, frozen=True, tag="special_kept"):
    seat: int
    special: str | None

    def seen_by(self, seat: int) -> "SpecialKept":
        return self if seat == self.seat else SpecialKept(self.seat, None)


class EdictPlayed(Event, frozen=True, tag="edict_played"):
    """What seats return to the pool stands before it as `support_spent`."""

    seat: int
    faction: str
    tokens: int


class CardThrownAway(Event, frozen=True, tag="card_thrown_away"):
    """From a hand that is too large; the discard itself follows."""

    seat: int
    card: int


class StewardMoved(Event, frozen=True, tag="steward_moved"):
    place: int


class CourtFilled(Event, frozen=True, tag="court_filled"):
    place: int
    card: int


# ── plots, faction cards taken, the end ──


class FactionCardTaken(Event, frozen=True, tag="faction_card_taken"):
    seat: int
    faction: str
    loser: int | None  # None: from the row


class PlotTurnedUp(Event, frozen=True, tag="plot_turned_up"):
    """A private plot is turned face up for all."""

    seat: int
    plot: str


class PlotFulfilled(Event, frozen=True, tag="plot_fulfilled"):
    seat: int
    plot: str


class PlotLost(Event, frozen=True, tag="plot_lost"):
    """The influence goes to the edge of the plot: its conditions fail, or it is released by choice."""

    seat: int
    plot: str
    released: bool


class PlotReturned(Event, frozen=True, tag="plot_returned"):
    seat: int
    plot: str


class FactionScored(Event, frozen=True, tag="faction_scored"):
    """The main lodge of a faction (no cells if it has none) and each seat's points in it."""

    faction: str
    lodge: list[int]
    points: list[int]


class Scored(Event, frozen=True, tag="scored"):
    """One seat's points by faction."""

    seat: int
    factions: dict[str, int]
    total: int
    faction_cards: int


class Ended(Event, frozen=True, tag="ended"):
    """Totals and faction cards go by seat; without scoring both are empty."""

    reason: str
    winners: list[int]
    totals: list[int]
    faction_cards: list[int]
    tie_break: str | None


# ── scout, reassign, exclude ──


class CardScouted(Event, frozen=True, tag="card_scouted"):
    """A face-down card goes into a hand; only its new owner sees it. `acting` is the acting card, 0 for
    one's own areopagus, None where none was needed."""

    seat: int
    acting: int | None
    cell: int
    card: int | None

    def seen_by(self, seat: int) -> "CardScouted":
        return self if seat == self.seat else CardScouted(self.seat, self.acting, self.cell, None)


class ReassignmentBegan(Event, frozen=True, tag="reassignment_began"):
    """The faction whose cards may be left; None where any may."""

    seat: int
    faction: str | None


class CardExcluded(Event, frozen=True, tag="card_excluded"):
    """A card of the field is discarded; `acting` as in `card_scouted`. The influence on it lies aside until
    `influence_carried_over`."""

    seat: int
    acting: int | None
    cell: int
    card: int


class InfluenceCarriedOver(Event, frozen=True, tag="influence_carried_over"):
    """The owners of the new card's slots from the top, None for a free one. What found no slot is back in
    its owner's supply."""

    cell: int
    owners: list[int | None]


# ── set-up ──


class Setup(Event, frozen=True, tag="setup"):
    """The whole table. Boards are numbered clockwise from 1; connection cards go from 4 (IV) to 23.

    `unseen` are the cards of the deck and of the field, whose order nobody knows; `hands` and `private`
    go by seat. An artificial opponent is the last seat and has neither."""

    players: int
    seats: int
    options: dict[str, str]
    places: list[int]
    field: int
    first: int
    hands: list[list[int] | int]
    court: list[int]
    steward: int
    deck: int
    unseen: list[int] | None
    connections: list[int]
    support: int
    tokens: list[str]
    influence: list[int]
    factions: list[str]
    common: list[str]
    private: list[str | None]

    def seen_by(self, seat: int) -> "Setup":
        """Of others' hands only their size, of their private plots nothing."""
        hands = [
            hand if other == seat or isinstance(hand, int) else len(hand)
            for other, hand in enumerate(self.hands)
        ]
        private = [plot if other == seat else None for other, plot in enumerate(self.private)]
        return msgspec.structs.replace(self, hands=hands, private=private, unseen=None)
