"""Marks in tests: `@pytest.mark.clause("MV-023")` at functions and classes, `pytestmark` at modules.

They are read from the source, without importing the tests.
"""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec

Function = ast.FunctionDef | ast.AsyncFunctionDef


class MarksInTests(msgspec.Struct, frozen=True):
    """The tests of each clause, and what is wrong with the marks."""

    shown: dict[str, list[str]]
    faults: list[str]


def read_tests(folder: Path, ids: Collection[str]) -> MarksInTests:
    """The marks in all test modules under a game's folder of tests."""
    found = MarksInTests({}, [])
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(folder).as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        for name, marks in marked_tests(tree.body, "", []):
            for mark in marks:
                note(mark, f"{file}:{name}", f"{file}, line {mark.lineno}", ids, found)
    return found


def note(mark: ast.expr, test: str, where: str, ids: Collection[str], found: MarksInTests) -> None:
    if not isinstance(mark, ast.Constant) or not isinstance(mark.value, str):
        fault = f"{where}: a clause mark takes ids in quotation marks"
    elif mark.value not in ids:
        fault = f"{where}: there is no clause {mark.value}"
    else:
        tests = found.shown.setdefault(mark.value, [])
        tests += [test] if test not in tests else []
        return
    if fault not in found.faults:
        found.faults.append(fault)


def marked_tests(
    body: list[ast.stmt], outer: str, inherited: list[ast.expr]
) -> Iterator[tuple[str, list[ast.expr]]]:
    """Each test with the arguments of all clause marks that apply to it."""
    inherited = inherited + [mark for node in body for mark in marks_of_all(node)]
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = inherited + marks_in(node.decorator_list)
            yield from marked_tests(node.body, f"{outer}{node.name}.", marks)
        elif isinstance(node, Function) and node.name.startswith("test"):
            yield outer + node.name, inherited + marks_in(node.decorator_list)


def marks_of_all(node: ast.stmt) -> list[ast.expr]:
    """The marks of `pytestmark = …`, which apply to the whole module or class."""
    if isinstance(node, ast.Assign):
        targets = [ast.unparse(target) for target in node.targets]
        return marks_in([node.value]) if targets == ["pytestmark"] else []
    return []


def marks_in(expressions: list[ast.expr]) -> list[ast.expr]:
    """The arguments of `pytest.mark.clause(…)` in decorators, also of single parameter sets."""
    return [
        argument
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause"
        for argument in node.args
    ]
