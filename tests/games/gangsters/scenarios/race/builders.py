"""Drawn positions of the race: where car and van are, and what lies on the road, by the cards' ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.scenarios.race.rules import SCENARIO
from intriga.games.gangsters.scenarios.race.state import CLINGS, GONE, IN_DECK, Race, race, road, tables
from intriga.games.gangsters.scenarios.race.tables import CARDS, JAIL, ROAD_CARDS
from intriga.games.gangsters.state import STANDARD, Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, Told, of_kind, outcome, table
from tests.games.gangsters.builders import say as say_core
from tests.games.gangsters.registered import box

__all__ = ["of_kind"]
IDS = [card.name for card in next(one for one in box().scenarios if one.name == "race").cards]  # type: ignore[attr-defined]
PLACES = [*IDS, "van", "fix"]
ACTS = ["up", "down", "handbrake"]
CAR = 8


def on_road(
    hands: Sequence[str] = ("renzo nico", "hattie ruby"),
    *,
    car: int = CAR,
    van: int = 4,
    gear: int = 2,
    condition: int = 5,
    ahead: Mapping[int, str] | None = None,
    riding: str = "",
    rescued: bool = False,
    shifted: bool = False,
    lit: int | None = None,
    turn: int = 0,
    actions: int = 3,
    before: Sequence[str] = (),
    clan: str | None = None,
    exhausted: str = "",
    solo: bool = False,
    level: int = STANDARD,
) -> Gangsters:
    """Boss 1 is first and drives. Nothing more comes up on the road, unless `lit` leaves some of it dark."""
    s = table(
        hands,
        before=before,
        clan=clan,
        exhausted=exhausted,
        turn=turn,
        actions=actions,
        scenario=SCENARIO,
        solo=solo,
        level=level,
    )
    cells = [IN_DECK] * CARDS
    cells[JAIL] = road(s).jail
    for cell, name in (ahead or {}).items():
        cells[IDS.index(name)] = cell
    for name in riding.split():
        cells[IDS.index(name)] = CLINGS
    deck = sum(1 << card for card in range(ROAD_CARDS) if cells[card] == IN_DECK)
    lit = road(s).home if lit is None else lit
    s.mission = Race(car, van, gear, condition, deck, cells, lit, rescued, shifted)
    return s


def word(s: Gangsters, text: str) -> str:
    """Places of the race by id, its actions as `up`, `down`, `handbrake`."""
    if text in ACTS:
        return f"act {s.scenario.first_act + ACTS.index(text) + 1}"
    what = text.partition(" ")[2]
    return f"place {s.scenario.first_place + PLACES.index(what) + 1}" if what in PLACES else text


def say(s: Gangsters, seat: int, text: str, chance: str = "") -> Told:
    return say_core(s, seat, word(s, text), chance)


def refused(s: Gangsters, seat: int, text: str) -> tuple[str, str]:
    refusals = s.why_not(seat, VOCABULARY.read(word(s, text)))
    assert refusals, f"{text} is legal"
    return refusals[0].reason, refusals[0].clause


def attempt(s: Gangsters, place: str, sent: str, dice: str, drawn: str = "") -> Told:
    """The active boss tries a place and accepts what the dice show; `drawn` is for what follows."""
    seat = s.seat_of(s.active)
    told = say(s, seat, f"place {place}")
    for one in sent.split():
        told += say(s, seat, f"send {one}")
    if len(sent.split()) == 1 and VOCABULARY.read("enough") in s.legal(seat):
        told += say(s, seat, "enough")
    told += say(s, seat, "roll red" if "x" in dice else "roll", dice)
    return told + say(s, seat, "go on", drawn)


def drive(s: Gangsters, chance: str = "") -> Told:
    """Everybody skips what is left, and the car drives; `chance` is for what the road does."""
    told: Told = []
    while True:
        while s.actions:
            told += say(s, s.seat_of(s.active), "skip")
        is_last = (s.active + 1) % s.bosses == s.first
        told += say(s, s.seat_of(s.active), "end turn", chance if is_last else "")
        if is_last:
            return told


def end_round(s: Gangsters, chance: str = "") -> Told:
    """From the last window on to the next round, or to the end; ids of the road may come up too."""
    assert isinstance(s.stack[-1], RoundEnd)
    told: Told = []
    luck = Guided([of_road(one) for one in chance.split()])
    s.apply(s.seat_of(s.first), VOCABULARY.read("end round"), Dealer(luck, told))
    assert luck.used == len(luck.items)
    return told


def of_road(name: str) -> int:
    return IDS.index(name) if name in IDS else outcome(name)


def open_names(s: Gangsters) -> str:
    """The places that lie open."""
    return " ".join(PLACES[place] for place in range(len(PLACES)) if s.scenario.places(s) >> place & 1)


def is_gone(s: Gangsters, name: str) -> bool:
    return race(s).cells[IDS.index(name)] == GONE


def row(s: Gangsters, name: str) -> int:
    """A place as events number it."""
    assert tables(s).name == "race"
    return s.scenario.first_place + PLACES.index(name) + 1


assert not set(PLACES) & {*NAMES, *PROBLEM_IDS}
