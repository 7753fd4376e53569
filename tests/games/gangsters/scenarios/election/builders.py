"""Drawn positions of the election: votes, the mayor's answer, chest and betrayal, by ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from intriga.games.gangsters.scenarios.election.rules import SCENARIO
from intriga.games.gangsters.scenarios.election.state import (
    DEALT_WITH,
    IN_THE_DARK,
    NO_VISIT,
    Election,
    election,
)
from intriga.games.gangsters.scenarios.election.tables import ElectionBox
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import NAMES, PROBLEM_IDS, Circumstances, calm_table, cards, of_kind
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.mission_words import MissionWords

__all__ = ["of_kind"]


def election_box() -> ElectionBox:
    found = next(one for one in box().scenarios if one.name == "election")
    assert isinstance(found, ElectionBox)
    return found


IDS = election_box().ids
VISIT_IDS = [one.name for one in election_box().visits]
TRAITOR_IDS = [one.name for one in election_box().traitors]
PLACES = [*IDS, *VISIT_IDS, *TRAITOR_IDS, "donors", "whispers"]
CHOICES = [*(f"pay {one}" for one in IDS), "gather", "secure"]
AT = MissionWords(PLACES, CHOICES, ["pay"], drawn=(VISIT_IDS, TRAITOR_IDS))
row, say, refused, succeed = AT.row, AT.say, AT.refused, AT.succeed
evening, end_round, open_names, item = AT.evening, AT.end_round, AT.open_names, AT.item


def in_race(
    hands: Sequence[str] = ("stan tadek", "ines ruby"),
    *,
    promised: Mapping[str, int] | None = None,
    sure: Mapping[str, int] | None = None,
    visit: str = "",
    seen: str = "",
    chest: int = 0,
    betrayal: int = 0,
    traitor: str = "",
    needs: int = 2,
    spent: str = "",
    dealt_with: bool = False,
    this_round: int = 1,
    **circumstances: Unpack[Circumstances],
) -> Gangsters:
    """All votes are the mayor's but those that are named; the police are under control."""
    s = calm_table(SCENARIO, hands, circumstances)
    here = VISIT_IDS.index(visit) if visit else NO_VISIT
    mask = sum(1 << VISIT_IDS.index(name) for name in f"{seen} {visit}".split())
    who = TRAITOR_IDS.index(traitor) if traitor else DEALT_WITH if dealt_with else IN_THE_DARK
    s.mission = Election(
        by_district(promised),
        by_district(sure),
        mask,
        here,
        chest,
        betrayal,
        who,
        needs if traitor else 0,
        cards(spent),
    )
    s.round = this_round
    return s


def by_district(given: Mapping[str, int] | None) -> list[int]:
    return [(given or {}).get(name, 0) for name in IDS]


def votes(s: Gangsters, name: str) -> tuple[int, int]:
    """Promised and sure votes of a district."""
    m = election(s)
    return m.promised[IDS.index(name)], m.sure[IDS.index(name)]


def all_named(s: Gangsters) -> dict[str, tuple[int, int]]:
    """The districts that are not all the mayor's."""
    return {name: votes(s, name) for name in IDS if votes(s, name) != (0, 0)}


assert not set(PLACES) & {*NAMES, *PROBLEM_IDS}
