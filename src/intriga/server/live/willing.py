"""Who looks at the lobby and has said that they would like to play, and who has asked them to which table.

Nothing of this is stored: it lasts as long as the page says it again, and other nodes are told ids only.
"""

import secrets
from typing import NamedTuple

from intriga.server.live.bus import AskedToSit, WishesToPlay
from intriga.server.live.hub import Hub
from intriga.server.telling.refusals import HttpRefusal, NoSuchTable
from intriga.tables.checks import check_waiting
from intriga.tables.denials import not_allowed, not_now
from intriga.tables.table import Table

LASTS = 25_000  # milliseconds since the page said so last; it does every few seconds
INVITATION_LASTS = 10 * 60_000
MOST = 500  # persons at a time
MOST_INVITATIONS = 5  # of one person


class Wish(NamedTuple):
    """Somebody who would like to play. Others know a random token, not the person's id."""

    person: str
    token: str
    name: str
    until: int


class Invitation(NamedTuple):
    """A table that somebody has asked to; `key` is of the link for players."""

    table: Table
    by: str
    key: str


class Willing:
    """Those of all nodes, as this node knows them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.wishes: dict[str, Wish] = {}  # by person
        self.asked: dict[str, dict[str, tuple[str, int]]] = {}  # by person and table: who asks, until when

    # ── what persons of this node say ──

    async def wish(self, person: str, name: str) -> None:
        """This person would like to play, or still would."""
        before = self.wishes.get(person)
        if before is None and len(self.present()) >= MOST:
            raise HttpRefusal(503, "too-many-willing")
        token = before.token if before is not None else secrets.token_urlsafe(9)
        until = self.hub.now() + LASTS
        self.wishes[person] = Wish(person, token, name, until)
        await self.hub.bus.publish(WishesToPlay(person, token, until))

    async def withdraw(self, person: str) -> None:
        self.forget(person)
        await self.hub.bus.publish(WishesToPlay(person, "", 0))

    async def ask(self, by: str, token: str, table: str) -> None:
        """Ask somebody to the table at which one sits."""
        live = await self.hub.find(table)
        if by not in (live.table.host, *live.table.persons()):
            raise not_allowed("not_at_the_table")
        check_waiting(live.table)
        if not live.table.free:
            raise not_now("no_free_seat")
        whom = next((wish.person for wish in self.present() if wish.token == token), None)
        if whom is None:
            raise HttpRefusal(404, "not-willing")
        until = self.hub.now() + INVITATION_LASTS
        self.note(AskedToSit(whom, table, by, until))
        await self.hub.bus.publish(AskedToSit(whom, table, by, until))

    # ── what is known ──

    def present(self) -> list[Wish]:
        """Who would like to play now; who has stopped saying so is forgotten."""
        now = self.hub.now()
        for wish in [wish for wish in self.wishes.values() if wish.until <= now]:
            self.forget(wish.person)
        return list(self.wishes.values())

    async def invitations(self, person: str) -> list[Invitation]:
        """The tables to which this person was asked and may still sit down."""
        now, found = self.hub.now(), []
        for table, (by, until) in list(self.asked.get(person, {}).items()):
            try:
                at = (await self.hub.find(table)).table
            except NoSuchTable:
                continue
            is_there = by in at.persons()
            if until > now and is_there and at.status == "waiting" and at.free and person not in at.persons():
                name = next(seat.name for seat in at.seats if seat.person == by)
                found.append(Invitation(at, name, at.keys.invite))
            else:
                del self.asked[person][table]
        return found

    def forget(self, person: str) -> None:
        self.wishes.pop(person, None)
        self.asked.pop(person, None)

    # ── what other nodes say ──

    def note(self, asked: AskedToSit) -> None:
        tables = self.asked.setdefault(asked.person, {})
        tables.pop(asked.table, None)
        tables[asked.table] = (asked.by, asked.until)
        while len(tables) > MOST_INVITATIONS:
            del tables[next(iter(tables))]

    async def heard(self, told: WishesToPlay) -> None:
        if not told.token:
            return self.forget(told.person)
        before = self.wishes.get(told.person)
        if before is not None:
            name = before.name
        else:
            person = await self.hub.store.person(told.person)
            name = person.name if person is not None else ""
        if name and len(self.wishes) < MOST:
            self.wishes[told.person] = Wish(told.person, told.token, name, told.until)
        return None
