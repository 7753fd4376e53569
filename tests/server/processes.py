"""`intriga serve` as a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from intriga.server.processes.service import free_port
from tests.server import dealing

PATIENCE = 60.0
PROGRAM = "from intriga.cli import main; raise SystemExit(main())"


class Process:
    """A server process; with `deals`, the cards of its tables follow from that name."""

    def __init__(
        self, folder: Path, database: str, bus: str = "", port: int | None = None, deals: str = ""
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.deals = deals
        self.starts = 0
        self.arguments = ["serve", "--port", str(self.port), "--no-browser"]
        self.arguments += ["--database", database, "--workers", "0"]
        self.arguments += ["--secret-file", str(folder.parent / "secret")]
        self.arguments += ["--bus", bus] if bus else []
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        """After a restart there are other deals, because a match has one id."""
        name = f"{self.deals} {self.starts}"
        dealt = f"from tests.server.dealing import serve; serve({name!r}, {str(self.next_deals)!r})"
        return [sys.executable, "-c", dealt if self.deals else PROGRAM, *self.arguments]

    @property
    def next_deals(self) -> Path:
        return self.folder / "deals"

    def deal(self, *deals: dealing.Deal) -> None:
        """The next tables are dealt like this; the process must have been made with `deals`."""
        assert self.deals
        dealing.write_deals(self.next_deals, deals)

    def start(self) -> None:
        self.starts += 1
        environment = {**os.environ, "INTRIGA_BOT_PAUSE": "0"}
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.last_words()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=5)  # quicker than httpx, which prepares for TLS
        try:
            line.request("GET", "/api/health")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def last_words(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")[-2000:]

    def kill(self) -> None:
        """At once, whatever it is doing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As an operator would; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)
