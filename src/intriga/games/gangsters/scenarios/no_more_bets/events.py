"""What happens in the casino. Gaming tables and guests are numbered like their places."""

from intriga.kernel.events import Event


class CasinoOpened(Event, frozen=True, tag="casino_opened"):
    """The chips in the tray, how many are wanted after how many rounds, and the table that is closed."""

    tray: int
    quota: int
    rounds: int
    closed: int


class StakesRaised(Event, frozen=True, tag="casino_stakes_raised"):
    """Midnight: from now on every stake is one chip higher."""


class BetWon(Event, frozen=True, tag="casino_bet_won"):
    """`own` chips of the tray lie on the table, or those that lay there; the house adds `more`."""

    boss: int
    table: int
    own: int
    more: int
    lying: int
    limit: int


class LeftToRide(Event, frozen=True, tag="casino_left_to_ride"):
    boss: int
    table: int
    lying: int


class PaidOut(Event, frozen=True, tag="casino_paid_out"):
    """The chips of a table are taken; the police keep some of them."""

    boss: int
    table: int
    chips: int
    police: int
    tray: int


class BetLost(Event, frozen=True, tag="casino_bet_lost"):
    """What lay on the table is gone, or else the stake of the tray."""

    boss: int
    table: int
    chips: int
    lay_there: bool
    tray: int


class TableClosed(Event, frozen=True, tag="casino_table_closed"):
    """No more bets: the house takes what lies there, and the table closed before is open again."""

    table: int
    swept: int
    opened: int


class TrayMoved(Event, frozen=True, tag="casino_tray_moved"):
    """`why`: guest, rent, rally or setback."""

    by: int
    why: str
    guest: int | None
    tray: int


class GuestCame(Event, frozen=True, tag="casino_guest_came"):
    guest: int
    table: int


class GuestLeft(Event, frozen=True, tag="casino_guest_left"):
    boss: int
    guest: int


CasinoEvent = (
    CasinoOpened
    | StakesRaised
    | BetWon
    | LeftToRide
    | PaidOut
    | BetLost
    | TableClosed
    | TrayMoved
    | GuestCame
    | GuestLeft
)
