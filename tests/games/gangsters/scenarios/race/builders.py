"""Drawn positions of the race: where car and van are, and what lies on the road, by the cards' ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from intriga.games.gangsters.scenarios.race.rules import SCENARIO
from intriga.games.gangsters.scenarios.race.state import CLINGS, GONE, IN_DECK, Race, race, road
from intriga.games.gangsters.scenarios.race.tables import CARDS, JAIL, ROAD_CARDS
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, Circumstances, of_kind, table
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.mission_words import MissionWords

__all__ = ["of_kind"]
IDS = [card.name for card in next(one for one in box().scenarios if one.name == "race").cards]  # type: ignore[attr-defined]
PLACES = [*IDS, "van", "fix"]
ACTS = ["up", "down", "handbrake"]
CAR = 8
AT = MissionWords(PLACES, acts=ACTS, drawn=(IDS,))
row, say, refused, attempt = AT.row, AT.say, AT.refused, AT.attempt
drive, end_round, open_names = AT.evening, AT.end_round, AT.open_names


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
    **circumstances: Unpack[Circumstances],
) -> Gangsters:
    """Boss 1 is first and drives. Nothing more comes up on the road, unless `lit` leaves some of it dark."""
    s = table(hands, scenario=SCENARIO, **circumstances)
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


def is_gone(s: Gangsters, name: str) -> bool:
    return race(s).cells[IDS.index(name)] == GONE


assert not set(PLACES) & {*NAMES, *PROBLEM_IDS}
