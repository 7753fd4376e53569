"""The file of an arena: games are kept, incomplete lines are repaired, other files are not changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from intriga.bots.arena import Arena, GameOutcome, bouts, play_one, seatings_of
from intriga.bots.arena_file import ArenaFile, read_arena
from intriga.bots.comparison import Baseline
from intriga.games.shelf import find_game
from intriga.kernel.machine.refusals import Malformed

TINY = find_game("_tiny")


def meeting(*bots: str, seed: int = 3) -> Arena:
    names = bots or ("regular", "random", "random")
    return Arena("_tiny", 3, {}, seatings_of(TINY, 3, names), seed)


def saved(path: Path, arena: Arena, deals: int) -> list[GameOutcome]:
    """A file with the games of the first deals."""
    outcomes = [play_one(arena, bout) for bout in bouts(arena, deals)]
    with ArenaFile(path, arena) as kept:
        for outcome in outcomes:
            kept.add(outcome)
    return outcomes


def kept_in(path: Path, arena: Arena) -> list[GameOutcome]:
    with ArenaFile(path, arena) as kept:
        return kept.outcomes


def test_games_are_found_again(tmp_path: Path) -> None:
    outcomes = saved(tmp_path / "a", meeting(), 3)

    assert kept_in(tmp_path / "a", meeting()) == outcomes
    assert read_arena(tmp_path / "a")[1] == outcomes


def test_a_file_that_was_cut_anywhere_keeps_its_whole_lines(tmp_path: Path) -> None:
    outcomes = saved(tmp_path / "a", meeting(), 1)
    content = (tmp_path / "a").read_bytes()
    for length in range(0, len(content) + 1, 7):
        (tmp_path / "a").write_bytes(content[:length])
        whole = max(0, content[:length].count(b"\n") - 1)

        assert kept_in(tmp_path / "a", meeting()) == outcomes[:whole]
        with ArenaFile(tmp_path / "a", meeting()) as kept:
            for outcome in outcomes[whole:]:
                kept.add(outcome)
        assert (tmp_path / "a").read_bytes() == content


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (meeting(seed=4), "its seed is 3, not 4"),
        (meeting("random", "regular", "regular"), "regular, random, random instead of random, regular, reg"),
        (Arena("_tiny", 2, {}, seatings_of(TINY, 2, ["regular", "random"]), 3), "its players is 3, not 2"),
    ],
)
def test_the_file_of_another_arena_is_refused_and_left_alone(
    tmp_path: Path, other: Arena, sentence: str
) -> None:
    saved(tmp_path / "a", meeting(), 1)
    before = (tmp_path / "a").read_bytes()

    with pytest.raises(Malformed, match=sentence):
        ArenaFile(tmp_path / "a", other)

    assert (tmp_path / "a").read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"\n", b"my notes", b"my notes\nand more", b'{"arena":2}\n', b"[" * 100_000 + b"\n", b"{}\n{"]
)
def test_a_file_that_is_no_arena_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a").write_bytes(content)

    with pytest.raises(Malformed, match="not the file of an arena"):
        ArenaFile(tmp_path / "a", meeting())

    assert (tmp_path / "a").read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        {"seating": 3},
        {"seating": -1},
        {"deal": -1},
        {"thought": []},
        {"result": {"reason": "x", "totals": [1, 2, 3], "winners": [3]}},
        {"result": {"reason": "x", "totals": [1, 2, 3], "winners": [0], "teams": [[0, 1]]}},
        {"result": {"reason": "x", "totals": [1], "winners": [0]}},
        {"result": None},
    ],
)
def test_a_line_that_cannot_be_a_game_is_named(tmp_path: Path, change: dict[str, object]) -> None:
    outcome = saved(tmp_path / "a", meeting(), 1)[0]
    line = msgspec.to_builtins(outcome) | change
    with (tmp_path / "a").open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")

    with pytest.raises(Malformed, match="line 5 of"):
        kept_in(tmp_path / "a", meeting())


def test_two_arenas_do_not_write_into_one_file(tmp_path: Path) -> None:
    with ArenaFile(tmp_path / "a", meeting()), pytest.raises(Malformed, match="another arena is adding"):
        ArenaFile(tmp_path / "a", meeting())


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be written"):
        ArenaFile(tmp_path / "none" / "a", meeting())
    with pytest.raises(Malformed, match="cannot be read"):
        read_arena(tmp_path / "a")


def test_a_rival_is_compared_on_the_deals_that_both_finished(tmp_path: Path) -> None:
    """The baseline's last deal was cut off in its second game."""
    weak = meeting("random", "expert:1", "expert:1")
    strong = meeting("regular", "expert:1", "expert:1")
    saved(tmp_path / "weak", weak, 30)
    lines = (tmp_path / "weak").read_bytes().splitlines(keepends=True)
    (tmp_path / "weak").write_bytes(b"".join(lines[:-1]))
    outcomes = [play_one(strong, bout) for bout in bouts(strong, 40)]

    found = Baseline(tmp_path / "weak", strong).difference(outcomes)

    assert (found.first, found.second, found.deals) == ("regular", "random", 29)
    assert found.verdict == "above"


def test_a_rival_without_a_finished_deal_in_common_is_refused(tmp_path: Path) -> None:
    outcomes = saved(tmp_path / "a", meeting(), 2)
    lines = (tmp_path / "a").read_bytes().splitlines(keepends=True)
    (tmp_path / "a").write_bytes(b"".join([lines[0], *lines[2:]]))
    (tmp_path / "b").write_bytes(b"".join(lines[:3]))

    with pytest.raises(Malformed, match="no finished deal in common"):
        Baseline(tmp_path / "a", meeting()).difference(outcomes[:3])
    with pytest.raises(Malformed, match="no deal that was played in every seating"):
        Baseline(tmp_path / "b", meeting())


def test_a_bot_beside_itself_does_not_differ(tmp_path: Path) -> None:
    outcomes = saved(tmp_path / "a", meeting(), 5)

    found = Baseline(tmp_path / "a", meeting()).difference(outcomes)

    assert (found.difference, found.verdict, found.deals) == (0.0, "undecided", 5)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (meeting(seed=4), "has other deals: its seed is 3, not 4"),
        (meeting("regular", "expert:1", "expert:1"), "the first bot meets others"),
        (meeting("regular", "regular", "random"), "the first bot meets others"),
    ],
)
def test_arenas_without_the_same_deals_and_field_are_not_compared(
    tmp_path: Path, other: Arena, sentence: str
) -> None:
    saved(tmp_path / "a", meeting(), 1)

    with pytest.raises(Malformed, match=sentence):
        Baseline(tmp_path / "a", other)
