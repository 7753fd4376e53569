"""Compile the listed modules into a folder of build/compiled, never into src.

mypyc writes one C file for each module; the C compiler runs once per processor, in parallel.
Objects are cached by a digest of their sources, so an interrupted build, or one after a small change,
compiles only the rest. A build appears by one rename when it is complete.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from intriga.builds import BUILDS, GROUP, LOCK, SOURCE, STAMP, Build, digest_of, fitting_build, suffix
from tools.c_compiler import c_compiler
from tools.compiled_sources import ROOT, listed_modules, with_imports

BUILD = ROOT / "build"
GENERATED = BUILD / "c"
OBJECTS = BUILD / "objects"
KEPT_BUILDS = 2  # the newest: after a change of branch its own build is still there
# -O2 takes half the time of -O3 and loses nothing. Hidden symbols let modules call each other directly.
FLAGS = ["-O2", "-g0", "-w", "-fvisibility=hidden"]


class Tools(NamedTuple):
    """The C compiler as this Python was made for it."""

    compiler: list[str]
    linker: list[str]


def main() -> None:
    """Bring build/compiled up to date and say what was done."""
    began = time.monotonic()
    os.environ["CC"] = c_compiler() or "cc"
    with build_lock():
        modules = listed_modules()
        wanted = recipe(modules)
        build = fitting_build()
        if build is not None and recipe_of(build) == wanted:
            print(f"build/compiled: up to date, {len(modules)} modules")
            return
        made = compiled(modules, wanted)
        remove_old_builds(made)
    print(f"build/compiled: {len(modules)} modules in {time.monotonic() - began:.0f} s")


@contextmanager
def build_lock() -> Iterator[None]:
    """One build at a time; others wait, and the lock shows that one is being made."""
    LOCK.parent.mkdir(parents=True, exist_ok=True)
    with LOCK.open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def recipe(modules: list[Path]) -> str:
    """A digest of what a build depends on besides Python: what is compiled, and by what."""
    return digest(
        digest_of(names_of(modules)),
        version("mypy"),
        os.environ["CC"],
        os.environ.get("CFLAGS", ""),
        Path(__file__).read_text("utf-8"),
    )


def recipe_of(build: Build) -> str:
    return (build.folder / "recipe").read_text()


def names_of(modules: list[Path]) -> list[str]:
    return [str(path.relative_to(SOURCE)) for path in modules]


def digest(*parts: str) -> str:
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


# ── one build ──


def compiled(modules: list[Path], wanted: str) -> Path:
    """Make a build of these modules; its folder."""
    sources = names_of(with_imports(modules))
    before = digest_of(sources)
    new, folder = BUILD / "compiled.new", BUILDS / digest(wanted, suffix())
    for old in (new, folder):
        shutil.rmtree(old, ignore_errors=True)
    new.mkdir()
    made = extension_files(extensions(modules), new)
    if digest_of(sources) != before:
        raise SystemExit("The sources changed while they were being compiled: start again.")
    stamp = {"modules": made, "sources": sources, "digest": before, "python": suffix()}
    (new / "recipe").write_text(wanted)
    (new / STAMP).write_text(json.dumps(stamp))
    BUILDS.mkdir(exist_ok=True)
    new.rename(folder)
    return folder


def extensions(modules: list[Path]) -> list[Any]:
    """The C sources of all modules, as setuptools describes extensions."""
    os.chdir(ROOT)
    os.environ["MYPY_CACHE_DIR"] = str(BUILD / "mypy_cache")
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in modules]
    return list(mypycify(paths, multi_file=True, group_name="intriga", target_dir=str(GENERATED)))


def extension_files(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Compile and link; the file of each module, in this folder."""
    OBJECTS.mkdir(exist_ok=True)
    tools = c_tools()
    library, *shims = sorted(extensions, key=lambda extension: extension.name != GROUP)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        headers = digest(*(path.read_text("utf-8") for path in sorted(GENERATED.rglob("*.h"))))
        sources = sorted(map(Path, library.sources), key=lambda path: -path.stat().st_size)
        compiler = [*tools.compiler, *FLAGS, *(f"-I{path}" for path in library.include_dirs)]
        objects = list(pool.map(lambda source: cached_object([*compiler, "-c"], source, headers), sources))
        linker = [*tools.compiler, *tools.linker[1:], "-O0", "-g0"]
        links = list(pool.map(lambda shim: cached_object(linker, Path(shim.sources[0])), shims))
    made = {GROUP: GROUP + suffix()}
    run([*tools.linker, *map(str, objects), "-o", str(folder / made[GROUP])])
    for shim, link in zip(shims, links, strict=True):
        made[shim.name] = shim.name.replace(".", "/") + suffix()
        (folder / made[shim.name]).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(link, folder / made[shim.name])
    remove_old_objects([*objects, *links])
    return made


def cached_object(command: list[str], source: Path, *others: str) -> Path:
    """The object file that the command makes of a C file; from the cache if nothing has changed."""
    made = OBJECTS / f"{digest(source.read_text('utf-8'), *others, *command)}.o"
    if not made.exists():
        part = made.with_suffix(".part")
        run([*command, str(source), "-o", str(part)])
        part.replace(made)
    return made


def c_tools() -> Tools:
    """Compiler and linker with the options that Python itself was built with, unless CC says otherwise."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    found: Any = new_compiler()
    customize_compiler(found)
    return Tools([*found.compiler_so, f"-I{get_python_inc()}"], found.linker_so)


def run(command: list[str]) -> None:
    if subprocess.run(command, check=False).returncode:
        raise SystemExit("The compiled build failed; the messages above say where.")


# ── tidying ──


def remove_old_objects(kept: list[Path]) -> None:
    for path in set(OBJECTS.iterdir()) - set(kept):
        path.unlink()


def remove_old_builds(made: Path) -> None:
    others = [path for path in BUILDS.iterdir() if path != made]
    for old in sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_BUILDS - 1 :]:
        shutil.rmtree(old)


if __name__ == "__main__":
    main()
