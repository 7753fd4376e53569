"""Drawn positions of the bank: the hand of the clock, the cards that lie open, where the bags are."""

from __future__ import annotations

from collections.abc import Sequence

from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.scenarios.hands_up.rules import SCENARIO
from intriga.games.gangsters.scenarios.hands_up.state import Heist, bank, heist
from intriga.games.gangsters.scenarios.hands_up.tables import BANK, CARDS, BankBox
from intriga.games.gangsters.state import STANDARD, Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import PROBLEM_IDS, Told, end_turns, outcome, table
from tests.games.gangsters.builders import attempt as attempt_core
from tests.games.gangsters.registered import box

TWO_HANDS = ("renzo nico", "hattie ruby")


def bank_box() -> BankBox:
    found = next(one for one in box().scenarios if one.name == "hands_up")
    assert isinstance(found, BankBox)
    return found


IDS = [card.name for card in bank_box().cards]  # by place; the last is the getaway


def robbery(
    hands: Sequence[str] = TWO_HANDS,
    *,
    clock: int = 2,
    cards: str = "tills vault_door",
    hall: int = 0,
    car: int = 0,
    away: bool = False,
    ready: int = 0,
    actions: int = 3,
    turn: int = 0,
    police: int | None = None,
    exhausted: str = "",
    out: str = "",
    before: Sequence[str] = (),
    solo: bool = False,
    level: int = STANDARD,
) -> Gangsters:
    """Boss 1 is first. Bags in the hall and in the car come from the safe and the boxes."""
    s = table(
        hands,
        before=before,
        exhausted=exhausted,
        out=out,
        turn=turn,
        actions=actions,
        police=police,
        scenario=SCENARIO,
        solo=solo,
        level=level,
    )
    places = [IDS.index(name) for name in cards.split()]
    bags = [card.bags for card in bank(s).cards]
    for _ in range(hall + car):
        from_place = max(range(len(bags)), key=lambda place: (place not in places) * bags[place])
        bags[from_place] -= 1
    hours = sum(1 << place for place in range(BANK, CARDS) if place not in places)
    s.mission = Heist(clock, sum(1 << place for place in places), hours, bags, hall, car, 0, away)
    s.markers[IDS.index("getaway")] = ready
    s.settle(Dealer(Guided([])))
    return s


def at(name: str) -> str:
    """The word that tries a card."""
    return f"place {IDS.index(name) + 1}"


def tried(s: Gangsters, name: str, sent: str, dice: str, chance: str = "") -> Told:
    """The active boss tries a card, rolls, and lets the dice stand."""
    told = attempt_core(s, at(name), sent, dice)
    return told + said(s, "go on", chance)


def said(s: Gangsters, text: str, chance: str = "") -> Told:
    """The boss who is asked says a word; what chance turns up are problems, henchmen or cards of the bank."""
    seat = s.seat_of(s.active) if s.active >= 0 else s.seat_of(s.first)
    word = VOCABULARY.read(text)
    assert () == s.why_not(seat, word)
    told: Told = []
    luck = Guided([turned_up(one) for one in chance.split()])
    s.apply(seat, word, Dealer(luck, told))
    assert luck.used == len(luck.items)
    return told


def turned_up(name: str) -> int:
    return IDS.index(name) if name in IDS and name not in PROBLEM_IDS else outcome(name)


def to_round_end(s: Gangsters) -> Told:
    """Nothing more is done in this round; what the cards do at its end."""
    return end_turns(s)


def next_round(s: Gangsters, chance: str = "") -> Told:
    """From the last window into the next round, or to the end."""
    assert isinstance(s.stack[-1], RoundEnd)
    return said(s, "end round", chance)


def open_names(s: Gangsters) -> str:
    """The challenges of the bank that lie open."""
    return " ".join(IDS[place] for place in range(len(IDS)) if s.scenario.places(s) >> place & 1)


def bags(s: Gangsters) -> tuple[int, int]:
    """In the hall and in the car."""
    return heist(s).hall, heist(s).car
