"""The race as everybody sees it: nothing of it is hidden but the cards still in the dark."""

import msgspec

from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.scenarios.race.rules.effects import dents_of
from intriga.games.gangsters.scenarios.race.rules.lever import top_gear
from intriga.games.gangsters.scenarios.race.state import (
    card_of,
    lead,
    numbers,
    open_cards,
    race,
    road,
    van_steps,
)
from intriga.games.gangsters.scenarios.race.tables import DO_DENT, EFFECTS, JAIL, EffectKind
from intriga.games.gangsters.state import NOBODY, Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat


class RoadEffect(msgspec.Struct, frozen=True):
    do: EffectKind
    by: int


class Ahead(msgspec.Struct, frozen=True):
    """A card of the road that lies on the table."""

    place: int  # its number as a challenge
    cell: int | None  # None if it clings to the car
    fingerprint: bool
    hit: list[RoadEffect]  # if the car ran into it at this gear
    rides: list[RoadEffect]  # at the end of each round while it clings
    won: list[RoadEffect]
    in_reach: bool  # the car would run into it at the end of this round


class Earned(msgspec.Struct, frozen=True):
    """What each achievement is worth."""

    reached: int
    rescued: int
    escaped: int
    most_lead: int
    most_condition: int


class RaceView(msgspec.Struct, frozen=True, tag_field="scenario", tag="race"):
    """Car, van, lever and road. Cells are numbered from the van's start, 0."""

    car: int
    van: int
    lead: int
    gear: int
    top_gear: int
    condition: int
    sound: int  # the condition of a sound car
    jail: int
    home: int
    lit: int  # the last cell that the headlights have reached
    marks: list[int]  # cells that are still dark, where a card will come up
    ahead: list[Ahead]
    deck: int
    rescued: bool
    at_jail: bool
    driver: int | None  # the boss with the first-player token
    shifted: bool
    will_drive: int  # cells at the end of this round, if nothing stops the car
    van_steps: int
    reach: int  # the van can be fired at if the lead is not larger
    harder: list[int]  # by gear
    dents: list[int]  # by gear
    earned: Earned


def view(s: Gangsters, seat: Seat) -> RaceView:
    """What this seat may know of the race: the same as everybody."""
    m = race(s)
    board = road(s)
    return RaceView(
        car=m.car,
        van=m.van,
        lead=lead(s),
        gear=m.gear,
        top_gear=top_gear(s),
        condition=m.condition,
        sound=numbers(s).condition,
        jail=board.jail,
        home=board.home,
        lit=m.lit,
        marks=[cell for cell in board.marks if cell > m.lit],
        ahead=[ahead(s, card) for card in open_cards(m) if card != JAIL],
        deck=count(m.deck),
        rescued=m.rescued,
        at_jail=m.car == board.jail and not m.rescued,
        driver=s.first + 1 if s.first != NOBODY else None,
        shifted=m.shifted,
        will_drive=will_drive(s),
        van_steps=van_steps(s),
        reach=board.reach,
        harder=board.harder,
        dents=board.dents,
        earned=Earned(board.reached, board.rescued, board.escaped, board.most_lead, board.most_condition),
    )


def will_drive(s: Gangsters) -> int:
    """How far the car comes at this gear, if nothing on the road stops it."""
    m = race(s)
    end = road(s).home if m.rescued else road(s).jail
    return max(0, min(m.gear, end - m.car))


def ahead(s: Gangsters, card: int) -> Ahead:
    m = race(s)
    row = card_of(s, card)
    cell = m.cells[card]
    return Ahead(
        place=s.scenario.shown_place(card),
        cell=cell if cell >= 0 else None,
        fingerprint=row.fingerprint,
        hit=[effect(s, one) for one in row.hit],
        rides=[effect(s, one) for one in row.rides],
        won=[effect(s, one) for one in row.won],
        in_reach=m.car < cell <= m.car + will_drive(s),
    )


def effect(s: Gangsters, row: Effect) -> RoadEffect:
    by = dents_of(s, row.amount, race(s).gear) if row.do == DO_DENT else row.amount
    return RoadEffect(EFFECTS[row.do], by)


def question(s: Gangsters, seat: Seat) -> Question:
    """The race has no questions of its own: its decisions are actions."""
    raise AssertionError("the race asks nothing by itself")
