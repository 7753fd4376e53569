"""The argument: initial strengths, hidden cards, who wins, and what the winner and the loser get."""

from typing import Final, final

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import (
    ANY_FACTION,
    DAGGER,
    DISPLACE,
    HAMMERS,
    MOST_SLOTS,
    CardNumber,
    Cell,
    D,
)
from intriga.games.illuminaten.rules import reasons as why
from intriga.games.illuminaten.rules.terms.support import Gain, owns
from intriga.games.illuminaten.state import NONE, Pax
from intriga.games.illuminaten.verbs.arguments import lay_argument, put_marker, reveal_argument
from intriga.games.illuminaten.verbs.pieces import remove_influence
from intriga.games.illuminaten.verbs.slots import influence_of
from intriga.games.illuminaten.vocabulary import CARD, GIVE_UP, GO_ON, CardWord
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, NOT_ASKED, Frame
from intriga.kernel.machine.heaps import count, items, nth
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.machine.words import Word

#: How a pair of argument cards ends.
ATTACKER_WINS: Final = 0
DEFENDER_WINS: Final = 1
CANCELLED: Final = 2

SIDES: Final = (0, 1)  # of an argument: the attacker, the defender
HIDDEN: Final = -2  # a card that lies face down, as others see it
MARKERS: Final = 4  # reward markers in the box
AFTER_CANCEL: Final[list[Word]] = [GO_ON, GIVE_UP]


# ── strength ──


def initial_strength(s: Pax, seat: Seat, cell: Cell) -> int:
    """A seat's influence on the disputed card, on the cards around it and on an adjacent areopagus."""
    # PI-102 PI-042 AMB-16
    found = s.pattern().areopagi[s.place[seat]] >> cell & 1
    for near in items(s.pattern().near[cell]):
        found += influence_of(s.inf[near], seat)
    return found


def edge_of(s: Pax, attacker_strength: int, defender_strength: int) -> int:
    """1: the attacker has superiority; -1: vulnerability; 0: nobody has either."""
    # PI-103 PI-124
    if s.enhanced[DISPLACE] > 0 or attacker_strength == defender_strength:
        return 0
    return 1 if attacker_strength > defender_strength else -1


def wins_at_once(s: Pax, card: CardNumber, edge: int) -> bool:
    """Whether a card wins at once for a side with this edge of its own."""
    # PI-106 PI-107 AMB-18
    if card == NONE:
        return False
    strength = s.box.cards[card].strength
    return (strength == DAGGER and edge < 0) or (strength == HAMMERS and edge > 0)


def added(s: Pax, card: CardNumber) -> int:
    """What a card adds to the strength: its number, or 0 for a dagger, hammers or an empty hand."""
    # PI-105 PI-106 PI-107 PI-109 AMB-18
    if card == NONE:
        return 0
    strength = s.box.cards[card].strength
    return 0 if strength in (DAGGER, HAMMERS) else strength


def compare(s: Pax, edge: int, strengths: tuple[int, int], cards: tuple[int, int]) -> int:
    """ATTACKER_WINS, DEFENDER_WINS or CANCELLED. `edge` is the attacker's; the strengths are those before
    the cards, the attacker's first; NONE stands for no card."""
    # PI-108 PI-110 PI-118
    attacker_at_once = wins_at_once(s, cards[0], edge)
    defender_at_once = wins_at_once(s, cards[1], -edge)
    if attacker_at_once and defender_at_once:
        return CANCELLED
    if attacker_at_once or defender_at_once:
        return ATTACKER_WINS if attacker_at_once else DEFENDER_WINS
    higher = strengths[0] + added(s, cards[0]) > strengths[1] + added(s, cards[1])
    return ATTACKER_WINS if higher else DEFENDER_WINS


# ── what follows ──


def remove_targets(s: Pax, cell: Cell, slots: int, d: Dealer) -> int:
    """The loser takes the target influence back; how many there were."""
    # PI-113
    for slot in range(MOST_SLOTS):
        if slots >> slot & 1:
            remove_influence(s, cell, slot, d)
    return count(slots)


def compensation(seat: Seat, removed: int) -> Gain:
    """For each token removed one of any type, from the pool only."""
    # PI-113 GAP-25
    return Gain(seat, [ANY_FACTION] * removed, False)


def reward(s: Pax, seat: Seat, cell: Cell, d: Dealer) -> None:
    """A reward marker on the card from which influence was removed, while there is one."""
    # PI-114 GAP-22
    if sum(s.markers) < MARKERS:
        put_marker(s, seat, cell, d)


