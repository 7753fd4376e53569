"""Plant small faults in the rules, one at a time, and count those that the tests notice.

`python tools/mutants.py [--jobs N] [--minutes M] [--least PERCENT]`: what is mutated and which tests run
is set in pyproject.toml under [tool.mutmut]. Exits with 1 if the tests notice less than the given share.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTMUT = [sys.executable, "-m", "mutmut"]
#: What mutmut calls a fault that the tests noticed: a test failed, or never ended.
NOTICED = ("killed", "timeout", "segfault")


def run(jobs: int, seconds: float) -> bool:
    """Test all mutants, in a process group of their own; False if there was not enough time."""
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    with subprocess.Popen(
        [*MUTMUT, "run", "--max-children", str(jobs)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGTERM)
            return False
    if process.returncode:
        tail = output.decode("utf-8", "replace").splitlines()[-15:]
        raise SystemExit("\n".join([*tail, "mutmut could not run; the lines above say why."]))
    return True


def statuses() -> dict[str, str]:
    """What became of each mutant, by its name."""
    output = subprocess.run(
        [*MUTMUT, "results", "--all", "true"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return read_statuses(output)


def read_statuses(output: str) -> dict[str, str]:
    pairs = (line.strip().rpartition(": ") for line in output.splitlines())
    return {name: status for name, colon, status in pairs if colon}


def share(found: dict[str, str]) -> float:
    """The percentage of all mutants that was noticed; an untested one counts as missed."""
    noticed = sum(status in NOTICED for status in found.values())
    return 100 * noticed / len(found) if found else 0.0


def diff_of(name: str) -> str:
    """The changed lines of a mutant."""
    output = subprocess.run(
        [*MUTMUT, "show", name], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    lines = [line for line in output.splitlines() if line.startswith(("+", "-", "@@"))]
    return "\n".join(f"    {line}" for line in lines if not line.startswith(("+++", "---", "@@")))


def report(found: dict[str, str]) -> None:
    """The mutants that were not noticed, each with its change, and the counts."""
    for name, status in found.items():
        if status not in NOTICED:
            print(f"{name}: {status}\n{diff_of(name)}", flush=True)
    counts = Counter(found.values())
    totals = ", ".join(f"{count} {status}" for status, count in counts.most_common())
    print(f"{len(found)} mutants: {totals}; noticed: {share(found):.1f} %")


def main() -> int:
    arguments = argparse.ArgumentParser(description="Count the small faults that the tests notice.")
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--minutes", type=float, default=30)
    arguments.add_argument("--least", type=float, default=90, help="percentage that must be noticed")
    given = arguments.parse_args()
    complete = run(given.jobs, 60 * given.minutes)
    found = statuses()
    report(found)
    if not complete:
        print(f"Not all mutants could be tested in {given.minutes:g} minutes.", file=sys.stderr)
    return 0 if complete and share(found) >= given.least else 1


if __name__ == "__main__":
    raise SystemExit(main())
