"""A real Valkey for the tests, that of a trial, which can be killed."""

from __future__ import annotations

import signal

from intriga.server.processes.valkey import TrialValkey


class Valkey(TrialValkey):
    """A running server that keeps nothing on the disk."""

    def kill(self) -> None:
        self.service.stop(signal.SIGKILL)

    def start_again(self) -> None:
        self.service.start()
