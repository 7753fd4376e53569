"""Deciding: a person's or a bot's words for the question that is asked."""

from collections.abc import Sequence

from intriga.kernel.machine.refusals import Stale
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import By
from intriga.tables.checks import check_nothing_proposed, check_running, own_seat
from intriga.tables.denials import not_now, not_valid
from intriga.tables.drafts import Change, Draft, no_change
from intriga.tables.guides import check_guide
from intriga.tables.holding import closing_word, hold_back, release_if_nobody_waits
from intriga.tables.persons import checked_client
from intriga.tables.table import Table

LONGEST_PATH = 64
MOVED_ON = "the table has moved on; this question is no longer asked"


def decide(
    table: Table, who: str, now: int, seat: Seat, words: Sequence[str], question: int, client: str
) -> Change:
    """A person's decision. A repeated message adds no row; its answer is that of the first one."""
    here = own_seat(table, who, seat)
    checked_client(client)
    first = table.answers.get((seat, client))
    if first is not None:
        return no_change(table, first)
    check_running(table)
    if here.stand_in:
        raise not_now("stand_in_plays")
    check_nothing_proposed(table)
    path = read_path(table, words)
    check_guide(table, seat, words)
    return play_or_hold(table, now, seat, path, "person", client, question)


def decide_as_bot(table: Table, now: int, seat: Seat, words: Sequence[str], question: int) -> Change:
    """The decision of a bot or a stand-in; Stale if the table or the seat has moved on meanwhile."""
    here = table.seat(seat)
    if table.status != "running" or table.proposal is not None or not here.bot:
        raise Stale(MOVED_ON)
    check_running(table)
    by: By = "bot" if here.level else "stand-in"
    return play_or_hold(table, now, seat, read_path(table, words), by, "", question)


def read_path(table: Table, words: Sequence[str]) -> list[Word]:
    """Notation as words of the game; Malformed names one that is not a word."""
    if not 1 <= len(words) <= LONGEST_PATH:
        raise not_valid("path_length", most=LONGEST_PATH)
    return [table.game.vocabulary.read(notation) for notation in words]


def play_or_hold(
    table: Table, now: int, seat: Seat, path: Sequence[Word], by: By, client: str, question: int
) -> Change:
    """Play the words on a fork of the table, or hold them while a window is open."""
    draft = Draft(table, now)
    before = draft.match.state
    draft.match.decide(seat, path, by, client, question)
    place = closing_word(table, seat, path, before, draft.match.states[table.kept])
    if place is not None:
        return hold_back(table, now, seat, path, place, by, client)
    draft.keep()
    release_if_nobody_waits(draft)
    return draft.done()
