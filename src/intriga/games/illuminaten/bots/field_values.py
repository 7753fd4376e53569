"""The field as one seat values it for its plots: its influence, and the effort that each card would take.

Efforts are counted in placements: 1 is one influence token on a card within reach.
"""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, RA, Cell
from intriga.games.illuminaten.rules.terms.lodges import beside
from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.seats import Seat

HIDDEN: Final = 2.2  # to scout a card and to influence it
FAR: Final = 0.4  # added for a card that is out of reach
FULL: Final = 2.6  # to displace an opponent and take the slot
LAY: Final = 1.6  # to exclude a card and to lay a fitting one
LAY_UNSEEN: Final = 2.4  # the same without a fitting card in hand
TOKEN: Final = 0.12  # for each further token of a slot
NEVER: Final = 40.0


@final
class FieldValues:
    """The field as one seat values it, computed for each position."""

    def __init__(self, s: Pax, seat: Seat, hand: Mask) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.near: Final = s.pattern().near
        self.cells: Final = len(s.field)
        self.own: Final = [0] * self.cells  # influence tokens of the seat
        self.rival: Final = [0] * self.cells  # of the opponent who has most there
        self.free: Final = [0] * self.cells  # slots that it may fill
        self.members: Final = [0] * FACTIONS
        self.degrees: Final = [0] * 6  # face-up cards by degree (masks)
        self.organised: Final = [0] * 3  # face-up cards by organisation (masks)
        self.present = 0
        self.controlled = 0
        self.open = 0  # cards that lie face up
        for cell in range(self.cells):
            self.read_cell(s, cell)
        self.reach: Final = beside(self.near, self.present) | s.pattern().areopagi[s.place[seat]]
        self.to_place: Final = [self.placing_effort(s, cell) for cell in range(self.cells)]
        self.to_control: Final = [self.control_effort(cell) for cell in range(self.cells)]
        self.hand_factions = 0
        self.hand_degrees: Final = [0] * 6
        self.hand_organised: Final = [0] * 3
        self.read_hand(s, hand)

    def read_cell(self, s: Pax, cell: Cell) -> None:
        number = s.field[cell]
        if number < 0:
            return
        card = s.box.cards[number]
        here = 1 << cell
        self.open |= here
        self.degrees[card.degree] |= here
        self.organised[card.organisation] |= here
        self.members[card.main] |= here
        if card.second >= 0:
            self.members[card.second] |= here
        free = card.slots
        inf = s.inf[cell]
        if inf:
            counts = [0, 0, 0, 0]
            while inf:
                owner = (inf & 7) - 1
                if owner >= 0:
                    counts[owner] += 1
                    free -= 1
                inf >>= 3
            own = counts[self.seat]
            counts[self.seat] = 0
            rival = max(counts)
            self.own[cell] = own
            self.rival[cell] = rival
            if own:
                self.present |= here
                if own > rival:
                    self.controlled |= here
            if rival and card.degree == RA:
                free = 0
        self.free[cell] = free

    def placing_effort(self, s: Pax, cell: Cell) -> float:
        """The effort of one more token on this card."""
        if s.field[cell] < 0:
            return HIDDEN if self.reach >> cell & 1 else HIDDEN + FAR
        effort = 0.0 if self.reach >> cell & 1 else FAR
        if self.free[cell] == 0:
            return effort + FULL
        slots = s.box.cards[s.field[cell]].costs
        return effort + 1.0 + TOKEN * (len(slots[0]) - 1)

    def control_effort(self, cell: Cell) -> float:
        """The effort to control this card."""
        more = self.rival[cell] + 1 - self.own[cell]
        if more <= 0 and self.own[cell]:
            return 0.0
        if self.free[cell] >= more or self.s.field[cell] < 0:
            return self.to_place[cell] * more
        return FULL + 0.5 * self.rival[cell]

    def read_hand(self, s: Pax, hand: Mask) -> None:
        number = 0
        while hand:
            if hand & 1:
                card = s.box.cards[number]
                self.hand_factions |= card.factions
                self.hand_degrees[card.degree] += 1
                self.hand_organised[card.organisation] += 1
            hand >>= 1
            number += 1

    def presence_effort(self, cell: Cell) -> float:
        """The effort to have influence on this card."""
        return 0.0 if self.own[cell] else self.to_place[cell]

    def laying_effort(self, cell: Cell, fits: bool) -> float:
        """The effort to replace this card by one that fits; influence stays."""
        if self.s.field[cell] < 0:
            return 1.2 if fits else 1.8
        effort = LAY if fits else LAY_UNSEEN
        return effort + (1.5 if self.rival[cell] else 0.0)
