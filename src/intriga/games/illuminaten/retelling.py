"""How a true history of this game is told so that it leads to another world. Never compiled."""

from intriga.games.illuminaten.box import COURT, FACTIONS
from intriga.games.illuminaten.event_log import DRAWN, KEPT
from intriga.games.illuminaten.redeal import deck_class, hidden_hand, known_by
from intriga.games.illuminaten.rules.argument import Argument
from intriga.games.illuminaten.setup import COMMON_PLOTS, HAND
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import CARD, KEEP, CardWord, EventWord
from intriga.kernel.contract import Retelling
from intriga.kernel.dealer import Pick
from intriga.kernel.heaps import items
from intriga.kernel.machine import State
from intriga.kernel.swaps import paired
from intriga.kernel.words import Word


class OtherWorld(Retelling):
    """Other hands, private plots and events; everything that the seat saw stays."""

    def __init__(self, truth: Pax, world: Pax, seat: int) -> None:
        self.truth = truth
        self.world = world
        self.seat = seat
        self.swap = paired(swapped_parts(truth, world, seat))
        self.entry = -1
        self.generation = 0  # of the deck, as the entry goes on
        self.drawn_at = 0  # where the next drawn event stands in the log
        self.kept_at = 0

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
        last = max(number for number, deck in enumerate(decks) if deck >> pick.item & 1)
        return self.swap.get(pick.item, pick.item) if last <= self.generation else pick.item

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

    def said(self, entry: int, before: State, seat: int, word: Word) -> Word:
        assert isinstance(before, Pax)
        if entry != self.entry:
            self.begin(entry, before)
        if seat == self.seat:
            return word
        if isinstance(word, EventWord) and word is KEEP[word.event]:
            return self.kept(word)
        if isinstance(word, CardWord) and word is CARD[word.card] and self.lies_face_down(before):
            return CARD[self.laid(seat, word.card)]
        return word

    def begin(self, entry: int, before: Pax | None) -> None:
        self.entry = entry
        self.generation = len(before.generations) - 1 if before is not None else 0
        self.drawn_at = self.kept_at = len(before.event_log) if before is not None else 0

    def kept(self, word: EventWord) -> Word:
        log = self.world.event_log
        while self.kept_at < len(log) and log[self.kept_at][0] != KEPT:
            self.kept_at += 1
        if self.kept_at >= len(log):
            return word  # in moves that were taken back
        self.kept_at += 1
        return KEEP[log[self.kept_at - 1][2]]

    def lies_face_down(self, before: Pax) -> bool:
        """Whether this is the question that is still asked: argument cards that nobody has turned up."""
        asked_now = before.asked == self.truth.asked and not self.truth.over
        return asked_now and bool(before.stack) and isinstance(before.stack[-1], Argument)

    def laid(self, seat: int, card: int) -> int:
        """The card that lies there in the other world; one that was changed again is any hidden one."""
        here, there = self.truth.stack[-1], self.world.stack[-1]
        assert isinstance(here, Argument)
        assert isinstance(there, Argument)
        side = here.side(seat)
        if here.laid[side] == card:
            return there.laid[side]
        return self.swap.get(card, card)


def kinds_left(world: Pax, at: int) -> tuple[int, int]:
    """Edicts and specials left in the packet that this step of the log draws from."""
    before = [event for step, _, event in world.event_log[:at] if step == DRAWN]
    of_packet = before[6:] if len(before) >= 6 else before
    edicts = sum(1 for event in of_packet if event < FACTIONS)
    return 3 - edicts, 3 - (len(of_packet) - edicts)


def swapped_parts(truth: Pax, world: Pax, seat: int) -> list[tuple[int, int]]:
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


def by_lookers(s: Pax, seat: int, other: int, hidden: int) -> dict[int, int]:
    """The hidden cards of a hand by the further seats that know them."""
    found: dict[int, int] = {}
    for card in items(hidden):
        lookers = known_by(s, seat, other, card)
        found[lookers] = found.get(lookers, 0) | 1 << card
    return found
