"""A Chromium for the tests: the machine's own, or Debian's package where the tests may install it."""

from __future__ import annotations

import os
import shutil
import subprocess

from intriga.server.processes.service import CannotStart

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: A browser of another name or place.
VARIABLE = "INTRIGA_CHROMIUM"
#: Two test processes may want to install it at once: the second waits for the first.
APT = ("apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300")
INSTALL = ((*APT, "update"), (*APT, "install", "--no-install-recommends", "chromium"))


def chromium() -> str:
    """Where the browser is, as a path; it is installed if it can be."""
    found = of_the_machine()
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        install()
        found = of_the_machine()
    if found is None:
        raise CannotStart(
            "The tests play in a real browser and found none: install Chromium"
            f" (Debian's package is chromium), or name one in {VARIABLE}."
        )
    return found


def of_the_machine() -> str | None:
    named = os.environ.get(VARIABLE, "")
    if named:
        return named
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in INSTALL:
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode:
            last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["it says nothing"]
            raise CannotStart(f"Chromium cannot be installed by {' '.join(command)}: {last[0]}")
