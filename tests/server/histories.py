"""Histories run through a real server: each entry is written as another node would, or said by its reader,
and everything that one reader receives is kept, byte by byte."""

from __future__ import annotations

import io
import json
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import structlog
from websockets.sync.client import ClientConnection

from intriga.conformance.play import random_choice
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Quick, Scripted
from intriga.kernel.match.entries import AnyEntry, Decided
from intriga.kernel.match.match import Match
from intriga.kernel.match.rerun import pick_values
from intriga.server.live import attendance
from intriga.server.live.table import LiveTable
from intriga.server.operations.logs import set_up_logs
from intriga.store.protocol import Person as StoredPerson
from intriga.store.scripts import Script, statement
from intriga.store.sqlite.store import SqliteStore
from intriga.tables.drafts import Change, Draft
from intriga.tables.holding import others_asked
from intriga.tables.opening import FreshSecrets, SeatWish, TableSettings, header_of, open_table
from intriga.tables.persons import Keys
from intriga.tables.rows import Begun, Played
from intriga.tables.seating import sit
from intriga.tables.table import Table
from tests.server.running import PATIENCE, Person, Running, serving

SEED = b"s" * 32
WATCH = "key-for-spectators"
NAMES = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fedor")


def opened(game: str, players: int, options: dict[str, str]) -> Change:
    """A table with a person in every seat; all that is random elsewhere is fixed here."""
    fresh = FreshSecrets("table", "match", SEED, Keys("key-for-players", WATCH))
    wishes = (SeatWish("me"), *[SeatWish("open")] * (players - 1))
    wanted = TableSettings(players=players, options=options, seats=wishes, begins_itself=False)
    change = open_table(find_game(game), own_pack(game), person_at(0), NAMES[0], 1, wanted, fresh)
    for seat in range(1, players):
        key = "key-for-players"
        change = change.then(sit(change.table, person_at(seat), 1, seat, NAMES[seat], key))
    draft = Draft(change.table, 1)
    draft.add(Begun(at=1, header=header_of(change.table)))
    return change.then(draft.done())


def person_at(seat: int) -> str:
    return f"person{seat}" if seat >= 0 else "guest"


def played(game: str, players: int, options: dict[str, str], seed: int, most: int) -> Match:
    """A match at that table, up to its end or to this number of entries."""
    match = opened(game, players, options).table.match
    assert match is not None
    match.deal()
    chance = Quick(seed)
    while not match.ended and len(match.entries) < most:
        seat, word = random_choice(match.state, chance)
        match.decide(seat, [word], client=f"id{len(match.entries)}")
    return cut(match, len(match.entries) - 2) if match.ended else match  # the end shows everything


def cut(match: Match, to: int) -> Match:
    """The match as it was after this number of entries."""
    del match.entries[to:], match.states[to:]
    match.standing = [index for index in match.standing if index < to]
    return match


class Reader:
    """One reader with all that it receives: the socket, HTTP answers, refusals."""

    def __init__(self, person: Person, live: LiveTable, seat: int, *, plain: bool) -> None:
        self.live = live
        self.person = person
        self.seat = seat
        self.plain = plain
        self.key = WATCH if seat < 0 else ""
        self.received: list[bytes] = []
        self.offers: list[str] = []
        self.question = -1
        self.held = ExitStack()
        self.line = self.held.enter_context(self.connected())
        self.take(self.line)

    def connected(self) -> ClientConnection:
        return self.person.live("table", key=self.key if self.plain else f"{self.key}&plain=no")

    def take(self, line: ClientConnection) -> dict[str, Any]:
        data = line.recv(PATIENCE, decode=False)
        self.received.append(data)
        message: dict[str, Any] = json.loads(data)
        position = message.get("state", {}).get("position")
        if position is not None:
            self.offers = [offer["word"] for offer in position["offers"]]
            self.question = position["question"]["number"]
        return message

    def drain(self, number: int) -> None:
        """Everything that was sent until now."""
        self.send({"type": "ping", "n": number})
        while self.take(self.line).get("type") != "pong":
            pass

    def taken(self) -> list[bytes]:
        """All that was received since the last time."""
        received, self.received = self.received, []
        return received

    def send(self, message: dict[str, Any]) -> None:
        self.line.send(json.dumps(message))

    def probe(self, number: int, vocabulary: list[str]) -> None:
        """Ask and provoke, always in the same way: reasons, refusals, hints, HTTP, coming back."""
        seat = max(self.seat, 0)
        words = [vocabulary[(number * 7 + step * 31) % len(vocabulary)] for step in range(3)]
        for word in words:
            self.send({"type": "why", "seat": seat, "word": word})
        barred = next(word for word in vocabulary if word not in self.offers)
        for question in (self.question, -1):
            no = {"type": "say", "seat": seat, "question": question, "words": [barred], "client": "no"}
            self.send(no)
        self.send({"type": "hint", "seat": seat})
        self.drain(number)
        for path in ("/api/tables/table", "/api/lobby", "/api/tables/table/record"):
            answer = self.person.http.get(path, params={"k": self.key})
            head = {
                name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")
            }
            self.received.append(json.dumps([answer.status_code, head]).encode() + answer.content)
        if number % 5 == 0:
            with self.connected() as again:
                self.take(again)
            while len(self.live.connections) > 1:  # its leaving is a message too
                time.sleep(0.005)
            self.drain(number)

    def close(self) -> None:
        self.held.close()
        while self.live.connections:
            time.sleep(0.002)


