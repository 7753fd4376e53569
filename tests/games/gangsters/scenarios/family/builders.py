"""Drawn positions of the family: guns, bags, who sits at the table, where mole and accountant are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

from intriga.games.gangsters.scenarios.family.rules import SCENARIO
from intriga.games.gangsters.scenarios.family.state import (
    AT_DESK,
    AT_LARGE,
    GONE,
    IN_CELLAR,
    NOT_HUNTED,
    TAKEN,
    WITH_CLAN,
    Family,
    family,
)
from intriga.games.gangsters.scenarios.family.tables import (
    ACCOUNTANT,
    FAMILY,
    MOLE,
    PLACE_IDS,
    FamilyBox,
)
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import Circumstances, calm_table, of_kind
from tests.games.gangsters.registered import box
from tests.games.gangsters.scenarios.mission_words import MissionWords

__all__ = ["of_kind"]


def family_box() -> FamilyBox:
    found = next(one for one in box().scenarios if one.name == "family")
    assert isinstance(found, FamilyBox)
    return found


RELATIVE_IDS = [one.name for one in family_box().relatives]
OCCASION_IDS = [one.name for one in family_box().occasions]
CARD_IDS = [*RELATIVE_IDS, *OCCASION_IDS]
PLACES = [*PLACE_IDS, *RELATIVE_IDS]
ACTS = ["unmask", "employ"]
AT = MissionWords(PLACES, acts=ACTS, drawn=(CARD_IDS,))
row, word, say, refused, attempt, legal = AT.row, AT.word, AT.say, AT.refused, AT.attempt, AT.legal
evening, end_round, open_names = AT.evening, AT.end_round, AT.open_names
GUEST_WORDS = {"cellar": IN_CELLAR, "gone": GONE, "large": AT_LARGE}
DESK_WORDS = {"desk": AT_DESK, "clan": WITH_CLAN, "taken": TAKEN}


def at_table(
    hands: Sequence[str] = ("nico ruby", "ines stan"),
    *,
    clan_gun: int = 5,
    rebels_gun: int = 0,
    bags: int = 6,
    mug: bool = False,
    mole: str = "large",
    accountant: str = "clan",
    hunted: bool = False,
    relatives: str = "",
    deck: str | None = None,
    this_round: int = 1,
    **circumstances: Unpack[Circumstances],
) -> Gangsters:
    """A calm evening unless it is said otherwise: the clan's gun is high, the police are under control.
    Guests who are not named lie in the clan deck."""
    aside = {MOLE} if mole != "large" else set()
    aside |= {ACCOUNTANT} if accountant != "clan" else set()
    clan = circumstances.get("clan")
    if clan is not None:
        named = unnamed(clan, circumstances.get("exhausted", ""), *hands)
        circumstances["clan"] = f"{clan} {named}"
    s = calm_table(SCENARIO, hands, circumstances, aside=sum(1 << card for card in aside))
    come = sum(1 << RELATIVE_IDS.index(name) for name in relatives.split())
    left = (1 << FAMILY) - 1 & ~come if deck is None else heap(deck)
    seen = s.entered[ACCOUNTANT] if hunted else NOT_HUNTED
    s.mission = Family(
        clan_gun,
        rebels_gun,
        bags,
        mug,
        GUEST_WORDS[mole],
        DESK_WORDS[accountant],
        seen,
        left,
        come,
    )
    s.round = this_round
    for hand in s.hands:
        for guest in (MOLE, ACCOUNTANT):
            if hand >> guest & 1:
                s.since[guest] = s.generation
    return s


def unnamed(*texts: str) -> str:
    """The guests of whom nothing is said."""
    named = " ".join(texts).split()
    return " ".join(guest for guest in ("mole", "accountant") if guest not in named)


def heap(names: str) -> int:
    return sum(1 << CARD_IDS.index(name) for name in names.split())


def guns(s: Gangsters) -> tuple[int, int]:
    return family(s).clan, family(s).rebels
