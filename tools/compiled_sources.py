"""What is compiled: the modules of compiled-modules.txt, and what they depend on."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
LIST = "compiled-modules.txt"


def listed_modules(root: Path = ROOT) -> list[Path]:
    """The files that compiled-modules.txt names, sorted; a line that matches nothing fails."""
    chosen: set[Path] = set()
    for number, raw in enumerate((root / LIST).read_text("utf-8").splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        pattern = line.removeprefix("!").strip()
        found = {path for path in root.glob(pattern) if path.suffix == ".py"}
        if not found:
            raise SystemExit(f"{LIST}, line {number}: no Python file matches {pattern}")
        chosen = chosen - found if line.startswith("!") else chosen | found
    if any(path.name == "__init__.py" for path in chosen):
        raise SystemExit(f"{LIST}: a compiled __init__.py would hide the sources beside it; take them out")
    return sorted(chosen)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def with_imports(modules: list[Path]) -> list[Path]:
    """These modules and all of ours that they import: mypyc takes constants and types over from them."""
    by_name = {module_name(path): path for path in SOURCE.rglob("*.py")}
    found, new = set(modules), list(modules)
    while new:
        for name in imports_of(new.pop()):
            path = by_name.get(name)
            if path is not None and path not in found:
                found.add(path)
                new.append(path)
    return sorted(found)


def imports_of(path: Path) -> set[str]:
    """The names that a file imports, any of which may be a module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names