def device_of(seat: int) -> str:
    return f"device{seat}"


class Step(NamedTuple):
    """What came of one entry: news, answers to the probing, and lines of the log."""

    news: list[bytes]
    probed: list[bytes]
    logged: list[str]


class Stage:
    """A server on which one history is played after the other, each at the only table there is."""

    def __init__(self, server: Running, log: io.StringIO) -> None:
        self.server = server
        self.log = log
        cookies = [server.node.identity.cookie(device_of(seat)) for seat in range(-1, len(NAMES))]
        self.people = [Person(server.address, "en", cookie) for cookie in cookies]
        server.people += self.people

    def run(self, match: Match, seat: int, *, plain: bool = True, probe_last: bool = False) -> list[Step]:
        """What this reader receives, entry by entry; it probes after every entry, or after the last.
        The plain board is half of every message and half of the time; asking over HTTP always brings it."""
        live = self.server.do(prepare(self.server, match))
        reader = Reader(self.people[seat + 1], live, seat, plain=plain)
        vocabulary = match.game.vocabulary.notations()
        steps: list[Step] = []
        last = len(match.entries) - 1
        for number, entry in enumerate(match.entries):
            write(self.server, live, reader, entry)
            reader.drain(number)
            news = reader.taken()
            if number == last or not probe_last:
                reader.probe(number, vocabulary)
            steps.append(Step(news, reader.taken(), self.logged()))
        assert live.table.match is not None
        assert live.table.match.entries == match.entries
        reader.close()
        self.server.do(cleared(self.server))
        return steps

    def logged(self) -> list[str]:
        """What was logged since the last time."""
        lines = self.log.getvalue().splitlines()
        self.log.seek(0)
        self.log.truncate()
        return [without_time(line) for line in lines]


@contextmanager
def stage(folder: Path) -> Iterator[Stage]:
    log = io.StringIO()
    set_up_logs(log)
    usual = attendance.PRESENCE_SECONDS
    attendance.PRESENCE_SECONDS = 0.0  # who comes and goes is told at once, at whatever speed this runs
    with serving(folder / "store.sqlite", clock=lambda: 1_000_000) as server:
        server.do(invited(server))
        yield Stage(server, log)
    attendance.PRESENCE_SECONDS = usual
    structlog.reset_defaults()
    logging.basicConfig(force=True)


def without_time(line: str) -> str:
    try:
        told = json.loads(line)
    except ValueError:
        return line
    told.pop("timestamp", None)
    return json.dumps(told)


async def invited(server: Running) -> None:
    """Everybody who may sit at the table, and a guest."""
    for number in range(-1, len(NAMES)):
        person = StoredPerson(person_at(number), NAMES[number] if number >= 0 else "Guest", "en", 1)
        await server.node.store.create_person(person, device_of(number))


async def prepare(server: Running, match: Match) -> LiveTable:
    """The table, dealt to nobody yet."""
    header = match.header
    return await server.node.hub.open(opened(header.game, header.players, header.options))


async def cleared(server: Running) -> None:
    """The table was never there."""

    def deletions() -> Script[None]:
        for name in ("table_answers", "table_persons", "table_rows", "tables"):
            yield statement(f"DELETE FROM {name}")

    server.node.hub.live.clear()
    store = server.node.store
    assert isinstance(store, SqliteStore)
    await store._write(deletions())


def write(server: Running, live: LiveTable, reader: Reader, entry: AnyEntry) -> None:
    """One entry: said by the reader itself where it is its own, else as if another node had written it."""
    is_own = isinstance(entry, Decided) and entry.seat == reader.seat
    if is_own and isinstance(entry, Decided) and not others_asked(live.table, entry.seat):
        assert live.table.match is not None
        live.table.match.chance = Scripted(pick_values(entry.picks))
        own = {"type": "say", "seat": entry.seat, "question": reader.question}
        reader.send({**own, "words": list(entry.path), "client": entry.client})
        while reader.take(reader.line).get("client") != entry.client:
            pass
    else:
        server.do(written(server, live, entry))


async def written(server: Running, live: LiveTable, entry: AnyEntry) -> None:
    def as_it_was(table: Table, now: int) -> Change:
        draft = Draft(table, now)
        draft.add_foreign(Played(at=draft.now, entry=entry, given=True))
        return draft.done()

    await server.node.hub.command(live, as_it_was)
