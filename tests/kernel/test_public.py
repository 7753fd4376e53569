"""What is public: by type nothing else is in it, and joined with a seat's own part it is the whole view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from intriga.games.shelf import find_game, game_ids
from intriga.kernel.events import Event
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.public import Public, own_json, shared_json, whole_json
from intriga.server.telling.wire import OwnState, PublicState, TableState
from tests.server.telling.positions import positions

GAMES = [*game_ids(), "_tiny"]


class Card(msgspec.Struct, frozen=True):
    """For one reader."""

    name: str


class Shared(msgspec.Struct, frozen=True):
    deck: int


class Open(Shared, Public, frozen=True):
    """For all."""


class Whole(Shared, frozen=True):
    """For one reader."""

    hand: list[Card]


class Leaking(Public, frozen=True):
    hands: dict[str, list[Card | None]]


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """All structs that a value of this type may consist of."""
    for inner in get_args(kind):
        yield from structs_in(inner)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            yield from structs_in(field.type)


def private_in(kind: type[Public]) -> list[str]:
    """The structs in a public part that are not public: an event is, if everybody sees all of it."""
    return [
        found.__name__
        for found in structs_in(kind)
        if not issubclass(found, Public)
        and not (issubclass(found, Event) and found.seen_by is Event.seen_by)
        and found.__module__ != "intriga.tables.terms"
    ]


def test_a_private_struct_does_not_fit_into_a_public_one() -> None:
    assert ["Card"] == private_in(Leaking)
    assert [] == private_in(Open)


@pytest.mark.parametrize("game", GAMES)
def test_the_public_part_of_a_view_consists_of_public_structs(game: str) -> None:
    kinds = {type(find_game(game).public_view(match.state)) for match in positions(game)}

    assert [[]] * len(kinds) == [private_in(kind) for kind in kinds]


def test_the_public_state_of_a_table_consists_of_public_structs() -> None:
    assert [] == private_in(PublicState)


def test_what_is_for_one_reader_cannot_be_encoded_for_all() -> None:
    with pytest.raises(TypeError):
        shared_json(Card("ace"))  # type: ignore[arg-type]  # mypy refuses it too


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_a_seat_cannot_be_encoded_for_all(game: str) -> None:
    rules = find_game(game)
    for match in positions(game):
        for seat in range(match.header.players):
            with pytest.raises(TypeError, match="is not public"):
                shared_json(rules.view(match.state, seat))  # type: ignore[arg-type]  # mypy refuses it too


def test_only_what_is_added_is_a_readers_own() -> None:
    whole = Whole(deck=3, hand=[Card("ace")])

    assert b'{"hand":[{"name":"ace"}]}' == own_json(whole, Open)
    assert b'{"deck":3,"hand":[{"name":"ace"}]}' == whole_json(shared_json(Open(3)), own_json(whole, Open))
    assert b'{"name":"ace"}' == whole_json(shared_json(Public()), own_json(Card("ace"), Public))


@pytest.mark.parametrize("game", GAMES)
def test_in_every_view_the_public_part_is_the_same_and_the_joined_parts_are_the_view(game: str) -> None:
    rules = find_game(game)
    for match in positions(game):
        public = rules.public_view(match.state)
        for seat in range(SPECTATOR, match.header.players):
            view = rules.view(match.state, seat)
            beside = rules.view_beside(match.state, seat, public)
            joined = whole_json(shared_json(public), own_json(beside, type(public)))

            assert msgspec.json.decode(msgspec.json.encode(view)) == msgspec.json.decode(joined)


def test_a_table_is_told_in_two_parts_that_have_no_field_in_common() -> None:
    parts = [*PublicState.__struct_fields__, *OwnState.__struct_fields__]

    assert sorted(parts) == sorted(TableState.__struct_fields__)
