"""A game assembled from its parts: what every `game.py` would otherwise repeat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

import msgspec

from intriga.kernel.contract import Option, Question, Result, Retelling
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.packs import Pack
from intriga.kernel.public import NOTHING_PUBLIC, Public
from intriga.kernel.speech import Pieces, Speech, TerminalLook

S = TypeVar("S", bound=State)
B = TypeVar("B")
V = TypeVar("V", bound=msgspec.Struct)


@dataclass(frozen=True)
class Parts(Generic[S, B, V]):
    """The functions of a game, typed by its state, box and view."""

    state: type[S]
    load: Callable[[Pack], B]
    view: Callable[[S, int], V]
    question: Callable[[S, int], Question]
    redeal: Callable[[S, int, Chance], S]
    retelling: Callable[[S, S, int], Retelling]
    ended: Callable[[S], Result]  # called only if the game is over
    invariants: Callable[[S], list[str]]
    public_view: Callable[[S], Any] | None = None  # what all views have in common
    view_beside: Callable[[S, int, Any], V] | None = None  # a view with that part, given with it


class AssembledGame(Generic[S, B, V]):
    """The members of the contract that are the same in every game; a game overrides the others."""

    id: str
    parts: Parts[S, B, V]
    options: tuple[Option, ...] = ()
    insight: Insight | None = None
    ledger: Ledger | None = None
    talk_clause: str = ""

    def mine(self, state: State) -> S:
        assert isinstance(state, self.parts.state)
        return state

    def load(self, pack: Pack) -> B:
        return self.parts.load(pack)

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 0

    def view(self, state: State, seat: Seat) -> V:
        return self.parts.view(self.mine(state), seat)

    def public_view(self, state: State) -> Public:
        made = self.parts.public_view
        public: Public = NOTHING_PUBLIC if made is None else made(self.mine(state))
        return public

    def view_beside(self, state: State, seat: Seat, public: Public) -> V:
        made = self.parts.view_beside
        return self.view(state, seat) if made is None else made(self.mine(state), seat, public)

    def question(self, state: State, seat: Seat) -> Question:
        return self.parts.question(self.mine(state), seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> S:
        return self.parts.redeal(self.mine(state), seat, chance)

    def retelling(self, truth: State, world: State, seat: Seat) -> Retelling:
        return self.parts.retelling(self.mine(truth), self.mine(world), seat)

    def result(self, state: State) -> Result | None:
        return self.parts.ended(self.mine(state)) if state.over else None

    def invariants(self, state: State) -> list[str]:
        return self.parts.invariants(self.mine(state))

    def upgrade_state(self, from_version: int, box: B, events: Sequence[dict[str, Any]]) -> S:
        raise Malformed(f"there are no rules {from_version} of {self.id}")

    # ── how it speaks: bots do without, so these modules are imported when somebody asks for them ──

    @property
    def speech(self) -> Speech[Any]:
        found: Speech[Any] = import_module(self.module("speech.telling")).SPEECH
        return found

    @property
    def pieces(self) -> Pieces:
        found: Pieces = import_module(self.module("speech.pieces")).PIECES
        return found

    @property
    def terminal(self) -> TerminalLook[V] | None:
        name = self.module("speech.terminal")
        found: TerminalLook[V] | None = import_module(name).TERMINAL if find_spec(name) is not None else None
        return found

    def module(self, name: str) -> str:
        """The full name of a module of this game."""
        return f"{self.parts.state.__module__.rpartition('.')[0]}.{name}"
