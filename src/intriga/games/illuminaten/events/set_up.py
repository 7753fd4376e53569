"""The table before the first turn."""

import msgspec

from intriga.kernel.events import Event
from intriga.kernel.machine.seats import Seat


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

    def seen_by(self, seat: Seat) -> "Setup":
        """Of others' hands only their size, of their private plots nothing."""
        hands = [
            hand if other == seat or isinstance(hand, int) else len(hand)
            for other, hand in enumerate(self.hands)
        ]
        private = [plot if other == seat else None for other, plot in enumerate(self.private)]
        return msgspec.structs.replace(self, hands=hands, private=private, unseen=None)
