"""Chat and signals."""

from typing import Any

import pytest

from intriga.games._tiny.game import TinyGame
from intriga.games.shelf import own_pack
from intriga.kernel.match.entries import Signalled
from intriga.tables.chatting import chat, signal
from intriga.tables.denials import Denied
from intriga.tables.opening import SeatWish, TableSettings, open_table
from intriga.tables.rows import Chatted
from intriga.tables.seating import sit
from intriga.tables.table import Table
from tests.tables.builders import ME, NAMES, OPEN, START, folds, fresh, kinds, opened, played_out, running
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


# ── where the rules limit talk ──


class Quiet(TinyGame):
    """The tiny example, whose players may not tell each other everything."""

    talk_clause = "TN-1"


def quiet(**settings: Any) -> Table:
    """Such a table that waits for Boris."""
    wanted = TableSettings(2, seats=(ME, OPEN), **settings)
    return open_table(Quiet(), own_pack("_tiny"), "anna", NAMES["anna"], START, wanted, fresh()).table


def with_boris(table: Table) -> Table:
    return sit(table, "boris", START, 1, NAMES["boris"], "invited").table


def test_nobody_chats_while_the_match_is_played_and_the_clause_says_why() -> None:
    during = with_boris(quiet())

    with denied(during, "talk_is_limited"):
        chat(during, "anna", START, 0, "У меня туз")
    with pytest.raises(Denied) as why:
        chat(during, "anna", START, 0, "У меня туз")
    assert ("not_now", "TN-1") == (why.value.kind, why.value.clause)


def test_before_and_after_the_match_everybody_may_chat() -> None:
    before = quiet()

    for table in (before, played_out(with_boris(before))):
        assert ["Chatted"] == kinds(chat(table, "anna", START, 0, "Привет"))


def test_the_host_may_allow_free_chat() -> None:
    during = with_boris(quiet(free_chat=True))

    assert ["Chatted"] == kinds(chat(during, "anna", START, 0, "Беру полицию на себя"))
    assert folds(during)


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
