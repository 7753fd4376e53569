"""A toy game that keeps every promise, made to be broken: the parts of its state can be replaced one by one.

Each seat is dealt two of eight cards. All lay one face down at the same time; they are turned up, and each
rolls a die that only it sees. Then, in turn, each lays its other card or folds; at last seat 0 boasts twice.
"""

from collections.abc import Callable
from typing import Any, Final

from intriga.kernel.events import Event
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE, Frame, State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.refusals import Facts
from intriga.kernel.machine.seats import everyone, only, others
from intriga.kernel.machine.words import Vocabulary, Word

CARDS: Final = 8
NOT_YOURS: Final = 4
REASONS: Final = [
    ("fine", ""),
    ("game_is_over", "T-1"),
    ("not_your_decision", "T-2"),
    ("not_asked", "T-3"),
    ("not_yours", "T-4"),
]
CLAUSES: Final = frozenset({"T-1", "T-2", "T-3", "T-4"})


class Said(Word):
    """A word that is nothing but its notation."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def notation(self) -> str:
        return self.text


class Lay(Word):
    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def notation(self) -> str:
        return f"lay {self.card}"


LAY: Final[list[Word]] = [Lay(card) for card in range(CARDS)]
FOLD: Final = Said("fold")
HIGH, LOW = Said("high"), Said("low")
VOCABULARY: Final = Vocabulary([*LAY, FOLD, HIGH, LOW])


class Dealt(Event, frozen=True, tag="dealt"):
    hands: list[int]

    def seen_by(self, seat: int) -> Event:
        return Dealt([self.hands[seat]] if seat >= 0 else [])


class TurnedUp(Event, frozen=True, tag="turned_up"):
    cards: list[int]


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    pips: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Rolled(self.seat, -1)


class WasSaid(Event, frozen=True, tag="was_said"):
    seat: int
    word: str


class Toy(State):
    """Cards are masks; lists go by seat."""

    def __init__(self, parts: "Parts", players: int, stack: list[Frame[Any]]) -> None:
        super().__init__(players, stack)
        self.parts = parts
        self.hands: list[int] = []
        self.laid = [-1] * players
        self.shown = 0
        self.deck = (1 << CARDS) - 1
        self.pips = [-1] * players

    def copy(self) -> "Toy":
        to = type(self)(self.parts, self.players, [frame.copy() for frame in self.stack])
        self.copy_machine(to)
        to.hands, to.laid, to.pips = self.hands.copy(), self.laid.copy(), self.pips.copy()
        to.shown, to.deck = self.shown, self.deck
        return to

    def reasons(self) -> list[tuple[str, str]]:
        return REASONS

    def key(self) -> tuple[object, ...]:
        return (tuple(self.hands), tuple(self.laid), self.shown, self.deck, tuple(self.pips))

    def made_by(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        return type(self), (self.parts, self.players, [])


class Laying(Frame[Toy]):
    """Hidden and simultaneous."""

    def ask(self, s: Toy, d: Dealer) -> int:
        if self.waits_for(s, 0):
            return everyone(s.players)
        d.show(everyone(s.players))
        for seat, card in enumerate(s.laid):
            s.hands[seat] &= ~(1 << card)
            s.shown |= 1 << card
        told(d, TurnedUp(list(s.laid)))
        for seat in range(s.players):
            self.roll(s, seat, d)
        s.stack[-1] = s.parts.turns(0)
        return 0

    def roll(self, s: Toy, seat: int, d: Dealer) -> None:
        s.pips[seat] = d.pick(6, only(seat))
        told(d, Rolled(seat, s.pips[seat]))

    def waits_for(self, s: Toy, asked: int) -> int:
        return sum(only(seat) for seat in range(s.players) if s.laid[seat] < 0)

    def still_open(self, s: Toy) -> bool:
        return True

    def asks(self, s: Toy, seat: int) -> list[Word]:
        return LAY

    def bar(self, s: Toy, seat: int, w: Word) -> int:
        if not isinstance(w, Lay):
            return 3
        return FINE if s.hands[seat] >> w.card & 1 else NOT_YOURS

    def facts(self, s: Toy, seat: int, w: Word, reason: int) -> Facts:
        return (("word", w.notation()),)

    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        assert isinstance(w, Lay)
        s.laid[seat] = w.card

    def copy(self) -> Frame[Toy]:
        return self


class Turns(Frame[Toy]):
    """The other card, or fold."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Toy, d: Dealer) -> int:
        if self.seat < s.players:
            return only(self.seat)
        s.stack[-1] = s.parts.boasts(0)
        return 0

    def asks(self, s: Toy, seat: int) -> list[Word]:
        return [*LAY, FOLD]

    def bar(self, s: Toy, seat: int, w: Word) -> int:
        if w is FOLD:
            return FINE
        if not isinstance(w, Lay):
            return 3
        return FINE if s.hands[seat] >> w.card & 1 else NOT_YOURS

    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        if isinstance(w, Lay):
            s.hands[seat] &= ~(1 << w.card)
            s.shown |= 1 << w.card
            self.show(s, seat, d)
        told(d, WasSaid(seat, w.notation()))
        self.seat += 1

    def show(self, s: Toy, seat: int, d: Dealer) -> None:
        d.show(others(s.players, seat))

    def copy(self) -> Frame[Toy]:
        return type(self)(self.seat)

    def key(self) -> tuple[object, ...]:
        return (self.seat,)


class Boasts(Frame[Toy]):
    """Two quiet words of seat 0; then all dice are shown."""

    def __init__(self, said: int) -> None:
        self.said = said

    def ask(self, s: Toy, d: Dealer) -> int:
        if self.said < 2:
            return 1
        d.show(everyone(s.players))
        s.over = True
        s.stack.pop()
        return 0

    def asks(self, s: Toy, seat: int) -> list[Word]:
        return [HIGH, LOW]

    def bar(self, s: Toy, seat: int, w: Word) -> int:
        return FINE if w is HIGH or w is LOW else 3

    def take(self, s: Toy, seat: int, w: Word, d: Dealer) -> None:
        self.said += 1
        told(d, WasSaid(seat, w.notation()))

    def copy(self) -> Frame[Toy]:
        return type(self)(self.said)

    def key(self) -> tuple[object, ...]:
        return (self.said,)


class Parts:
    """What the toy is made of; a mutant replaces one part."""

    def __init__(
        self,
        state: type[Toy] = Toy,
        laying: type[Laying] = Laying,
        turns: type[Turns] = Turns,
        boasts: type[Boasts] = Boasts,
    ) -> None:
        self.state = state
        self.laying = laying
        self.turns = turns
        self.boasts = boasts


def told(d: Dealer, event: Event) -> None:
    if d.events is not None:
        d.events.append(event)


def deal(parts: Parts, players: int, d: Dealer) -> Toy:
    s = parts.state(parts, players, [])
    for seat in range(players):
        hand = 0
        while count(hand) < 2:
            card = d.draw(s.deck, only(seat))
            s.deck &= ~(1 << card)
            hand |= 1 << card
        s.hands.append(hand)
    told(d, Dealt(list(s.hands)))
    s.stack.append(parts.laying())
    s.settle(d)
    return s
