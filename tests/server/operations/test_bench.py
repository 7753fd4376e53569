"""`make bench-server` measures what it says: moves of one player until the others have them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from benchmarks.server.servers import figures_of_several, our_figures
from tests.services.postgres import Postgres
from tests.services.valkey import Valkey


@pytest.mark.slow
def test_the_clients_of_the_bench_play_and_are_told() -> None:
    plan = {"load": "open", "seconds": 1.5, "every": 0.3}
    found = our_figures(plan, {"game": "masti", "players": 4, "tables": 2})

    assert found["tables"] == 2
    assert found["moves"] > 0
    assert 0 < found["others_told"]["p50_ms"] <= found["others_told"]["p99_ms"]
    assert found["server_cpu_ms_per_move"] > 0


@pytest.mark.slow
def test_two_processes_serve_the_clients_of_the_bench(postgres: Postgres, valkey: Valkey) -> None:
    plan = {"load": "open", "seconds": 1.5, "every": 0.3}
    asked = {"database": postgres.fresh_url(), "bus": valkey.url, "processes": 2}
    found = figures_of_several(plan, {"game": "masti", "players": 4, "tables": 2}, **asked)

    assert found["moves"] > 0
    assert found["server_cpu_ms_per_move"] > 0


def test_a_part_that_the_bench_does_not_have_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks.server", "opening"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)

    assert refused.returncode == 2
    assert "there is no part 'opening'" in refused.stderr
