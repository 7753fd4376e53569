"""What the sentence tests of all games share: the messages of a locale file and the kinds of events."""

from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from intriga.kernel.events import Event


class Blanks(Visitor):
    """The variables and the references of one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages_in(locales: Path | Sequence[Path], language: str) -> dict[str, set[str]]:
    """Every message of a language with all its variables, those of the messages it refers to included.

    A game with scenarios has several folders of sentences; no message may stand in two of them."""
    folders = [locales] if isinstance(locales, Path) else locales
    parsed = [FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")) for folder in folders]
    body = [entry for resource in parsed for entry in resource.body]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: dict[str, Blanks] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = Blanks()
            found[entry.id.name].visit(entry)

    def all_of(name: str) -> set[str]:
        deeper = [all_of(other) for other in found[name].references]
        return found[name].variables.union(*deeper)

    return {name: all_of(name) for name in found}


def tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)
