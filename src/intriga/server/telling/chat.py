"""The chat in pages: a welcome has the newest texts, older ones are asked for."""

from intriga.server.telling.log import Log
from intriga.server.telling.reader import Reader, names_at
from intriga.server.telling.speech import spoken_at
from intriga.server.telling.wire import ChatPage
from intriga.tables.rows import Chatted
from intriga.tables.table import Table

PAGE = 100  # texts


def first_chat_told(table: Table, since: int) -> int:
    """The row of the oldest text that a welcome has, if there are older ones from row `since` on; else 0."""
    if table.chats <= PAGE:
        return 0
    newest = newest_chats(table, len(table.rows), PAGE + 1, since)
    return newest[-2] if len(newest) > PAGE else 0


def newest_chats(table: Table, before: int, most: int, since: int = 0) -> list[int]:
    """The rows of the last texts before a row, newest first."""
    found: list[int] = []
    for number in range(min(before, len(table.rows)) - 1, max(0, since) - 1, -1):
        if isinstance(table.rows[number], Chatted):
            found.append(number)
            if len(found) == most:
                break
    return found


def chat_page(table: Table, reader: Reader, before: int) -> ChatPage:
    """The texts before this row, as many as a page has."""
    found = newest_chats(table, before, PAGE + 1)
    spoken = spoken_at(table, reader.language)
    log = Log(table, spoken, spoken.to(names_at(table, spoken), reader.look(table).log))
    shown = sorted(found[:PAGE])
    lines = [line for number in shown for line in log.lines(number, table.rows[number])]
    return ChatPage(lines=lines, before=shown[0] if len(found) > PAGE else 0)
