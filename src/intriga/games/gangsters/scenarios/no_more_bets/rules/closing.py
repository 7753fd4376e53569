"""The end of a round: guests help themselves, then the croupier closes a table."""

from intriga.games.gangsters.rules.problems import SomebodyTakesProblem
from intriga.games.gangsters.scenarios.no_more_bets.state import (
    NO_GUEST,
    NO_TABLE,
    casino,
    clockwise,
    guest_at,
    guest_of,
    guests_here,
    rent,
    still_in_deck,
)
from intriga.games.gangsters.scenarios.no_more_bets.tables import CHIPS, DO_PINCH
from intriga.games.gangsters.scenarios.no_more_bets.verbs import bring_guest, close_table, take_from_tray
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.dealer import Dealer


def no_more_bets(s: Gangsters, d: Dealer) -> None:
    """In this order: guests, the croupier; where the bank is broken they have nothing more to do."""
    # LS4-014 LS4-015 LS4-021
    if casino(s).tray == CHIPS:
        return
    for guest in guests_here(casino(s)):
        for effect in guest_of(s, guest).evening:
            if effect.do == DO_PINCH:
                take_from_tray(s, effect.amount, "guest", guest, d)
            else:
                s.stack.append(SomebodyTakesProblem(s.first))
    table = table_to_close(s)
    is_bare = casino(s).lies[table] == 0
    close_table(s, table, d)
    if is_bare:
        take_from_tray(s, rent(s), "rent", None, d)


def table_to_close(s: Gangsters) -> int:
    """Where most chips lie; of equal ones the first clockwise from the token; without chips the next one."""
    # LS4-015
    m = casino(s)
    order = clockwise(m)
    found = order[0]
    for table in order:
        if m.lies[table] > m.lies[found]:
            found = table
    return found


def guest_comes(s: Gangsters, d: Dealer) -> None:
    """To the first table clockwise from the token that is open and has no guest."""
    # LS4-017
    table = free_table(s)
    if table != NO_TABLE and still_in_deck(casino(s)):
        bring_guest(s, table, d)


def free_table(s: Gangsters) -> int:
    # LS4-017
    m = casino(s)
    for table in clockwise(m):
        if table != m.closed and guest_at(m, table) == NO_GUEST:
            return table
    return NO_TABLE
