"""The description of the API is true: schemathesis attacks every route by it and finds nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.running import FAST, Running, serving

LONG = os.environ.get("INTRIGA_LONG") == "1"
EXAMPLES = 100 if LONG else 3
PATIENCE = 3600 if LONG else 550  # seconds
#: Values of the right type may still be refused: a table knows more about seats and words than a schema.
LEFT_OUT = "positive_data_acceptance"


@pytest.mark.slow
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    limits = replace(FAST, new_persons_burst=100_000, tables_a_day=100_000)
    with serving(tmp_path / "store.sqlite", limits=limits) as server:
        somebody = server.person()
        command = [
            sys.executable,
            "-m",
            "schemathesis.cli",
            "run",
            f"{server.address}/api/schema/openapi.json",
        ]
        command += ["--phases", "examples,coverage,fuzzing", "--max-examples", str(EXAMPLES), "--seed", "5"]
        command += ["--exclude-path-regex", "/lines$", "--exclude-checks", LEFT_OUT]
        command += ["--header", f"Cookie: intriga={somebody.http.cookies['intriga']}"]
        found = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=tmp_path
        )

    assert found.returncode == 0, found.stdout[-4000:]


def test_every_route_is_described_with_how_it_refuses(server: Running) -> None:
    described = server.person().get("/api/schema/openapi.json")["paths"]
    routes = {path.removeprefix("/api") for path in described}

    assert {"/tables/{table}/lines", "/tables/{table}/message", "/me", "/lobby", "/health"} <= routes
    for path, methods in described.items():
        for method in methods.values():
            assert {"400", "409", "422", "429"} <= set(method["responses"]), path
