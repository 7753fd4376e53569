"""Replay: one point of a finished match, as the reader knew it then."""

import msgspec

from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.public import whole_json
from intriga.server.telling.log import Log
from intriga.server.telling.reader import Reader, names_at
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.shown import Shown
from intriga.server.telling.speech import spoken_at
from intriga.server.telling.table_state import own_state, position_at
from intriga.server.telling.wire import LogLine
from intriga.tables.checks import check_ended
from intriga.tables.reexecuting import is_outdated
from intriga.tables.rows import Played
from intriga.tables.table import Table

encoder = msgspec.json.Encoder()
AS_READER = -2  # no seat was named


def replay_step(at_end: Shown, reader: Reader, at: int, seat: Seat) -> bytes:
    """A Step: the position after entry `at`, through the reader's own eyes or a seat's (-1: a spectator).

    The match has ended and its record is public, so any seat's view may be looked at.
    """
    table = at_end.table
    check_ended(table)
    match = table.match
    assert match is not None
    last = table.kept - 1
    if not 0 <= at <= last:
        raise HttpRefusal(404, "no-step", most=last)
    check_eyes(table, seat)
    common, eyes = at_end.common(reader.language), reader.look(table)
    state = own_state(common, reader, eyes)
    shown = None
    if not is_outdated(match):
        own = eyes.mine[0] if eyes.mine else SPECTATOR
        to = common.spoken.to(common.names, own if seat == AS_READER else seat)
        shown = position_at(common.spoken, match, match.states[at], to)
        if at == last and state.position is not None:
            shown = msgspec.structs.replace(shown, result=state.position.result)
    number = [place for place, row in enumerate(table.rows) if isinstance(row, Played)][at]
    state = msgspec.structs.replace(state, position=shown)
    step = {
        "at": at,
        "of": last,
        "sequence": len(table.rows) if at == last else number,
        "log": [
            msgspec.Raw(line) for line in common.log.lines(number, eyes.log if seat == AS_READER else seat)
        ],
        "state": msgspec.Raw(whole_json(common.state, encoder.encode(state))),
    }
    return encoder.encode(step)


def replay_story(table: Table, reader: Reader, seat: Seat) -> list[LogLine]:
    """All that happened, as this seat was told it: one "you" for board and log."""
    check_ended(table)
    check_eyes(table, seat)
    spoken = spoken_at(table, reader.language)
    eyes = reader.look(table).log if seat == AS_READER else seat
    return Log(table, spoken, spoken.to(names_at(table, spoken), eyes)).all_lines()


def check_eyes(table: Table, seat: Seat) -> None:
    if seat != AS_READER and not SPECTATOR <= seat < table.players:
        raise HttpRefusal(404, "no-step", most=table.kept - 1)
