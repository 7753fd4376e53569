"""Drawn positions of the family: guns, bags, who sits at the table, where mole and accountant are."""

from __future__ import annotations

from collections.abc import Sequence

from intriga.games.gangsters.rules.round import RoundEnd
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
from intriga.games.gangsters.state import POLICE_CONTROLLED, STANDARD, Gangsters
from intriga.games.gangsters.vocabulary import VOCABULARY
from intriga.kernel.machine.chance import Guided
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import Told, of_kind, outcome, table
from tests.games.gangsters.builders import say as say_core
from tests.games.gangsters.registered import box

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
    """A calm evening unless it is said otherwise: the clan's gun is high, the police are under control.
    Guests who are not named lie in the clan deck."""
    aside = {MOLE} if mole != "large" else set()
    aside |= {ACCOUNTANT} if accountant != "clan" else set()
    s = table(
        [*hands],
        before=before,
        clan=clan if clan is None else f"{clan} {unnamed(clan, exhausted, *hands)}",
        exhausted=exhausted,
        out=out,
        turn=turn,
        actions=actions,
        police=police,
        scenario=SCENARIO,
        solo=solo,
        level=level,
        aside=sum(1 << card for card in aside),
    )
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


def word(s: Gangsters, text: str) -> str:
    """Places by id; actions as `unmask` and `employ`."""
    if text in ACTS:
        return f"act {s.scenario.first_act + ACTS.index(text) + 1}"
    verb, _, what = text.partition(" ")
    return f"place {row(s, what)}" if verb == "place" and what in PLACES else text


def row(s: Gangsters, name: str) -> int:
    """A place as events number it."""
    return s.scenario.first_place + PLACES.index(name) + 1


def say(s: Gangsters, seat: int, text: str, chance: str = "") -> Told:
    return say_core(s, seat, word(s, text), chance)


def legal(s: Gangsters, seat: int, text: str) -> bool:
    return VOCABULARY.read(word(s, text)) in s.legal(seat)


def refused(s: Gangsters, seat: int, text: str) -> tuple[str, str]:
    refusals = s.why_not(seat, VOCABULARY.read(word(s, text)))
    assert refusals, f"{text} is legal"
    return refusals[0].reason, refusals[0].clause


def attempt(s: Gangsters, place: str, sent: str, dice: str, drawn: str = "") -> Told:
    """The active boss tries a place and accepts what the dice show; `drawn` is for what follows."""
    seat = s.seat_of(s.active)
    told = say(s, seat, place if place in ("police", "revive", "cheer") else f"place {place}")
    for one in sent.split():
        told += say(s, seat, f"send {one}")
    if len(sent.split()) == 1 and VOCABULARY.read("enough") in s.legal(seat):
        told += say(s, seat, "enough")
    told += say(s, seat, "roll", dice)
    return told + say(s, seat, "go on", drawn)


def evening(s: Gangsters, chance: str = "") -> Told:
    """Everybody skips what is left; the evening comes, and with it what chance turns up."""
    told: Told = []
    while True:
        while s.actions:
            told += say(s, s.seat_of(s.active), "skip")
        is_last = (s.active + 1) % s.bosses == s.first
        told += say(s, s.seat_of(s.active), "end turn", chance if is_last else "")
        if is_last:
            return told


def end_round(s: Gangsters, chance: str = "") -> Told:
    """From the last window on to the next round, or to the end; cards of the family may come up too."""
    assert isinstance(s.stack[-1], RoundEnd)
    told: Told = []
    luck = Guided([of_family(one) for one in chance.split()])
    s.apply(s.seat_of(s.first), VOCABULARY.read("end round"), Dealer(luck, told))
    assert luck.used == len(luck.items)
    return told


def of_family(name: str) -> int:
    return CARD_IDS.index(name) if name in CARD_IDS else outcome(name)


def open_names(s: Gangsters) -> str:
    """The places that lie open."""
    return " ".join(PLACES[place] for place in range(len(PLACES)) if s.scenario.places(s) >> place & 1)


def guns(s: Gangsters) -> tuple[int, int]:
    return family(s).clan, family(s).rebels
