"""Turns of an artificial opponent at drawn positions. It is the last seat; cards and cells count from 1."""

from typing import Any

from intriga.games.illuminaten.box.tables import AREOPAGUS
from intriga.games.illuminaten.events import ScriptStep
from intriga.games.illuminaten.rules.artificial import ArtificialDefence, ArtificialTurn
from intriga.games.illuminaten.rules.artificial.turn import SCRIPT
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Chance, Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Rest, Told, of_kind, slots, table

COURT = "13 15 19 20 23"  # cards that no test foresees


class Foreseen(Chance):
    """These cards come first; whatever is drawn after them does not matter."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = list(cards)
        self.rest = Quick(1)

    def pick(self, n: int) -> int:
        return self.rest.pick(n)

    def weigh(self, weights: list[int]) -> int:
        return self.rest.weigh(weights)

    def place(self, heap: int) -> int:
        if not self.cards:
            return super().place(heap)
        card = self.cards.pop(0) - 1
        assert heap >> card & 1, f"card {card + 1} is not there to be drawn"
        return bin(heap & ((1 << card) - 1)).count("1")


def at(opponent: str, figure: int = 0, seats: int = 2, **more: Any) -> Pax:
    """Before the turn of the artificial opponent; figure 0 stands on its areopagus."""
    more.setdefault("active", seats - 1)
    more.setdefault("court", COURT)
    cell = AREOPAGUS if figure == 0 else figure - 1
    return table(seats, opponent=opponent, frame=Rest(), figure=cell, **more)


def play(s: Pax, *cards: int, step: int = SCRIPT) -> Told:
    """Its turn from the script on, or from another step; these cards are drawn first."""
    told: Told = []
    s.stack.append(ArtificialTurn(s.seats - 1, step))
    s.settle(Dealer(Foreseen(cards), told))
    return told


def attacked(s: Pax, cell: int, targets: str, bias: int = 0) -> Told:
    """The first person displaces this influence of the artificial opponent: `1 - 1` names its slots."""
    told: Told = []
    mask = sum(1 << slot for slot, owner in enumerate(targets.split()) if owner != "-")
    assert slots(targets), "no target"
    s.stack.append(ArtificialDefence(0, cell - 1, mask, bias))
    s.settle(Dealer(Foreseen(()), told))
    return told


def lay(s: Pax, card: int, *cards: int, seat: int = 0) -> Told:
    """A person lays this card in the argument; these cards are drawn first."""
    told: Told = []
    word = VOCABULARY.read(f"card {card}")
    assert s.why_not(seat, word) == ()
    s.apply(seat, word, Dealer(Foreseen(cards), told))
    return told


def steps(told: Told) -> list[tuple[int, str, str, int | None]]:
    """The script's steps: stage, item, reason, cell."""
    return [(one.stage, one.item, one.reason, one.cell) for one in of_kind(told, ScriptStep)]


def items_of(told: Told) -> str:
    """The items carried out, as the script numbers them: `3a1`."""
    return " ".join(f"{one.stage}{one.item}" for one in of_kind(told, ScriptStep))


def figure(s: Pax) -> int:
    """The cell of the figure, 0 for its areopagus."""
    return 0 if s.figure == AREOPAGUS else s.figure + 1
