"""`make bench-server`: moves from one player to the others, beside boardgame.io's server in the same run.

python -m benchmarks.server [open] [saturation] [experts] [processes] [--tables 10 100] [--seconds 20]
"""

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import intriga.kernel.machine.frames as machine
from benchmarks.server.servers import figures_of_several, our_figures, peer_figures
from intriga.server.processes.valkey import TrialValkey
from tests.services.postgres import Postgres

PARTS = ("open", "saturation", "experts", "processes")
WHOLE = {"game": "masti", "players": 4}  # a whole game
SMALL = {"game": "_tiny", "players": 3, "spectators": 1}  # the same small game as the peer's
MATCHES = 1000  # of the small game: it is short


def databases(postgres: Postgres) -> Iterator[tuple[str, str]]:
    yield "sqlite", ""
    yield "postgresql", postgres.fresh_url()


def open_loops(postgres: Postgres, sizes: list[int], seconds: float) -> Iterator[dict[str, Any]]:
    """Each table one move every three seconds, with four receivers."""
    plan = {"load": "open", "seconds": seconds, "every": 3.0}
    for tables in sizes:
        for store, database in databases(postgres):
            found = our_figures(plan, {**WHOLE, "tables": tables}, database=database)
            yield {"load": "open", "store": store, **found}


def saturations(postgres: Postgres, seconds: float) -> Iterator[dict[str, Any]]:
    """As many moves as possible, with four receivers each; the peer keeps them in memory only."""
    plan = {"load": "saturation", "seconds": seconds}
    peer = peer_figures(plan, MATCHES)
    yield {"load": "saturation", "server": "boardgame.io", "store": "memory", **peer}
    for store, database in databases(postgres):
        found = our_figures(plan, {**SMALL, "tables": MATCHES}, database=database)
        ratio = round(found["moves_per_second"] / peer["moves_per_second"], 2)
        yield {"load": "saturation", "game": "small", "store": store, "ratio": ratio, **found}
    found = our_figures(plan, {**WHOLE, "tables": 200})
    yield {"load": "saturation", "game": "whole", "store": "sqlite", **found}


def beside_experts(seconds: float) -> dict[str, Any]:
    """Eight experts think on two processors while people move at other tables."""
    plan = {"load": "experts", "seconds": seconds}
    groups = {**WHOLE, "tables": 30}, {**WHOLE, "tables": 8, "experts": 3}
    return {"load": "experts", "store": "sqlite", **our_figures(plan, *groups, workers=2)}


def by_processes(postgres: Postgres, seconds: float) -> Iterator[dict[str, Any]]:
    """Moves a second with one and with two processes behind one address, over PostgreSQL and Valkey.

    Two processes need three free processors to show what they can: one is the client's, and PostgreSQL has
    work of its own. On fewer the processor time of a move says more: what it costs that every move is
    carried out in each process at which somebody reads the table."""
    plan = {"load": "saturation", "seconds": seconds}
    with closing(TrialValkey()) as valkey:
        for count in (1, 2, 1, 2):
            found = figures_of_several(
                plan,
                {**WHOLE, "tables": 200},
                database=postgres.fresh_url(),
                bus=valkey.url,
                processes=count,
            )
            yield {"load": "processes", "processes": count, "store": "postgresql", **found}


def main() -> None:
    reader = argparse.ArgumentParser(prog="benchmarks.server")
    reader.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; all, if none is named")
    reader.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    reader.add_argument("--seconds", type=float, default=20.0)
    asked = reader.parse_args()
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        reader.error(f"there is no part '{unknown[0]}'; the parts are {', '.join(PARTS)}")
    parts = asked.parts or PARTS
    compiled = machine.__file__.endswith((".so", ".pyd"))
    report({"compiled": compiled, "processors": os.cpu_count(), "load_before": os.getloadavg()})
    with closing(Postgres()) as postgres:
        if "saturation" in parts:
            for found in saturations(postgres, asked.seconds / 4):
                report(found)
        if "open" in parts:
            for found in open_loops(postgres, asked.tables, asked.seconds):
                report(found)
        if "processes" in parts:
            for found in by_processes(postgres, asked.seconds / 4):
                report(found)
    if "experts" in parts:
        report(beside_experts(asked.seconds))


def report(found: dict[str, Any]) -> None:
    print(json.dumps(found, indent=2), flush=True)


if __name__ == "__main__":
    main()
