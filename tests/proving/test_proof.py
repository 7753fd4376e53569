"""The proof of clauses: what does nothing must be missed by a test."""

from pathlib import Path

import pytest

from intriga.kernel.machine.refusals import Malformed
from intriga.proving import proof
from intriga.proving.coverage import read_coverage
from intriga.proving.disabling import other_values
from intriga.proving.neutral import neutral_values
from tests.kernel.toy_game import TABLE, ToyGame, row, write


def unproved(game: ToyGame) -> list[str]:
    """The proof of this game: `clause at function` for each gap."""
    found = read_coverage(game.folder, game.tests)
    assert [] == found.faults
    gaps = proof.prove(game.package, game.folder, game.tests, found.code, lambda *_: None)
    return [f"{gap.id} at {gap.function}" for gap in gaps]


def with_one_test(root: Path, code: str, assertion: str, clauses: str = '"TG-01"', rows: str = "") -> ToyGame:
    """A game whose only test makes one assertion."""
    tests = (
        "import pytest\nfrom toybox.toy.rules import turn\nfrom toybox.toy.rules.turn import *\n\n"
        f"@pytest.mark.clause({clauses})\ndef test_it() -> None:\n    assert {assertion}\n"
    )
    return ToyGame(root, TABLE + rows, code, tests)


def test_a_function_whose_test_fails_without_it_is_proved(tmp_path: Path) -> None:
    assert [] == unproved(ToyGame(tmp_path))


def test_the_functions_of_scenarios_are_proved_too(tmp_path: Path) -> None:
    game = ToyGame(tmp_path)
    bank = game.folder / "scenarios" / "bank"
    write(game.folder / "scenarios" / "__init__.py", "")
    write(bank / "__init__.py", "")
    write(bank / "clauses.toml", row("TS1-01") + row("TS1-02"))
    write(bank / "rules.py", "def guards() -> int:\n    # TS1-01 TS1-02\n    return 3\n")
    write(
        game.tests / "scenarios" / "bank" / "test_bank.py",
        """
        import pytest
        from toybox.toy.scenarios.bank.rules import guards

        @pytest.mark.clause("TS1-01")
        def test_guards() -> None:
            assert 3 == guards()

        @pytest.mark.clause("TS1-02")
        def test_nothing() -> None:
            assert guards() is not None
        """,
    )

    assert ["TS1-02 at scenarios/bank/rules.py:guards"] == unproved(game)


def test_a_test_that_passes_without_the_function_is_a_gap(tmp_path: Path) -> None:
    code = "def doubled(number: int) -> int:\n    return 2 * number  # TG-01\n"

    game = with_one_test(tmp_path, code, "doubled(3) < 10")

    assert ["TG-01 at rules/turn.py:doubled"] == unproved(game)


def test_a_clause_without_any_test_is_a_gap(tmp_path: Path) -> None:
    code = "def doubled(number: int) -> int:\n    return 2 * number  # TG-01 TG-02\n"

    game = with_one_test(tmp_path, code, "doubled(3) == 6", rows=row("TG-02"))

    assert ["TG-02 at rules/turn.py:doubled"] == unproved(game)


def test_every_function_of_a_clause_must_be_missed(tmp_path: Path) -> None:
    code = """
        def doubled(number: int) -> int:
            return 2 * number  # TG-01

        def halved(number: int) -> int:
            return number // 2  # TG-01
    """

    game = with_one_test(tmp_path, code, "doubled(3) == 6")

    assert ["TG-01 at rules/turn.py:halved"] == unproved(game)


def test_a_second_value_is_tried_where_the_test_is_content_with_the_first(tmp_path: Path) -> None:
    code = """
        def over(number: int) -> bool:
            return number > 3  # TG-01

        def why_not(number: int) -> int:
            return 7 if number > 3 else 0  # TG-01

        def clear(seen: list[int]) -> None:
            seen.clear()  # TG-01
    """

    game = with_one_test(tmp_path, code, "not over(2) and why_not(2) == 0 and not clear([])")

    assert ["TG-01 at rules/turn.py:clear"] == unproved(game)


def test_a_function_without_a_neutral_value_raises(tmp_path: Path) -> None:
    code = """
        class Thing:
            pass

        def thing() -> Thing:
            return Thing()  # TG-01
    """

    assert [] == unproved(with_one_test(tmp_path, code, "thing() or True"))


