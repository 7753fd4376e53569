"""A report of long modules and functions: what to look at again, and where to stop.

`python tools/sizes.py --all` lists every module and function above its aim.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("src", "page/src", "page/tests", "tests", "tools", "benchmarks")
KINDS = {".py", ".ts", ".svelte"}
WRITTEN_BY_A_TOOL = "// Written by tools/"
MODULE_LIMITS = (150, 250, 400)
FUNCTION_LIMITS = (30, 50)


@dataclass(frozen=True, slots=True)
class Length:
    """How many lines something has, and where it is."""

    lines: int
    where: str


def modules() -> Iterator[Length]:
    """Every source file that we wrote."""
    for path in sources():
        yield Length(len(path.read_text("utf-8").splitlines()), name(path))


def functions() -> Iterator[Length]:
    """Every Python function; a nested one counts for the outer one too."""
    for path in sources():
        if path.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                yield Length(lines, f"{name(path)}:{node.lineno} {node.name}")


def sources() -> Iterator[Path]:
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            if path.suffix in KINDS and "node_modules" not in path.parts and not is_written_by_a_tool(path):
                yield path


def is_written_by_a_tool(path: Path) -> bool:
    return path.read_text("utf-8").startswith(WRITTEN_BY_A_TOOL)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def report(title: str, lengths: list[Length], limits: tuple[int, ...], list_above: int) -> None:
    counts = ", ".join(f"{sum(length.lines > limit for length in lengths)} over {limit}" for limit in limits)
    print(f"{len(lengths)} {title}: {counts} lines")
    for length in sorted(lengths, key=lambda length: (-length.lines, length.where)):
        if length.lines > list_above:
            print(f"  {length.lines:5}  {length.where}")


def main(arguments: list[str]) -> None:
    everything = "--all" in arguments
    report("modules", list(modules()), MODULE_LIMITS, MODULE_LIMITS[0 if everything else 1])
    report("functions", list(functions()), FUNCTION_LIMITS, FUNCTION_LIMITS[0 if everything else 1])


if __name__ == "__main__":
    main(sys.argv[1:])