def tell_began(
    s: Pax, attacker: Seat, defender: Seat, cell: Cell, slots: int, strengths: tuple[int, int], d: Dealer
) -> None:
    """The argument begins: both initial strengths are known to all."""
    if d.events is None:
        return
    edge = edge_of(s, strengths[0], strengths[1])
    superior = None if edge == 0 else attacker if edge > 0 else defender
    targets = [slot + 1 for slot in items(slots)]
    d.events.append(
        events.ArgumentBegan(attacker, defender, cell + 1, targets, strengths[0], strengths[1], superior)
    )


def why_not_lay(s: Pax, seat: Seat, w: Word) -> int:
    """The reason against arguing with this card."""
    if not isinstance(w, CardWord) or w is not CARD[w.card]:
        return NOT_ASKED
    return FINE if s.hands[seat] >> w.card & 1 else why.NOT_IN_HAND_TO_ARGUE


def facts_of_laying(w: Word, reason: int) -> Facts:
    if reason == why.NOT_IN_HAND_TO_ARGUE and isinstance(w, CardWord):
        return (("card", w.card + 1),)
    return ()


@final
class Reward(Frame[Pax]):
    """The attacker's reward, once the defender has been compensated."""

    def __init__(self, seat: Seat, cell: Cell) -> None:
        self.seat: Final = seat
        self.cell: Final = cell

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-114
        s.stack.pop()
        reward(s, self.seat, self.cell, d)
        return 0

    def copy(self) -> "Reward":
        return self

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.cell)


# ── the argument between two persons ──


