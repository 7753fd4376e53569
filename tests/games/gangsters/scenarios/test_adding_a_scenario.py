"""The page about adding a scenario shows the stakeout as it is, and the stakeout is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from intriga.games.gangsters.bots.policy import regular
from intriga.games.gangsters.box.texts import scenario_text
from intriga.games.gangsters.scenarios.contract import Scenario
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.sentences import LANGUAGES, Tongue
from intriga.kernel.speech import Listener
from intriga.proving.clause_table import read_row, rows_of
from tests.games.gangsters.builders import attempt, dealt, mission, refused, say, table
from tests.games.gangsters.registered import box, registered
from tests.games.gangsters.scenarios.stakeout.events import Watched
from tests.games.gangsters.scenarios.stakeout.parts import PARTS
from tests.games.gangsters.scenarios.stakeout.view import view
from tests.house.places import ROOT
from tests.house.test_game_folders import missing_files

STAKEOUT = Path(__file__).parent / "stakeout"
PAGE = (ROOT / "docs" / "adding-a-scenario.md").read_text("utf-8")
FILES = [path for path in STAKEOUT.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]


def blocks() -> list[str]:
    return re.findall(r"^```(?:python|toml|ftl)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.split("\n")[0].strip())
def test_what_the_page_shows_stands_in_a_file(block: str) -> None:
    assert [path.name for path in FILES if block in path.read_text("utf-8")]


def test_every_file_of_the_page_is_there_and_every_file_is_on_the_page() -> None:
    rows = re.findall(r"^\| (`[^|]+) \|", PAGE.partition("## The files")[2].partition("##")[0], re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}

    assert named == {path.relative_to(STAKEOUT).as_posix() for path in FILES} - {"__init__.py"}
    assert [] == missing_files(STAKEOUT)


def test_every_method_of_the_contract_is_on_the_page() -> None:
    methods = [name for name in vars(Scenario) if not name.startswith("_")]

    assert [] == [name for name in methods if f"`{name}`" not in PAGE]


def test_every_clause_of_its_rules_has_a_text_in_every_language() -> None:
    found = [read_row("row", row) for row in rows_of(STAKEOUT / "clauses.toml", "clauses.toml")]
    cited = set(re.findall(r"ST-\d+", (STAKEOUT / "rules.py").read_text("utf-8")))

    assert cited == {clause.id for clause in found}


def test_outside_its_tests_nobody_finds_it() -> None:
    names = [parts.scenario.name for parts in SCENARIOS]
    with registered():
        assert [*names, "stakeout", "quiet_stakeout"] == [parts.scenario.name for parts in SCENARIOS]
        with registered():
            assert len(names) + 2 == len(SCENARIOS)

    assert names == [parts.scenario.name for parts in SCENARIOS]
    with pytest.raises(RuntimeError), registered():
        raise RuntimeError
    assert names == [parts.scenario.name for parts in SCENARIOS]


# ── what it is about ──


def test_it_is_played_to_the_end_by_bots() -> None:
    for players in (1, 2, 3, 4):
        s, _ = dealt(players, seed=players)
        luck = Quick(players)
        while not s.over:
            seat = s.acting()[0]
            s.apply(seat, regular(s, seat, luck), Dealer(luck))

        assert s.reason in ("dawn", "evidence", "evidence_before_one")


def test_a_print_on_the_frame_is_wiped_off() -> None:
    s = table(["sadie", "may"])
    attempt(s, "place doorway", "sadie", "1 1 1")
    say(s, 0, "go on")

    assert 1 == s.scenario.fingerprints(s)
    say(s, 0, "wipe")
    assert 0 == s.scenario.fingerprints(s)
    assert ("no_such_action", "LG-029") == refused(s, 0, "wipe")


def test_it_tells_what_happened_and_how_it_stands_in_every_language() -> None:
    s = table(["sadie", "may"])
    mission(s).seen, mission(s).print_left = 2, True
    speech = PARTS.speech()
    for language in LANGUAGES:
        to = Listener(Tongue(language, box()), ("Ada", "Ben"))
        told = speech.tell(Watched(1, 2), to)
        assert told
        assert "2" in told
        assert 2 == len(speech.status(view(s, 0), to))
        assert scenario_text("stakeout", to.tongue).places[1].outcome[language]
        assert None is speech.tell(object(), to)
