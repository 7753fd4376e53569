"""Build the compiled package into build/compiled, never into src.

The listed modules are compiled again only when one of them, the list or the compiler has changed;
all other files are mirrored from src at every run.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = ROOT / "build" / "compiled.stamp"
LIST = "compiled-modules.txt"


def listed_modules(root: Path) -> list[Path]:
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
    return sorted(chosen)


def digest(modules: list[Path]) -> str:
    """What the compiled files depend on."""
    total = hashlib.blake2b(digest_size=16)
    total.update(f"{sys.version} mypy {version('mypy')}".encode())
    total.update(f"{os.environ.get('CC', '')} {os.environ.get('CFLAGS', '')}".encode())
    for path in [ROOT / "setup.py", ROOT / "pyproject.toml", *modules]:
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def compile_modules() -> None:
    """Run the build of setup.py; extension files land in build/compiled."""
    for old in TARGET.rglob("*.so"):
        old.unlink()
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    command += ["--build-lib", str(TARGET), "--build-temp", str(ROOT / "build" / "temp")]
    surroundings = os.environ | {
        "INTRIGA_COMPILE": "1",
        "MYPY_CACHE_DIR": str(ROOT / "build" / "mypy_cache"),
    }
    if subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode:
        raise SystemExit("The compiled build failed; the messages above say where.")


def mirror() -> None:
    """Make everything in build/compiled but the extension files equal to src."""
    wanted = {
        path.relative_to(SOURCE)
        for path in (SOURCE / "intriga").rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so"}
    }
    present = {
        path.relative_to(TARGET)
        for path in (TARGET / "intriga").rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".so"}
    }
    for gone in present - wanted:
        (TARGET / gone).unlink()
    for name in wanted:
        old, new = TARGET / name, SOURCE / name
        if not old.exists() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(new, old)


def main() -> None:
    """Bring build/compiled up to date and say what was done."""
    modules = listed_modules(ROOT)
    TARGET.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    now = digest(modules)
    fresh = STAMP.exists() and STAMP.read_text() == now
    if modules and not fresh:
        STAMP.unlink(missing_ok=True)
        compile_modules()
    mirror()
    STAMP.write_text(now)
    if not modules:
        print(f"build/compiled: pure, because {LIST} is empty")
    elif fresh:
        print(f"build/compiled: up to date, {len(modules)} modules")
    else:
        print(f"build/compiled: {len(modules)} modules in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
