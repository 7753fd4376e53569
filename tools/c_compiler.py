"""The C compiler of this machine, and the headers of this Python: what a compiled build needs."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

OTHERS = ("gcc", "clang", "cc")  # where the one that Python was built with is not there


def c_compiler() -> str | None:
    """The compiler that CC names, that Python was built with, or another one."""
    chosen = os.environ.get("CC")
    names = [chosen] if chosen else [str(sysconfig.get_config_var("CC") or ""), *OTHERS]
    return next((name for name in names if name.split() and shutil.which(name.split()[0])), None)


def has_headers() -> bool:
    return (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file()


def missing() -> str | None:
    """What has to be installed, as the sentences name it; None if nothing."""
    if c_compiler() is None:
        return "compiler" if has_headers() else "both"
    return None if has_headers() else "headers"
