"""Rules versions: running matches move to the present rules, ended ones are shown as they were played."""

from pathlib import Path

import msgspec
import pytest

from intriga.conformance.records import record_of
from intriga.games._rough.game import GAME
from intriga.games._rough.rules.window import Window
from intriga.games._rough.state import Rough
from intriga.games._rough.vocabulary import VOCABULARY
from intriga.kernel.machine.refusals import Malformed, Stale
from intriga.kernel.match.entries import Decided, Ended, Undone, Upgraded
from intriga.kernel.match.match import Match
from intriga.kernel.match.migration import migrate_match
from intriga.kernel.match.records import Opening, Record, read_record
from intriga.kernel.match.rules_versions import last_upgrade, last_version, standing_entries, versions_used
from intriga.kernel.match.undo import undo_permission
from intriga.kernel.match.verify import InvalidRecord, replay, verify
from tests.games._rough.builders import begun, played

RECORDS = Path(__file__).parents[2] / "games" / "_rough" / "records"


def stored(name: str) -> Record:
    return read_record(RECORDS / f"rules-1-{name}.jsonl")


def kept(match: Match) -> Record:
    """The match as its save would be read."""
    record = record_of(match)
    assert match.seed is not None
    opening = msgspec.structs.replace(record.opening, seed=match.seed.hex())
    return Record(opening, record.entries)


# ── running matches ──


def test_a_match_whose_positions_agree_moves_over() -> None:
    record = stored("same")

    match = migrate_match(GAME, record)

    last = match.entries[-1]
    assert isinstance(last, Upgraded)
    assert (1, 2, False) == (last.from_version, last.to_version, last.rebuilt)
    assert record.entries == tuple(match.entries[:-1])
    assert record.entries[-1].digest == last.digest


def test_a_match_whose_positions_differ_is_rebuilt_from_its_events() -> None:
    record = stored("running")

    match = migrate_match(GAME, record)

    last, s = match.entries[-1], match.state
    assert isinstance(last, Upgraded)
    assert isinstance(s, Rough)
    assert last.rebuilt
    assert 2 in s.marks
    assert isinstance(s.stack[-1], Window)
    assert [] == GAME.invariants(s)
    assert record.entries == tuple(match.entries[:-1])
    assert any(isinstance(entry, Undone) for entry in record.entries)


@pytest.mark.parametrize("name", ["same", "running"])
def test_a_carried_over_match_is_played_to_its_end_and_verifies(name: str) -> None:
    match = played(migrate_match(GAME, stored(name)), 5)

    again = verify(GAME, record_of(match))

    assert match.ended
    assert match.state == again.state
    assert match.entries == again.entries


@pytest.mark.parametrize("name", ["same", "running"])
def test_a_carried_over_match_is_saved_and_resumed(name: str) -> None:
    match = played(migrate_match(GAME, stored(name)), 5, moves=3)

    resumed = migrate_match(GAME, kept(match))

    assert match.entries == resumed.entries
    assert match.state == resumed.state
    assert match.standing == resumed.standing
    assert [entry.link for entry in played(match, 8).entries] == [
        entry.link for entry in played(resumed, 8).entries
    ]


def test_no_undo_goes_back_behind_a_change_of_rules() -> None:
    for name in ("same", "running"):
        match = migrate_match(GAME, stored(name))
        before = [
            (entry.seat, number) for number, entry in enumerate(match.entries) if isinstance(entry, Decided)
        ]

        assert {"never"} == {undo_permission(match, seat, number).kind for seat, number in before}


def test_an_answer_to_a_question_of_older_rules_is_stale_when_the_position_was_rebuilt() -> None:
    match = migrate_match(GAME, stored("running"))

    for question in range(match.state.asked):
        with pytest.raises(Stale):
            match.decide(match.state.acting()[0], [VOCABULARY.read("go on")], question=question)


def test_a_match_of_the_present_rules_is_only_re_run() -> None:
    match = played(begun(2), moves=6)

    assert match.entries == migrate_match(GAME, kept(match)).entries


def test_a_match_of_newer_rules_is_refused_in_a_sentence() -> None:
    match = played(begun(2), moves=6)
    header = msgspec.structs.replace(match.header, rules_version=3)
    record = Record(Opening(1, header, match.pack), tuple(match.entries))

    with pytest.raises(Malformed, match="is played by rules 3 of '_rough'; here are 2"):
        migrate_match(GAME, record)
    with pytest.raises(InvalidRecord, match="is played by rules 3 of '_rough'; here are rules 2"):
        replay(GAME, record)


