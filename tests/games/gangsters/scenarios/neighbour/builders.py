"""Drawn positions of the city: what districts pay, how angry they are, who stands where, by ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.rules.round import RoundEnd
from intriga.games.gangsters.scenarios.neighbour.rules import SCENARIO
from intriga.games.gangsters.scenarios.neighbour.state import GONE, IN_DECK, City, city
from intriga.games.gangsters.scenarios.neighbour.tables import NEIGHBOURS, CityBox
from intriga.games.gangsters.state import POLICE_CONTROLLED, STANDARD, Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, Told, of_kind, outcome, table
from tests.games.gangsters.builders import say as say_core
from tests.games.gangsters.registered import box

__all__ = ["of_kind"]


def city_box() -> CityBox:
    found = next(one for one in box().scenarios if one.name == "neighbour")
    assert isinstance(found, CityBox)
    return found


IDS = [one.name for one in city_box().districts]
NEIGHBOUR_IDS = [one.name for one in city_box().neighbours]
PLACES = [*IDS, *NEIGHBOUR_IDS]
CHOICES = ["squeeze", "soothe", "leave"]


def in_city(
    hands: Sequence[str] = ("stan tadek", "ines ruby"),
    *,
    steps: Mapping[str, int] | None = None,
    anger: Mapping[str, int] | None = None,
    risen: str = "",
    stands: Mapping[str, str] | None = None,
    gone: str = "",
    income: int = 0,
    turn: int = 0,
    actions: int = 3,
    this_round: int = 1,
    before: Sequence[str] = (),
    clan: str | None = None,
    exhausted: str = "",
    out: str = "",
    police: int = POLICE_CONTROLLED,
    solo: bool = False,
    level: int = STANDARD,
) -> Gangsters:
    """Nobody pays and nobody is angry but those who are named; the police are under control."""
    s = table(
        hands,
        before=before,
        clan=clan,
        exhausted=exhausted,
        out=out,
        turn=turn,
        actions=actions,
        police=police,
        scenario=SCENARIO,
        solo=solo,
        level=level,
    )
    where = [IN_DECK] * NEIGHBOURS
    for name, district in (stands or {}).items():
        where[NEIGHBOUR_IDS.index(name)] = IDS.index(district)
    for name in gone.split():
        where[NEIGHBOUR_IDS.index(name)] = GONE
    mask = sum(1 << IDS.index(name) for name in risen.split())
    s.mission = City(by_district(steps), by_district(anger), mask, where, income)
    s.round = this_round
    return s


def by_district(given: Mapping[str, int] | None) -> list[int]:
    return [(given or {}).get(name, 0) for name in IDS]


def word(s: Gangsters, text: str) -> str:
    """Places by id; answers as `squeeze`, `soothe`, `leave`."""
    if text in CHOICES:
        return f"choice {s.scenario.first_choice + CHOICES.index(text) + 1}"
    verb, _, what = text.partition(" ")
    return f"place {row(s, what)}" if verb == "place" and what in PLACES else text


def row(s: Gangsters, name: str) -> int:
    """A place as events number it."""
    return s.scenario.first_place + PLACES.index(name) + 1


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
    told += say(s, seat, "roll", dice)
    return told + say(s, seat, "go on", drawn)


def evening(s: Gangsters) -> Told:
    """Everybody skips what is left; the evening comes, with nothing left to chance."""
    told: Told = []
    while True:
        while s.actions:
            told += say(s, s.seat_of(s.active), "skip")
        is_last = (s.active + 1) % s.bosses == s.first
        told += say(s, s.seat_of(s.active), "end turn")
        if is_last:
            return told


def end_round(s: Gangsters, chance: str = "") -> Told:
    """From the last window on to the next round, or to the end; ids of the city may come up too."""
    assert isinstance(s.stack[-1], RoundEnd)
    told: Told = []
    luck = Guided([of_city(one) for one in chance.split()])
    s.apply(s.seat_of(s.first), VOCABULARY.read("end round"), Dealer(luck, told))
    assert luck.used == len(luck.items)
    return told


def of_city(name: str) -> int:
    if name in IDS:
        return IDS.index(name)
    return NEIGHBOUR_IDS.index(name) if name in NEIGHBOUR_IDS else outcome(name)


def open_names(s: Gangsters) -> str:
    """The places that lie open."""
    return " ".join(PLACES[place] for place in range(len(PLACES)) if s.scenario.places(s) >> place & 1)


def anger_of(s: Gangsters, name: str) -> int:
    return city(s).anger[IDS.index(name)]


def step_of(s: Gangsters, name: str) -> int:
    return city(s).steps[IDS.index(name)]


def all_anger(s: Gangsters) -> dict[str, int]:
    """Who is angry at all."""
    return {name: anger for name, anger in zip(IDS, city(s).anger, strict=True) if anger}


def stands_at(s: Gangsters, name: str) -> str:
    """The district in which a neighbour stands, or an empty string."""
    where = city(s).stands[NEIGHBOUR_IDS.index(name)]
    return IDS[where] if where >= 0 else ""


assert DISTRICTS == len(IDS)
assert not set(PLACES) & {*NAMES, *PROBLEM_IDS}
