"""A game's book: what its board reads beside the view, such as the texts of all cards. Asked for once."""

from typing import Any

import msgspec

from intriga.games.shelf import find_room
from intriga.kernel.sentences import Tongue
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import Wrong
from intriga.tables.table import Table

BOOK = "speech.book"


def book_of(table: Table, reader: Reader) -> dict[str, Any]:
    """The book of the pack that is played at this table. It tells no more than the reader's view allows."""
    room = find_room(table.game.id, BOOK)
    if room is None or table.match is None:
        raise Wrong(404, "no-book")
    view = table.game.view(table.match.state, reader.eyes(table))
    told: dict[str, Any] = msgspec.to_builtins(room.book(view, Tongue(reader.language, table.match.box)))
    return told
