"""Clauses: their table, the marks that cite them, and what is uncovered."""

from pathlib import Path

import pytest

from intriga.kernel.machine.refusals import Malformed
from intriga.proving.clause_table import read_table
from intriga.proving.coverage import read_coverage
from intriga.proving.marks_in_code import read_code
from intriga.proving.marks_in_tests import read_tests
from tests.kernel.toy_game import CODE, TABLE, TESTS, ToyGame, row, write

IDS = ("TG-01", "TG-02", "TG-A1")


def carried(folder: Path, code: str) -> tuple[dict[str, list[str]], list[str]]:
    """The marks in one module, and what is wrong with them."""
    write(folder / "rules" / "turn.py", code)
    found = read_code(folder, IDS)
    return {place.where: clauses for place, clauses in found.carried.items()}, found.faults


def shown(folder: Path, tests: str) -> tuple[dict[str, list[str]], list[str]]:
    write(folder / "chapters" / "test_turn.py", tests)
    found = read_tests(folder, IDS)
    return found.shown, found.faults


# ── the table ──


def test_the_table_keeps_the_order_of_the_file(tmp_path: Path) -> None:
    game = ToyGame(tmp_path, row("TG-02") + row("TG-A1", left_out="a wish") + row("TG-01"))

    table = read_table(game.folder)

    assert ["TG-02", "TG-A1", "TG-01"] == list(table)
    assert [None, "a wish", None] == [clause.left_out for clause in table.values()]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("", r"clauses.toml: expected tables headed \[\[clause\]\]"),
        ("[[clause]", "clauses.toml: this is not TOML"),
        (row("TG-01") + row("TG-01"), "clauses.toml, row 2: TG-01 stands twice"),
        ('[[clause]]\nid = "TG-01"\n', "clauses.toml, row 1: .*missing required field `chapter`"),
        (row("TG-01", page="3"), "clauses.toml, row 1: .*unknown field `page`"),
        ('[[clause]]\nid = "TG-01"\nchapter = "turn"\nen = "…"\n', "clauses.toml, row 1: no text in ru"),
        (row("seven"), "clauses.toml, row 1: an id is written like MV-023, not 'seven'"),
        (row("TG-01", left_out=""), "clauses.toml, row 1: left_out must give a reason"),
    ],
)
def test_a_bad_table_is_named_with_its_row(tmp_path: Path, table: str, sentence: str) -> None:
    game = ToyGame(tmp_path, table)

    with pytest.raises(Malformed, match=sentence):
        read_table(game.folder)


def test_a_game_without_a_table_is_named(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=f"{tmp_path.name} has no clauses.toml"):
        read_table(tmp_path)


def test_the_clauses_of_scenarios_follow(tmp_path: Path) -> None:
    """Their marks are found too, in code and in tests; their letters may contain a digit."""
    game = ToyGame(tmp_path)
    bank = game.folder / "scenarios" / "bank"
    write(bank / "clauses.toml", row("TS1-01") + row("TS1-A1.2"))
    write(bank / "rules.py", "def shut() -> bool:\n    # TS1-01 TS1-A1.2\n    return True\n")
    write(
        game.tests / "scenarios" / "bank" / "test_bank.py",
        "@pytest.mark.clause('TS1-01', 'TS1-A1.2')\ndef test_it(): ...\n",
    )

    found = read_coverage(game.folder, game.tests)

    assert [] == found.faults
    assert [] == found.uncovered
    assert ["TG-01", "TS1-01", "TS1-A1.2"] == [covered.clause.id for covered in found.clauses]
    assert ["scenarios/bank/rules.py:shut"] == found.clauses[1].code
    assert ["scenarios/bank/test_bank.py:test_it"] == found.clauses[2].tests


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (row("TG-01"), "scenarios/bank/clauses.toml, row 1: TG-01 stands twice"),
        (row("TS1-01") + row("seven"), "scenarios/bank/clauses.toml, row 2: an id is written like"),
        ("", "scenarios/bank/clauses.toml: expected tables"),
    ],
)
def test_a_bad_table_of_a_scenario_is_named(tmp_path: Path, table: str, sentence: str) -> None:
    game = ToyGame(tmp_path)
    write(game.folder / "scenarios" / "bank" / "clauses.toml", table)

    with pytest.raises(Malformed, match=sentence):
        read_table(game.folder)


# ── marks in code ──


@pytest.mark.parametrize(
    "code",
    [
        "def turn():\n    # TG-01 TG-A1\n    return 1\n",
        "def turn():\n    '''A turn.'''  # TG-01, TG-A1\n",
        "def turn():\n    x = 1  # TG-01\n    return x  # TG-A1: the reason\n",
        "# TG-01\n# TG-A1\ndef turn():\n    return 1\n",
        "def turn():\n    def inner():\n        return 1  # TG-01 TG-A1\n    return inner()\n",
        "#: TG-01 TG-A1\n@final\ndef turn():\n    return 1\n",
    ],
)
def test_a_mark_belongs_to_the_function_around_it(tmp_path: Path, code: str) -> None:
    assert ({"rules/turn.py:turn": ["TG-01", "TG-A1"]}, []) == carried(tmp_path, code)


