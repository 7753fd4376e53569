"""Failures that nobody expected: logged where they happen, and counted. Readers are told nothing of them."""

import structlog

from intriga.server.operations.metrics import Metrics

log = structlog.get_logger()


def failed(metrics: Metrics, what: str, fault: BaseException, **facts: str) -> None:
    """Log this fault of a request, a socket, a stream or a task; facts must be no secrets."""
    metrics.failed.labels(what).inc()
    log.error(f"{what}_failed", exc_info=fault, **facts)
