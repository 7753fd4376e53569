"""A game's book: what its board reads beside the view, such as the texts of all cards. Asked for once."""

from typing import Any

import msgspec

from intriga.kernel.sentences import Tongue
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import Wrong
from intriga.tables.table import Table


def book_of(table: Table, reader: Reader) -> dict[str, Any]:
    """The book of the pack that is played at this table. It tells no more than the reader's view allows."""
    if table.match is None:
        raise Wrong(404, "no-book")
    view = table.game.view(table.match.state, reader.eyes(table))
    book = table.game.pieces.book(view, Tongue(reader.language, table.match.box))
    if book is None:
        raise Wrong(404, "no-book")
    told: dict[str, Any] = msgspec.to_builtins(book)
    return told
