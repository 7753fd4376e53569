"""Chat and signals."""

import pytest

from intriga.kernel.match.entries import Signalled
from intriga.tables.chatting import chat, signal
from intriga.tables.opening import SeatWish
from intriga.tables.rows import Chatted
from tests.tables.builders import ME, START, folds, kinds, opened, played_out, running
from tests.tables.refusals import denied


def test_people_chat_before_during_and_after_the_match() -> None:
    during = running("_tiny", "anna", "boris")

    for table in (opened("_tiny", ME, SeatWish("open")).table, during, played_out(during)):
        change = chat(table, "anna", START, 0, "  Привет,\nвсем!\u202e\x07 ")
        row = change.rows[0]
        assert isinstance(row, Chatted)
        assert ("anna", 0, "Привет,\nвсем!") == (row.person, row.seat, row.text)
        assert folds(change.table)


@pytest.mark.parametrize(
    ("text", "reason"), [(" \n\u200b", "text_is_empty"), ("я" * 501, "text_is_too_long")]
)
def test_a_text_can_be_read(text: str, reason: str) -> None:
    table = running("_tiny", "anna", "boris")

    with denied(table, reason):
        chat(table, "anna", START, 0, text)


def test_who_does_not_sit_here_does_not_chat() -> None:
    table = running("_tiny", "anna", "boris")

    with denied(table, "not_your_seat"):
        chat(table, "vera", START, 0, "Привет")


def test_a_signal_is_an_entry_for_some_seats() -> None:
    table = running("_tiny", "anna", "boris", "vera")

    change = signal(table, "anna", START, 0, "thanks", {"thanks", "hm"}, [2])

    assert ["Played Signalled"] == kinds(change)
    assert change.table.match is not None
    last = change.table.match.entries[-1]
    assert isinstance(last, Signalled)
    assert (0, "thanks", 0b101) == (last.seat, last.signal, last.to)
    assert folds(change.table)


def test_a_signal_is_one_of_the_games_phrases_to_seats_that_are_there() -> None:
    table = running("_tiny", "anna", "boris")

    with denied(table, "no_such_phrase"):
        signal(table, "anna", START, 0, "psst", {"thanks"}, [1])
    with denied(table, "no_such_seat"):
        signal(table, "anna", START, 0, "thanks", {"thanks"}, [5])
