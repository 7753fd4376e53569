"""The casino's part of the state: where the ten chips lie, which table is closed, who sits where."""

from typing import Final, final

from intriga.games.gangsters.box.tables import Effect
from intriga.games.gangsters.scenarios.contract import Mission, box_named
from intriga.games.gangsters.scenarios.no_more_bets.tables import (
    CHIPS,
    CHIPS_PER_STEP,
    DO_RAISE,
    DO_TOUGH,
    GUESTS,
    TABLES,
    CasinoBox,
    CasinoNumbers,
    GamingTable,
    Guest,
    House,
)
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.i64_masks import Mask

NAME: Final = "no_more_bets"
NO_TABLE: Final = -1
NO_GUEST: Final = -1

# ── where a guest is, if not at a table ──

IN_DECK: Final = -1
GONE: Final = -2


@final
class Casino(Mission):
    """How the night stands. The deck of guests is a heap: one gets a face when it comes."""

    def __init__(self, tray: int, lies: list[int], closed: int, sits: list[int]) -> None:
        self.tray = tray  # chips of the clan
        self.lies = lies  # chips by gaming table
        self.closed = closed  # the table with the blocking token
        self.sits = sits  # by guest: their table, or IN_DECK, GONE

    def copy(self) -> "Casino":
        return Casino(self.tray, self.lies.copy(), self.closed, self.sits.copy())

    def key(self) -> tuple[object, ...]:
        return (self.tray, tuple(self.lies), self.closed, tuple(self.sits))

    def __reduce__(self) -> tuple[object, ...]:
        return (casino_of, self.key())


def casino_of(tray: int, lies: tuple[int, ...], closed: int, sits: tuple[int, ...]) -> Casino:
    """A casino from its key."""
    return Casino(tray, list(lies), closed, list(sits))


def casino(s: Gangsters) -> Casino:
    """The night that is being played."""
    mission = s.mission
    assert isinstance(mission, Casino)
    return mission


def rack(m: Casino) -> int:
    """The chips of the house: there are always ten in all."""
    # LS4-003
    return CHIPS - m.tray - sum(m.lies)


# ── what its tables say ──


def tables(s: Gangsters) -> CasinoBox:
    box = box_named(s.box.scenarios, NAME)
    assert isinstance(box, CasinoBox)
    return box


def house(s: Gangsters) -> House:
    return tables(s).house


def table_of(s: Gangsters, table: int) -> GamingTable:
    return tables(s).tables[table]


def guest_of(s: Gangsters, guest: int) -> Guest:
    return tables(s).guests[guest]


def numbers(s: Gangsters) -> CasinoNumbers:
    """The numbers of the chosen level."""
    # LS4-036
    return tables(s).numbers[s.level]


def quota(s: Gangsters) -> int:
    return numbers(s).quota[s.players - 1]


# ── the floor ──


def clockwise(m: Casino) -> list[int]:
    """All gaming tables in their order, from the one after the blocking token round to it."""
    # LS4-004
    return [(m.closed + step) % TABLES for step in range(1, TABLES + 1)]


def guests_here(m: Casino) -> list[int]:
    """The guests who sit at a table."""
    return [guest for guest in range(GUESTS) if m.sits[guest] >= 0]


def guest_at(m: Casino, table: int) -> int:
    """Who sits at a table, or NO_GUEST."""
    for guest in range(GUESTS):
        if m.sits[guest] == table:
            return guest
    return NO_GUEST


def still_in_deck(m: Casino) -> Mask:
    """The guests in the deck."""
    found = 0
    for guest in range(GUESTS):
        if m.sits[guest] == IN_DECK:
            found |= 1 << guest
    return found


def guest_does(s: Gangsters, table: int, do: int) -> int:
    """By how much the guest at a table does this to it."""
    # LS4-020
    guest = guest_at(casino(s), table)
    return 0 if guest == NO_GUEST else amount_of(guest_of(s, guest).sits, do)


def amount_of(effects: list[Effect], do: int) -> int:
    total = 0
    for effect in effects:
        if effect.do == do:
            total += effect.amount
    return total


def late(s: Gangsters) -> int:
    """By how much stakes are higher than before midnight."""
    # LS4-013
    return 1 if s.round >= numbers(s).midnight else 0


def rent(s: Gangsters) -> int:
    """Chips of the tray that the croupier takes where he finds nothing on the tables."""
    # LS4-015
    return numbers(s).rent[s.players - 1]


def stake(s: Gangsters, table: int) -> int:
    """The chips that are bet at an empty table: those printed, as far as the tray has them."""
    # LS4-011 LS4-013 LS4-020
    wanted = table_of(s, table).stake + late(s) + guest_does(s, table, DO_RAISE)
    return min(wanted, casino(s).tray, table_of(s, table).limit // 2)


def harder_at(s: Gangsters, table: int) -> int:
    """By how much a table is harder than printed."""
    # LS4-006 LS4-020
    return casino(s).lies[table] // CHIPS_PER_STEP + guest_does(s, table, DO_TOUGH)


def grown(s: Gangsters, table: int) -> int:
    """What lies on a table after one roll more with a success: twice as much as before, or twice the stake,
    up to its limit and as far as the house has chips."""
    # LS4-005
    m = casino(s)
    bet = m.lies[table] or stake(s, table)
    return bet + max(0, min(bet, table_of(s, table).limit - bet, rack(m)))
