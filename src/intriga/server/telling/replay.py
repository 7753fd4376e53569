"""Replay: one point of a finished match, as the reader knew it then."""

import msgspec

from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.server.telling.log import Log
from intriga.server.telling.reader import Presence, Reader, names_at
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.speech import spoken_at
from intriga.server.telling.table_state import position_of, table_state
from intriga.server.telling.wire import LogLine, Step
from intriga.tables.checks import check_ended
from intriga.tables.reexecuting import is_outdated
from intriga.tables.rows import Played
from intriga.tables.table import Table

AS_READER = -2  # no seat was named


def replay_step(table: Table, reader: Reader, presence: Presence, now: int, at: int, seat: Seat) -> Step:
    """The position after entry `at`, through the reader's own eyes, or those of a seat (-1: a spectator).

    The match has ended and its record is public, so any seat's view may be looked at.
    """
    check_ended(table)
    match = table.match
    assert match is not None
    last = table.kept - 1
    if not 0 <= at <= last:
        raise HttpRefusal(404, "no-step", most=last)
    check_eyes(table, seat)
    mine = reader.seats(table)
    eyes = seat if seat != AS_READER else mine[0] if mine else SPECTATOR
    spoken = spoken_at(table, reader.language)
    names = names_at(table, spoken)
    state = table_state(table, spoken, reader, presence, names, now)
    shown = None
    if not is_outdated(match):
        shown = position_of(spoken, match, match.states[at], spoken.to(names, eyes), may_say=False)
        if at == last and state.position is not None:
            shown = msgspec.structs.replace(shown, result=state.position.result)
    number = [place for place, row in enumerate(table.rows) if isinstance(row, Played)][at]
    lines = Log(table, spoken, reader, names, named_eyes(seat)).lines(number, table.rows[number])
    sequence = len(table.rows) if at == last else number
    state = msgspec.structs.replace(state, position=shown)
    return Step(at=at, of=last, sequence=sequence, log=lines, state=state)


def replay_story(table: Table, reader: Reader, seat: Seat) -> list[LogLine]:
    """All that happened, as this seat was told it: one "you" for board and log."""
    check_ended(table)
    check_eyes(table, seat)
    spoken = spoken_at(table, reader.language)
    return Log(table, spoken, reader, names_at(table, spoken), named_eyes(seat)).since(0)


def check_eyes(table: Table, seat: Seat) -> None:
    if seat != AS_READER and not SPECTATOR <= seat < table.players:
        raise HttpRefusal(404, "no-step", most=table.kept - 1)


def named_eyes(seat: Seat) -> Seat | None:
    return None if seat == AS_READER else seat
