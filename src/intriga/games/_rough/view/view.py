"""What one seat may know, built from nothing, with all derived facts."""

import msgspec

from intriga.games._rough.box.tables import CHESTS, COLOURS, card_name
from intriga.games._rough.knowledge.redeal import opened_by_a_person
from intriga.games._rough.rules.dropping import Dropping
from intriga.games._rough.rules.forcing import Forcing, opens
from intriga.games._rough.rules.looking import Looking
from intriga.games._rough.rules.paying import Pay
from intriga.games._rough.rules.staking import Staking
from intriga.games._rough.rules.turns import Rounds
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import NOBODY, UNSEEN, Rough
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat, seats_in


class Chest(msgspec.Struct, frozen=True):
    """One chest; `worth` only where the seat has seen the treasure."""

    chest: int
    lock: int
    marks: int
    owner: int | None
    looked: list[int]
    worth: int | None


class Area(msgspec.Struct, frozen=True):
    """What everybody sees of a seat; the Warden's has no cards and no tokens."""

    seat: Seat
    cards_in_hand: int
    tokens: dict[str, int]
    stake: int | None
    points: int


class Throw(msgspec.Struct, frozen=True):
    """The throw that lies on the table."""

    dice: list[int]
    bonus: int
    chest: int
    opens: bool
    declined: list[int]
    rerolled: list[int]


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat knows it."""

    seat: Seat
    chapter: int
    moment: str
    round: int
    turn: int | None
    chests: list[Chest]
    areas: list[Area]
    throw: Throw | None
    owed: dict[str, int]
    deck: int
    spent: list[str]
    hand: list[str]
    my_stake: int | None
    still_choosing: list[int]


MOMENTS = {
    Rounds: "turn",
    Staking: "staking",
    Looking: "aiming",
    Forcing: "aiming",
    Pay: "paying",
    Window: "window",
    Dropping: "dropping",
}


def view(s: Rough, seat: Seat) -> View:
    """What this seat may know; a spectator (-1) has no hand."""
    frame = s.stack[-1] if s.stack else None
    return View(
        seat=seat,
        chapter=s.chapter,
        moment=MOMENTS[type(frame)] if frame is not None else "over",
        round=s.round,
        turn=s.turn if 0 <= s.turn < s.players else None,
        chests=[chest(s, place, seat) for place in range(CHESTS)],
        areas=[area(s, other) for other in range(s.players + 1)],
        throw=throw(s, frame) if isinstance(frame, Window) else None,
        owed={"red": frame.red, "blue": frame.blue} if isinstance(frame, Pay) else {},
        deck=count(s.deck),
        spent=[card_name(card) for card in items(s.spent)],
        hand=[card_name(card) for card in items(s.hands[seat])] if seat >= 0 else [],
        my_stake=my_stake(frame, seat) if isinstance(frame, Staking) else None,
        still_choosing=seats_in(s.must) if isinstance(frame, Staking) else [],
    )


def chest(s: Rough, place: int, seat: Seat) -> Chest:
    """A chest; its treasure is shown to those who have looked, and to all when it is open."""
    # RO-14
    seen = seat >= 0 and s.known[place] >> seat & 1
    treasure = s.treasure[place] if seen or s.over or opened_by_a_person(s, place) else UNSEEN
    return Chest(
        chest=place,
        lock=s.box.locks[place] + s.marks[place],
        marks=s.marks[place],
        owner=s.owner[place] if s.owner[place] != NOBODY else None,
        looked=seats_in(s.known[place]),
        worth=s.box.worth_of(treasure) if treasure != UNSEEN else None,
    )


def area(s: Rough, seat: Seat) -> Area:
    person = seat < s.players
    return Area(
        seat=seat,
        cards_in_hand=count(s.hands[seat]) if person else 0,
        tokens=dict(zip(COLOURS, s.tokens[seat], strict=True)) if person else {},
        stake=s.stakes[seat] if person and s.stakes[seat] != NOBODY else None,
        points=s.points[seat],
    )


def throw(s: Rough, frame: Window) -> Throw:
    forcing = s.stack[-2]
    assert isinstance(forcing, Forcing)
    return Throw(
        dice=list(s.dice),
        bonus=s.bonus,
        chest=forcing.chest,
        opens=opens(s, forcing.chest),
        declined=seats_in(frame.declined),
        rerolled=items(frame.rerolled),
    )


def my_stake(frame: Staking, seat: Seat) -> int | None:
    return frame.chosen[seat] if seat >= 0 and frame.chosen[seat] != NOBODY else None
