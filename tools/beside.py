"""Make the compiled build beside a game that is played meanwhile: at low priority, and no longer than that.

    python -m tools.beside PID

Says one sentence and returns at once; PID is the process of the game.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from intriga.builds import fitting_build
from intriga.cli.common import language_of
from intriga.kernel.sentences import sentences
from tools.c_compiler import missing

ROOT = Path(__file__).resolve().parent.parent
LOG = Path("build") / "compiled.log"
LOOK_SECONDS = 0.5
NICE = 15  # bots think at 10, the server answers at 0
OF_MAKE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES")  # of the one that runs the game


def main(pid: int) -> None:
    """Begin, unless there is a build already or something is missing."""
    if fitting_build() is not None:
        return
    lacking = missing()
    if lacking is not None:
        say("build-impossible", missing=lacking)
        return
    say("build-begins")
    subprocess.Popen(
        [sys.executable, "-m", "tools.beside", str(pid), "build"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )


def build(pid: int) -> None:
    """Make the build while this process runs; a failure is told, and stops no game."""
    os.nice(NICE)
    surroundings = {name: value for name, value in os.environ.items() if name not in OF_MAKE}
    (ROOT / LOG).parent.mkdir(exist_ok=True)
    with (ROOT / LOG).open("wb") as log:
        making = subprocess.Popen(
            ["make", "--silent", "build"],
            cwd=ROOT,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    while making.poll() is None:
        if not is_running(pid):
            os.killpg(0, signal.SIGTERM)
        time.sleep(LOOK_SECONDS)
    if making.returncode:
        say("build-failed", log=str(LOG))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def say(name: str, **facts: object) -> None:
    told = sentences(language_of(None), Path(__file__).parent / "locales")
    print(told.say(name, **facts), file=sys.stderr, flush=True)


if __name__ == "__main__":
    (build if sys.argv[2:] == ["build"] else main)(int(sys.argv[1]))
