"""Drawn nights in the casino: where the chips lie, which table is closed, who sits where, by ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from intriga.games.gangsters.scenarios.no_more_bets.rules import SCENARIO
from intriga.games.gangsters.scenarios.no_more_bets.state import GONE, IN_DECK, Casino, casino
from intriga.games.gangsters.scenarios.no_more_bets.tables import GUESTS, CasinoBox
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import Circumstances, calm_table, of_kind
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.mission_words import MissionWords

__all__ = ["of_kind"]


def casino_box() -> CasinoBox:
    found = next(one for one in box().scenarios if one.name == "no_more_bets")
    assert isinstance(found, CasinoBox)
    return found


IDS = [one.name for one in casino_box().tables]
GUEST_IDS = [one.name for one in casino_box().guests]
FLOOR = MissionWords([*IDS, *GUEST_IDS], ["take", "ride"], drawn=(IDS, GUEST_IDS))
row, say, refused, attempt = FLOOR.row, FLOOR.say, FLOOR.refused, FLOOR.attempt
end_of_round, next_round, open_names = FLOOR.evening, FLOOR.end_round, FLOOR.open_names


def in_casino(
    hands: Sequence[str] = ("nico may", "ines ruby"),
    *,
    tray: int = 3,
    lies: Mapping[str, int] | None = None,
    closed: str = "roulette",
    sits: Mapping[str, str] | None = None,
    gone: str = "",
    this_round: int = 1,
    **circumstances: Unpack[Circumstances],
) -> Gangsters:
    """Nothing lies on the tables and nobody sits there but what is named; the police are under control."""
    s = calm_table(SCENARIO, hands, circumstances)
    where = [IN_DECK] * GUESTS
    for name, at in (sits or {}).items():
        where[GUEST_IDS.index(name)] = IDS.index(at)
    for name in gone.split():
        where[GUEST_IDS.index(name)] = GONE
    chips = [(lies or {}).get(name, 0) for name in IDS]
    s.mission = Casino(tray, chips, IDS.index(closed), where)
    s.round = this_round
    return s


def lie_at(s: Gangsters, name: str) -> int:
    """The chips on a table."""
    return casino(s).lies[IDS.index(name)]


def closed_at(s: Gangsters) -> str:
    """The table on which the blocking token lies."""
    return IDS[casino(s).closed]


def sits_at(s: Gangsters, name: str) -> str:
    """The table at which a guest sits, or an empty string."""
    where = casino(s).sits[GUEST_IDS.index(name)]
    return IDS[where] if where >= 0 else ""
