"""For whoever runs the server: health, and metrics."""

from ipaddress import ip_address

from litestar import Response, get
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from intriga.server.operations.metrics import Metrics
from intriga.server.telling.refusals import HttpRefusal
from intriga.server.telling.wire_lobby import Health, SigningKey
from intriga.server.web.request import AnyRequest, node_of
from intriga.server.web.routes.refusals import RESPONSES
from intriga.server.web.siblings import answers_of_others, is_sibling, merged_figures
from intriga.tables.signing import ALGORITHM


@get(
    "/api/health",
    summary="Whether this node can serve: its store answers",
    responses=RESPONSES,
    tags=["operation"],
)
async def health(request: AnyRequest) -> Health:
    node = node_of(request)
    await node.store.check()
    others = {} if is_sibling(request) else await answers_of_others(node.settings.processes, "/api/health")
    return Health(
        ok=True,
        bus=node.hub.bus.is_up,
        build=node.build_watcher.status(),
        processes=1 + len(others),
        answering=1 + sum(answer is not None for answer in others.values()),
    )


@get(
    "/api/key",
    summary="The public key with which this server signs records",
    responses=RESPONSES,
    tags=["operation"],
)
async def key(request: AnyRequest) -> SigningKey:
    return SigningKey(algorithm=ALGORITHM, key=node_of(request).signer.public)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Only for requests from this machine; of all processes at this address, whichever is asked."""
    if request.client is None or not is_loopback(request.client.host) or "x-forwarded-for" in request.headers:
        raise HttpRefusal(404, "no-page")
    node = node_of(request)
    metrics: Metrics = node.hub.metrics
    metrics.tables.set(len(node.hub.live))
    metrics.readers.set(sum(len(live.connections) for live in node.hub.live.values()))
    figures = generate_latest(metrics.registry).decode()
    processes = node.settings.processes
    if processes.ports and not is_sibling(request):
        others = await answers_of_others(processes, "/metrics")
        figures = merged_figures({processes.number: figures, **others})
    return Response(figures.encode(), media_type=CONTENT_TYPE_LATEST)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
