"""The places in a module that can implement a clause: functions, methods and constants."""

import ast
from collections.abc import Iterator

import msgspec

FUNCTION = "function"
DATA = "data"


class CodePlace(msgspec.Struct, frozen=True, order=True):
    """Such as `rules/round.py:Rounds.take`: its kind, and its return annotation."""

    file: str
    name: str
    kind: str
    returns: str = ""

    @property
    def where(self) -> str:
        return f"{self.file}:{self.name}"


class Span(msgspec.Struct, frozen=True):
    """The lines of a statement, and its place if it can implement a clause."""

    first: int
    last: int
    place: CodePlace | None


def spans(source: str, file: str) -> list[Span]:
    """The statements of a module and of its classes. A nested function belongs to the outer one:
    it cannot be disabled alone."""
    return list(spans_in(ast.parse(source).body, file, ""))


def spans_in(body: list[ast.stmt], file: str, outer: str) -> Iterator[Span]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from spans_in(node.body, file, f"{outer}{node.name}.")
        else:
            yield Span(first_line(node), node.end_lineno or node.lineno, place_of(node, file, outer))


def first_line(node: ast.stmt) -> int:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.decorator_list:
        return node.decorator_list[0].lineno
    return node.lineno


def place_of(node: ast.stmt, file: str, outer: str) -> CodePlace | None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        returns = ast.unparse(node.returns) if node.returns else "None"
        return CodePlace(file, outer + node.name, FUNCTION, returns)
    target: ast.expr | None = None
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        target = node.target
    return CodePlace(file, outer + target.id, DATA) if isinstance(target, ast.Name) else None
