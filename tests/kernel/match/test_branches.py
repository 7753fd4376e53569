"""Branches: a match that continues from a point of another one, each part verified by its own seed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.conformance.records import record_of
from intriga.games._rough.game import GAME
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.match.branches import branch_off, branched_header
from intriga.kernel.match.entries import Branched, Decided, Ended
from intriga.kernel.match.match import Match, header_link, sealed_entry
from intriga.kernel.match.records import Record, write_record
from intriga.kernel.match.undo import undo_permission
from intriga.kernel.match.verify import InvalidRecord, replay, verify
from intriga.kernel.worlds.retell import retell
from tests.cli.running import run
from tests.games._rough.builders import begun, played

SEED = bytes([7] * 32)


def branched(before: Match, at: int, seed: bytes = SEED, match: str = "b") -> Match:
    made = Match(GAME, own_pack("_rough"), branched_header(before, match, seed, ["a", "b"]), seed)
    branch_off(before, at, made)
    return made


@pytest.fixture(scope="module")
def origin() -> Match:
    return played(begun(2), 4)


def test_a_branch_stands_where_the_other_match_stood(origin: Match) -> None:
    match = branched(origin, 9)

    last = match.entries[-1]
    assert isinstance(last, Branched)
    assert ("m", bytes([1] * 32).hex()) == (last.match, last.seed)
    assert origin.states[9].full_key() == match.state.full_key()
    assert [entry.digest for entry in origin.entries[:10]] == [entry.digest for entry in match.entries[:-1]]


def test_its_luck_is_its_own(origin: Match) -> None:
    ends = {played(branched(origin, 3, bytes([seed] * 32)), 1).entries[-1].digest for seed in range(5)}

    assert len(ends) > 1


def test_a_branch_verifies_by_both_seeds(origin: Match) -> None:
    match = played(branched(origin, 9), 2)

    assert match.entries == verify(GAME, record_of(match)).entries


def test_a_branch_of_a_branch_verifies(origin: Match) -> None:
    second = played(branched(origin, 6), 2)
    third = played(branched(second, 12, bytes([8] * 32), "c"), 3)

    assert 2 == sum(isinstance(entry, Branched) for entry in third.entries)
    assert third.entries == verify(GAME, record_of(third)).entries


def resealed(record: Record) -> Record:
    before = header_link(record.opening.header)
    entries = []
    for entry in record.entries:
        entries.append(sealed_entry(before, entry, entry.digest))
        before = entries[-1].link
    return Record(record.opening, tuple(entries))


@pytest.mark.parametrize(
    "forge",
    [
        lambda entry: msgspec.structs.replace(entry, seed="11" * 32),
        lambda entry: msgspec.structs.replace(entry, seed="no"),
        lambda entry: msgspec.structs.replace(entry, match="other"),
        lambda entry: msgspec.structs.replace(entry, added=("00", "")),
        lambda entry: msgspec.structs.replace(entry, events=({"event": "staked"},)),
    ],
)
def test_a_forged_origin_is_noticed(origin: Match, forge: Callable[[Any], Any]) -> None:
    record = record_of(played(branched(origin, 9), 2))
    entries = [forge(entry) if isinstance(entry, Branched) else entry for entry in record.entries]

    with pytest.raises(InvalidRecord):
        verify(GAME, resealed(Record(record.opening, tuple(entries))))


def test_without_saying_so_nothing_branches_off(origin: Match) -> None:
    record = record_of(played(branched(origin, 9), 2))
    entries = [entry for entry in record.entries if not isinstance(entry, Branched)]

    with pytest.raises(InvalidRecord, match="the seed does not give"):
        verify(GAME, resealed(Record(record.opening, tuple(entries))))


def test_a_branch_that_is_played_on_is_read_again(origin: Match) -> None:
    match = played(branched(origin, 9), 2, moves=4)
    record = record_of(match)
    opening = msgspec.structs.replace(record.opening, seed=SEED.hex())

    again = replay(GAME, Record(opening, record.entries))

    assert (match.entries, match.standing) == (again.entries, again.standing)
    assert [entry.link for entry in played(match, 5).entries] == [
        entry.link for entry in played(again, 5).entries
    ]


def test_a_branch_can_be_told_again(origin: Match) -> None:
    match = played(branched(origin, 5), 2, moves=4)

    told = retell(match, 0, Quick(3))

    assert [type(entry) for entry in match.entries] == [type(entry) for entry in told.entries]
    assert GAME.view(match.state, 0) == GAME.view(told.state, 0)


def test_nothing_before_the_branch_is_taken_back(origin: Match) -> None:
    match = branched(origin, 9)
    mine = [n for n, entry in enumerate(match.entries) if isinstance(entry, Decided)]

    assert {"never"} == {undo_permission(match, match.entries[n].seat, n).kind for n in mine}  # type: ignore[union-attr]


def test_a_point_in_the_middle_of_a_finished_match_is_needed(origin: Match) -> None:
    running = begun(2)
    over = len(origin.entries) - 1

    assert isinstance(origin.entries[over], Ended)
    with pytest.raises(Malformed, match="only when it has ended"):
        branched(running, 0)
    for at in (-1, over + 1):
        with pytest.raises(Malformed, match=f"entries 0 to {over}, not {at}"):
            branched(origin, at)
    with pytest.raises(Malformed, match="over at this point"):
        branched(origin, over)


def test_the_terminal_tells_of_the_branch(origin: Match, tmp_path: Path) -> None:
    file = tmp_path / "branch.record"
    write_record(played(branched(origin, 9), 2), file)

    checked, told = run("verify", file), run("replay", file, "--lang", "en")

    assert "up to entry 9 by that of match m, from which it branched off" in checked.out
    assert "played in match m; from here on it is another match" in told.out
