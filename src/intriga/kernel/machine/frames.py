"""The machine: what is still owed lies in the state as a stack of frames, and one loop settles it."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from intriga.kernel.machine.chance import MOST_OUTCOMES, Chance
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.i64_masks import Mask
from intriga.kernel.machine.refusals import Facts, Refusal
from intriga.kernel.machine.seats import Seat, seats_in
from intriga.kernel.machine.words import Word

#: Reason numbers that every game's table of reasons begins with.
FINE: Final = 0
GAME_IS_OVER: Final = 1
NOT_YOUR_DECISION: Final = 2
NOT_ASKED: Final = 3

P = TypeVar("P", bound="State")


class Frame(Generic[P]):
    """Something still owed: data fields, its rules as methods. It asks one small question at a time."""

    def ask(self, s: P, d: Dealer) -> Mask:
        """Do what needs no decision; the mask of the seats asked, or 0 if the stack has changed."""
        raise NotImplementedError

    def waits_for(self, s: P, asked: int) -> int:
        """The seats that the game waits for; a window names only the seat that answers last."""
        return asked

    def asks(self, s: P, seat: Seat) -> list[Word]:
        """The candidates: every word that could be legal."""
        raise NotImplementedError

    def bar(self, s: P, seat: Seat, w: Word) -> int:
        """FINE, or the number of the reason against this word. Pure; allocates nothing."""
        raise NotImplementedError

    def options(self, s: P, seat: Seat) -> list[Word]:
        """The candidates that are fine. Override it for speed only with a benchmark."""
        return [w for w in self.asks(s, seat) if self.bar(s, seat, w) == FINE]

    def any_option(self, s: P, seat: Seat, chance: Chance) -> Word:
        """One of the options, each equally likely: for rollouts. Overridden like `options`.

        Candidates are drawn without replacement until one is fine: most are never checked."""
        words = self.asks(s, seat)
        words = words.copy() if len(words) <= MOST_OUTCOMES else self.options(s, seat)
        for left in range(len(words) - 1, -1, -1):
            place = chance.pick(left + 1)
            w = words[place]
            if self.bar(s, seat, w) == FINE:
                return w
            words[place] = words[left]
        raise ValueError("a question has no answer")

    def also(self, s: P, seat: Seat, w: Word) -> list[int]:
        """Further reasons against a refused word, beside the first."""
        return []

    def facts(self, s: P, seat: Seat, w: Word, reason: int) -> Facts:
        """The numbers behind a reason; built only for people."""
        return ()

    def outsider(self, s: P, seat: Seat) -> int:
        """The reason for a seat that is not asked."""
        return NOT_YOUR_DECISION

    def take(self, s: P, seat: Seat, w: Word, d: Dealer) -> None:
        """Carry out a legal word; legality is not checked again."""
        raise NotImplementedError

    def is_secret(self, s: P) -> bool:
        """Whether the other seats do not hear what is said here."""
        return False

    def held(self, s: P, w: Word) -> bool:
        """Whether this word closes a window for good, so that a table holds it while others may step in."""
        return True

    def can_step_in(self, s: P, seat: Seat) -> bool:
        """Whether this seat, which nobody waits for, could do something in this window that it could not do
        as well in the next one, for all that everybody knows: it must not follow from what the seat hides,
        because a table that waits shows it."""
        return True

    def still_open(self, s: P) -> bool:
        """Whether the same question stays open after a word: simultaneous choices and windows."""
        return False

    def copy(self) -> "Frame[P]":
        """A frame that shares nothing changeable; one without fields may return itself."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The constructor's arguments: for digests, equality and pickling."""
        return ()

    def shown(self, seat: Seat) -> tuple[object, ...]:
        """The key as this seat may know it; a frame that hides overrides it."""
        return self.key()

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.key())