def test_a_changed_record_is_not_carried_over() -> None:
    record = stored("running")
    entries = list(record.entries)
    entries[2] = msgspec.structs.replace(entries[2], digest="0" * 32)

    with pytest.raises(InvalidRecord, match="entry 2 was changed"):
        migrate_match(GAME, Record(record.opening, tuple(entries)))


@pytest.mark.parametrize("version", [0, 2, 7])
def test_rules_that_never_were_cannot_be_carried_over(version: int) -> None:
    match = begun(2)

    with pytest.raises(Malformed, match=f"no rules {version} of _rough"):
        GAME.upgrade_state(version, match.box, [])


def test_events_without_a_beginning_cannot_be_rebuilt() -> None:
    with pytest.raises(Malformed, match="begin with its set-up"):
        GAME.upgrade_state(1, begun(2).box, [])


@pytest.mark.parametrize("seed", range(6))
def test_a_position_is_rebuilt_exactly_where_the_rules_agree(seed: int) -> None:
    """Rebuilding a position from events of the present rules gives the present position."""
    match = begun(3, seed)
    while not match.ended:
        events = [event for number in match.standing for event in match.entries[number].events]
        rebuilt = GAME.upgrade_state(1, match.box, events)
        rebuilt.asked = match.state.asked

        assert match.state == rebuilt
        played(match, seed + len(match.entries), moves=1)


# ── what a record says of its rules ──


def test_each_stretch_names_the_rules_that_judged_it() -> None:
    match = played(migrate_match(GAME, stored("running")), 5)
    upgrade = len(stored("running").entries)

    assert [(1, 0), (2, upgrade)] == versions_used(match.header, match.entries)
    assert (2, upgrade) == (last_version(match.header, match.entries), last_upgrade(match.entries))
    assert (1, None) == (last_version(match.header, []), last_upgrade([]))


def test_what_was_taken_back_does_not_stand() -> None:
    entries = stored("running").entries
    undone = [number for number, entry in enumerate(entries) if isinstance(entry, Undone)]
    first = entries[undone[0]]
    assert isinstance(first, Undone)

    assert first.to in standing_entries(entries[: undone[0]])
    assert first.to not in standing_entries(entries)


@pytest.mark.parametrize(
    ("place", "change", "sentence"),
    [
        ("upgrade", {"rebuilt": False}, "cannot be carried out: the position after entry"),
        ("upgrade", {"from_version": 0}, "does not carry rules 1 over to newer ones"),
        ("upgrade", {"to_version": 1}, "does not carry rules 1 over to newer ones"),
        ("upgrade", {"to_version": 3}, "is played by rules 3"),
        ("upgrade", {"events": ({"event": "x"},)}, "comes out otherwise: its events differ"),
        ("after", {"path": ("rest",)}, "is illegal: not_asked"),
    ],
)
def test_a_changed_upgrade_is_noticed(place: str, change: dict[str, object], sentence: str) -> None:
    match = played(migrate_match(GAME, stored("running")), 5, moves=4)
    entries = list(match.entries)
    number = len(stored("running").entries) + (place == "after")
    entries[number] = msgspec.structs.replace(entries[number], **change)

    with pytest.raises(InvalidRecord, match=sentence):
        replay(GAME, Record(Opening(1, match.header, match.pack), tuple(entries)))


# ── ended matches ──


def test_an_ended_match_of_older_rules_is_shown_and_verified_from_its_events() -> None:
    record = stored("ended")

    match = verify(GAME, record)

    assert record.entries == tuple(match.entries)
    assert [] == match.states
    assert isinstance(match.entries[-1], Ended)
    with pytest.raises(Malformed, match="ended under rules 1 and is shown as it was played"):
        migrate_match(GAME, record)


def test_a_changed_shuffle_of_older_rules_is_noticed() -> None:
    record = stored("ended")
    entries = list(record.entries)
    last = entries[-1]
    assert isinstance(last, Ended)
    entries[-1] = msgspec.structs.replace(last, seed="11" * 32)

    with pytest.raises(InvalidRecord):
        verify(GAME, Record(record.opening, tuple(entries)))
