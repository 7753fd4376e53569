"""The only code that moves chips, the blocking token and the guests."""

from intriga.games.gangsters.scenarios.no_more_bets import events
from intriga.games.gangsters.scenarios.no_more_bets.state import (
    GONE,
    casino,
    house,
    rack,
    stake,
    still_in_deck,
    table_of,
)
from intriga.games.gangsters.scenarios.no_more_bets.tables import TABLES
from intriga.games.gangsters.state import POLICE_ACTIVE, Gangsters
from intriga.kernel.machine.dealer import Dealer


def shown_guest(s: Gangsters, guest: int) -> int:
    """The place of a guest as events and views number it."""
    return s.scenario.shown_place(TABLES + guest)


# ── chips on a table ──


def lay(s: Gangsters, boss: int, table: int, lying: int, d: Dealer) -> None:
    """A bet is won: what lay on the table, or a stake of the tray, and what the house adds to it."""
    # LS4-005
    m = casino(s)
    own = 0 if m.lies[table] else stake(s, table)
    more = lying - m.lies[table] - own
    m.tray -= own
    m.lies[table] = lying
    if d.events is not None:
        limit = table_of(s, table).limit
        place = s.scenario.shown_place(table)
        d.events.append(events.BetWon(boss + 1, place, own, more, lying, limit))


def let_ride(s: Gangsters, boss: int, table: int, d: Dealer) -> None:
    """The chips stay where they are."""
    # LS4-009
    if d.events is not None:
        lying = casino(s).lies[table]
        d.events.append(events.LeftToRide(boss + 1, s.scenario.shown_place(table), lying))


def pay_out(s: Gangsters, boss: int, table: int, d: Dealer) -> None:
    """All chips of a table are the clan's; active police take their share of them."""
    # LS4-008 LS4-026
    m = casino(s)
    lying = m.lies[table]
    police = police_share(s, lying)
    m.lies[table] = 0
    m.tray += lying - police
    if d.events is not None:
        place = s.scenario.shown_place(table)
        d.events.append(events.PaidOut(boss + 1, place, lying, police, m.tray))


def police_share(s: Gangsters, chips: int) -> int:
    """What active police take of a payout; it is lost to the house before the night is over."""
    # LS4-026
    return min(chips, house(s).share) if s.police == POLICE_ACTIVE else 0


def lose_bet(s: Gangsters, boss: int, table: int, d: Dealer) -> None:
    """A bet is lost: what lay on the table, or a stake of the tray."""
    # LS4-011
    m = casino(s)
    lying = m.lies[table]
    lost = lying if lying else stake(s, table)
    if lying:
        m.lies[table] = 0
    else:
        m.tray -= lost
    if d.events is not None:
        place = s.scenario.shown_place(table)
        d.events.append(events.BetLost(boss + 1, place, lost, lying > 0, m.tray))


def close_table(s: Gangsters, table: int, d: Dealer) -> None:
    """The blocking token moves on; what lies there goes to the house."""
    # LS4-016
    m = casino(s)
    opened, swept = m.closed, m.lies[table]
    m.lies[table] = 0
    m.closed = table
    if d.events is not None:
        shown = s.scenario.shown_place
        d.events.append(events.TableClosed(shown(table), swept, shown(opened)))


# ── the tray ──


def take_from_tray(s: Gangsters, chips: int, why: str, guest: int | None, d: Dealer) -> None:
    """Chips of the clan go to the house, as far as there are any."""
    # LS4-015 LS4-021 LS4-028 LS4-029
    m = casino(s)
    lost = min(chips, m.tray)
    if lost == 0:
        return
    m.tray -= lost
    tell_tray(s, -lost, why, guest, d)


def put_into_tray(s: Gangsters, chips: int, guest: int, d: Dealer) -> None:
    """A guest leaves chips, as far as the house has any."""
    # LS4-022
    m = casino(s)
    gained = min(chips, rack(m))
    if gained == 0:
        return
    m.tray += gained
    tell_tray(s, gained, "guest", guest, d)


def tell_tray(s: Gangsters, by: int, why: str, guest: int | None, d: Dealer) -> None:
    if d.events is not None:
        shown = None if guest is None else shown_guest(s, guest)
        d.events.append(events.TrayMoved(by, why, shown, casino(s).tray))


# ── guests ──


def bring_guest(s: Gangsters, table: int, d: Dealer) -> None:
    """A guest of the deck sits down; nobody knew which."""
    # LS4-017 LS4-018
    m = casino(s)
    guest = d.draw(still_in_deck(m), s.all_seats())
    m.sits[guest] = table
    if d.events is not None:
        d.events.append(events.GuestCame(shown_guest(s, guest), s.scenario.shown_place(table)))


def show_out(s: Gangsters, boss: int, guest: int, d: Dealer) -> None:
    """A guest leaves the casino."""
    # LS4-019
    casino(s).sits[guest] = GONE
    if d.events is not None:
        d.events.append(events.GuestLeft(boss + 1, shown_guest(s, guest)))
