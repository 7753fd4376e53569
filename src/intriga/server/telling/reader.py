"""Readers: for whom a message is made, through which seat's eyes, in which language."""

from collections.abc import Collection, Sequence

import msgspec

from intriga.bots.naming import bot_names
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


class Reader(msgspec.Struct, frozen=True):
    """Somebody at a table. `taken` is the seat whose player has the screen, where several share it;
    `plain` says whether the plain board is wanted, which is half of a message."""

    person: str
    language: Language
    taken: int = SPECTATOR
    plain: bool = True

    def seats(self, table: Table) -> list[int]:
        return table.seats_of(self.person)

    def is_shared(self, table: Table) -> bool:
        """Whether several players share this reader's screen; one player with two hands has one name."""
        mine = self.seats(table)
        return len(mine) > 1 and len({table.seats[seat].name for seat in mine}) > 1

    def eyes(self, table: Table) -> int:
        """The seat through whose eyes the table is seen: one's own, one that was taken, or a spectator's."""
        mine = self.seats(table)
        if len(mine) < 2:  # nearly everybody, in every message
            return mine[0] if mine else SPECTATOR
        if not self.is_shared(table):
            return next((seat for seat in asked_now(table) if seat in mine), mine[0])
        if self.taken not in mine or self.hand_over(table) is not None:
            return SPECTATOR
        return self.taken

    def hand_over(self, table: Table) -> int | None:
        """The seat whose player should take the screen now: one that is asked, while another has it."""
        if not self.is_shared(table) or table.status != "running":
            return None
        mine = self.seats(table)
        asked = [seat for seat in asked_now(table) if seat in mine and not table.seats[seat].bot]
        if not asked or self.taken in asked:
            return None
        return asked[0]

    def log_eyes(self, table: Table) -> int:
        """Through whose eyes the log is written. On a shared screen the next player can read it, so it is
        written as for a spectator."""
        mine = self.seats(table)
        if len(mine) < 2:
            return mine[0] if mine else SPECTATOR
        return SPECTATOR if self.is_shared(table) else mine[0]


def asked_now(table: Table) -> list[int]:
    """The seats that are asked: those that hold the game up first."""
    if table.proposal is not None:
        return list(table.proposal.waits_for)
    return [*waited_for(table), *may_step_in(table)]


def names_at(table: Table, spoken: Spoken) -> list[str]:
    """All names: those of persons as they gave them, of bots as the reader's language writes them."""
    say = shell(spoken.language).say
    names = []
    bots = bot_names(spoken.language)
    taken = {seat.name.casefold() for seat in table.seats if seat.person}
    for number, seat in enumerate(table.seats):
        if seat.person:
            names.append(seat.name or say("name-forgotten"))
        elif seat.level:
            names.append(name_of_bot(number, bots, taken))
        else:
            names.append(say("name-free"))
    return names + scripted_names(spoken, table.opened.options, table.scripted)


def name_of_bot(number: Seat, names: Sequence[str], taken: Collection[str]) -> str:
    """The usual name of a bot in this seat; where a person has it, one of the last ones that nobody has."""
    usual = names[number % len(names)]
    if usual.casefold() not in taken:
        return usual
    free = [name for name in names[::-1] if name.casefold() not in taken]
    return free[number % len(free)] if free else usual