@final
class Argument(Frame[Pax]):
    """Each side lays a card face down, at the same time; it may be changed until both lie.

    A card that lies face down is in the frame and still in the hand: after hands are dealt anew,
    `relaid` must be called on the frame of the new world.
    """

    def __init__(
        self,
        attacker: Seat,
        defender: Seat,
        cell: Cell,
        slots: int,
        bias: int,
        laid: tuple[int, int] = (NONE, NONE),
        revealed: int = 0,
        is_cancelled: bool = False,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.cell: Final = cell
        self.slots: Final = slots  # mask of the target influence
        self.bias: Final = bias  # not 0: the attacker's strength is the defender's plus this (DIS_ADD)
        self.laid = laid  # by side: a card, or NONE
        self.revealed = revealed  # mask of sides whose card lies open
        self.is_cancelled = is_cancelled  # the attacker decides whether to go on

    def seat(self, side: int) -> int:
        return self.attacker if side == 0 else self.defender

    def side(self, seat: Seat) -> int:
        return 0 if seat == self.attacker else 1

    def strengths(self, s: Pax) -> tuple[int, int]:
        """The initial strengths."""
        # PI-102
        defender = initial_strength(s, self.defender, self.cell)
        if self.bias:
            return (defender + self.bias, defender)
        return (initial_strength(s, self.attacker, self.cell), defender)

    # ── laying ──

    def ask(self, s: Pax, d: Dealer) -> int:
        # PI-100 PI-104
        if self.is_cancelled:
            return only(self.attacker)
        asked = self.layers(s)
        if asked == 0:
            self.resolve(s, d)
        return asked

    def layers(self, s: Pax) -> int:
        """Who may lay now. The size of a hand is public: an empty one is not asked."""
        # PI-104 PI-109
        first = self.first_side(s)
        if first != NONE:
            if self.owes(s, first):
                return only(self.seat(first))
            return only(self.seat(1 - first)) if self.owes(s, 1 - first) else 0
        if not self.owes(s, 0) and not self.owes(s, 1):
            return 0
        asked = 0
        for side in SIDES:
            if s.hands[self.seat(side)]:
                asked |= only(self.seat(side))
        return asked

    def owes(self, s: Pax, side: int) -> bool:
        """Whether this side has still to lay a card."""
        return self.laid[side] == NONE and s.hands[self.seat(side)] != 0

    def first_side(self, s: Pax) -> int:
        """The side that lays and reveals first because the other one owns the clergy's faction card."""
        # PI-136
        if owns(s, self.attacker, D):
            return 1
        return 0 if owns(s, self.defender, D) else NONE

    def waits_for(self, s: Pax, asked: int) -> int:
        if self.is_cancelled:
            return asked
        missing = 0
        for side in SIDES:
            if self.owes(s, side):
                missing |= only(self.seat(side))
        return asked & missing

    def still_open(self, s: Pax) -> bool:
        """One card lies face down and the other side has yet to lay: the same question goes on."""
        lies = self.laid[0] != NONE or self.laid[1] != NONE
        return lies and self.revealed == 0 and not self.is_cancelled

    def asks(self, s: Pax, seat: Seat) -> list[Word]:
        return AFTER_CANCEL if self.is_cancelled else [CARD[card] for card in items(s.hands[seat])]

    def bar(self, s: Pax, seat: Seat, w: Word) -> int:
        # PI-104 PI-108 PI-109
        if self.is_cancelled:
            return FINE if w is GO_ON or w is GIVE_UP else NOT_ASKED
        return why_not_lay(s, seat, w)

    def facts(self, s: Pax, seat: Seat, w: Word, reason: int) -> Facts:
        return facts_of_laying(w, reason)

    def take(self, s: Pax, seat: Seat, w: Word, d: Dealer) -> None:
        # PI-104 PI-108
        if w is GIVE_UP:
            self.end(s, DEFENDER_WINS, "given_up", d)
        elif w is GO_ON:
            self.laid, self.revealed, self.is_cancelled = (NONE, NONE), 0, False
        elif isinstance(w, CardWord):
            self.lay(s, self.side(seat), w.card, d)

    def lay(self, s: Pax, side: int, card: CardNumber, d: Dealer) -> None:
        self.laid = (card, self.laid[1]) if side == 0 else (self.laid[0], card)
        lay_argument(s, self.seat(side), card, d)
        if side == self.first_side(s):
            self.reveal(s, side, d)

    def reveal(self, s: Pax, side: int, d: Dealer) -> None:
        # PI-104 PI-111
        if self.laid[side] != NONE and not self.revealed >> side & 1:
            self.revealed |= 1 << side
            reveal_argument(s, self.seat(side), self.laid[side], d)

    # ── the outcome ──

    def resolve(self, s: Pax, d: Dealer) -> None:
        """Both cards lie open, or there is no card to lay."""
        # PI-108 PI-110 AMB-17
        for side in SIDES:
            self.reveal(s, side, d)
        strengths = self.strengths(s)
        edge = edge_of(s, strengths[0], strengths[1])
        outcome = compare(s, edge, strengths, self.laid)
        if outcome == CANCELLED:
            self.is_cancelled = True
            if d.events is not None:
                d.events.append(events.ArgumentCancelled(self.attacker, self.defender))
            return
        self.end(s, outcome, self.how(s, edge), d)

    def how(self, s: Pax, edge: int) -> str:
        if wins_at_once(s, self.laid[0], edge) or wins_at_once(s, self.laid[1], -edge):
            return "at_once"
        strengths = self.final_strengths(s)
        return "tie" if strengths[0] == strengths[1] else "strength"

    def final_strengths(self, s: Pax) -> tuple[int, int]:
        first, second = self.strengths(s)
        return (first + added(s, self.laid[0]), second + added(s, self.laid[1]))

    def end(self, s: Pax, outcome: int, how: str, d: Dealer) -> None:
        # PI-112 PI-113 PI-114
        s.stack.pop()
        winner, loser = (self.attacker, self.defender)
        if outcome == DEFENDER_WINS:
            winner, loser = (self.defender, self.attacker)
        if d.events is not None:
            first, second = self.final_strengths(s)
            d.events.append(events.ArgumentEnded(winner, loser, first, second, how))
        if outcome == ATTACKER_WINS:
            removed = remove_targets(s, self.cell, self.slots, d)
            s.stack.append(Reward(self.attacker, self.cell))
            s.stack.append(compensation(self.defender, removed))

    # ── data ──

    def relaid(self, world: Pax, seat: Seat, chance: Chance) -> None:
        """After hands were dealt anew in `world`: each card that lies face down and is not the looker's
        becomes any card of its owner's new hand, all equally likely. The looker may be a spectator (-1)."""
        cards = [self.laid[0], self.laid[1]]
        for side in SIDES:
            if cards[side] != NONE and not self.revealed >> side & 1 and self.seat(side) != seat:
                hand = world.hands[self.seat(side)]
                cards[side] = nth(hand, chance.pick(count(hand)))
        self.laid = (cards[0], cards[1])

    def shown(self, seat: Seat) -> tuple[object, ...]:
        """One's own card, what lies open, and of a hidden card only that it lies there."""
        cards = [self.laid[0], self.laid[1]]
        for side in SIDES:
            is_open = self.revealed >> side & 1 == 1
            if cards[side] != NONE and not is_open and self.seat(side) != seat:
                cards[side] = HIDDEN
        return (*self.aim(), (cards[0], cards[1]), self.revealed, self.is_cancelled)

    def aim(self) -> tuple[int, int, int, int, int]:
        return (self.attacker, self.defender, self.cell, self.slots, self.bias)

    def copy(self) -> "Argument":
        return Argument(
            self.attacker,
            self.defender,
            self.cell,
            self.slots,
            self.bias,
            self.laid,
            self.revealed,
            self.is_cancelled,
        )

    def key(self) -> tuple[object, ...]:
        return (*self.aim(), self.laid, self.revealed, self.is_cancelled)
