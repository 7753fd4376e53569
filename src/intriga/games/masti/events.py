"""What can have happened, with full information; cards are written as `A13`.

These are the lines of `intriga trace`: their names, fields and order are fixed (docs/trace.md).
"""

from intriga.games.masti.box.tables import Guild
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


class Setup(Event, frozen=True, tag="setup"):
    """The deal."""

    players: int
    teams: list[list[int]] | None
    options: dict[str, str]
    first: int
    hands: list[list[str]]
    trump_deck: list[str]
    bribe_gems: list[int]
    guilds: dict[str, tuple[Guild, int]]

    def seen_by(self, seat: Seat) -> "Dealt":
        """One's own hand, and of everything else only how much it is."""
        return Dealt(
            self.players,
            self.teams,
            self.options,
            self.first,
            self.hands[seat] if seat >= 0 else [],
            [len(hand) for hand in self.hands],
            len(self.trump_deck),
            self.bribe_gems,
        )


class Dealt(Event, frozen=True, tag="dealt"):
    """The deal as one seat sees it."""

    players: int
    teams: list[list[int]] | None
    options: dict[str, str]
    first: int
    hand: list[str]
    hands: list[int]
    trump_deck: int
    bribe_gems: list[int]


class DiscardedToTrumps(Event, frozen=True, tag="discarded_to_trumps"):
    """A card went face down into the trump deck (six players)."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat) -> "DiscardedToTrumps | Buried":
        return self if seat == self.seat else Buried(self.seat)


class Buried(Event, frozen=True, tag="buried"):
    """The same as the others see it."""

    seat: Seat


class TrumpsShuffled(Event, frozen=True, tag="trumps_shuffled"):
    """The first trump deck of six players is complete."""

    deck: list[str]

    def seen_by(self, seat: Seat) -> "TrumpsReady":
        return TrumpsReady(len(self.deck))


class TrumpsReady(Event, frozen=True, tag="trumps_ready"):
    """The same as the seats see it: nobody knows all of the deck."""

    cards: int


class RoundStarted(Event, frozen=True, tag="round_started"):
    round: int
    trump: str
    leader: Seat
    sitting_out: list[int]


class GemsRemoved(Event, frozen=True, tag="gems_removed"):
    seat: Seat
    gems: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: str


class Bribed(Event, frozen=True, tag="bribed"):
    seat: Seat


class RoundWon(Event, frozen=True, tag="round_won"):
    """The cards include the trump."""

    seat: Seat
    cards: list[str]
    gems: int


class CardLeft(Event, frozen=True, tag="card_left"):
    seat: Seat
    card: str


class TrumpsRecycled(Event, frozen=True, tag="trumps_recycled"):
    """Its contents are public: everybody saw the cards that were left."""

    round: int
    deck: list[str]


class StackChosen(Event, frozen=True, tag="stack_chosen"):
    team: int
    guild: Guild
    seat: Seat


class JokerPlaced(Event, frozen=True, tag="joker_placed"):
    seat: Seat
    card: str
    guild: Guild


class JokerDiscarded(Event, frozen=True, tag="joker_discarded"):
    seat: Seat
    card: str


class Scored(Event, frozen=True, tag="scored"):
    """One seat's sheet, item by item."""

    seat: Seat
    guilds: dict[Guild, tuple[int, int]]
    unscored: list[Guild]
    bonus: int
    penalty: int
    power: tuple[int, int]
    gems: int
    total: int
    cards: int


class Ended(Event, frozen=True, tag="ended"):
    reason: str
    totals: list[int]
    winners: list[Seat]
    tie_break: str | None


AnyEvent = (
    Setup
    | Dealt
    | DiscardedToTrumps
    | Buried
    | TrumpsShuffled
    | TrumpsReady
    | RoundStarted
    | GemsRemoved
    | CardPlayed
    | Bribed
    | RoundWon
    | CardLeft
    | TrumpsRecycled
    | StackChosen
    | JokerPlaced
    | JokerDiscarded
    | Scored
    | Ended
)
