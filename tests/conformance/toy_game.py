"""The contract of the toy game, and matches and positions of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.conformance.play import random_choice
from intriga.conformance.subjects import Subject, Variant, undealt_match
from intriga.kernel.contract import Option, Policy, Question, Result, Retelling
from intriga.kernel.events import Event
from intriga.kernel.insight import Insight
from intriga.kernel.ledger import Ledger
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count, heap_of, items, lowest, nth
from intriga.kernel.machine.words import Word
from intriga.kernel.match.match import Match
from intriga.kernel.packs import Pack
from intriga.kernel.public import NOTHING_PUBLIC, Public
from intriga.kernel.speech import Pieces, Speech, TerminalLook
from tests.conformance.toy import CLAUSES, LAY, VOCABULARY, Laying, Parts, Toy, deal

PACK = Pack("toy", {})


class View(msgspec.Struct, frozen=True):
    seat: int
    hand: list[int]
    cards: list[int]
    mine: int
    shown: list[int]
    pips: int
    all_pips: list[int]


class OtherDeal(Retelling):
    """Other hands, other dice; what was shown stays."""

    def __init__(self, truth: Toy, world: Toy, seat: int) -> None:
        self.truth, self.world, self.seat = truth, world, seat

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        drawn = [pick.item for pick in picks]
        if entry:
            return list(self.world.pips) if drawn else []
        told: list[int] = []
        for seat in range(self.truth.players):
            hand = heap_of(drawn[2 * seat : 2 * seat + 2])
            told += items(hand & ~self.truth.hands[seat] | self.world.hands[seat])
        return told

    def said(self, entry: int, before: State, seat: int, word: Word) -> Word:
        if seat == self.seat or not isinstance(before.stack[-1], Laying):
            return word
        card = self.world.laid[seat]  # for a choice that was changed too: nobody saw it
        return LAY[card if card >= 0 else lowest(self.world.hands[seat])]


class ToyGame:
    """Mutants override one method or replace a part."""

    id = "toy"
    rules_version = 1
    players: tuple[int, ...] = (2, 3)
    options: tuple[Option, ...] = ()
    vocabulary = VOCABULARY
    policies: Mapping[str, Policy] = {}
    insight: Insight | None = None
    events: tuple[type[Event], ...] = ()
    ledger: Ledger | None = None
    talk_clause = ""

    def __init__(self, parts: Parts | None = None) -> None:
        self.parts = parts or Parts()

    def load(self, pack: Pack) -> Any:
        return None

    def scripted(self, players: int, options: Mapping[str, str]) -> int:
        return 0

    def setup(self, box: Any, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> State:
        return deal(self.parts, players, d)

    def view(self, state: State, seat: int) -> msgspec.Struct:
        s = mine(state)
        return View(
            seat,
            items(s.hands[seat]) if seat >= 0 else [],
            [count(hand) for hand in s.hands],
            s.laid[seat] if seat >= 0 else -1,
            items(s.shown),
            s.pips[seat] if seat >= 0 else -1,
            list(s.pips) if s.over else [],
        )

    def public_view(self, state: State) -> Public:
        return NOTHING_PUBLIC

    def view_beside(self, state: State, seat: int, public: Public) -> msgspec.Struct:
        return self.view(state, seat)

    def question(self, state: State, seat: int) -> Question:
        return Question("ask", "T-2", {"waits": state.acting()})

    def redeal(self, state: State, seat: int, chance: Chance) -> State:
        s = mine(state)
        world = s.copy()
        hidden = [other for other in range(s.players) if other != seat]
        pool = s.deck
        for other in hidden:
            pool |= s.hands[other]
        for other in hidden:
            world.hands[other] = drawn(pool, count(s.hands[other]), chance)
            pool &= ~world.hands[other]
            if s.laid[other] >= 0 and not s.shown:
                world.laid[other] = nth(world.hands[other], chance.pick(2))
            if s.pips[other] >= 0 and not s.over:
                world.pips[other] = chance.pick(6)
        world.deck = pool
        return world

    def retelling(self, truth: State, world: State, seat: int) -> Retelling:
        return OtherDeal(mine(truth), mine(world), seat)

    def result(self, state: State) -> Result | None:
        totals = tuple(mine(state).pips)
        if not state.over:
            return None
        best = max(totals)
        return Result("done", totals, tuple(seat for seat, pips in enumerate(totals) if pips == best))

    def invariants(self, state: State) -> list[str]:
        s = mine(state)
        cards = count(s.deck) + count(s.shown) + sum(count(hand) for hand in s.hands)
        return [] if cards == 8 else [f"{cards} cards"]

    def upgrade_state(self, from_version: int, box: Any, events: Sequence[dict[str, Any]]) -> State:
        raise NotImplementedError

    def so_far(self, state: State, result: Result) -> list[int]:
        return []

    @property
    def speech(self) -> Speech[Any]:
        raise NotImplementedError

    @property
    def pieces(self) -> Pieces:
        return Pieces()

    @property
    def terminal(self) -> TerminalLook[Any] | None:
        return None


def mine(state: State) -> Toy:
    assert isinstance(state, Toy)
    return state


def drawn(heap: int, cards: int, chance: Chance) -> int:
    found = 0
    for _ in range(cards):
        found |= 1 << nth(heap & ~found, chance.pick(count(heap & ~found)))
    return found


def position(game: ToyGame, words: int, players: int = 2, seed: int = 1) -> Toy:
    """The toy after `words` words of the first acting seats: all lay, take turns, and 0 boasts twice."""
    chance = Quick(seed)
    dealer = Dealer(chance, [])
    state = deal(game.parts, players, dealer)
    for _ in range(words):
        if not state.over:
            seat, word = random_choice(state, chance)
            state.apply(seat, word, dealer)
    return state


def subject(game: ToyGame) -> Subject:
    return Subject(game, PACK, CLAUSES)


def match(game: ToyGame, words: int, players: int = 2, seed: int = 1) -> Match:
    """A match after this number of decisions of the first acting seats."""
    made = undealt_match(subject(game), Variant(players, {}), f"toy-{seed}", bytes(32))
    made.deal()
    chance = Quick(seed)
    for _ in range(words):
        seat, word = random_choice(made.state, chance)
        made.decide(seat, [word])
    return made
