"""How a true history of this game is told so that it leads to another world."""

from intriga.games.illuminaten.box.tables import COURT, FACTIONS, CardNumber
from intriga.games.illuminaten.knowledge.event_log import DRAWN, KEPT
from intriga.games.illuminaten.knowledge.redeal import deck_class, hidden_hand, known_by
from intriga.games.illuminaten.rules.actions.argument import Argument
from intriga.games.illuminaten.setup import COMMON_PLOTS, HAND
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import CARD, KEEP, CardWord, EventWord
from intriga.kernel.contract import Retelling
from intriga.kernel.machine.dealer import Pick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.worlds.swaps import paired


class OtherWorld(Retelling):
    """Other hands, private plots and events; everything that the seat saw stays."""

    def __init__(self, truth: Pax, world: Pax, seat: Seat) -> None:
        self.truth = truth
        self.world = world
        self.seat = seat
        self.swap = paired(swapped_parts(truth, world, seat))
        self.entry = -1
        self.generation = 0  # of the deck, as the entry goes on
        self.drawn_at = 0  # where the next drawn event stands in the log
        self.kept_at = 0
        self.words = 0  # said in this entry

    # ── draws ──

    def drawn(self, entry: int, picks: list[Pick]) -> list[int]:
        told: list[int] = []
        if entry == 0:
            self.begin(entry, None)
            told = self.dealt(picks)
        at = len(told)
        while at < len(picks):
            if picks[at].weights:
                told += self.event_drawn(picks[at : at + 2])
                at += 2
            else:
                told.append(self.card_drawn(picks[at]))
                at += 1
        return told

    def dealt(self, picks: list[Pick]) -> list[int]:
        """The set-up: hands, court, connections, faction cards, common plots, private plots."""
        s = self.truth
        told = [self.card_drawn(pick) for pick in picks[: s.players * HAND]]
        public = COURT + s.seats + s.counts().faction_cards + COMMON_PLOTS
        told += [pick.item for pick in picks[len(told) : len(told) + public]]
        return told + self.world.private[: s.players]

    def card_drawn(self, pick: Pick) -> int:
        """A card that is hidden now, drawn since it was last shuffled in, is another one there."""
        decks = self.truth.generations
        if self.generation + 1 < len(decks) and pick.heap == decks[self.generation + 1]:
            self.generation += 1
        return self.dealt_as(pick.item, self.generation)

    def event_drawn(self, picks: list[Pick]) -> list[int]:
        """The kind of an event, and which of them it is."""
        log = self.world.event_log
        while self.drawn_at < len(log) and log[self.drawn_at][0] != DRAWN:
            self.drawn_at += 1
        if self.drawn_at >= len(log):
            return [pick.item for pick in picks]  # in moves that were taken back
        kinds = kinds_left(self.world, self.drawn_at)
        event = log[self.drawn_at][2]
        self.drawn_at += 1
        is_special = event >= FACTIONS
        kind = 1 if is_special and all(kinds) else 0
        return [kind, event - FACTIONS if is_special else event]

    # ── words ──

    def said(self, entry: int, before: State, seat: Seat, word: Word) -> Word:
        assert isinstance(before, Pax)
        if entry != self.entry:
            self.begin(entry, before)
        question = before.asked + self.words  # each word but a changed argument card answers one
        self.words += 1
        if seat == self.seat:
            return word
        if isinstance(word, EventWord) and word is KEEP[word.event]:
            return self.kept(word)
        if isinstance(word, CardWord) and word is CARD[word.card]:
            return CARD[self.named(before, seat, word.card, question)]
        return word

    def begin(self, entry: int, before: Pax | None) -> None:
        self.entry = entry
        self.generation = len(before.generations) - 1 if before is not None else 0
        self.drawn_at = self.kept_at = len(before.event_log) if before is not None else 0
        self.words = 0

    def kept(self, word: EventWord) -> Word:
        log = self.world.event_log
        while self.kept_at < len(log) and log[self.kept_at][0] != KEPT:
            self.kept_at += 1
        if self.kept_at >= len(log):
            return word  # in moves that were taken back
        self.kept_at += 1
        return KEEP[log[self.kept_at - 1][2]]

    def named(self, before: Pax, seat: Seat, card: CardNumber, question: int) -> int:
        """The card that is named there: what lies face down now, or what this one was dealt as."""
        here = self.truth.stack[-1] if self.truth.stack else None
        there = self.world.stack[-1] if self.world.stack else None
        if isinstance(here, Argument) and isinstance(there, Argument) and question >= self.truth.asked:
            if here.laid[here.side(seat)] == card:
                return there.laid[here.side(seat)]
        return self.dealt_as(card, len(before.generations) - 1)

    def dealt_as(self, card: CardNumber, generation: int) -> int:
        """The other world's card for one that was in play while this deck was."""
        last = max(number for number, deck in enumerate(self.truth.generations) if deck >> card & 1)
        return self.swap.get(card, card) if last <= generation else card


def kinds_left(world: Pax, at: int) -> tuple[int, int]:
    """Edicts and specials left in the packet that this step of the log draws from."""
    before = [event for step, _, event in world.event_log[:at] if step == DRAWN]
    of_packet = before[6:] if len(before) >= 6 else before
    edicts = sum(1 for event in of_packet if event < FACTIONS)
    return 3 - edicts, 3 - (len(of_packet) - edicts)


def swapped_parts(truth: Pax, world: Pax, seat: Seat) -> list[tuple[int, int]]:
    """Where hidden cards lie here and there: by deck, and in hands by who else knows them."""
    parts: list[tuple[int, int]] = []
    for number in range(len(truth.generations)):
        cards = deck_class(truth, number)
        parts.append((truth.deck & cards, world.deck & cards))
        parts.append((truth.under & cards, world.under & cards))
        for other in range(truth.players):
            if other != seat:
                here = by_lookers(truth, seat, other, hidden_hand(truth, seat, other) & cards)
                there = by_lookers(world, seat, other, hidden_hand(world, seat, other) & cards)
                parts += [(here[lookers], there[lookers]) for lookers in sorted(here)]
    return parts


def by_lookers(s: Pax, seat: Seat, other: int, hidden: int) -> dict[int, int]:
    """The hidden cards of a hand by the further seats that know them."""
    found: dict[int, int] = {}
    for card in items(hidden):
        lookers = known_by(s, seat, other, card)
        found[lookers] = found.get(lookers, 0) | 1 << card
    return found
