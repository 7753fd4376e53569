"""The application: routes, headers, the handling of errors, and the node behind them."""

from traceback import walk_tb
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    SerializationException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.serialization import decode_json
from litestar.types import ControllerRouterHandler

from intriga import __version__
from intriga.server.operations.failures import log_failure
from intriga.server.telling.refusals import EXPECTED, HttpRefusal, RefusalText, worded
from intriga.server.web.node import Node
from intriga.server.web.page import page
from intriga.server.web.request import asked_language, before_send, node_of, provide_call
from intriga.server.web.routes import after, books, daily, lobby, operation, people, tables
from intriga.server.web.routes.lines import lines
from intriga.server.web.routes.socket import live_socket

CUT_OFF = "client disconnected prematurely"  # the framework calls that its own error
AnyRequest = Request[Any, Any, State]


def app_of(node: Node) -> Litestar:
    """The application of a node."""
    return Litestar(
        route_handlers=all_routes(),
        before_send=[before_send],
        exception_handlers={Exception: refuse},
        request_max_body_size=node.settings.limits.largest_body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1400, gzip_compress_level=5, exclude=["/lines$"]
        ),
        openapi_config=OpenAPIConfig(
            title="Intriga",
            version=__version__,
            path="/api/schema",
            description="Tables over HTTP. A bot needs /tables, /lines and /message; see examples/bot.py.",
        ),
        state=State({"node": node}),
        on_startup=[node.start],
        on_shutdown=[node.close],
        logging_config=None,
    )


def all_routes() -> list[ControllerRouterHandler]:
    """All routes, of the API and of the page."""
    call = {"call": Provide(provide_call)}
    api = [people.ROUTES, lobby.ROUTES, daily.ROUTES, tables.ROUTES, books.ROUTES, after.ROUTES]
    return [
        Router("/api", route_handlers=api, dependencies=call),
        Router("/", route_handlers=[lines], dependencies=call),
        operation.health,
        operation.key,
        operation.metrics,
        live_socket,
        page,
    ]


def refuse(request: AnyRequest, fault: Exception) -> Response[Any]:
    """Any exception as a status and a sentence; an unexpected one is logged, not shown."""
    refusal = refusal_of(request, fault)
    node_of(request).hub.metrics.refused.labels(refusal.reason).inc()
    if refusal.status >= 500 and not isinstance(fault, EXPECTED):
        log_failure(node_of(request).hub.metrics, "request", fault, path=request.scope["path"])
    if refusal.reason == "cookie":
        request.state.device = ""  # deletes the cookie: the next request gets a new device
    headers = fault.headers if isinstance(fault, HTTPException) else None
    return Response(
        refusal.problem, status_code=refusal.status, media_type=MediaType.JSON, headers=headers or {}
    )


def refusal_of(request: AnyRequest, fault: Exception) -> RefusalText:
    language = asked_language(request)
    match fault:
        case UnicodeDecodeError() | RecursionError() if is_from_decoder(fault):
            return worded(HttpRefusal(400, "malformed", why=str(fault)), language)
        case ValidationException():
            return worded(HttpRefusal(400, "malformed", why=why_of(fault)), language)
        case SerializationException():
            return worded(HttpRefusal(400, "malformed", why=str(fault.__cause__ or fault.detail)), language)
        case HTTPException(status_code=404):
            return worded(HttpRefusal(404, "no-page"), language)
        case HTTPException(status_code=405):
            return worded(HttpRefusal(405, "method"), language)
        case HTTPException(status_code=413):
            most = node_of(request).settings.limits.largest_body // 1024
            return worded(HttpRefusal(413, "size", most=most), language)
        case InternalServerException(detail=detail) if detail == CUT_OFF:
            return worded(HttpRefusal(400, "malformed", why="the request was cut off"), language)
        case ClientException():
            return worded(HttpRefusal(400, "malformed", why=str(fault.detail)), language)
        case _:
            return worded(fault, language)


def is_from_decoder(fault: Exception) -> bool:
    """Whether the decoder of a body raised it, so that the request is at fault and not the server."""
    frames = [frame for frame, _ in walk_tb(fault.__traceback__)]
    return bool(frames) and frames[-1].f_globals["__name__"] == decode_json.__module__


def why_of(fault: ValidationException) -> str:
    """What was expected and where, in the words of the decoder."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    found = [f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra]
    return "; ".join(found) or str(fault.detail)
