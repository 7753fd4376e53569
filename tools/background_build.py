"""Make the compiled build in the background of a game, at low priority and only while the game runs.

    python -m tools.background_build PID

Prints one sentence and returns at once; PID is the process of the game.
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
POLL_SECONDS = 0.5
NICE = 15  # bots think at 10, the server answers at 0
MAKE_VARIABLES = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES")  # of the make that started the game


def main(pid: int) -> None:
    """Start, unless there is a build already or something is missing."""
    if fitting_build() is not None:
        return
    lacking = missing()
    if lacking is not None:
        say("build-impossible", missing=lacking)
        return
    say("build-begins")
    subprocess.Popen(
        [sys.executable, "-m", "tools.background_build", str(pid), "build"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )


def build(pid: int) -> None:
    """Make the build as long as this process runs; a failure is reported and does not stop the game."""
    os.nice(NICE)
    environment = {name: value for name, value in os.environ.items() if name not in MAKE_VARIABLES}
    (ROOT / LOG).parent.mkdir(exist_ok=True)
    with (ROOT / LOG).open("wb") as log:
        making = subprocess.Popen(
            ["make", "--silent", "build"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    while making.poll() is None:
        if not is_running(pid):
            os.killpg(0, signal.SIGTERM)
        time.sleep(POLL_SECONDS)
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
    texts = sentences(language_of(None), Path(__file__).parent / "locales")
    print(texts.say(name, **facts), file=sys.stderr, flush=True)


if __name__ == "__main__":
    (build if sys.argv[2:] == ["build"] else main)(int(sys.argv[1]))
