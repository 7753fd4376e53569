"""Readers: for whom a message is made, through which seat's eyes, in which language."""

from typing import NamedTuple

import msgspec

from intriga.bots.naming import names_of_bots
from intriga.games.speaking import Spoken
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.sentences import Language
from intriga.server.telling.speech import scripted_names, shell
from intriga.tables.table import Table
from intriga.tables.turns import may_step_in, waited_for


class Presence(msgspec.Struct, frozen=True):
    """Who is at a table now, and how many look on."""

    persons: frozenset[str] = frozenset()
    spectators: int = 0


class Eyes(NamedTuple):
    """Which seats are a reader's own, and through whose eyes the reader sees: one's own seat, one that was
    taken, or a spectator's. On a shared screen the next player can read the log, so that is
    a spectator's."""

    mine: list[int]
    seat: Seat
    log: Seat
    is_shared: bool = False  # several players share the screen; one player with two hands has one name
    hand_over: int | None = None  # whose player should take it now: one that is asked, while another has it


class Reader(msgspec.Struct, frozen=True):
    """Somebody at a table. `taken` is the seat whose player has the screen, where several share it;
    `plain` says whether the plain board is wanted, which is half of a message."""

    person: str
    language: Language
    taken: int = SPECTATOR
    plain: bool = True

    def seats(self, table: Table) -> list[int]:
        return table.seats_of(self.person)

    def look(self, table: Table) -> Eyes:
        """Through whose eyes this reader sees the table."""
        mine = self.seats(table)
        if len(mine) < 2:  # nearly everybody, in every message
            seat = mine[0] if mine else SPECTATOR
            return Eyes(mine, seat, seat)
        asked = [seat for seat in asked_now(table) if seat in mine]
        if len({table.seats[seat].name for seat in mine}) == 1:
            return Eyes(mine, asked[0] if asked else mine[0], mine[0])
        asked = [seat for seat in asked if not table.seats[seat].bot]
        must_pass = table.status == "running" and bool(asked) and self.taken not in asked
        is_mine = self.taken in mine and not must_pass
        return Eyes(
            mine,
            self.taken if is_mine else SPECTATOR,
            SPECTATOR,
            is_shared=True,
            hand_over=asked[0] if must_pass else None,
        )


def asked_now(table: Table) -> list[int]:
    """The seats that are asked: those that hold the game up first."""
    if table.proposal is not None:
        return list(table.proposal.waits_for)
    return [*waited_for(table), *may_step_in(table)]


def names_at(table: Table, spoken: Spoken) -> list[str]:
    """All names: those of persons as they gave them, of bots as the reader's language writes them."""
    say = shell(spoken.language).say
    names = []
    persons = [seat.name for seat in table.seats if seat.person]
    levels = [number for number, seat in enumerate(table.seats) if seat.level and not seat.person]
    bots = names_of_bots(levels, persons, spoken.language)
    for number, seat in enumerate(table.seats):
        if seat.person:
            names.append(seat.name or say("name-forgotten"))
        elif seat.level:
            names.append(bots[number])
        else:
            names.append(say("name-free"))
    return names + scripted_names(spoken, table.opened.options, table.scripted)
