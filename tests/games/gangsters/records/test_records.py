"""Whole games, stored: each is verified, and every way a game can end has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from intriga.games.gangsters.state import Gangsters
from intriga.kernel.match.entries import Ended
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import read_record
from intriga.kernel.match.verify import verify
from tests.games.gangsters.records.make_records import GAME, RANDOM, STORIES, Story, played

HERE = Path(__file__).parent
ENDINGS = {
    ("evidence", False),
    ("evidence_before_one", False),
    ("away", True),
    ("away", False),
    ("surrounded", False),
    ("race_home", True),
    ("race_wrecked", False),
    ("race_caught", False),
    ("neighbour_full", True),
    ("neighbour_closed", True),
    ("neighbour_closed", False),
    ("neighbour_driven_out", False),
    ("casino_bank", True),
    ("casino_dawn", True),
    ("casino_dawn", False),
    ("casino_broke", False),
    ("election_won", True),
    ("election_conceded", True),
    ("election_lost", False),
    ("election_betrayed", False),
    ("election_sold", False),
    ("family_reconciled", True),
    ("family_parted", True),
    ("family_parted", False),
    ("family_accountant_taken", False),
    ("family_overthrown", False),
    ("family_drained", False),
}
STORED = pytest.mark.parametrize("story", STORIES, ids=lambda story: story.name)


def stored(story: Story) -> Match:
    return verify(GAME, read_record(HERE / f"{story.name}.jsonl"))


def test_every_way_a_game_can_end_has_a_record() -> None:
    assert ENDINGS == {(story.reason, story.success) for story in STORIES}
    assert {story.name for story in STORIES} == {path.stem for path in HERE.glob("*.jsonl")}
    assert {1, 2, 3, 4} == {story.players for story in STORIES}


@STORED
def test_the_record_holds_and_ends_as_its_name_says(story: Story) -> None:
    match = stored(story)
    last = match.entries[-1]

    assert isinstance(last, Ended)
    assert "ruled" == last.how
    assert story.fits(last.result)
    assert [] == [fault for state in match.states for fault in GAME.invariants(state)]


@pytest.mark.clause("LG-006", "LG-099", "LG-103")
def test_the_second_chapter_begins_with_what_the_first_one_handed_on() -> None:
    first, second = (stored(story) for story in STORIES if story.campaign)
    result = GAME.result(first.state)

    assert result is not None
    assert second.header.carry == result.carry
    assert isinstance(second.state, Gangsters)
    assert (first.header.match, 2) == (second.header.previous, second.state.chapter)


def test_a_record_is_written_again_by_the_same_command() -> None:
    story = next(story for story in STORIES if story.bot == RANDOM)
    record = read_record(HERE / f"{story.name}.jsonl")
    again = played(story, int(record.opening.header.match.rpartition("-")[2]), pack=record.opening.pack)

    assert list(record.entries) == again.entries
