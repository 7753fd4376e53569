"""The game as everything outside games/ knows it."""

from collections.abc import Mapping
from typing import Any

from intriga.games.masti.bots import novice, policy
from intriga.games.masti.bots.insight import MastiInsight
from intriga.games.masti.box.loading import load
from intriga.games.masti.box.tables import ALL_CARDS, CARDS, JOKERS, Box
from intriga.games.masti.events import AnyEvent
from intriga.games.masti.knowledge.redeal import redeal
from intriga.games.masti.knowledge.retelling import OtherDeal
from intriga.games.masti.rules.scoring import sides, standing, winning_seats
from intriga.games.masti.setup import setup
from intriga.games.masti.so_far import totals
from intriga.games.masti.state import Masti
from intriga.games.masti.view import view
from intriga.games.masti.view.questions import question
from intriga.games.masti.view.view import View
from intriga.games.masti.vocabulary import VOCABULARY
from intriga.kernel.assembled import AssembledGame, Parts
from intriga.kernel.contract import Option, Policy, Result
from intriga.kernel.events import kinds_of
from intriga.kernel.insight import Insight
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat


def ended(s: Masti) -> Result:
    """How the game has ended."""
    found = standing(s)
    return Result(
        s.reason,
        tuple(found.totals),
        tuple(winning_seats(s, found)),
        found.tie_break or None,
        teams=tuple(tuple(side) for side in sides(s)) if s.teams else None,
    )


def invariants(s: Masti) -> list[str]:
    """What must hold in every position: the cards, the gems, and that cards and gems last."""
    # MV-003 MV-011 MV-018 MV-019
    faults = card_faults(s)
    on_table = sum(1 for seat in range(s.players) if s.acted >> seat & 1 and s.table[seat] < 0)
    gems = sum(s.bribes) + sum(s.wealth) + on_table + s.removed
    dealt = s.players * s.box.seating(s.players).gems
    if gems != dealt:
        faults.append(f"{gems} gems instead of {dealt}")
    faults += [fault for seat in range(s.players) for fault in lasting(s, seat)]
    return faults


def card_faults(s: Masti) -> list[str]:
    """Every card lies in one place; at the end jokers may have been discarded."""
    # MV-003 MV-018 MV-052
    lying = [s.deck, s.left, *s.hands, *s.won, *[1 << card for card in (*s.table, s.trump) if card >= 0]]
    found = 0
    for cards in lying:
        found |= cards
    faults = ["a card lies in two places"] if sum(count(cards) for cards in lying) != count(found) else []
    if ALL_CARDS & ~found & ~(JOKERS if s.counted else 0):
        faults.append(f"{count(found)} cards instead of {CARDS}")
    return faults


def lasting(s: Masti, seat: Seat) -> list[str]:
    """Cards and bribe gems of a seat that has yet to act equal the rounds left, this one included."""
    # MV-019
    if s.over or s.round == 0 or s.turn < 0 or not s.hands[seat] or s.acted >> seat & 1:
        return []
    left = s.rounds - s.round + 1
    if count(s.hands[seat]) + s.bribes[seat] != left:
        return [f"seat {seat} has {count(s.hands[seat])} cards and {s.bribes[seat]} gems for {left} rounds"]
    return []


class MastiGame(AssembledGame[Masti, Box, View]):
    """«Масти Власти»."""

    id = "masti"
    rules_version = 1
    players: tuple[int, ...] = (3, 4, 5, 6)
    options: tuple[Option, ...] = (
        Option("teams", ("no", "yes"), "no", (4,)),  # MV-063
        Option("power", ("each", "pooled"), "each", (4, 6), only_with=("teams", "yes")),  # MV-A4
    )
    vocabulary = VOCABULARY
    parts = Parts(
        state=Masti,
        load=load,
        view=view.view,
        public_view=view.public_view,
        view_beside=view.view_beside,
        question=question,
        redeal=redeal,
        retelling=OtherDeal,
        ended=ended,
        invariants=invariants,
    )
    policies: Mapping[str, Policy] = {"novice": novice.novice, "regular": policy.regular}
    insight: Insight | None = MastiInsight()
    events = kinds_of(AnyEvent)

    def setup(self, box: Box, players: int, options: Mapping[str, str], carry: Any, d: Dealer) -> Masti:
        return setup(box, players, options, d)

    def so_far(self, state: State, result: Result) -> list[int]:
        return totals(self.mine(state))


GAME = MastiGame()
