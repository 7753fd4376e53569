"""The pytest side of the proof: instead of running all tests once, it runs the marked ones again and again,
each time in a fork in which one place is disabled."""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from intriga.proving.disabling import disable, ways_to_disable
from intriga.proving.forks import Fork, ForkLog, RunResult, limit_time, no_limit
from intriga.proving.plan import ANSWERS, PLAN, PlaceAnswer, Plan, Target


class Task(msgspec.Struct, frozen=True):
    """What one fork does: a target, and the way in which it is disabled."""

    target: Target
    way: int = 0


class CannotProve(Exception):
    """Nothing can be proved, for this reason."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): rulebook clauses")
    plan = msgspec.json.decode(Path(os.environ[PLAN]).read_bytes(), type=Plan)
    config.pluginmanager.register(Prover(plan, int(os.environ[ANSWERS])))


class Prover:
    """Collects once, then forks once or more for every place."""

    def __init__(self, plan: Plan, answers: int) -> None:
        self.plan = plan
        self.answers = answers
        self.failed = False
        self.items: dict[str, pytest.Item] = {}
        self.usual: dict[str, float] = {}  # CPU seconds of each test when nothing is disabled

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True  # not all could be collected; pytest says why
        self.items = {item.nodeid: item for item in session.items if clauses_of(item)}
        try:
            self.run_usual()
            self.run_without_each()
        except CannotProve as fault:
            self.tell(PlaceAnswer(fault=str(fault)))
        return True

    def tell(self, answer: PlaceAnswer) -> None:
        os.write(self.answers, msgspec.json.encode(answer) + b"\n")

    # ── with nothing disabled ──

    def run_usual(self) -> None:
        """Check that all marked tests pass, and note how long each takes."""
        log = self.wait_for([Fork(partial(self.run, list(self.items)))])[1]
        failing = [ran.test for ran in log.ran if ran.failed]
        if failing:
            raise CannotProve(f"{failing[0]} fails with everything in its place")
        self.usual = {ran.test: ran.seconds or 0 for ran in log.ran}

    def run(self, tests: list[str]) -> Iterator[RunResult]:
        for test in tests:
            yield RunResult(test, True)
            begun = os.times()
            failed = self.fails(test)
            yield RunResult(test, failed, cpu_seconds(os.times()) - cpu_seconds(begun))

    def fails(self, test: str) -> bool:
        self.failed = False
        item = self.items[test]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failed

    # ── with one place disabled ──

    def run_without_each(self) -> None:
        """Disable one place after the other, in as many forks at a time as there are jobs."""
        waiting = [Task(target) for target in reversed(self.plan.targets)]
        running: dict[Fork, Task] = {}
        while waiting or running:
            while waiting and len(running) < self.plan.jobs:
                task = waiting.pop()
                running[Fork(partial(self.run_without, task))] = task
            fork, log = self.wait_for(list(running))
            waiting += self.what_next(running.pop(fork), log)

    def run_without(self, task: Task) -> Iterator[RunResult]:
        """The tests of this place's clauses, quick ones first, until each clause is proved."""
        disable(self.plan.package, task.target.place, task.way)
        left = set(task.target.clauses)
        for test in sorted(self.usual, key=lambda test: self.usual[test]):
            shown = clauses_of(self.items[test])
            if left & shown:
                limit_time(self.usual[test])
                for ran in self.run([test]):
                    yield ran
                    left -= shown if ran.failed and ran.seconds is not None else set()
                no_limit()

    def what_next(self, task: Task, log: ForkLog) -> list[Task]:
        """Continue after a test that killed the fork; try another way for what is still unproved."""
        if log.fault:
            raise CannotProve(f"{task.target.place.where}: {log.fault}")
        proved = {clause for ran in log.ran if ran.failed for clause in clauses_of(self.items[ran.test])}
        left = Target(task.target.place, [name for name in task.target.clauses if name not in proved])
        if left.clauses and not log.complete:
            return [Task(left, task.way)]
        if left.clauses and task.way + 1 < ways_to_disable(self.plan.package, left.place):
            return [Task(left, task.way + 1)]
        self.tell(PlaceAnswer(left.place, left.clauses))
        return []

    def wait_for(self, forks: list[Fork]) -> tuple[Fork, ForkLog]:
        """The first of these forks that ends."""
        ended, _ = os.wait()
        fork = next(fork for fork in forks if fork.number == ended)
        return fork, fork.log()


def clauses_of(item: pytest.Item) -> set[str]:
    return {str(clause) for mark in item.iter_markers("clause") for clause in mark.args}


def cpu_seconds(times: os.times_result) -> float:
    return times.user + times.system
