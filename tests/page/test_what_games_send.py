"""What games send is what their generated types say: views, events as seats see them, books."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.games.shelf import find_game, game_ids, own_pack
from intriga.kernel.events import plain, tag_of
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.match.entries import Decided, Outcome
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import read_record
from intriga.kernel.match.rerun import replay
from intriga.kernel.sentences import Tongue
from tests.house.places import ROOT
from tools import write_wire

RECORDS = [
    pytest.param(game, path, id=f"{game}-{path.stem}")
    for game in game_ids()
    for path in sorted((ROOT / "tests" / "games" / game / "records").glob("*.jsonl"))
]
STEP = 7  # every seventh position is looked at, and the last one


def replayed(game: str, path: Path) -> Match:
    return replay(find_game(game), read_record(path))


def full_events(match: Match) -> Iterator[dict[str, Any]]:
    for entry in match.entries:
        if isinstance(entry, Decided | Outcome):
            yield from entry.events


@pytest.mark.parametrize(("game", "path"), RECORDS)
def test_a_view_is_what_its_type_says(game: str, path: Path) -> None:
    match = replayed(game, path)
    kind = write_wire.view_of(game)

    for state in [*match.states[::STEP], match.states[-1]]:
        for seat in range(SPECTATOR, state.players):
            view = match.game.view(state, seat)
            assert view == msgspec.convert(msgspec.to_builtins(view), kind)


@pytest.mark.parametrize(("game", "path"), RECORDS)
def test_an_event_is_sent_only_as_a_kind_that_is_written_for_the_page(game: str, path: Path) -> None:
    match = replayed(game, path)
    written = {tag_of(kind): kind for kind in write_wire.seen_kinds(game)}
    kinds = {tag_of(kind): kind for kind in find_game(game).events}

    for full in full_events(match):
        for seat in range(SPECTATOR, match.state.players):
            seen = msgspec.convert(full, kinds[full["event"]]).seen_by(seat)
            if seen is not None:
                sent = plain(seen)
                assert seen == msgspec.convert(sent, written[sent["event"]])


@pytest.mark.parametrize("game", [game for game in game_ids() if write_wire.books_of(game)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_book_is_what_its_type_says(game: str, language: str) -> None:
    (path, *_) = sorted((ROOT / "tests" / "games" / game / "records").glob("*.jsonl"))
    match = replayed(game, path)
    box = match.game.load(own_pack(game))

    book = match.game.pieces.book(match.game.view(match.state, SPECTATOR), Tongue(language, box))

    assert book == msgspec.convert(msgspec.to_builtins(book), write_wire.books_of(game)[0])


def test_what_no_seat_sees_is_not_written() -> None:
    """The whole deal is in the record; a seat sees another event instead."""
    tags = {tag_of(kind) for kind in write_wire.seen_kinds("masti")}

    assert {"dealt", "buried", "discarded_to_trumps", "trumps_ready"} <= tags
    assert tags.isdisjoint({"setup", "trumps_shuffled"})
