"""What is compiled, and what a build depends on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.compiled_sources import LIST, ROOT, listed_modules, with_imports


def listing(folder: Path, *lines: str) -> Path:
    for name in ("a.py", "b.py", "__init__.py"):
        (folder / name).touch()
    (folder / LIST).write_text("\n".join(lines))
    return folder


def test_a_line_takes_files_in_or_out_again(tmp_path: Path) -> None:
    root = listing(tmp_path, "*.py  # all", "", "!__init__.py", "! b.py")

    assert listed_modules(root) == [tmp_path / "a.py"]


def test_a_line_that_matches_nothing_fails(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"line 2: no Python file matches c\.py"):
        listed_modules(listing(tmp_path, "a.py", "c.py"))


def test_the_file_of_a_package_is_never_compiled(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="would hide the sources"):
        listed_modules(listing(tmp_path, "*.py"))


def test_a_build_depends_on_all_that_its_modules_import() -> None:
    modules = listed_modules()
    found = with_imports(modules)

    assert set(modules) < set(found)
    assert ROOT / "src" / "intriga" / "games" / "_tiny" / "events.py" in found
