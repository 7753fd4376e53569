"""Languages are one list, in the kernel: no other code names one, and each has its files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from intriga.kernel import sentences
from intriga.kernel.sentences import DEFAULT, FALLBACK, LANGUAGES
from tests.house.places import PACKAGE, PAGE, name_of

LIST = Path(sentences.__file__)
WRITTEN = "// Written by tools/"


def named_in_python(path: Path) -> list[int]:
    """The lines on which a language stands as a value."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in LANGUAGES
    ]


def named_on_page(path: Path) -> list[int]:
    code = re.compile(rf"""(['"`])({"|".join(LANGUAGES)})\1""")
    text = path.read_text("utf-8")
    lines = [] if text.startswith(WRITTEN) else text.splitlines()
    return [number for number, line in enumerate(lines, start=1) if code.search(line)]


def test_no_code_names_a_language() -> None:
    ours = [path for path in PACKAGE.rglob("*.py") if path != LIST]
    page = [path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"}]
    found = [(path, named_in_python(path)) for path in ours] + [(path, named_on_page(path)) for path in page]

    assert len(ours) > 100
    assert len(page) > 50
    assert [] == [f"{name_of(path)}:{line}" for path, lines in found for line in lines]


def test_the_search_finds_what_it_looks_for(tmp_path: Path) -> None:
    python, page = tmp_path / "a.py", tmp_path / "a.ts"
    python.write_text('x = 1\ny = language == "ru"\n"""ru and en in a text."""\n', "utf-8")
    page.write_text("const x = 1;\nconst y = language === 'en';\n", "utf-8")

    assert ([2], [2]) == (named_in_python(python), named_on_page(page))


@pytest.mark.parametrize("place", [PACKAGE, PAGE])
def test_each_language_has_its_file_wherever_there_are_sentences(place: Path) -> None:
    files = {f"{language}.ftl" for language in LANGUAGES}
    folders = {path.parent for path in place.rglob("*.ftl")}

    assert folders
    for folder in folders:
        assert files == {path.name for path in folder.glob("*.ftl")}, name_of(folder)


def test_what_nobody_chose_is_one_of_them() -> None:
    assert {DEFAULT, FALLBACK} <= set(LANGUAGES)
