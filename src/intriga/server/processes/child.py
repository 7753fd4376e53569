"""One of several server processes: it serves their shared address, and ends with whoever started it."""

import os
import signal
import socket
import time
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

from intriga.games.shelf import play_with
from intriga.kernel.packs import Pack
from intriga.server.operations.logs import set_up_logs
from intriga.server.running import STOP_TIMEOUT, run_on_fast_loop, serve_at
from intriga.server.settings import Settings
from intriga.store.faults import StoreFault
from intriga.workers.worker import ignore_interrupts

STARTED = ""  # what is reported then; else it is the sentence of what went wrong
OwnPack = tuple[str, Pack]  # card data that new tables of this game use


def run_child(
    settings: Settings, listeners: list[socket.socket], pack: OwnPack | None, report: Connection
) -> None:
    """Serve until SIGTERM. Ctrl-C in the terminal goes to the parent alone, which ends us in good order."""
    os.setsid()
    ignore_interrupts()
    Thread(target=end_with_parent, daemon=True).start()
    set_up_logs()
    if pack is not None:
        play_with(*pack)
    try:
        run_on_fast_loop(serve_at(listeners, settings, lambda: report.send(STARTED), lambda server: None))
    except StoreFault as fault:
        report.send(str(fault))
        raise SystemExit(1) from None


def end_with_parent() -> None:
    """When the parent has ended without a word: stop in good order, or after some seconds anyhow."""
    parent = parent_process()
    if parent is None:
        return
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * STOP_TIMEOUT)
    os._exit(1)
