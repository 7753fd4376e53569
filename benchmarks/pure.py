"""Random play from the pure sources, timed in a process of its own, because a process runs one build."""

import os
import subprocess
import sys
from pathlib import Path

from benchmarks.clock import best_rate
from benchmarks.ours import Seating

ROOT = Path(__file__).parents[1]


def rollouts_from_source(game: str, players: int) -> int:
    """Decisions a second of whole random games, uncompiled."""
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.pure", game, str(players)],
        cwd=ROOT,
        env=os.environ | {"INTRIGA_BUILD": "pure"},
        check=True,
        capture_output=True,
        text=True,
    )
    return int(done.stdout)


def main() -> None:
    seating = Seating(sys.argv[1], int(sys.argv[2]))
    print(round(best_rate(seating.rollouts(100), 3)))


if __name__ == "__main__":
    main()
