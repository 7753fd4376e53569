"""A campaign in the terminal: the next chapter, the same again, and going on another day."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.cli.play.chapters import last_chapter
from intriga.cli.play.saves import new_save
from intriga.games._tiny.game import TinyGame
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.asking import Asker
from intriga.kernel.assembled import AssembledGame
from intriga.kernel.contract import Result
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.match.chains import carried_over
from intriga.kernel.match.entries import Header
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.records import read_record
from tests.cli.running import Ran, run

Play = Callable[..., Ran]
NEW = ("--players", 2, "--seed", "eins")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "intriga" / "matches"


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """The smallest example as an endless campaign, played by lines."""

    def result(self: Any, state: State) -> Result | None:
        found = AssembledGame.result(self, state)
        return found and msgspec.structs.replace(found, carry={"points": list(found.totals)})

    monkeypatch.setattr(TinyGame, "result", result)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def played(*tokens: object, lines: list[str]) -> Ran:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return run("play", "_tiny", *tokens, "--plain", "--lang", "en")

    return played


def headers(folder: Path) -> list[Header]:
    files = sorted(folder.glob("*.match"), key=lambda path: path.stat().st_mtime_ns)
    return [read_record(path).opening.header for path in files]


def test_after_a_chapter_comes_the_next_one_with_what_was_carried_over(play: Play, folder: Path) -> None:
    ran = play(*NEW, lines=["stop", "next", "3", "stop", ""])

    first, second = headers(folder)
    assert 0 == ran.code, ran.err
    assert "next: on to the next chapter, retry: the same chapter again" in ran.out
    assert (first.match, 3) == (second.previous, second.players)
    assert second.carry is not None
    assert ("Player 1", "regular", "regular") == second.seats


def test_the_same_chapter_again_has_the_same_seats_and_another_deal(play: Play, folder: Path) -> None:
    play(*NEW, lines=["stop", "next", "", "stop", "retry", "stop", "q"])

    _, second, third = headers(folder)
    assert (second.carry, second.previous, second.seats) == (third.carry, third.previous, third.seats)
    assert second.commitment != third.commitment


def test_whoever_left_between_two_chapters_is_asked_to_go_on(play: Play, folder: Path) -> None:
    play(*NEW, lines=["stop", ""])
    assert last_chapter("_tiny", folder) is not None

    ran = play(lines=["y", "next", "", "q"])

    first, second = headers(folder)
    assert "There is an unfinished match" in ran.out
    assert first.match == second.previous
    assert None is last_chapter("_tiny", folder)


def test_a_chapter_is_saved_and_resumed_like_any_match(play: Play, folder: Path) -> None:
    play(*NEW, lines=["stop", "next", "", "q"])
    ran = play(lines=["y", "stop", ""])

    assert 2 == len(headers(folder))
    assert "Result" in ran.out or "wins" in ran.out


def test_after_a_single_match_nothing_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("stop\n"))

    ran = run("play", "_tiny", *NEW, "--plain", "--lang", "en")

    assert 0 == ran.code
    assert "next chapter" not in ran.out


# ── gangsters: a real campaign ──


def test_gangsters_goes_on_with_its_campaign(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first chapter is over; another day the second one begins with the other scenario."""
    first = campaign_match()
    new_save(first, folder).close()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("y\nnext\n\n\nq\n"))

    ran = run("play", "gangsters", "--plain", "--lang", "en")

    assert 0 == ran.code, ran.err
    before, after = headers(folder)
    assert "Chapter I. Hands Up" in ran.out  # the memoirs
    assert (before.match, "race") == (after.previous, after.options["scenario"])
    assert after.carry is not None
    assert 2 == after.carry["chapter"]


def campaign_match() -> Match:
    """The first chapter of a campaign, played out by what bots would say."""
    game, seats = find_game("gangsters"), ("Player 1", "regular")
    options = {"scenario": "hands_up", "campaign": "yes", "difficulty": "easier"}
    match = new_match(game, own_pack("gangsters"), "chapter-one", 2, options, seats, bytes([4] * 32))
    asker, policy = Asker(), game.policies["regular"]
    while not match.ended:
        seat, luck = asker.next(match.state), Quick(len(match.entries))
        match.decide(seat, [policy(game.redeal(match.state, seat, luck), seat, luck)])
    assert carried_over(match) is not None
    return match
