"""The casino as everybody sees it: nothing of it is hidden but the guests still to come."""

import msgspec

from intriga.games.gangsters.scenarios.no_more_bets.rules.closing import table_to_close
from intriga.games.gangsters.scenarios.no_more_bets.rules.payout import Payout
from intriga.games.gangsters.scenarios.no_more_bets.state import (
    NO_GUEST,
    casino,
    grown,
    guest_at,
    guest_of,
    guests_here,
    house,
    numbers,
    quota,
    rack,
    rent,
    stake,
    still_in_deck,
    table_of,
)
from intriga.games.gangsters.scenarios.no_more_bets.tables import TABLES
from intriga.games.gangsters.scenarios.no_more_bets.verbs import police_share, shown_guest
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.contract import Question
from intriga.kernel.machine.heaps import count
from intriga.kernel.machine.seats import Seat


class GamingTableView(msgspec.Struct, frozen=True):
    """One table of the casino."""

    place: int  # its number as a challenge
    id: str
    lies: int  # chips of the house that are neither taken nor lost yet
    stake: int  # chips of the tray that are bet while it is empty
    limit: int
    grows: int  # what lies there after one roll more with a success
    closed: bool  # by the blocking token, for this round
    closes: bool  # at the end of this round, as things stand
    guest: int | None  # who sits there, by number as a challenge


class GuestView(msgspec.Struct, frozen=True):
    """A guest who sits at a table."""

    place: int
    table: int
    fingerprint: bool


class CasinoView(msgspec.Struct, frozen=True, tag_field="scenario", tag="no_more_bets"):
    """The floor, and the ten chips."""

    tables: list[GamingTableView]  # clockwise
    guests: list[GuestView]
    to_come: int  # guests in the deck
    comes_next: int | None  # the next round in which one comes
    tray: int
    rack: int  # chips of the house
    quota: int
    points: list[int]  # reputation by chips, from none
    midnight: int  # the round from which stakes are higher
    rent: int  # chips that the croupier takes if nothing lies on the tables
    last: int  # the last round
    police: int  # chips that the police take of a payout now
    asked: int | None  # the table whose chips are to be taken or left to ride


def view(s: Gangsters, seat: Seat) -> CasinoView:
    """What this seat may know of the casino: the same as everybody."""
    # LS4-018
    m = casino(s)
    frame = s.stack[-1] if s.stack and not s.over else None
    return CasinoView(
        tables=[gaming_table(s, number) for number in range(TABLES)],
        guests=[guest(s, number) for number in guests_here(m)],
        to_come=count(still_in_deck(m)),
        comes_next=min((one for one in numbers(s).arrivals if one > s.round), default=None),
        tray=m.tray,
        rack=rack(m),
        quota=quota(s),
        points=house(s).points,
        midnight=numbers(s).midnight,
        rent=rent(s),
        last=numbers(s).rounds,
        police=police_share(s, house(s).share),
        asked=s.scenario.shown_place(frame.table) if isinstance(frame, Payout) else None,
    )


def gaming_table(s: Gangsters, number: int) -> GamingTableView:
    m = casino(s)
    row = table_of(s, number)
    here = guest_at(m, number)
    return GamingTableView(
        place=s.scenario.shown_place(number),
        id=row.name,
        lies=m.lies[number],
        stake=stake(s, number),
        limit=row.limit,
        grows=grown(s, number),
        closed=number == m.closed,
        closes=not s.over and number == table_to_close(s),
        guest=shown_guest(s, here) if here != NO_GUEST else None,
    )


def guest(s: Gangsters, number: int) -> GuestView:
    table = s.scenario.shown_place(casino(s).sits[number])
    return GuestView(shown_guest(s, number), table, guest_of(s, number).fingerprint)


def question(s: Gangsters, seat: Seat) -> Question:
    """Take the chips of a table, or let them ride."""
    frame = s.stack[-1]
    assert isinstance(frame, Payout)
    lying = casino(s).lies[frame.table]
    return Question(
        "casino_ask_payout",
        "LS4-007",
        {
            "table": s.scenario.shown_place(frame.table),
            "lies": lying,
            "police": police_share(s, lying),
            "grows": grown(s, frame.table),
            "closes": frame.table == table_to_close(s),
        },
    )
