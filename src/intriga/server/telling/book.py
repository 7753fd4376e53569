"""A game's book: what its board needs besides the view, such as the texts of all cards. Fetched once."""

from typing import Any

import msgspec

from intriga.kernel.sentences import Tongue
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import HttpRefusal
from intriga.tables.table import Table


def book_of(table: Table, reader: Reader) -> dict[str, Any]:
    """The book of the pack that is played at this table. It tells no more than the reader's view allows."""
    if table.match is None:
        raise HttpRefusal(404, "no-book")
    view = table.game.view(table.match.state, reader.look(table).seat)
    book = table.game.pieces.book(view, Tongue(reader.language, table.match.box))
    if book is None:
        raise HttpRefusal(404, "no-book")
    answer: dict[str, Any] = msgspec.to_builtins(book)
    return answer
