"""What one seat may know, built from nothing."""

import msgspec
from msgspec.structs import asdict

from intriga.games._tiny.rules.end import total_of
from intriga.games._tiny.state import Tiny
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.seats import Seat
from intriga.kernel.public import Public


class Area(Public, frozen=True):
    """What everybody sees of a seat."""

    seat: Seat
    cards_in_hand: int
    row: list[int]
    total: int
    drew: bool
    stopped: bool


class CommonView(msgspec.Struct, frozen=True):
    """What all views have in common."""

    turn: int | None
    deck: int
    areas: list[Area]


class PublicView(CommonView, Public, frozen=True):
    """What everybody sees."""


class View(CommonView, frozen=True):
    """The whole table as one seat knows it."""

    seat: Seat
    hand: list[int]


def view(s: Tiny, seat: Seat) -> View:
    """What this seat may know."""
    return view_beside(s, seat, public_view(s))


def public_view(s: Tiny) -> PublicView:
    """What all views have in common."""
    # TY-03
    return PublicView(
        turn=None if s.over else s.turn,
        deck=count(s.deck),
        areas=[area(s, other) for other in range(s.players)],
    )


def view_beside(s: Tiny, seat: Seat, public: PublicView) -> View:
    """What this seat knows besides; a spectator (-1) has no hand."""
    # TY-03
    return View(
        **asdict(public),
        seat=seat,
        hand=[card + 1 for card in items(s.hands[seat])] if seat >= 0 else [],
    )


def area(s: Tiny, seat: Seat) -> Area:
    return Area(
        seat=seat,
        cards_in_hand=count(s.hands[seat]),
        row=[card + 1 for card in items(s.rows[seat])],
        total=total_of(s, seat),
        drew=bool(s.drew >> seat & 1),
        stopped=bool(s.stopped >> seat & 1),
    )
