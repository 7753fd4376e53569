"""Small things to put into a store."""

from __future__ import annotations

from intriga.store.protocol import AnswerKey, Person, SeatIndex, Status, TableIndex

TABLE = "table-1"


def an_index(
    *persons: str,
    free: int = 0,
    status: Status = "running",
    is_open: bool = False,
    acting: tuple[int, ...] = (),
    updated: int = 1000,
    due: int | None = None,
) -> TableIndex:
    """A table with these persons at it, and this number of free seats."""
    seats = tuple(SeatIndex(person=person, name=person.title()) for person in persons)
    return TableIndex(
        game="game",
        players=len(persons) + free,
        status=status,
        is_open=is_open,
        host=persons[0] if persons else "",
        seats=seats + (SeatIndex(),) * free,
        acting=acting,
        updated=updated,
        due=due,
    )


def rows(*numbers: int) -> list[bytes]:
    return [b"row %d" % number for number in numbers]


def a_key(client: str, seat: int = 0) -> AnswerKey:
    return AnswerKey(seat, client)


def a_person(person: str = "anna", name: str = "Анна") -> Person:
    return Person(person, name, "ru", created=5)
