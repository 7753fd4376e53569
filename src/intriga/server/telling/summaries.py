"""Tables as lists show them."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from intriga.bots.naming import names_of_bots
from intriga.games.speaking import own_sentences, title_of
from intriga.kernel.sentences import Language
from intriga.server.telling.speech import chapter_name, shell
from intriga.server.telling.wire_lobby import TableCard
from intriga.store.protocol import Listed, SeatIndex
from intriga.tables.index import TableIndex


def table_card(listed: Listed, person: str, language: Language) -> TableCard:
    """A table in a list, for this person."""
    index = listed.index
    mine = [number for number, seat in enumerate(index.seats) if seat.person == person]
    return TableCard(
        table=listed.table,
        game=index.game,
        title=title_of(index.game, language),
        status="ended" if index.status == "closed" else index.status,
        players=index.players,
        seats=seat_names(index.seats, language),
        free=sum(seat.is_free for seat in index.seats),
        my_seats=mine,
        my_turn=index.is_turn_of(person),
        updated=index.updated / 1000,
        chapter=chapter_name(index.chapter, language),
        played=", ".join(chosen_names(index.game, index.chosen, language)),
        success=index.success if index.status == "ended" else None,
        **outcome(index, mine),
    )


class Outcome(TypedDict, total=False):
    won: bool
    place: int
    points: int


def outcome(index: TableIndex, mine: list[int]) -> Outcome:
    """How a finished match came out for this person; nothing for who did not play one seat of it."""
    if index.status != "ended" or index.success is not None or len(mine) != 1 or not index.winners:
        return {}
    (seat,) = mine
    won = seat in index.winners
    if not index.points:
        return {"won": won}
    place = 1 if won else max(2, 1 + sides_ahead(index.points, seat))
    return {"won": won, "place": place, "points": index.points[seat]}


def sides_ahead(points: tuple[int, ...], seat: int) -> int:
    return len({other for other in points if other > points[seat]})


def chosen_names(game: str, chosen: Mapping[str, str], language: Language) -> list[str]:
    """The values of options by their names; one that the game no longer has is left out."""
    own = own_sentences(game, language)
    names = [f"option-{option}-{value}" for option, value in chosen.items()]
    return [own.say(name) for name in names if own.has(name)]


def seat_names(seats: Sequence[SeatIndex], language: Language) -> list[str]:
    """Who sits where, by the names that the table itself uses; empty for a free seat."""
    persons = [seat.name for seat in seats if seat.person]
    levels = [number for number, seat in enumerate(seats) if seat.level and not seat.person]
    bots = names_of_bots(levels, persons, language)
    forgotten = shell(language).say("name-forgotten")
    return [
        (seat.name or forgotten) if seat.person else bots.get(number, "") for number, seat in enumerate(seats)
    ]
