"""Unexpected failures: logged where they happen, and counted. Readers see no details."""

import structlog

from intriga.server.operations.metrics import Metrics

log = structlog.get_logger()


def log_failure(metrics: Metrics, what: str, fault: BaseException, **facts: str) -> None:
    """Log this exception of a request, a socket, a stream or a task; facts must not be secret."""
    metrics.failed.labels(what).inc()
    log.error(f"{what}_failed", exc_info=fault, **facts)
