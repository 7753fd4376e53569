"""Histories run through a real server: each entry is written as another node would, or said by its reader,
and everything that one reader receives is kept, byte by byte."""

from __future__ import annotations

import io
import json
import logging
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import structlog
from websockets.sync.client import ClientConnection

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.chance import Quick, Scripted
from intriga.kernel.conformance.play import random_choice
from intriga.kernel.entries import AnyEntry, Decided
from intriga.kernel.match import Match
from intriga.kernel.retell import values
from intriga.server.live import LiveTable
from intriga.server.logs import set_up_logs
from intriga.store.protocol import Person as StoredPerson
from intriga.tables.drafts import Change, Draft
from intriga.tables.holding import others_asked
from intriga.tables.opening import Fresh, Settings, Wish, header_of, open_table
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
    fresh = Fresh("table", "match", SEED, Keys("key-for-players", WATCH))
    wishes = (Wish("me"), *[Wish("open")] * (players - 1))
    wanted = Settings(players=players, options=options, seats=wishes, begins_itself=False)
    change = open_table(find_game(game), own_pack(game), person_at(0), NAMES[0], 1, wanted, fresh)
    for seat in range(1, players):
        key = "key-for-players"
        change = change.then(sit(change.table, person_at(seat), 1, seat, NAMES[seat], key))
    draft = Draft(change.table, 1)
    draft.add(Begun(at=1, header=header_of(change.table)))
    return change.then(draft.done())


def person_at(seat: int) -> str:
    return f"person{seat}"


def played(game: str, players: int, options: dict[str, str], seed: int, most: int) -> Match:
    """A match at that table, up to its end or so many entries."""
    match = opened(game, players, options).table.match
    assert match is not None
    match.deal()
    chance = Quick(seed)
    while not match.ended and len(match.entries) < most:
        seat, word = random_choice(match.state, chance)
        match.decide(seat, [word], client=f"id{len(match.entries)}")
    return cut(match, len(match.entries) - 2) if match.ended else match  # the end shows everything


def cut(match: Match, to: int) -> Match:
    """The match as it was after so many entries."""
    del match.entries[to:], match.states[to:]
    match.line = [index for index in match.line if index < to]
    return match


class Reader:
    """One reader with all that it receives: the socket, HTTP answers, refusals."""

    def __init__(self, server: Running, live: LiveTable, seat: int) -> None:
        self.live = live
        cookie = server.node.identity.cookie(device_of(seat))
        self.person = Person(server.address, "en", cookie)
        self.seat = seat
        self.key = WATCH if seat < 0 else ""
        self.received: list[bytes] = []
        self.offers: list[str] = []
        self.question = -1
        self.held = ExitStack()
        self.line = self.held.enter_context(self.person.live("table", key=self.key))
        self.take(self.line)

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
            say = {"type": "say", "seat": seat, "question": question, "words": [barred], "client": "no"}
            self.send(say)
        self.send({"type": "hint", "seat": seat})
        self.drain(number)
        for path in ("/api/tables/table", "/api/lobby", "/api/tables/table/record"):
            answer = self.person.http.get(path, params={"k": self.key})
            head = {
                name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")
            }
            self.received.append(json.dumps([answer.status_code, head]).encode() + answer.content)
        if number % 5 == 0:
            with self.person.live("table", key=self.key) as again:
                self.take(again)
            while len(self.live.connections) > 1:  # its leaving is a message too
                time.sleep(0.005)
            self.drain(number)

    def close(self) -> None:
        self.held.close()
        self.person.close()


def device_of(seat: int) -> str:
    return f"device{seat}"


def run_through(match: Match, seat: int, folder: Path) -> tuple[list[list[bytes]], list[str]]:
    """What this reader receives, entry by entry, and what the server logs meanwhile."""
    logged = io.StringIO()
    set_up_logs(logged)
    steps: list[list[bytes]] = []
    folder.mkdir(parents=True, exist_ok=True)
    with serving(folder / "store.sqlite", clock=lambda: 1_000_000) as server:
        live = server.do(prepare(server, match, seat))
        reader = Reader(server, live, seat)
        vocabulary = match.game.vocabulary.notations()
        for number, entry in enumerate(match.entries):
            write(server, live, reader, entry)
            reader.drain(number)
            reader.probe(number, vocabulary)
            steps.append(reader.received)
            reader.received = []
        reader.close()
        assert live.table.match is not None
        assert live.table.match.entries == match.entries
    structlog.reset_defaults()
    logging.basicConfig(force=True)
    return steps, [without_time(line) for line in logged.getvalue().splitlines()]


def without_time(line: str) -> str:
    try:
        told = json.loads(line)
    except ValueError:
        return line
    told.pop("timestamp", None)
    return json.dumps(told)


async def prepare(server: Running, match: Match, seat: int) -> LiveTable:
    """The table, dealt to nobody yet, and the persons at it."""
    header = match.header
    for number in [*range(header.players), -1]:
        name = NAMES[number] if number >= 0 else "Guest"
        person = StoredPerson(person_at(number) if number >= 0 else "guest", name, "en", 1)
        await server.node.store.create_person(person, device_of(number))
    return await server.node.hub.open(opened(header.game, header.players, header.options))


def write(server: Running, live: LiveTable, reader: Reader, entry: AnyEntry) -> None:
    """One entry: said by the reader itself where it is its own, else as if another node had written it."""
    is_own = isinstance(entry, Decided) and entry.seat == reader.seat
    if is_own and isinstance(entry, Decided) and not others_asked(live.table, entry.seat):
        assert live.table.match is not None
        live.table.match.chance = Scripted(values(entry.picks))
        say = {"type": "say", "seat": entry.seat, "question": reader.question}
        reader.send({**say, "words": list(entry.path), "client": entry.client})
        while reader.take(reader.line).get("client") != entry.client:
            pass
    else:
        server.do(written(server, live, entry))


async def written(server: Running, live: LiveTable, entry: AnyEntry) -> None:
    def as_it_was(table: Table, now: int) -> Change:
        draft = Draft(table, now)
        draft.add(Played(at=draft.now, entry=entry, given=True))
        return draft.done()

    await server.node.hub.command(live, as_it_was)
