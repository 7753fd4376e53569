"""The event phase and special events."""

from intriga.games.illuminaten.box.tables import Letter, Special
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class EdictTokensMoved(Event, frozen=True, tag="edict_tokens_moved"):
    """In its owner's event phase: to the pool and to the owner."""

    seat: Seat
    faction: Letter
    to_pool: int
    to_owner: int


class EdictDiscarded(Event, frozen=True, tag="edict_discarded"):
    faction: Letter
    last_round: bool


class SpecialDiscarded(Event, frozen=True, tag="special_discarded"):
    seat: Seat
    special: Special


class SpecialPlayed(Event, frozen=True, tag="special_played"):
    seat: Seat
    special: Special


class SpecialInvoked(Event, frozen=True, tag="special_invoked"):
    seat: Seat
    special: Special


class HandShown(Event, frozen=True, tag="hand_shown"):
    """The looker sees an opponent's hand; the others see that he looks."""

    seat: Seat
    opponent: Seat
    cards: list[int] | None

    def seen_by(self, seat: Seat) -> "HandShown":
        return self if seat in (self.seat, self.opponent) else HandShown(self.seat, self.opponent, None)


class PlotShown(Event, frozen=True, tag="plot_shown"):
    """The looker sees an opponent's private plot; the others see that he looks."""

    seat: Seat
    opponent: Seat
    plot: str | None

    def seen_by(self, seat: Seat) -> "PlotShown":
        return self if seat in (self.seat, self.opponent) else PlotShown(self.seat, self.opponent, None)


EventCardEvent = (
    EdictDiscarded
    | EdictTokensMoved
    | HandShown
    | PlotShown
    | SpecialDiscarded
    | SpecialInvoked
    | SpecialPlayed
)
