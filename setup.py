"""The part of the build that pyproject.toml cannot say: the modules that mypyc compiles.

Without INTRIGA_COMPILE=1 the build is pure Python.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))


def extensions() -> list[object]:
    """One group of all listed modules, so that they call each other without the interpreter."""
    if os.environ.get("INTRIGA_COMPILE") != "1":
        return []

    from mypyc.build import mypycify

    from compiled import listed_modules

    paths = [str(path.relative_to(ROOT)) for path in listed_modules(ROOT)]
    if not paths:
        return []
    return list(mypycify(paths, opt_level="3", debug_level="0", group_name="intriga"))


setup(ext_modules=extensions())