def test_a_mark_in_a_method_names_its_class(tmp_path: Path) -> None:
    code = """
        class Turn:
            def take(self): return 1  # TG-01
            class Inner:
                def take(self):
                    # TG-02
                    return 1
    """

    found, _ = carried(tmp_path, code)

    assert {"rules/turn.py:Turn.take": ["TG-01"], "rules/turn.py:Turn.Inner.take": ["TG-02"]} == found


def test_a_mark_at_a_constant_is_data(tmp_path: Path) -> None:
    code = """
        MOST: Final = 3  # TG-01

        # TG-02
        NAMES = (
            "a",
            "b",  # TG-A1
        )

        class Turn:
            limit = 3  # TG-01
    """
    write(tmp_path / "turn.py", code)

    found = read_code(tmp_path, IDS).carried

    assert ["TG-01", "TG-02 TG-A1", "TG-01"] == [" ".join(clauses) for clauses in found.values()]
    assert ["MOST", "NAMES", "Turn.limit"] == [place.name for place in found]
    assert {"data"} == {place.kind for place in found}


@pytest.mark.parametrize("comment", ["# as in TG-01", "# see (TG-01)", "# the second turn"])
def test_a_comment_that_only_mentions_a_clause_is_no_mark(tmp_path: Path, comment: str) -> None:
    assert ({}, []) == carried(tmp_path, f"def turn():\n    return 1  {comment}\n")


def test_a_clause_in_a_string_is_no_mark(tmp_path: Path) -> None:
    assert ({}, []) == carried(tmp_path, "def turn():\n    return '# TG-01'\n")


@pytest.mark.parametrize("comment", ["# TG-01 TG-99", "# as in TG-99"])
def test_a_comment_that_names_an_unknown_clause_is_a_fault(tmp_path: Path, comment: str) -> None:
    _, faults = carried(tmp_path, f"def turn():\n    return 1  {comment}\n")

    assert ["rules/turn.py, line 2: there is no clause TG-99"] == faults


@pytest.mark.parametrize(
    "code", ["import io  # TG-01\n", "# TG-01\n\nMOST = 3\n", "class Turn:  # TG-01\n    pass\n"]
)
def test_a_mark_at_nothing_that_can_be_taken_out_is_a_fault(tmp_path: Path, code: str) -> None:
    assert ({}, ["rules/turn.py, line 1: TG-01 stands at no function or constant"]) == carried(tmp_path, code)


# ── marks in tests ──


def test_marks_of_functions_classes_and_modules_add_up(tmp_path: Path) -> None:
    tests = """
        import pytest
        pytestmark = [pytest.mark.slow, pytest.mark.clause("TG-A1")]

        @pytest.mark.clause("TG-01")
        def test_one(): ...

        @pytest.mark.clause("TG-01", "TG-02")
        class TestTurn:
            @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("TG-01"))])
            def test_two(self, n): ...

            def helper(self): ...
    """

    found, faults = shown(tmp_path, tests)

    one, two = "chapters/test_turn.py:test_one", "chapters/test_turn.py:TestTurn.test_two"
    assert {"TG-A1": [one, two], "TG-01": [one, two], "TG-02": [two]} == found
    assert [] == faults


def test_a_test_of_an_unknown_clause_is_a_fault_once(tmp_path: Path) -> None:
    tests = """
        @pytest.mark.clause("TG-99")
        class TestTurn:
            def test_one(self): ...
            def test_two(self): ...
    """

    assert ({}, ["chapters/test_turn.py, line 2: there is no clause TG-99"]) == shown(tmp_path, tests)


def test_a_clause_mark_must_be_written_out(tmp_path: Path) -> None:
    _, faults = shown(tmp_path, "@pytest.mark.clause(NAME)\ndef test_one(): ...\n")

    assert ["chapters/test_turn.py, line 1: a clause mark takes ids in quotation marks"] == faults


# ── coverage ──


def test_a_clause_with_code_and_test_is_covered(tmp_path: Path) -> None:
    game = ToyGame(tmp_path)

    found = read_coverage(game.folder, game.tests)

    assert ["rules/turn.py:doubled"] == found.clauses[0].code
    assert ["test_turn.py:test_three_becomes_six"] == found.clauses[0].tests
    assert ([], []) == (found.uncovered, found.faults)


def test_a_clause_without_code_or_without_a_test_is_uncovered(tmp_path: Path) -> None:
    code = CODE + "    def halved(number: int) -> int:\n        return number // 2  # TG-03\n"
    tests = (
        TESTS + '\n    @pytest.mark.clause("TG-02")\n    def test_nothing() -> None:\n        assert True\n'
    )
    game = ToyGame(tmp_path, TABLE + row("TG-02") + row("TG-03") + row("TG-04"), code, tests)

    assert ["TG-02", "TG-03", "TG-04"] == read_coverage(game.folder, game.tests).uncovered


def test_a_clause_that_is_left_out_needs_neither(tmp_path: Path) -> None:
    game = ToyGame(tmp_path, TABLE + row("TG-02", left_out="advice"))

    assert [] == read_coverage(game.folder, game.tests).uncovered


def test_code_that_carries_a_clause_that_is_left_out_is_a_fault(tmp_path: Path) -> None:
    game = ToyGame(tmp_path, row("TG-01", left_out="advice"))

    faults = read_coverage(game.folder, game.tests).faults

    assert ["TG-01 is left out, but rules/turn.py:doubled carries it"] == faults
