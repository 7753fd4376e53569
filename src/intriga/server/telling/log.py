"""The log: what has happened at a table, row by row, in full sentences, as one reader may know it."""

from collections.abc import Sequence
from itertools import islice

import msgspec

from intriga.games.speaking import Spoken
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.entries import Decided, Ended, Outcome, Practised, Signalled, Undone
from intriga.kernel.speech import Listener
from intriga.server.telling.speech import shell
from intriga.server.telling.wire import LogLine
from intriga.tables.rows import (
    AnyRow,
    Asked,
    BotSat,
    Chatted,
    Followed,
    HandedBack,
    Left,
    Opened,
    Played,
    Sat,
    Settled,
    StoodIn,
    Voted,
)
from intriga.tables.table import Table


class Log:
    """Rows as lines for one listener."""

    def __init__(self, table: Table, spoken: Spoken, to: Listener) -> None:
        self.table = table
        self.spoken = spoken
        self.to = to

    def all_lines(self) -> list[LogLine]:
        return [line for number, row in enumerate(self.table.rows) for line in self.lines(number, row)]

    def lines(self, number: int, row: AnyRow) -> list[LogLine]:
        if isinstance(row, Played):
            return self.played(number, row)
        if isinstance(row, Chatted):
            return [LogLine(sequence=number, kind="chat", text=row.text, seat=row.seat)] if row.text else []
        named = self.of_table(row)
        if named is None:
            return []
        name, seat = named
        return [self.line(number, name, seat)]

    def of_table(self, row: AnyRow) -> tuple[str, int] | None:
        """The sentence of a row that is not a move, and the seat that did it."""
        match row:
            case Opened():
                return "log-opened", SPECTATOR
            case Sat(seat=seat):
                return "log-sat", seat
            case BotSat(seat=seat):
                return "log-bot-sat", seat
            case Left(seat=seat, removed=removed):
                return ("log-removed" if removed else "log-left"), seat
            case Asked(seat=seat, what=what):
                return f"log-asked-{what}", seat
            case Voted(seat=seat, agrees=agrees):
                return ("log-agrees" if agrees else "log-declines"), seat
            case Settled(how=how):
                return f"log-settled-{how}", SPECTATOR
            case StoodIn(seat=seat, why=why):
                return f"log-stood-in-{why}", seat
            case HandedBack(seat=seat):
                return "log-handed-back", seat
            case Followed(how=how):
                return f"log-followed-{how}", SPECTATOR
            case _:
                return None

    def line(self, number: int, name: str, seat: Seat) -> LogLine:
        row = self.table.rows[number]
        named = getattr(row, "name", "") or (self.to.names[seat] if seat >= 0 else "")
        about = getattr(row, "about", -1)
        text = shell(self.spoken.language).say(
            name, name=named, about=self.to.names[about] if about >= 0 else ""
        )
        return LogLine(sequence=number, kind="table", text=text, seat=seat)

    # ── moves ──

    def played(self, number: int, row: Played) -> list[LogLine]:
        entry = row.entry
        if isinstance(entry, Decided | Outcome):
            seat = entry.seat if isinstance(entry, Decided) else SPECTATOR
            return self.events(number, entry.events, seat)
        if isinstance(entry, Signalled):
            is_seen = self.to.seat >= 0 and entry.to >> self.to.seat & 1
            text = self.spoken.text(f"signal-{entry.signal}", entry.signal)
            line = LogLine(sequence=number, kind="chat", text=text, seat=entry.seat)
            return [line] if is_seen else []
        if isinstance(entry, Practised):
            return [self.line(number, "log-practice", SPECTATOR)]
        if isinstance(entry, Undone):
            line = self.line(number, "log-undone", entry.seat)
            return [msgspec.structs.replace(line, back_to=self.row_of(entry.to))]
        if isinstance(entry, Ended) and entry.how != "ruled":
            seat = entry.seats[0] if entry.seats else SPECTATOR
            return [self.line(number, f"log-{entry.how}", seat)]
        return []

    def row_of(self, entry: int) -> int:
        """The number of the row that an entry of the match is in."""
        played = (number for number, row in enumerate(self.table.rows) if isinstance(row, Played))
        return next(islice(played, entry, None))

    def events(self, number: int, events: Sequence[dict[str, object]], seat: Seat) -> list[LogLine]:
        seen = self.spoken.seen(events, self.to.seat)
        return [event_line(self.spoken, self.to, number, event, seat) for event in seen]


def event_line(spoken: Spoken, to: Listener, number: int, seen: Event, seat: Seat) -> LogLine:
    """An event as the listener may know it; `seat` decided what it came of."""
    return LogLine(
        sequence=number,
        kind="event",
        text=spoken.speech.tell(seen, to) or "",
        clause=spoken.pieces.clauses.get(type(seen), ""),
        seat=getattr(seen, "seat", seat),
        heading=type(seen) in spoken.pieces.headings,
        event=seen,
    )
