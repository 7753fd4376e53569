"""The log: what has happened at a table, row by row, in full sentences, as one reader may know it."""

from collections.abc import Sequence
from itertools import islice

import msgspec

from intriga.games.speaking import Spoken
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.entries import Decided, Ended, Outcome, Practised, Signalled, Undone
from intriga.server.telling.reader import Reader
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
    """Rows as lines for one reader."""

    def __init__(
        self, table: Table, spoken: Spoken, reader: Reader, names: list[str], eyes: Seat | None = None
    ) -> None:
        """Through the reader's own eyes, or those of a seat."""
        self.table = table
        self.spoken = spoken
        self.to = spoken.to(names, reader.log_eyes(table) if eyes is None else eyes)

    def since(self, sequence: int, chat_since: int = 0) -> list[LogLine]:
        """All lines of the rows from this number on; texts of the chat from a number of their own on."""
        rows = self.table.rows
        return [
            line
            for number in range(max(0, sequence), len(rows))
            if number >= chat_since or not isinstance(rows[number], Chatted)
            for line in self.lines(number, rows[number])
        ]

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
        return [self.event_line(number, seen, seat) for seen in self.spoken.seen(events, self.to.seat)]

    def event_line(self, number: int, seen: Event, seat: Seat) -> LogLine:
        event = msgspec.to_builtins(seen)
        return LogLine(
            sequence=number,
            kind="event",
            text=self.spoken.speech.tell(seen, self.to) or "",
            clause=self.spoken.pieces.clauses.get(type(seen), ""),
            seat=event.get("seat", seat),
            heading=type(seen) in self.spoken.pieces.headings,
            event=event,
        )
