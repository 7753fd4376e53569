"""Starts several server processes at one address and watches them: one that dies is started again, and none
is left when this process ends."""

import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Protocol

import structlog
from msgspec.structs import replace

from intriga.server.processes.child import STARTED, OwnPack, run_child
from intriga.server.processes.service import CannotStart, Service
from intriga.server.running import STOP_TIMEOUT, listening_socket
from intriga.server.settings import Processes, Settings
from intriga.workers.worker import interrupts_blocked

SPAWN = get_context("spawn")
LOOK = 0.25  # seconds between two looks at the services, and at what signals have asked for
FIRST_PAUSE = 0.1  # seconds until a process that died is started again; twice as many each time
LONGEST_PAUSE = 10.0
STEADY = 30.0  # seconds after which a process counts as healthy again

log = structlog.get_logger()


class Trial(Protocol):
    """A service that was started for this run."""

    service: Service


class Child:
    """One of the server processes, or the pause until it is started again."""

    def __init__(self, number: int, settings: Settings, listeners: list[socket.socket]) -> None:
        self.number = number
        self.settings = settings
        self.listeners = listeners
        self.process: SpawnProcess | None = None
        self.report: Connection | None = None
        self.serves = False  # it has reported that
        self.began = 0.0
        self.pause = FIRST_PAUSE
        self.due = 0.0

    def start(self, pack: OwnPack | None) -> None:
        self.report, theirs = SPAWN.Pipe(duplex=False)
        arguments = (self.settings, self.listeners, pack, theirs)
        process = SPAWN.Process(target=run_child, args=arguments, name=f"server process {self.number}")
        resource_tracker.ensure_running()  # started later, it would unblock interrupts
        with interrupts_blocked():
            process.start()
        theirs.close()
        self.process = process
        self.serves = False
        self.began = monotonic()
        port = self.listeners[-1].getsockname()[1]
        log.info("process_started", number=self.number, pid=process.pid, port=port)

    def ended(self) -> None:
        """It has died: the next one is due after a pause, which grows while they die soon."""
        assert self.process is not None
        why = None if self.serves else self.said()
        log.warning("process_ended", number=self.number, status=self.process.exitcode, why=why or "")
        self.pause = FIRST_PAUSE if monotonic() - self.began > STEADY else min(LONGEST_PAUSE, 2 * self.pause)
        self.due = monotonic() + self.pause
        self.forget()

    def forget(self) -> None:
        if self.report is not None:
            self.report.close()
        self.process = self.report = None

    def said(self) -> str | None:
        """What it has reported; None if nothing, and a sentence if it ended without a word."""
        if self.report is None:
            return None
        try:
            said = str(self.report.recv()) if self.report.poll() else None
        except EOFError:
            return "A server process ended before it served; the log says why."
        self.serves = said == STARTED
        return said


class Supervisor:
    """Several processes that share one listening socket; each has one of its own too, on loopback, at which
    the others ask for its figures."""

    def __init__(
        self,
        settings: Settings,
        count: int,
        listener: socket.socket,
        pack: OwnPack | None = None,
        trials: Sequence[Trial] = (),
    ) -> None:
        self.pack = pack
        self.trials = trials
        self.own = [listening_socket("127.0.0.1", 0) for _ in range(count)]
        ports = tuple(own.getsockname()[1] for own in self.own)
        self.children = [
            Child(number, share_of(settings, number, ports), [listener, own])
            for number, own in enumerate(self.own, 1)
        ]
        self.is_ending = False

    def run(self, started: Callable[[], None]) -> None:
        """Serve until SIGINT or SIGTERM; CannotStart, with a sentence, if the processes do not start."""
        with self.ended_by_signals():
            try:
                for child in self.children:
                    child.start(self.pack)
                self.wait_until_all_serve()
                if not self.is_ending:
                    started()
                while not self.is_ending:
                    self.watch()
            finally:
                self.stop()

    @contextmanager
    def ended_by_signals(self) -> Iterator[None]:
        def end(number: int, frame: object) -> None:
            self.is_ending = True

        before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def wait_until_all_serve(self) -> None:
        waiting = list(self.children)
        while waiting and not self.is_ending:
            wait([child.report for child in waiting if child.report is not None], LOOK)
            for child in list(waiting):
                said = child.said()
                if said == STARTED:
                    waiting.remove(child)
                elif said is not None:
                    raise CannotStart(said)

    def watch(self) -> None:
        """Until something has ended, or for a moment; what has ended is started again."""
        wait([child.process.sentinel for child in self.children if child.process is not None], LOOK)
        for child in self.children:
            if child.process is None:
                if monotonic() >= child.due and not self.is_ending:
                    child.start(self.pack)
            elif not child.process.is_alive():
                child.ended()
        for trial in self.trials:
            if not trial.service.is_running and not self.is_ending:
                self.start_again(trial.service)

    def start_again(self, service: Service) -> None:
        log.warning("service_ended", name=service.name)
        try:
            service.start()
        except CannotStart as why:
            log.warning("service_does_not_start", name=service.name, why=str(why))

    def stop(self) -> None:
        """Each process finishes what it is doing; one that takes too long is killed."""
        processes = [child.process for child in self.children if child.process is not None]
        for process in processes:
            process.terminate()
        end = monotonic() + 2 * STOP_TIMEOUT
        for process in processes:
            process.join(max(0.0, end - monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        for child in self.children:
            child.forget()
        for own in self.own:
            own.close()


def share_of(settings: Settings, number: int, ports: tuple[int, ...]) -> Settings:
    """The settings of one process: memory and workers are shared out; each has a worker if there are any."""
    count = len(ports)
    workers = settings.workers // count + (number <= settings.workers % count)
    return replace(
        settings,
        workers=max(workers, 1) if settings.workers else 0,
        limits=replace(settings.limits, table_memory=settings.limits.table_memory // count),
        processes=Processes(number, ports),
    )
