"""Logs: one JSON object in a line, without secrets and without hidden facts.

What is logged is chosen field by field where it is logged; a traceback never shows values.
"""

import logging
import sys
from typing import TextIO

import structlog

#: Fields that never go into a log, whoever passes them.
SECRET = frozenset({"key", "k", "code", "cookie", "device", "seed", "words", "state", "view"})


def without_secrets(
    logger: object, method: str, event: "structlog.typing.EventDict"
) -> "structlog.typing.EventDict":
    return {name: value for name, value in event.items() if name not in SECRET}


def set_up_logs(to: TextIO | None = None) -> None:
    """JSON lines on stderr, or elsewhere; uvicorn's own warnings and errors go the same way."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            structlog.processors.ExceptionRenderer(
                structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
            ),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(to or sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=to or sys.stderr, format="%(message)s", force=True)
