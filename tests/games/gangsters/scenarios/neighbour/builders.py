"""Drawn positions of the city: what districts pay, how angry they are, who stands where, by ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from intriga.games.gangsters.box.tables import DISTRICTS
from intriga.games.gangsters.scenarios.neighbour.rules import SCENARIO
from intriga.games.gangsters.scenarios.neighbour.state import GONE, IN_DECK, City, city
from intriga.games.gangsters.scenarios.neighbour.tables import NEIGHBOURS, CityBox
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, Circumstances, calm_table, of_kind
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.mission_words import MissionWords

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
    this_round: int = 1,
    **circumstances: Unpack[Circumstances],
) -> Gangsters:
    """Nobody pays and nobody is angry but those who are named; the police are under control."""
    s = calm_table(SCENARIO, hands, circumstances)
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


AT = MissionWords(PLACES, CHOICES, drawn=(IDS, NEIGHBOUR_IDS))
row, say, refused, attempt = AT.row, AT.say, AT.refused, AT.attempt
evening, end_round, open_names, of_city = AT.evening, AT.end_round, AT.open_names, AT.item


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
