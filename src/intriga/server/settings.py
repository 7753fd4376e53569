"""Settings of a server; the command line and `INTRIGA_*` fill them in (docs/operate.md)."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic, time

import msgspec

from intriga.builds import PACKAGE

IN_WHEEL = PACKAGE / "page"  # a wheel carries the page
PAGE = IN_WHEEL if IN_WHEEL.is_dir() else PACKAGE.parents[1] / "build" / "page"


def wall_time() -> int:
    """Milliseconds since 1970, as the system's clock says; it may be set."""
    return int(time() * 1000)


def steady_time() -> int:
    """Milliseconds that only pass, from no particular moment on."""
    return int(monotonic() * 1000)


class Limits(msgspec.Struct, frozen=True):
    """What one person, and one address, may ask of a server. A class of pupils may share an address."""

    person_rate: float = 40.0  # messages a second
    person_burst: int = 200
    patience: float = 2.0  # seconds that a message which comes too fast waits, before it is refused
    address_rate: float = 600.0
    address_burst: int = 3000
    connections_of_address: int = 600  # open at once; a browser keeps up to seven
    request_seconds: float = 20.0  # from the first byte of a request to the last one
    readers_of_address: int = 300  # sockets and streams to tables
    new_tables_rate: float = 0.5  # tables a second from one address
    new_tables_burst: int = 300
    new_persons_rate: float = 2.0  # persons a second from one address
    new_persons_burst: int = 120
    tables_a_day: int = 300
    bot_seconds_a_day: int = 3 * 60 * 60
    readers_at_a_table: int = 200
    table_memory: int = 512 * 1024 * 1024  # bytes that the tables of a node take, roughly
    largest_message: int = 64 * 1024
    largest_body: int = 64 * 1024


class Processes(msgspec.Struct, frozen=True):
    """Which of the processes at one address this one is, and the ports on which they ask each other."""

    number: int = 1
    ports: tuple[int, ...] = ()


class Settings(msgspec.Struct, frozen=True):
    """How this node runs."""

    database: str
    bus: str = ""  # empty: this is the only node
    keys: tuple[str, ...] = ()  # secrets that sign cookies; the first signs, the others are still accepted
    signing_key: str = ""  # signs records, 32 bytes in hex; empty: a new one whenever the server starts
    page: Path = PAGE
    workers: int = 2
    bot_seconds: float = 1.0  # for which an expert thinks about a turn
    bot_pause: float = 0.15  # seconds before a bot's word
    limits: Limits = Limits()
    poll_seconds: float = 1.0  # how often nodes poll the store while the bus is down
    processes: Processes = Processes()
    trusted_origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word of the reader's address is taken
    clock: Callable[[], int] = wall_time  # for dates: of codes, of days, of what is new
    steady: Callable[[], int] = steady_time  # for the time that passes at a table
