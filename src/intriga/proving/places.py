"""The places in a module that can carry a clause out: functions, methods and constants."""

import ast
from collections.abc import Iterator

import msgspec

FUNCTION = "function"
DATA = "data"


class Place(msgspec.Struct, frozen=True, order=True):
    """`rules/round.py:Rounds.take`, the kind of thing it is, and the annotation of what it returns."""

    file: str
    name: str
    kind: str
    returns: str = ""

    @property
    def where(self) -> str:
        return f"{self.file}:{self.name}"


class Span(msgspec.Struct, frozen=True):
    """The lines of a place; a statement that cannot carry a clause has none."""

    first: int
    last: int
    place: Place | None


def spans(source: str, file: str) -> list[Span]:
    """The statements of a module and of its classes. A function inside a function belongs to the outer one:
    it cannot be taken out of action alone."""
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


def place_of(node: ast.stmt, file: str, outer: str) -> Place | None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        returns = ast.unparse(node.returns) if node.returns else "None"
        return Place(file, outer + node.name, FUNCTION, returns)
    target: ast.expr | None = None
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        target = node.target
    return Place(file, outer + target.id, DATA) if isinstance(target, ast.Name) else None
