"""The family's part of the state: two guns, the safe, who sits at the table, where mole and accountant are
when they lie with the scenario. While they do not, they are cards of the clan like any other."""

from typing import Final, final

from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.scenarios.family.tables import (
    ACCOUNTANT,
    FIRST_RELATIVE,
    MOLE,
    RELATIVES,
    FamilyBox,
    FamilyNumbers,
    Relative,
    TableRow,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.i64_masks import Mask

NAME: Final = "family"

# ── the mole ──

AT_LARGE: Final = 0  # in the clan deck or in a hand
IN_CELLAR: Final = 1
GONE: Final = 2  # he has talked

# ── the accountant ──

WITH_CLAN: Final = 0  # in the clan deck, in a hand, or exhausted
AT_DESK: Final = 1
TAKEN: Final = 2

NOT_HUNTED: Final = -1


@final
class Family(Mission):
    """How the family stands. The family deck is a heap: a card gets a face when it comes up."""

    def __init__(
        self,
        clan: int,
        rebels: int,
        bags: int,
        mug: bool,
        mole: int,
        accountant: int,
        hunted: int,
        deck: int,
        table: int,
    ) -> None:
        self.clan = clan  # the two guns
        self.rebels = rebels
        self.bags = bags  # in the safe
        self.mug = mug  # a bodyguard drinks at the back door
        self.mole = mole
        self.accountant = accountant
        self.hunted = hunted  # when he last went into the deck, if he lay exhausted as the round began
        self.deck = deck  # mask of the family's cards still to come
        self.table = table  # mask of the relatives at the table

    def copy(self) -> "Family":
        guns = (self.clan, self.rebels, self.bags, self.mug, self.mole, self.accountant)
        return Family(*guns, self.hunted, self.deck, self.table)

    def key(self) -> tuple[object, ...]:
        guns = (self.clan, self.rebels, self.bags, self.mug, self.mole, self.accountant)
        return (*guns, self.hunted, self.deck, self.table)


def family(s: Gangsters) -> Family:
    """The family that is being split."""
    mission = s.mission
    assert isinstance(mission, Family)
    return mission


# ── what its tables say ──


def tables(s: Gangsters) -> FamilyBox:
    box = box_named(s.box.scenarios, NAME)
    assert isinstance(box, FamilyBox)
    return box


def table_row(s: Gangsters) -> TableRow:
    return tables(s).table


def relative_of(s: Gangsters, relative: int) -> Relative:
    return tables(s).relatives[relative]


def numbers(s: Gangsters) -> FamilyNumbers:
    """The numbers of the chosen level."""
    # LS5-037
    return tables(s).numbers[s.level]


def relatives_here(m: Family) -> list[int]:
    """The relatives at the table."""
    return [relative for relative in range(RELATIVES) if m.table >> relative & 1]


def unrest(s: Gangsters) -> int:
    """By how much the rebels' gun grows by itself, every evening."""
    # LS5-038
    return numbers(s).unrest[s.players - 1]


def shown_relative(s: Gangsters, relative: int) -> int:
    """The place of a relative as events and views number it."""
    return s.scenario.shown_place(FIRST_RELATIVE + relative)


def force(s: Gangsters) -> int:
    """By how much the rebels' gun is above the clan's; 0 if it is not."""
    # LS5-021
    return max(0, family(s).rebels - family(s).clan)


def holds(s: Gangsters, boss: int, guest: int) -> bool:
    """Whether a guest is in this hand: only its boss may know."""
    return bool(s.hands[boss] >> guest & 1)


def is_hunted(s: Gangsters) -> bool:
    """Whether the accountant still lies where the rebels saw him; once through the deck shakes them off."""
    # LS5-014
    lies_there = bool(s.exhausted >> ACCOUNTANT & 1)
    return lies_there and family(s).hunted == s.entered[ACCOUNTANT]


def aside(m: Family) -> Mask:
    """The guests who lie with the scenario."""
    found = 0
    if m.mole != AT_LARGE:
        found |= 1 << MOLE
    if m.accountant != WITH_CLAN:
        found |= 1 << ACCOUNTANT
    return found
