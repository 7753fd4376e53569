"""Which build of the package runs: its sources or compiled modules.

A clone has compiled modules in `build/compiled`, one folder for each build (docs/choices/0002). They replace
the sources if they were made by this Python from exactly these sources; otherwise none of them is used.
An installed wheel has compiled modules inside the package, and there is nothing to choose.
"""

import json
import os
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from time import time
from types import ModuleType
from typing import Literal, NamedTuple, final

PACKAGE = Path(__file__).parent
SOURCE = PACKAGE.parent
BUILDS = SOURCE.parent / "build" / "compiled"
LOCK = BUILDS.with_name("compiled.lock")  # held while modules are compiled
STAMP = "stamp.json"  # of a build
CHOICE = "INTRIGA_BUILD"  # the environment variable that chooses one; unset: compiled if it fits
Running = Literal["pure", "compiled"]
Status = Literal["pure", "compiled", "being built"]
PURE: Running = "pure"
COMPILED: Running = "compiled"
GROUP = "intriga__mypyc"  # the shared library with the code of all compiled modules
STARTED = time()


class Build(NamedTuple):
    """A complete build and what it was made from."""

    folder: Path
    modules: dict[str, str]  # the extension file of each compiled module
    sources: list[str]  # the compiled modules and those that they import
    digest: str  # of these sources
    python: str  # the suffix of its extension files

    def fits(self) -> bool:
        """Whether it was made by this Python from the sources as they are now."""
        return self.python == suffix() and self.digest == digest_of(self.sources)

    def is_older_than_this_process(self) -> bool:
        """Whether this process runs the same sources: they have not changed since it began."""
        return all((SOURCE / name).stat().st_mtime < STARTED for name in self.sources)


@final
class Finder:
    """An import finder for the compiled modules of a build, placed before that for the sources."""

    def __init__(self, build: Build) -> None:
        self.build = build

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.build.modules.get(name)
        if file is None:
            return None
        path_of_file = str(self.build.folder / file)
        return spec_from_file_location(name, path_of_file, loader=ExtensionFileLoader(name, path_of_file))


def suffix() -> str:
    """The suffix of this Python's extension files."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def digest_of(sources: Iterable[str]) -> str:
    """A hash of these files of `src`; empty if one is missing."""
    total = blake2b(digest_size=16)
    for name in sources:
        try:
            content = (SOURCE / name).read_bytes()
        except OSError:
            return ""
        total.update(f"{name} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def fitting_build(builds: Path = BUILDS) -> Build | None:
    """The build that may replace the sources, if there is one."""
    for stamp in builds.glob(f"*/{STAMP}"):
        try:
            build = Build(stamp.parent, **json.loads(stamp.read_bytes()))
        except (OSError, ValueError, TypeError):
            continue
        if build.fits():
            return build
    return None


def chosen_build() -> Build | None:
    """The build that a process started now would run; None if it would run the sources."""
    choice = os.environ.get(CHOICE, "")
    if choice not in ("", PURE, COMPILED):
        raise ImportError(f"{CHOICE} is '{choice}'; it can be {PURE} or {COMPILED}")
    return None if choice == PURE else fitting_build()


def choose() -> None:
    """Import compiled modules instead of the sources from now on, if there is a fitting build."""
    build = chosen_build()
    if build is not None:
        sys.meta_path.insert(0, Finder(build))
    if os.environ.get(CHOICE) == COMPILED and running() != COMPILED:
        raise ImportError("there is no compiled build of these sources: `make build` makes one")


def running() -> Running:
    """The build of this process."""
    return PURE if find_spec(GROUP) is None else COMPILED


def is_being_built() -> bool:
    """Whether modules are being compiled at this moment."""
    try:
        import fcntl

        with LOCK.open("rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except (ImportError, OSError):
        pass
    return False


def status_of(build: str) -> Status:
    """The build as people are told; for the sources also whether modules are being compiled."""
    if build == COMPILED:
        return "compiled"
    return "being built" if is_being_built() else "pure"
