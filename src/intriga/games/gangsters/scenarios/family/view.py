"""The family as everybody sees it. Where mole and accountant are is said only as far as everybody knows."""

from typing import Final, Literal, get_args

import msgspec

from intriga.games.gangsters.scenarios.family.state import (
    AT_LARGE,
    family,
    is_hunted,
    numbers,
    relative_of,
    relatives_here,
    shown_relative,
    table_row,
    unrest,
)
from intriga.games.gangsters.scenarios.family.tables import ACCOUNTANT, DO_ARM_REBELS, DO_ROB
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat

MoleIs = Literal["at_large", "cellar", "gone"]
AccountantIs = Literal["clan", "desk", "taken", "exhausted", "hunted"]
MOLE_IS: Final[tuple[MoleIs, ...]] = get_args(MoleIs)
ACCOUNTANT_IS: Final[tuple[AccountantIs, ...]] = get_args(AccountantIs)
EXHAUSTED: Final = 3
HUNTED: Final = 4


class RelativeView(msgspec.Struct, frozen=True):
    """A relative at the table, on the rebels' side."""

    place: int  # the number as a challenge
    id: str
    fingerprint: bool


class FamilyView(msgspec.Struct, frozen=True, tag_field="scenario", tag="family"):
    """The table: two guns, the safe, who sits where."""

    clan: int
    rebels: int
    track: int  # the last step of both
    grows: int  # of the rebels' gun this evening, with the mole in the deck
    force: int  # of the strike this evening, as things stand
    bags: int
    room: int
    loses: int  # bags this evening, as things stand
    bag_points: list[int]  # the bags for one point of reputation, for two, …
    mug: bool
    mole: MoleIs
    accountant: AccountantIs
    relatives: list[RelativeView]
    to_come: int  # cards in the family deck
    last: int  # the last round
    lead: int  # of the clan's gun that reconciles the family


def view(s: Gangsters, seat: Seat) -> FamilyView:
    """What this seat may know of the family: the same as everybody. A guest in hand is seen in the hand."""
    # LS5-008 LS5-021
    m, row = family(s), table_row(s)
    grows, robbed = this_evening(s)
    strike = max(0, min(row.track, m.rebels + grows) - m.clan)
    return FamilyView(
        clan=m.clan,
        rebels=m.rebels,
        track=row.track,
        grows=grows,
        force=strike,
        bags=m.bags,
        room=row.room,
        loses=min(m.bags, robbed + min(strike, row.most_taken)),
        bag_points=row.bag_points,
        mug=m.mug,
        mole=MOLE_IS[m.mole],
        accountant=ACCOUNTANT_IS[accountant_is(s)],
        relatives=[relative(s, one) for one in relatives_here(m)],
        to_come=count(m.deck),
        last=numbers(s).rounds,
        lead=numbers(s).lead,
    )


def this_evening(s: Gangsters) -> tuple[int, int]:
    """By how much the rebels' gun grows, and how many bags go, as far as everybody can foresee."""
    m = family(s)
    grows = unrest(s) + (numbers(s).whisper if m.mole == AT_LARGE else 0)
    robbed = table_row(s).share if s.police == POLICE_ACTIVE else 0
    for one in relatives_here(m):
        for effect in relative_of(s, one).evening:
            if effect.do == DO_ARM_REBELS:
                grows += effect.amount
            elif effect.do == DO_ROB:
                robbed += effect.amount
    return grows, robbed


def accountant_is(s: Gangsters) -> int:
    """Where he is, as far as everybody sees."""
    # LS5-014
    if is_hunted(s):
        return HUNTED
    return EXHAUSTED if s.exhausted >> ACCOUNTANT & 1 else family(s).accountant


def relative(s: Gangsters, number: int) -> RelativeView:
    row = relative_of(s, number)
    return RelativeView(shown_relative(s, number), row.name, row.fingerprint)


def question(s: Gangsters, seat: Seat) -> Question:
    """The family has no questions of its own: its decisions are actions."""
    raise AssertionError("the family asks nothing by itself")
