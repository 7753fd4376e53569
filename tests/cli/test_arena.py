"""`intriga arena`: the report, whatever the number of processes and however often it was stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import is_one_sentence, run

THREE = ("_tiny", "--players", 3, "--bots", "regular,random,random", "--seed", 2)
FIELDS = [
    "game",
    "players",
    "options",
    "seed",
    "asked",
    "deals",
    "seatings",
    "games",
    "decisions",
    "seconds",
    "endings",
    "entrants",
    "pairs",
    "against",
]


def report(*tokens: object) -> dict[str, Any]:
    ran = run("arena", *tokens, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = ran.document
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    """A report without what it took."""
    entrants = [{**entrant, "seconds": 0} for entrant in found["entrants"]]
    return {**found, "seconds": 0, "entrants": entrants}


def test_a_regular_bot_beats_random_ones_in_every_seat() -> None:
    found = report(*THREE, "--games", 300)

    regular, rest = found["entrants"]
    assert (regular["name"], rest["name"]) == ("regular", "random")
    assert (regular["verdict"], rest["verdict"]) == ("above", "below")
    assert regular["interval"][0] > 0.4
    assert min(regular["by_seat"]) > max(rest["by_seat"])
    assert regular["rating"]["mu"] - rest["rating"]["mu"] > 5
    assert regular["share"] + 2 * rest["share"] == pytest.approx(1, abs=1e-5)


def test_a_bot_is_not_better_than_itself_under_another_name() -> None:
    found = report("_tiny", "--players", 2, "--bots", "expert:1,expert:01", "--games", 200)

    assert [entrant["verdict"] for entrant in found["entrants"]] == ["undecided"] * 2


def test_the_report_has_exactly_these_fields() -> None:
    found = report(*THREE, "--games", 7)

    assert FIELDS == list(found)
    assert (found["asked"], found["deals"], found["games"]) == (7, 3, 9)
    assert found["seatings"][1] == ["random", "regular", "random"]
    assert sum(entrant["wins"] for entrant in found["entrants"]) == pytest.approx(9)
    assert sum(found["endings"].values()) == 9
    assert found["against"] is None


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes() -> None:
    one, two = [timeless(report(*THREE, "--games", 31, "--jobs", jobs)) for jobs in (1, 2)]

    assert one == two
    assert one != timeless(report(*THREE[:-1], 3, "--games", 31))


def test_what_was_saved_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "meeting.jsonl"
    whole = report(*THREE, "--games", 30)
    report(*THREE, "--games", 9, "--save", file)
    content = file.read_bytes()
    file.write_bytes(content[:-20])  # stopped while it wrote its last game

    resumed = report(*THREE, "--games", 30, "--jobs", 2, "--save", file)

    assert timeless(resumed) == timeless(whole)
    assert file.read_bytes().startswith(content[: content[:-20].rfind(b"\n") + 1])
    assert report(*THREE, "--games", 30, "--save", file) == resumed
    assert timeless(report(*THREE, "--games", 9, "--save", file))["deals"] == 3


def test_games_of_bots_that_were_changed_since_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "meeting.jsonl"
    report(*THREE, "--games", 3, "--save", file)
    content = file.read_bytes()
    file.write_bytes(content.replace(b'"decisions":', b'"decisions":1'))

    ran = run("arena", *THREE, "--games", 30, "--save", file)

    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)
    assert "they have been changed since" in ran.err


def test_two_runs_are_compared_on_the_same_deals(tmp_path: Path) -> None:
    file = tmp_path / "weak.jsonl"
    field = ("_tiny", "--players", 3, "--games", 120, "--seed", 5)
    report(*field, "--bots", "random,expert:1,expert:1", "--save", file)

    found = report(*field, "--bots", "regular,expert:1,expert:1", "--against", file)["against"]
    ran = run("arena", *field, "--bots", "regular,expert:1,expert:1", "--against", file)

    assert (found["first"], found["second"], found["deals"]) == ("regular", "random", 40)
    assert found["interval"][0] > 0
    assert found["verdict"] == "above"
    assert "regular here − random there, 40 deals: +" in ran.out
    assert found["lead"]["interval"][0] < found["lead"]["difference"] < found["lead"]["interval"][1]
    assert f"lead over the best of the others: {found['lead']['difference']:+.2f} points" in ran.out


def test_teams_rotate_as_teams() -> None:
    tokens = ("masti", "--players", 4, "--option", "teams=yes", "--bots", "regular,random,regular,random")
    found = report(*tokens, "--games", 40)

    regular = found["entrants"][0]
    assert (found["deals"], len(found["seatings"])) == (20, 2)
    assert (regular["fair"], regular["verdict"]) == (0.5, "above")
    assert regular["wins"] == pytest.approx(40 * regular["share"], abs=1e-4)


def test_scripted_seats_are_entrants_behind_the_players() -> None:
    found = report("_rough", "--players", 2, "--bots", "random,expert:1", "--games", 4)

    assert [entrant["name"] for entrant in found["entrants"]] == ["random", "expert:1", "scripted"]
    assert found["entrants"][2]["by_seat"][:2] == [None, None]
    assert found["entrants"][0]["fair"] == pytest.approx(1 / 3, abs=1e-6)


def test_people_get_a_table() -> None:
    ran = run("arena", *THREE, "--games", 10)

    assert (ran.code, ran.err) == (0, "")
    assert "4 deals × 3 seatings = 12 games (10 asked for)" in ran.out
    assert "regular" in ran.out
    assert "undecided" in ran.out
    assert "…" not in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_number_of_iterations_is_no_emoji() -> None:
    ran = run("arena", "_tiny", "--players", 3, "--games", 3, "--bots", "random,regular,expert:100")

    assert "random − expert:100: " in ran.out


MASTI = ("masti", "--players", "4")


@pytest.mark.parametrize(
    "tokens",
    [
        (),
        ("masti",),
        MASTI,
        (*MASTI, "--bots", "regular"),
        (*MASTI, "--bots", "regular,regular,regular,regular"),
        (*MASTI, "--bots", "regular,random,random"),
        (*MASTI, "--bots", "regular,random,random,random,random"),
        (*MASTI, "--bots", "divine,random"),
        (*MASTI, "--bots", "regular,"),
        (*MASTI, "--bots", "regular,random", "--games", "0"),
        (*MASTI, "--bots", "regular,random", "--jobs", "0"),
        (*MASTI, "--bots", "regular,random", "--save", "."),
        (*MASTI, "--bots", "regular,random", "--save", "no-such-folder/meeting.jsonl"),
        (*MASTI, "--bots", "regular,random", "--against", "no-such-file.jsonl"),
        (*MASTI, "--bots", "regular,random", "--pack", "no-such-folder"),
        ("masti", "--players", "6", "--bots", "regular,random,expert"),
        ("chess", "--players", "2", "--bots", "regular,random"),
    ],
    ids=" ".join,
)
def test_bad_usage_is_one_sentence_and_exit_code_2(tokens: tuple[str, ...]) -> None:
    ran = run("arena", *tokens)

    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(ran.err)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.timeout(120)
def test_after_ctrl_c_the_finished_games_are_there(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "meeting.jsonl"
    program = "import sys; from intriga.cli import main; sys.exit(main())"
    tokens = [*THREE, "--games", 10_000_000, "--jobs", jobs, "--save", file]
    with subprocess.Popen(
        [sys.executable, "-c", program, "arena", *map(str, tokens)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        while not (file.exists() and file.read_bytes().count(b"\n") > 30):
            assert process.poll() is None
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGINT)
        out, err = process.communicate()

    assert (process.returncode, out, err) == (130, b"", b"")
    assert report(*THREE, "--games", 30, "--save", file)["games"] == 30
