"""Opening a table and beginning its match."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.entries import Header, Practised
from intriga.kernel.match.proof import SEED_BYTES, commitment
from intriga.kernel.packs import Pack
from intriga.tables.checks import check_host, check_players, check_waiting, checked_level
from intriga.tables.clocks import checked_clock
from intriga.tables.denials import not_now, not_valid
from intriga.tables.drafts import Change, Draft
from intriga.tables.folding import table_from_first_row
from intriga.tables.persons import Keys, clean_name
from intriga.tables.rows import Begun, CameFrom, Daily, GuideStep, Opened, PlannedSeat, Promised, Sat
from intriga.tables.table import PERSON, Table
from intriga.tables.terms import TableTerms, terms_of

ABSENCE = 120_000  # milliseconds after which others may vote for a stand-in


class FreshSecrets(msgspec.Struct, frozen=True):
    """The random parts of a new table: ids, the secrets of its links, the seed."""

    table: str
    match: str
    seed: bytes
    keys: Keys


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit here: me, somebody at the same screen, anybody (or one person), or a bot of a level."""

    who: Literal["me", "here", "open", "bot"]
    name: str = ""
    level: str = ""
    kept_for: str = ""


class TableSettings(TableTerms, frozen=True):
    """What somebody wants to play. Seats that no wish names are open."""

    players: int
    options: dict[str, str] = {}
    seats: tuple[SeatWish, ...] = ()
    guide: tuple[GuideStep, ...] = ()
    daily: Daily | None = None


class Lineage(msgspec.Struct, frozen=True):
    """What a table inherits from the one it follows."""

    came_from: CameFrom
    carry: dict[str, object] | None = None
    previous: str | None = None
    chapter: int = 0


def open_table(
    game: Game,
    pack: Pack,
    who: str,
    name: str,
    now: int,
    settings: TableSettings,
    fresh: FreshSecrets,
    lineage: Lineage | None = None,
) -> Change:
    """A new table of this person; its match begins at once if nobody is missing."""
    check_players(game, settings.players)
    wishes = checked_wishes(settings)
    draft = Draft(opened_table(game, pack, who, now, settings, wishes, fresh, lineage), now)
    draft.rows.extend(draft.table.rows)
    draft.add(Promised(at=draft.now, match=fresh.match, seed=fresh.seed.hex()))
    for seat, wish in enumerate(wishes):
        if wish.who in ("me", "here"):
            given = clean_name(wish.name or name)
            draft.add(Sat(at=draft.now, seat=seat, person=who, name=given))
    begin_if_full(draft)
    return draft.done()


def checked_wishes(settings: TableSettings) -> tuple[SeatWish, ...]:
    """One wish for each seat; the number of players is one that the game knows."""
    if len(settings.seats) > settings.players:
        raise not_valid("too_many_seats", seats=settings.players)
    missing = settings.players - len(settings.seats)
    wishes = settings.seats + (SeatWish("open"),) * missing
    if settings.practice and sorted(wish.who for wish in wishes) != ["bot"] * (len(wishes) - 1) + ["me"]:
        raise not_valid("practice_is_for_one")
    return wishes


def opened_table(
    game: Game,
    pack: Pack,
    who: str,
    now: int,
    settings: TableSettings,
    wishes: Sequence[SeatWish],
    fresh: FreshSecrets,
    lineage: Lineage | None,
) -> Table:
    """The table after its first row."""
    if len(fresh.seed) != SEED_BYTES:
        raise Malformed(f"a seed has {SEED_BYTES} bytes")
    opened = Opened(
        at=now,
        table=fresh.table,
        game=game.id,
        players=settings.players,
        options=chosen_options(game, settings.players, settings.options),
        pack=pack.id,
        pack_digest=pack.digest,
        host=who,
        places=tuple(planned_seat(game, wish) for wish in wishes),
        keys=fresh.keys,
        absence=ABSENCE,
        guide=settings.guide,
        came_from=lineage.came_from if lineage else None,
        carry=lineage.carry if lineage else None,
        previous=lineage.previous if lineage else None,
        chapter=lineage.chapter if lineage else 0,
        daily=settings.daily,
        **checked_terms(settings),
    )
    return table_from_first_row(game, pack, opened)


def checked_terms(terms: TableTerms) -> dict[str, Any]:
    return {**terms_of(terms), "clock": checked_clock(terms.clock)}


def planned_seat(game: Game, wish: SeatWish) -> PlannedSeat:
    if wish.who == "bot":
        return PlannedSeat(level=checked_level(game, wish.level))
    return PlannedSeat(kept_for=wish.kept_for if wish.who == "open" else "")


def begin(table: Table, who: str, now: int) -> Change:
    """The host begins the match; every seat must be taken."""
    check_waiting(table)
    check_host(table, who)
    if table.free:
        raise not_now("seats_are_free", count=len(table.free))
    draft = Draft(table, now)
    deal(draft)
    return draft.done()


def begin_if_full(draft: Draft) -> None:
    """A table that begins by itself does so when the last seat is taken and the host's device has added its
    bytes, where it said that it would."""
    table = draft.table
    is_ready = table.is_full and not table.waits_for_bytes
    if table.opened.begins_itself and is_ready and table.status == "waiting":
        deal(draft)


def deal(draft: Draft) -> None:
    """Deal: from a full table to the first question."""
    draft.add(Begun(at=draft.now, header=header_of(draft.table)))
    draft.match.deal()
    if draft.table.opened.practice and not draft.match.ended:
        draft.match.note(Practised())
    draft.keep()


def header_of(table: Table) -> Header:
    """The header of the match. It holds no names: names can be forgotten, the hash chain cannot."""
    assert table.promised is not None
    opened, promised = table.opened, table.promised
    return Header(
        match=promised.match,
        game=table.game.id,
        rules_version=table.game.rules_version,
        pack=opened.pack,
        pack_digest=opened.pack_digest,
        players=opened.players,
        options=opened.options,
        seats=tuple(seat.level or PERSON for seat in table.seats),
        commitment=commitment(bytes.fromhex(promised.seed), promised.match),
        added=tuple(seat.adds for seat in table.seats),
        carry=opened.carry,
        previous=opened.previous,
    )
