"""Chat, and signals between partners.

Where the rules of a game limit what players tell each other, nobody writes while the match is played, unless
the host allowed it; the words of the game say what may be said.
"""

from collections.abc import Collection, Sequence

from intriga.kernel.machine.seats import Seat, only
from intriga.kernel.match.entries import Signalled
from intriga.tables.checks import check_running, own_seat
from intriga.tables.denials import not_now, not_valid
from intriga.tables.drafts import Change, Draft
from intriga.tables.persons import visible
from intriga.tables.rows import Chatted
from intriga.tables.table import Table

LONGEST_TEXT = 500
MOST_LINES = 12
MOST_CHATS = 5_000  # of one table: every node that loads it reads them all


def chat(table: Table, who: str, now: int, seat: Seat, text: str) -> Change:
    """Say something to everybody at the table, before, during or after the match."""
    own_seat(table, who, seat)
    if is_silent(table):
        raise not_now("talk_is_limited", table.game.talk_clause)
    if table.chats >= MOST_CHATS:
        raise not_now("chat_is_full")
    draft = Draft(table, now)
    draft.add(Chatted(at=draft.now, seat=seat, person=who, text=clean_text(text)))
    return draft.done()


def is_silent(table: Table) -> bool:
    """Whether nobody may write here now."""
    return table.status == "running" and bool(table.game.talk_clause) and not table.opened.free_chat


def clean_text(text: str) -> str:
    """A text without invisible characters; Denied if nothing is left or it is too long."""
    readable = visible(text, also="\n").strip()
    if not readable:
        raise not_valid("text_is_empty")
    if len(readable) > LONGEST_TEXT:
        raise not_valid("text_is_too_long", most=LONGEST_TEXT)
    if readable.count("\n") >= MOST_LINES:
        raise not_valid("text_has_too_many_lines", most=MOST_LINES)
    return readable


def signal(
    table: Table, who: str, now: int, seat: Seat, phrase: str, phrases: Collection[str], to: Sequence[int]
) -> Change:
    """One of the phrases that the game knows, to some seats: an entry of the match that moves no piece."""
    own_seat(table, who, seat)
    check_running(table)
    if phrase not in phrases:
        raise not_valid("no_such_phrase")
    draft = Draft(table, now)
    seen_by = 0
    for other in (seat, *to):
        table.seat(other)
        seen_by |= only(other)
    draft.match.note(Signalled(seat=seat, signal=phrase, to=seen_by))
    draft.keep()
    return draft.done()
