"""What all readers of a table are told of one change in one language: made once.

Nothing here knows a reader. The position is that of `Game.public_view`, events are as a spectator knows them,
and a sentence is taken for a seat only if it did not ask whether the listener is that seat.
"""

import msgspec

from intriga.games.speaking import Spoken
from intriga.kernel.contract import Question
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.entries import Decided, Outcome
from intriga.kernel.public import Public, SharedJson, shared_json
from intriga.kernel.sentences import Language
from intriga.kernel.speech import Everybody, Listener
from intriga.server.telling.log import Log, event_line
from intriga.server.telling.public_state import public_state
from intriga.server.telling.reader import Presence, names_at
from intriga.server.telling.speech import spoken_at
from intriga.tables.rows import AnyRow, Chatted, Played
from intriga.tables.table import Table

encoder = msgspec.json.Encoder()


class Common:
    """One state of a table for all its readers who speak one language."""

    def __init__(self, table: Table, language: Language, presence: Presence, now: int) -> None:
        self.table = table
        self.now = now
        self.spoken = spoken_at(table, language)
        self.names = names_at(table, self.spoken)
        self.state = shared_json(public_state(table, self.spoken, presence, self.names, now))
        self.log = CommonLog(table, self.spoken, self.names)
        self.guests: dict[tuple[int, bool], bytes] = {}  # whole messages for those who have no part in it
        self.public: Public | None = None
        self.view: SharedJson | None = None
        self.question: CommonQuestion | None = None

    def public_view(self) -> tuple[Public, SharedJson]:
        """The public part of the view, after the deal."""
        position = self.table.position
        assert position is not None
        if self.public is None or self.view is None:
            self.public = self.spoken.game.public_view(position)
            self.view = shared_json(self.public)
        return self.public, self.view

    def common_question(self) -> "CommonQuestion":
        """What everybody is told that is asked."""
        position = self.table.position
        assert position is not None
        if self.question is None:
            asked = self.spoken.game.question(position, SPECTATOR)
            self.question = CommonQuestion(self.spoken, asked, self.names)
        return self.question


class CommonQuestion:
    """What a spectator is told that is asked."""

    def __init__(self, spoken: Spoken, asked: Question, names: list[str]) -> None:
        self.spoken = spoken
        self.asked = asked
        everybody = Everybody(spoken.tongue, names)
        self.text = spoken.speech.question(asked, everybody)
        self.is_same_for = everybody.is_same_for

    def told(self, asked: Question, to: Listener) -> str:
        """What is asked of a seat, in words."""
        if asked == self.asked and self.is_same_for(to.seat):
            return self.text
        return self.spoken.speech.question(asked, to)


# ── the log ──


class CommonEvent:
    """One event as everybody may know it, and its line."""

    def __init__(self, spoken: Spoken, names: list[str], number: int, event: Event, seat: Seat) -> None:
        self.event = event
        self.seat = seat
        everybody = Everybody(spoken.tongue, names)
        self.seen = seen = event.seen_by(SPECTATOR)
        self.line = b"" if seen is None else encoder.encode(event_line(spoken, everybody, number, seen, seat))
        self.is_same_for = everybody.is_same_for

    def is_enough_for(self, seat: Seat) -> bool:
        """Whether the common line is what this seat is told: it may know no less and no more."""
        if seat == SPECTATOR:
            return True
        return self.is_same_for(seat) and self.event.seen_by(seat) == self.seen


class CommonLog:
    """The rows of a table as lines, each made once."""

    def __init__(self, table: Table, spoken: Spoken, names: list[str]) -> None:
        self.table = table
        self.spoken = spoken
        self.names = names
        self.events: dict[int, list[CommonEvent]] = {}
        self.others: dict[int, list[bytes]] = {}

    def since(self, seat: Seat, sequence: int, chat_since: int = 0) -> list[bytes]:
        """All lines of the rows from this number on, as this seat may know them; texts of the chat from a
        number of their own on."""
        rows = self.table.rows
        return [
            line
            for number in range(max(0, sequence), len(rows))
            if number >= chat_since or not isinstance(rows[number], Chatted)
            for line in self.lines(number, seat)
        ]

    def lines(self, number: int, seat: Seat) -> list[bytes]:
        """The lines of one row."""
        row = self.table.rows[number]
        if not isinstance(row, Played):
            return self.of_table(number, row)
        if isinstance(row.entry, Decided | Outcome):
            told = [self.line(number, common, seat) for common in self.of_entry(number, row.entry)]
            return [line for line in told if line]
        own = Log(self.table, self.spoken, self.spoken.to(self.names, seat))
        return [encoder.encode(line) for line in own.lines(number, row)]

    def of_table(self, number: int, row: AnyRow) -> list[bytes]:
        """What happened beside the game is the same for all."""
        made = self.others.get(number)
        if made is None:
            log = Log(self.table, self.spoken, Everybody(self.spoken.tongue, self.names))
            made = self.others[number] = [encoder.encode(line) for line in log.lines(number, row)]
        return made

    def of_entry(self, number: int, entry: Decided | Outcome) -> list[CommonEvent]:
        made = self.events.get(number)
        if made is None:
            seat = entry.seat if isinstance(entry, Decided) else SPECTATOR
            full = [self.spoken.event(stored) for stored in entry.events]
            made = self.events[number] = [
                CommonEvent(self.spoken, self.names, number, event, seat)
                for event in full
                if event is not None
            ]
        return made

    def line(self, number: int, common: CommonEvent, seat: Seat) -> bytes:
        """The line of an event for one seat; empty if that may not know of it."""
        if common.is_enough_for(seat):
            return common.line
        seen = common.event.seen_by(seat)
        if seen is None:
            return b""
        to = self.spoken.to(self.names, seat)
        return encoder.encode(event_line(self.spoken, to, number, seen, common.seat))
