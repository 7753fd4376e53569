"""Metrics for Prometheus. They count; they never name a person, a table or a move."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Tally(Collector):
    """A counter of one thread, without the lock that others need: it counts at every message."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.value = 0

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self.name, self.text, value=self.value)


class Metrics:
    """What one node counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = Histogram(
            "intriga_commit_seconds", "Time to commit a command", buckets=FAST, registry=self.registry
        )
        self.messages_sent = Tally("intriga_messages_told", "Messages sent to readers")
        self.messages_received = Tally("intriga_messages_heard", "Messages of readers")
        self.registry.register(self.messages_sent)
        self.registry.register(self.messages_received)
        self.refused = Counter(
            "intriga_refused", "Requests and messages refused", ["reason"], registry=self.registry
        )
        self.failed = Counter(
            "intriga_failed", "Failures that nobody expected", ["what"], registry=self.registry
        )
        self.conflicts = Counter(
            "intriga_conflicts", "Races for a row lost to other nodes", registry=self.registry
        )
        self.thoughts = Counter("intriga_thoughts", "Decisions of bots", ["kind"], registry=self.registry)
        self.iterations = Counter(
            "intriga_search_iterations", "Iterations of the bots' searches", ["game"], registry=self.registry
        )
        self.search_seconds = Counter(
            "intriga_search_seconds", "Time in which bots searched", ["game"], registry=self.registry
        )
        self.tables = Gauge("intriga_live_tables", "Tables in memory", registry=self.registry)
        self.readers = Gauge("intriga_readers", "Open connections to tables", registry=self.registry)

    def searched(self, game: str, iterations: int, seconds: float) -> None:
        """A bot has searched for its word."""
        self.iterations.labels(game).inc(iterations)
        self.search_seconds.labels(game).inc(seconds)
