"""Logs: one JSON object per line, without secrets and without hidden facts.

Each call chooses the fields it logs. Of an exception only types and lines are logged: its text may quote
words or hands, and its variables may hold anything.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec
import structlog

#: Fields that are never logged, whoever passes them.
SECRET = frozenset({"key", "k", "code", "cookie", "device", "seed", "words", "state", "view"})


def without_secrets(
    logger: object, method: str, event: "structlog.typing.EventDict"
) -> "structlog.typing.EventDict":
    return {name: value for name, value in event.items() if name not in SECRET}


def types_and_places(exc_info: "structlog.typing.ExcInfo") -> list[dict[str, Any]]:
    """The types and lines of an exception and its causes."""
    return without_texts(structlog.tracebacks.ExceptionDictTransformer(show_locals=False)(exc_info))


def without_texts(stacks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kept = ("exc_type", "is_cause", "frames")
    return [
        {name: stack[name] for name in kept}
        | {"exceptions": [without_texts(each) for each in stack["exceptions"]]}
        for stack in stacks
    ]


def set_up_logs(to: TextIO | None = None) -> None:
    """JSON lines on stderr, or elsewhere; uvicorn's own warnings and errors go the same way."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,
            structlog.processors.ExceptionRenderer(types_and_places),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(to or sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=to or sys.stderr, force=True)
    logging.getLogger().handlers[0].setFormatter(JsonLines())


class JsonLines(logging.Formatter):
    """What libraries log, as JSON lines like ours: their sentence without what fills its blanks, which could
    quote a request, and of an exception its types and lines."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {"event": record.name, "says": (str(record.msg).splitlines() or [""])[0]}
        if record.exc_info and record.exc_info[0] is not None:
            fields["exception"] = types_and_places(record.exc_info)
        fields["level"] = record.levelname.lower()
        fields["timestamp"] = datetime.fromtimestamp(record.created, UTC).isoformat()
        return msgspec.json.encode(fields).decode()
