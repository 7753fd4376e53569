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
from intriga.server.web.http_limits import LimitedHttp
from intriga.server.web.node import Node, open_node
from intriga.store.faults import CannotOpen

new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
with contextlib.suppress(ImportError):  # it is not made for every system
    import uvloop

    new_loop = uvloop.new_event_loop

STOPPING = 5  # seconds that requests under way have to finish
PING = 20.0  # seconds
YOUNG = 5_000  # objects after which the collector looks at the newest: some milliseconds
OLDER = 3  # such looks after which it looks at all since the last such look, which must stay short too
HAND_ON = 0.0005  # seconds after which a busy loop lets the store's thread go on, at each step of a commit


class Server(uvicorn.Server):
    """uvicorn, told to let readers go before it waits for them."""

    def __init__(self, config: uvicorn.Config, node: Node, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.node = node
        self.when_started = started

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An interrupt, or being asked to end, is a graceful stop and no failure."""
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
        self.node.hub.let_readers_go()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; CannotOpen, with a sentence, if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio knows it for TCP by the protocol's name; else small messages wait for the last one's receipt.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as fault:
        listener.close()
        why = fault.strerror if isinstance(fault, OSError) else "a port is a number up to 65535"
        raise CannotOpen("cannot-listen", where=f"{host}:{port}", why=why or str(fault)) from None
    listener.listen(1024)
    listener.setblocking(False)
    return listener


def let_tables_lie() -> None:
    """Tables are freed without the collector of cycles, which would stop all play while it walks over every
    position of every table. `Housekeeping` lets it do so once an hour."""
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, 1_000_000)


def run_fast(work: Coroutine[None, None, None]) -> None:
    """Run this on uvloop, which spends a fifth less on a move, or on asyncio's own loop."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(work)


async def serve(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None] = lambda address: None,
    made: Callable[["Server"], None] = lambda server: None,
) -> None:
    """Serve until somebody asks to stop. `started` is told the address, as soon as the node answers there;
    `made` gets the server itself, for whoever stops it by hand."""
    listener = listening(host, port)
    node = await open_node(settings)
    config = uvicorn.Config(
        app_of(node),
        ws="websockets-sansio",
        ws_max_size=settings.limits.largest_message,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        http=LimitedHttp,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
        lifespan="on",
    )
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    server = Server(config, node, lambda: started(address))
    made(server)
    let_tables_lie()
    sys.setswitchinterval(HAND_ON)
    try:
        await server.serve([listener])
    finally:
        listener.close()
