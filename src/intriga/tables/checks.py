"""Checks at the start of a command: may this person do this here and now?"""

from intriga.bots.levels import levels_of
from intriga.kernel.contract import Game
from intriga.kernel.machine.seats import Seat
from intriga.tables.denials import not_allowed, not_now, not_valid
from intriga.tables.reexecuting import is_outdated
from intriga.tables.table import SeatHolder, Table

DEFAULT_LEVEL = "regular"  # who stands in and gives hints, where a game has it


def own_seat(table: Table, who: str, seat: Seat) -> SeatHolder:
    """This person's seat; Denied if it is somebody else's."""
    found = table.seat(seat)
    if not who or found.person != who or who in table.forgotten:
        raise not_allowed("not_your_seat")
    return found


def check_host(table: Table, who: str) -> None:
    if not who or table.host != who:
        raise not_allowed("not_the_host")


def check_waiting(table: Table) -> None:
    """Before the match."""
    if table.status == "closed":
        raise not_now("table_is_closed")
    if table.status != "waiting":
        raise not_now("has_begun")


def check_running(table: Table) -> None:
    """While the match is played."""
    if table.status in ("waiting", "closed"):
        raise not_now("not_begun")
    if table.status == "ended":
        raise not_now("has_ended")
    if table.match is not None and is_outdated(table.match):
        raise not_now("older_rules")


def check_ended(table: Table) -> None:
    """After the match."""
    if table.status != "ended":
        raise not_now("not_ended")


def check_nothing_proposed(table: Table) -> None:
    if table.proposal is not None:
        raise not_now("proposal_is_open")


def check_players(game: Game, players: int) -> None:
    """Checked before anything of that size is made, and before the number is quoted."""
    if players not in game.players:
        raise not_valid("no_such_count", counts=", ".join(str(count) for count in game.players))


def checked_level(game: Game, level: str) -> str:
    """A level that people may give to a bot; levels with a number of iterations are not among them."""
    known = levels_of(game)
    if level not in known:
        raise not_valid("no_such_level", levels=", ".join(known))
    return level


def default_level(game: Game) -> str:
    """The level of stand-ins and hints."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in game.policies else levels_of(game)[-1]