def test_methods_properties_and_remembered_results_are_taken_out_too(tmp_path: Path) -> None:
    code = """
        from functools import cache

        class Base:
            def start(self) -> int:
                return 3

        class Turn(Base):
            def start(self) -> int:
                return super().start() + 1  # TG-01

            @property
            def size(self) -> int:
                return 5  # TG-01

            @staticmethod
            def most() -> int:
                return 6  # TG-01

            @classmethod
            def name(cls) -> str:
                return cls.__name__  # TG-01

        class Later(Turn):
            pass

        @cache
        def table() -> int:
            return 7  # TG-01

        assert table() == 7
    """

    game = with_one_test(
        tmp_path,
        code,
        "(Later().start(), Later().size, Later.most(), Later.name(), table()) == (4, 5, 6, 'Later', 7)",
    )

    assert [] == unproved(game)


def test_a_constant_is_changed_wherever_it_was_imported(tmp_path: Path) -> None:
    code = """
        LIMIT = 3  # TG-01
        OPEN = True  # TG-01
        NAMES = ("a", "b")  # TG-01
        POINTS = {"a": 1}  # TG-01

        class Turn:
            most = 4  # TG-01

        def inside() -> object:
            return OPEN, POINTS
    """

    game = with_one_test(
        tmp_path, code, "(LIMIT, NAMES, inside(), Turn().most) == (3, ('a', 'b'), (True, {'a': 1}), 4)"
    )

    assert [] == unproved(game)


def test_a_constant_that_no_test_reads_is_a_gap(tmp_path: Path) -> None:
    game = with_one_test(tmp_path, "LIMIT = 3  # TG-01\n", "3 == 3")

    assert ["TG-01 at rules/turn.py:LIMIT"] == unproved(game)


def test_a_test_that_never_ends_without_the_function_has_missed_it(tmp_path: Path) -> None:
    """And the other clauses of the function are still judged one by one."""
    code = """
        def ask(left: list[int]) -> int:
            # TG-01 TG-02
            left.pop()
            return len(left)

        def settle(left: list[int]) -> bool:
            while left:
                ask(left)
            return True
    """
    game = with_one_test(tmp_path, code, "settle([1, 2, 3])", rows=row("TG-02"))
    write(
        game.tests / "test_more.py",
        "import pytest\n\n@pytest.mark.clause('TG-02')\ndef test_more() -> None:\n    assert True\n",
    )

    assert ["TG-02 at rules/turn.py:ask"] == unproved(game)


def test_nothing_is_proved_by_a_test_that_fails_anyway(tmp_path: Path) -> None:
    code = "def doubled(number: int) -> int:\n    return 2 * number  # TG-01\n"

    game = with_one_test(tmp_path, code, "doubled(3) == 7")

    with pytest.raises(Malformed, match=r"test_turn.py::test_it fails with everything in its place"):
        unproved(game)


def test_tests_that_cannot_be_collected_are_named(tmp_path: Path) -> None:
    game = ToyGame(tmp_path, tests="import nothing_of_this_name\n")

    with pytest.raises(Malformed, match=r"the tests cannot be run: .*nothing_of_this_name"):
        unproved(game)


def test_progress_is_told_for_each_place(tmp_path: Path) -> None:
    game = ToyGame(tmp_path)
    found = read_coverage(game.folder, game.tests)
    told: list[tuple[int, int, str]] = []

    proof.prove(game.package, game.folder, game.tests, found.code, lambda *step: told.append(step))

    assert [(1, 1, "rules/turn.py:doubled")] == told


def test_compiled_rules_cannot_be_proved(tmp_path: Path) -> None:
    game = ToyGame(tmp_path)
    write(game.folder / "rules" / "turn.abi3.so", "")

    with pytest.raises(Malformed, match="the proof needs the uncompiled rules; these are compiled"):
        proof.check_prerequisites(game.folder)


@pytest.mark.parametrize(
    ("returns", "values"),
    [
        ("None", ["None"]),
        ("bool", ["False", "True"]),
        ("list[Word]", ["[]"]),
        ("dict[str, int]", ["{}"]),
        ("tuple[int, ...]", ["()"]),
        ("tuple[int, str]", ["(0, '',)"]),
        ("tuple[int, Word]", []),
        ("Iterator[Word]", ["iter(())"]),
        ("Word | None", ["None"]),
        ("int | str", ["0", "1"]),
        ("'Word | None'", ["None"]),
        ("events.Scored", []),
        ("Masti", []),
    ],
)
def test_neutral_values_follow_the_annotation(returns: str, values: list[str]) -> None:
    assert values == neutral_values(returns)


def test_constants_are_emptied_or_turned_round() -> None:
    assert [[True], [0, 5], [1], [()], [""], [None]] == [
        other_values(value) for value in (False, 4, 0, (1, 2), "a", object())
    ]
