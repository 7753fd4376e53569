"""What must hold in every position."""

from intriga.games.factions.box.tables import FACTIONS, HAND, CardNumber
from intriga.games.factions.knowledge.retelling import deck
from intriga.games.factions.rules.turn import Laying
from intriga.games.factions.state import NOBODY, Factions
from intriga.games.factions.verbs import guarded_by
from intriga.kernel.machine.seats import Seat


def invariants(s: Factions) -> list[str]:
    """Every card lies in one place, no hand is too large, symbols are counted right, roles are different."""
    # HF-014
    shown = [frame.card for frame in s.stack if isinstance(frame, Laying)]
    cards = [*deck(s), *s.discard, *shown]
    for seat in range(s.players):
        cards += s.hands[seat] + s.areas[seat]
    faults = [] if sorted(cards) == list(range(len(s.box.cards))) else ["a card is lost or doubled"]
    faults += [f"seat {seat} holds too much" for seat in range(s.players) if len(s.hands[seat]) > HAND]
    faults += [f"seat {seat}: symbols" for seat in range(s.players) if s.symbols[seat] != counted(s, seat)]
    faults += [
        f"seat {seat}: guards" for seat in range(s.players) if s.guarded[seat] != guarded_by(s, s.areas[seat])
    ]
    if s.lies != [lying(s, card) for card in range(len(s.box.cards))]:
        faults.append("a card lies before another player than is said")
    if len(set(s.roles)) != s.players:
        faults.append("two seats have one role")
    if len(set(s.back)) != len(s.back):
        faults.append("a card came back twice")
    if any(s.known[card] for card in cards if not any(card in hand for hand in s.hands)):
        faults.append("a card is known in a hand where it is not")
    if bool(s.low or s.high) == s.over:
        faults.append("the game goes on just as long as there is a deck")
    return faults


def lying(s: Factions, card: CardNumber) -> int:
    """The seat before whom a card lies."""
    return next((seat for seat in range(s.players) if card in s.areas[seat]), NOBODY)


def counted(s: Factions, seat: Seat) -> list[int]:
    return [sum(s.box.cards[card].symbols[faction] for card in s.areas[seat]) for faction in range(FACTIONS)]
