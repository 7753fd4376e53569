"""`intriga play` where much happens at once: turns by script, long help, actions of many words."""

from pathlib import Path

import pytest

from intriga.cli.play.command import LOCALES
from intriga.cli.play.session import Session, begin
from intriga.games.shelf import own_pack
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.records import read_record
from intriga.kernel.sentences import sentences
from tests.cli.terminals import Terminal, run_lines

ALONE = ["play", "illuminaten", "--players", "1", "--option", "opponent=weishaupt", "--lang", "en"]


def the_words(data: Path) -> list[str]:
    """What the person has said so far."""
    (save,) = (data / "intriga" / "matches").glob("*.match")
    decided = [entry for entry in read_record(save).entries if isinstance(entry, Decided)]
    return [notation for entry in decided for notation in entry.path]


def the_session(folder: Path, seed: str, options: dict[str, str] | None = None, players: int = 1) -> Session:
    """The same match in this process."""
    given = {"opponent": "weishaupt"} if options is None else options
    seats = ["Anna", "Boris", "Vera"][:players]
    shell = sentences("en", LOCALES)
    return begin("illuminaten", own_pack("illuminaten"), players, given, seats, seed, folder, shell)


def test_a_hint_is_marked_and_enter_says_it(tmp_path: Path) -> None:
    hint = the_session(tmp_path / "same", "zwei").hint(0)
    assert hint is not None
    hinted = hint.notation()
    with Terminal([*ALONE, "--seed", "zwei"], tmp_path, (100, 30)) as terminal:
        terminal.wait_for("Main actions left")
        terminal.press("h")
        terminal.wait_for("Hint: ")
        terminal.press("\r")
        terminal.quiet()
        terminal.leave("q")

    assert ([hinted], True) == (the_words(tmp_path), hinted != "scout")


@pytest.mark.parametrize(
    ("size", "foot", "key"), [((100, 32), "Any key goes on", "x"), ((80, 24), "Esc", "\x1b")]
)
def test_a_turn_by_script_is_shown_as_a_whole_before_the_next_question(
    tmp_path: Path, size: tuple[int, int], foot: str, key: str
) -> None:
    with Terminal([*ALONE, "--seed", "zwei"], tmp_path, size) as terminal:
        terminal.wait_for("Main actions left")
        terminal.press("e")
        shown = terminal.wait_for(foot)
        terminal.press(key)
        terminal.wait_for("h hint")
        terminal.leave("q")

    assert ["end"] == the_words(tmp_path)
    for part in ("plan card", "line 1:", "line 3a1:"):
        assert part in shown


def test_one_person_is_not_asked_about_bots(tmp_path: Path) -> None:
    with Terminal(["play", "illuminaten", "--lang", "en"], tmp_path, (100, 30)) as terminal:
        terminal.wait_for("Bots")
        terminal.press("1")
        shown = terminal.wait_for("Weishaupt")
        terminal.leave("q")

    assert "Bots" not in shown


def test_the_help_by_lines_begins_with_the_aim(tmp_path: Path) -> None:
    done = run_lines([*ALONE, "--seed", "zwei"], ["?"], tmp_path)

    assert "Aim: " in done.stdout
    assert "Grand Lodge" in done.stdout


def test_a_single_place_is_not_asked_for_but_the_last_word_of_an_action_is(tmp_path: Path) -> None:
    """In the first turn only the areopagus can act, on two cards, and it alone can be interrogated."""
    session = the_session(tmp_path, "zwei", {}, 2)
    seat, read = session.match.state.acting()[0], session.game.vocabulary.read

    assert [read("scout"), read("on areopagus")] == session.with_forced(seat, read("scout"))
    assert [read("interrogate")] == session.with_forced(seat, read("interrogate"))
    assert [read("end")] == session.with_forced(seat, read("end"))


def test_the_short_log_tells_together_what_belongs_together(tmp_path: Path) -> None:
    session = the_session(tmp_path, "zwei", {}, 2)
    seat = session.match.state.acting()[0]
    for notation in ("interrogate", "on areopagus"):
        session.say(seat, session.game.vocabulary.read(notation))
    gained, short = session.log(seat)[-3:], session.latest(seat, 9)

    assert 3 == len([text for text in gained if text.startswith("You gain support: 1")])
    assert ["You interrogate your areopagus.", short[-1]] == short[-2:]
    assert ("You gain ", 2) == (short[-1][:9], short[-1].count("+"))
    assert short[0].startswith("Fingerprint")
    assert [short[-1]] == session.latest(seat, 1)


def test_a_move_that_was_taken_back_stands_in_the_log_for_its_player_and_for_others(tmp_path: Path) -> None:
    session = the_session(tmp_path, "zwei", {}, 2)
    seat = session.match.state.acting()[0]
    session.say(seat, session.game.vocabulary.read("interrogate"))
    session.undo(seat)
    name = session.names[seat]

    assert "You have undone your move." == session.latest(seat, 3)[-1] == session.log(seat)[-1]
    assert f"{name} undoes the move." == session.latest(1 - seat, 3)[-1]
