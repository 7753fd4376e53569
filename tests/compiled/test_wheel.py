"""The wheel of `make wheel`, installed into an empty environment: complete, compiled, and ready to play.

What it depends on comes from the environment of the tests, so that nothing is fetched.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from intriga.builds import PACKAGE, SOURCE
from tests.compiled.playing import play_against_experts
from tests.house.places import ROOT
from tests.server.running import Person


@pytest.fixture(scope="module")
def wheel() -> Path:
    found = list((ROOT / "dist").glob("intriga-*.whl"))
    assert len(found) == 1, "`make wheel` makes the wheel"
    return found[0]


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`intriga` of an environment that has the wheel and what it asks for."""
    room = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", room], check=True)
    python = room / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", str(wheel)], check=True)
    (packages,) = room.glob("lib/python*/site-packages")
    # A path alone: the link from there to the sources is not followed.
    (packages / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return room / "bin" / "intriga"


@pytest.fixture
def server(program: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel, in an empty folder, with settings of its own."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [program, "serve", "--port", "0", "--no-browser", "--workers", "1"],
        cwd=tmp_path,
        env=surroundings,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://[^ ]+(?=/ )", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_the_wheel_is_of_these_sources_and_has_all_of_them(wheel: Path) -> None:
    wanted = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    with ZipFile(wheel) as files:
        held = {path: files.read(path) for path in files.namelist()}

    old = [path.name for path in wanted if held.get(str(path.relative_to(SOURCE))) != path.read_bytes()]

    assert old == [], "the wheel is of other sources: `make wheel` makes it"


def test_the_wheel_asks_for_what_the_project_asks_for(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        (name,) = [path for path in files.namelist() if path.endswith("/METADATA")]
        told = Parser().parsestr(files.read(name).decode())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    names = [re.split(r"[<>=;]", line)[0] for line in told.get_all("Requires-Dist", [])]

    assert names == [re.split(r"[<>=;]", line)[0] for line in project["dependencies"]]


def test_a_server_from_the_wheel_serves_the_page_and_an_expert_that_runs_compiled(server: str) -> None:
    person = Person(server)
    page = person.http.get("/")
    script = re.search(r'src="(/assets/[^"]+)"', page.text)

    assert page.status_code == 200
    assert script is not None
    assert person.http.get(script[1]).status_code == 200
    play_against_experts(person)
    assert person.get("/api/health")["build"] == {"server": "compiled", "bots": "compiled"}
    person.close()