class State:
    """A game's position: data, and the stack of what is owed. Games add their fields."""

    def __init__(self, players: int, stack: list[Frame[Any]]) -> None:
        self.players = players
        self.may = 0  # who may decide now
        self.must = 0  # whom the game waits for
        self.asked = 0  # the number of the question: an answer to another one is stale
        self.over = False
        self.stack = stack

    # ── what a game provides ──

    def reasons(self) -> list[tuple[str, str]]:
        """The game's table: reason number to (name, clause); see the numbers above."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything the game added, as plain values: for digests and equality."""
        raise NotImplementedError

    def made_by(self) -> tuple[Callable[..., "State"], tuple[object, ...]]:
        """A function and its arguments that make such a state: for pickling, which then sets its fields."""
        raise NotImplementedError

    # ── what the kernel does ──

    def acting(self) -> list[Seat]:
        """The seats that may decide; first those that the game waits for."""
        if self.must == self.may:
            return seats_in(self.must)
        return seats_in(self.must) + seats_in(self.may & ~self.must)

    def legal(self, seat: Seat) -> list[Word]:
        """What this seat may say now."""
        if self.over or not self.may >> seat & 1:
            return []
        return self.stack[-1].options(self, seat)

    def bar(self, seat: Seat, w: Word) -> int:
        """FINE, or the first reason against this word."""
        if self.over:
            return GAME_IS_OVER
        frame = self.stack[-1]
        if not self.may >> seat & 1:
            return frame.outsider(self, seat)
        return frame.bar(self, seat, w)

    def why_not(self, seat: Seat, w: Word) -> tuple[Refusal, ...]:
        """Empty if the word is legal; else why it is not, the decisive reason first."""
        reason = self.bar(seat, w)
        if reason == FINE:
            return ()
        reasons = [reason]
        if not self.over and self.may >> seat & 1:
            reasons += [more for more in self.stack[-1].also(self, seat, w) if more != reason]
        return tuple([self.refusal(seat, w, number) for number in reasons])

    def refusal(self, seat: Seat, w: Word, reason: int) -> Refusal:
        name, clause = self.reasons()[reason]
        facts = self.stack[-1].facts(self, seat, w, reason) if self.stack else ()
        return Refusal(name, clause, facts)

    def apply(self, seat: Seat, w: Word, d: Dealer) -> None:
        """Carry a word out and settle. Trusts its caller: tables ask `why_not` first, on a copy."""
        frame = self.stack[-1]
        frame.take(self, seat, w, d)
        self.settle(d)
        if not (self.stack and self.stack[-1] is frame and frame.still_open(self)):
            self.asked += 1

    def settle(self, d: Dealer) -> None:
        """Go on until somebody is asked. At rest, calling it again changes nothing."""
        asked = 0
        while asked == 0 and not self.over:
            asked = self.stack[-1].ask(self, d)
        self.may = asked
        self.must = 0 if self.over else self.stack[-1].waits_for(self, asked)

    def copy_stack(self) -> list[Frame[Any]]:
        """What is owed, for the constructor of a copy."""
        return [frame.copy() for frame in self.stack]

    def copy_machine(self, to: "State") -> None:
        """The rest of the kernel's part of `copy`."""
        to.may = self.may
        to.must = self.must
        to.asked = self.asked
        to.over = self.over

    def full_key(self) -> tuple[object, ...]:
        """The whole position as plain values."""
        frames = tuple([(type(frame).__name__, frame.key()) for frame in self.stack])
        return (self.players, self.may, self.must, self.asked, self.over, frames, self.key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.full_key() == other.full_key()

    def __hash__(self) -> int:
        return hash(self.full_key())

    def __reduce__(self) -> tuple[object, ...]:
        make, arguments = self.made_by()
        return (restored, (make, arguments, fields_of(self)))


def fields_of(state: State) -> dict[str, object]:
    """Every field by its name. A compiled class has no `__dict__`; it lists its fields instead."""
    listed: object = getattr(type(state), "__mypyc_attrs__", None)
    names = list(vars(state)) if listed is None else list(cast(tuple[str, ...], listed))
    found: dict[str, object] = {}
    for name in names:
        value: Any = getattr(state, name)
        found[name] = list(value) if is_packed(value) else value
    return found


def is_packed(value: object) -> bool:
    """Whether this is a packed array of masks, which cannot be pickled itself."""
    return type(value).__name__ == "vec[i64]"


def restored(make: Callable[..., State], arguments: tuple[object, ...], fields: dict[str, object]) -> State:
    """The state that was pickled."""
    state = make(*arguments)
    for name, value in fields.items():
        packed = is_packed(getattr(state, name))
        setattr(state, name, vec[i64](cast(list[i64], value)) if packed else value)
    return state
