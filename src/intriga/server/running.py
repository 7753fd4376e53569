"""Running a node: sockets, signals, a graceful stop."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator

import uvicorn

from intriga.server.app import app_of
from intriga.server.settings import Settings
from intriga.server.web.http_limits import limited_http
from intriga.server.web.live_protocol import LiveProtocol
from intriga.server.web.node import Node, open_node
from intriga.store.faults import CannotOpen

new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
with contextlib.suppress(ImportError):  # not available on every system
    import uvloop

    new_loop = uvloop.new_event_loop

STOP_TIMEOUT = 5  # seconds for running requests to finish
PING_SECONDS = 20.0
UNREAD_SECONDS = 60.0  # in which a reader must take something of what was sent
GC_THRESHOLD_NEW = 5_000  # allocations per collection of the newest generation
GC_THRESHOLD_MIDDLE = 3  # such collections per collection of the middle generation: both stay short
SWITCH_INTERVAL = 0.0005  # seconds; a short one lets the SQLite thread run sooner in a commit


class Server(uvicorn.Server):
    """uvicorn, which closes the connections of readers before it waits for requests to end."""

    def __init__(self, config: uvicorn.Config, node: Node, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.node = node
        self.when_started = started

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGINT and SIGTERM stop the server gracefully."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.node.hub.close_connections()
        await super().shutdown(sockets)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that listens there; CannotOpen, with a sentence, if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is named; otherwise small messages would be delayed.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: who takes nothing for so long is gone
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNREAD_SECONDS * 1000))
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as fault:
        listener.close()
        why = fault.strerror if isinstance(fault, OSError) else "a port is a number up to 65535"
        raise CannotOpen("cannot-listen", where=f"{host}:{port}", why=why or str(fault)) from None
    listener.listen(1024)
    listener.setblocking(False)
    return listener


def allow_open_files() -> None:
    """As many connections as the system lets this process have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tune_garbage_collector() -> None:
    """Keep the garbage collector off the tables: they are freed without it, and a full collection would
    stop all play while it visits every position. `Housekeeping` runs one each hour."""
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD_NEW, GC_THRESHOLD_MIDDLE, 1_000_000)


def run_on_fast_loop(work: Coroutine[None, None, None]) -> None:
    """Run this on uvloop, which spends a fifth less on a move; without it, on asyncio's own loop."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(work)


def address_of(host: str, listener: socket.socket) -> str:
    """Where a browser on this machine finds what listens at this host."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    return f"http://{shown}:{listener.getsockname()[1]}/"


async def serve(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None] = lambda address: None,
    made: Callable[["Server"], None] = lambda server: None,
) -> None:
    """Serve until stopped. `started` is called with the address as soon as the node answers there; `made`
    with the server itself, for a caller that stops it."""
    listener = listening_socket(host, port)
    try:
        await serve_at([listener], settings, lambda: started(address_of(host, listener)), made)
    finally:
        listener.close()


async def serve_at(
    listeners: list[socket.socket],
    settings: Settings,
    started: Callable[[], None],
    made: Callable[["Server"], None],
) -> None:
    """Serve what comes to these sockets."""
    allow_open_files()
    node = await open_node(settings)
    config = uvicorn.Config(
        app_of(node),
        ws=LiveProtocol,
        ws_max_size=settings.limits.largest_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        http=limited_http(settings.limits, settings.proxies),
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOP_TIMEOUT,
        lifespan="on",
    )
    server = Server(config, node, started)
    made(server)
    tune_garbage_collector()
    sys.setswitchinterval(SWITCH_INTERVAL)
    await server.serve(listeners)
