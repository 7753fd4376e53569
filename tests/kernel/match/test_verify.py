"""Verification: any change to a record is noticed, and the first fault is named."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from intriga.conformance.records import record_of
from intriga.games._rough.game import GAME
from intriga.games._tiny.game import GAME as TINY
from intriga.kernel.match.entries import AnyEntry, Decided, Outcome, RecordedPick, Undone
from intriga.kernel.match.match import Match, header_link, sealed_entry
from intriga.kernel.match.records import Record
from intriga.kernel.match.undo import last_move, undo, undo_permission
from intriga.kernel.match.verify import InvalidRecord, replay, verify
from tests.games._rough.builders import begun, played


def with_branches() -> Match:
    """A whole match in which something was taken back."""
    match = begun(3)
    for step in range(40):
        played(match, step, moves=1)
        to = last_move(match, 0)
        if not match.ended and to is not None and undo_permission(match, 0, to).kind == "free":
            undo(match, 0, to)
    return played(match)


RECORD = record_of(with_branches())
LAST = len(RECORD.entries) - 1


def changed(number: int, **change: Any) -> Record:
    """One entry changed, its link left as it was."""
    entries = list(RECORD.entries)
    entries[number] = msgspec.structs.replace(entries[number], **change)
    return Record(RECORD.opening, tuple(entries))


def resealed(record: Record) -> Record:
    """The same with a chain that fits: what a forger would do."""
    before = header_link(record.opening.header)
    entries: list[AnyEntry] = []
    for entry in record.entries:
        entries.append(sealed_entry(before, entry, entry.digest))
        before = entries[-1].link
    return Record(record.opening, tuple(entries))


def first(kind: type[Any], fits: Callable[[Any], bool] = lambda entry: True) -> int:
    return next(n for n, entry in enumerate(RECORD.entries) if isinstance(entry, kind) and fits(entry))


def test_a_whole_match_with_branches_holds() -> None:
    assert any(isinstance(entry, Undone) for entry in RECORD.entries)
    assert list(RECORD.entries) == verify(GAME, RECORD).entries


@pytest.mark.parametrize("number", range(0, LAST + 1, 5))
def test_any_change_breaks_the_chain(number: int) -> None:
    with pytest.raises(InvalidRecord, match=f"entry {number} was changed: its link does not fit"):
        verify(GAME, changed(number, digest="00" * 16))


@pytest.mark.parametrize(
    ("kind", "change", "sentence"),
    [
        (Outcome, {"digest": "00" * 16}, "comes out otherwise: its digest differs"),
        (Outcome, {"learned": 0}, "comes out otherwise: its learned differs"),
        (Decided, {"seat": 7}, "cannot be carried out: there is no seat 7"),
        (Decided, {"path": ("dance",)}, "cannot be carried out: 'dance' is not a word of this game"),
        (Decided, {"path": ("rest",)}, "is illegal: not_asked"),
        (Decided, {"events": ()}, "comes out otherwise: its events differ"),
        (Undone, {"to": 0}, "cannot be carried out: this could not be taken back so"),
        (Undone, {"consents": (1,)}, "cannot be carried out: this could not be taken back so"),
    ],
)
def test_a_forged_entry_is_noticed_by_the_rules(
    kind: type[Any], change: dict[str, Any], sentence: str
) -> None:
    number = first(kind)

    with pytest.raises(InvalidRecord, match=f"entry {number} {sentence}") as fault:
        verify(GAME, resealed(changed(number, **change)))

    assert number == fault.value.entry


def test_a_forged_outcome_is_noticed_by_the_seed() -> None:
    number = first(Decided, lambda entry: bool(entry.picks))
    entry = RECORD.entries[number]
    assert isinstance(entry, Decided)
    pick = entry.picks[0]
    forged = RecordedPick(pick.n, (pick.value + 1) % pick.n, pick.seats, pick.weights)

    with pytest.raises(InvalidRecord, match=f"entry {number} has an outcome that the seed does not give"):
        verify(GAME, resealed(changed(number, picks=(forged, *entry.picks[1:]))))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": "zz"}, "the seed is not written in hex"),
        ({"seed": "00"}, "the seed does not have 32 bytes"),
        ({"seed": "00" * 32}, "the seed is not the one that was committed to"),
        ({"how": "abandoned"}, "the game ended by its rules, and the record says otherwise"),
        ({"result": None}, "comes out otherwise: its result differs"),
    ],
)
def test_a_forged_end_is_noticed(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidRecord, match=sentence):
        verify(GAME, resealed(changed(LAST, **change)))


def test_a_record_without_its_end_proves_nothing_but_can_be_replayed() -> None:
    short = Record(RECORD.opening, RECORD.entries[:-1])

    with pytest.raises(InvalidRecord, match="the match has not ended, so its seed is not revealed yet"):
        verify(GAME, short)
    assert LAST == len(replay(GAME, short).entries)


def test_a_record_that_goes_on_after_its_end_does_not_hold() -> None:
    twice = resealed(Record(RECORD.opening, (*RECORD.entries, RECORD.entries[-1])))

    with pytest.raises(InvalidRecord, match="the record goes on after its end"):
        verify(GAME, twice)


def test_a_match_begins_with_one_deal() -> None:
    with pytest.raises(InvalidRecord, match="entry 0 cannot be carried out: a match begins with its deal"):
        replay(GAME, Record(RECORD.opening, RECORD.entries[1:]))
    again = (*RECORD.entries[:2], RECORD.entries[0])
    with pytest.raises(InvalidRecord, match="entry 2 cannot be carried out: a match has one deal"):
        replay(GAME, Record(RECORD.opening, again))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "_tiny"}, "the record is of '_tiny', not of '_rough'"),
        ({"rules_version": 0}, "is played by rules 0"),
        ({"rules_version": 9}, "is played by rules 9"),
        ({"pack": "other"}, "the pack is not the one that the header names"),
        ({"pack_digest": "00"}, "do not have the digest that the header names"),
        ({"seats": ("a",)}, "the header does not name 3 seats"),
        ({"options": {"x": "y"}}, "the header's options cannot be played: _rough has no option 'x'"),
        ({"added": ("", "", "zz")}, "the bytes added by the seats are not written in hex"),
        ({"added": ("", "", "00" * 65)}, "a seat added more than 64 bytes"),
    ],
)
def test_a_header_that_cannot_be_is_noticed(change: dict[str, Any], sentence: str) -> None:
    header = msgspec.structs.replace(RECORD.opening.header, **change)
    opening = msgspec.structs.replace(RECORD.opening, header=header)

    with pytest.raises(InvalidRecord, match=sentence):
        verify(GAME, Record(opening, RECORD.entries))


def test_the_record_of_one_game_is_not_another_games() -> None:
    with pytest.raises(InvalidRecord, match="the record is of '_rough', not of '_tiny'"):
        verify(TINY, RECORD)


def test_a_saved_seed_that_does_not_give_the_outcomes_is_noticed() -> None:
    opening = msgspec.structs.replace(RECORD.opening, seed="00" * 32)

    with pytest.raises(InvalidRecord, match="the seed is not the one that was committed to"):
        replay(GAME, Record(opening, RECORD.entries))
