"""The table as everybody may know it: made once for all readers. No reader and no seat's eyes are given."""

from collections.abc import Collection, Sequence
from typing import Literal

from intriga.bots.levels import EXPERT
from intriga.games.speaking import Spoken
from intriga.server.telling.reader import Presence, asked_now
from intriga.server.telling.speech import chapter_name
from intriga.server.telling.wire import Here, PublicState, SeatCard
from intriga.tables.chatting import is_silent
from intriga.tables.table import SeatHolder, Table
from intriga.tables.terms import terms_of


def public_state(
    table: Table, spoken: Spoken, presence: Presence, names: Sequence[str], now: int
) -> PublicState:
    asked = asked_now(table) if table.status == "running" else []
    return PublicState(
        table=table.id,
        game=table.game.id,
        title=spoken.title,
        players=table.players,
        options=dict(table.opened.options),
        status="ended" if table.status == "closed" else table.status,
        seats=seat_cards(table, presence, names, asked, now),
        spectators=presence.spectators,
        commitment=table.commitment,
        follows={how: after for how, after in table.followed.items() if how != "branch"},
        chapter=chapter_name(table.opened.chapter, spoken.language),
        came_from=table.opened.came_from.table if table.opened.came_from is not None else "",
        talk_clause=table.game.talk_clause,
        silent=is_silent(table),
        daily=table.opened.daily.date if table.opened.daily is not None else "",
        added=[number for number, seat in enumerate(table.seats) if seat.adds],
        **terms_of(table.opened),
    )


def seat_cards(
    table: Table, presence: Presence, names: Sequence[str], asked: Collection[int], now: int
) -> list[SeatCard]:
    cards = []
    for number, name in enumerate(names):
        seat = table.seats[number] if number < table.players else None
        cards.append(
            SeatCard(
                seat=number,
                name=name,
                kind=kind_of(seat),
                level=seat.bot if seat else "",
                present=is_present(seat, presence),
                acting=number in asked,
                thinks=seat is not None and number in asked and seat.bot.startswith(EXPERT),
                clock_ms=table.clocks.left_at(number, now) if seat else None,
                clock_runs=number in table.clocks.running,
            )
        )
    return cards


def is_present(seat: SeatHolder | None, presence: Presence) -> bool:
    """Whether whoever plays a seat is here: bots and scripts always are."""
    return seat is None or bool(seat.level) or seat.person in presence.persons


def who_is_here(table: Table, presence: Presence) -> Here:
    """Public, and the same for every reader."""
    seats = [*table.seats, *[None] * table.scripted]
    present = [number for number, seat in enumerate(seats) if is_present(seat, presence)]
    return Here(present=present, spectators=presence.spectators)


def kind_of(seat: SeatHolder | None) -> Literal["person", "bot", "scripted", "free"]:
    """Who plays a seat; seats that are nobody's play by script."""
    if seat is None:
        return "scripted"
    return "person" if seat.person else "bot" if seat.level else "free"
