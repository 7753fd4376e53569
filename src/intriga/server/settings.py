"""Settings of a server; the command line and `INTRIGA_*` fill them in (docs/operate.md)."""

from collections.abc import Callable
from pathlib import Path
from time import time

import msgspec

from intriga.builds import PACKAGE

IN_WHEEL = PACKAGE / "page"  # a wheel carries the page
PAGE = IN_WHEEL if IN_WHEEL.is_dir() else PACKAGE.parents[1] / "build" / "page"


def wall_time() -> int:
    """Milliseconds."""
    return int(time() * 1000)


class Limits(msgspec.Struct, frozen=True):
    """What one person, and one address, may ask of a server. A class of pupils may share an address."""

    person_rate: float = 20.0  # messages a second
    person_burst: int = 80
    address_rate: float = 600.0
    address_burst: int = 3000
    new_persons_rate: float = 2.0  # persons a second from one address
    new_persons_burst: int = 120
    tables_a_day: int = 300
    bot_seconds_a_day: int = 3 * 60 * 60
    readers_at_a_table: int = 200
    largest_message: int = 64 * 1024
    largest_body: int = 64 * 1024


class Settings(msgspec.Struct, frozen=True):
    """How this node runs."""

    database: str
    bus: str = ""  # empty: this is the only node
    keys: tuple[str, ...] = ()  # secrets that sign cookies; the first signs, the others are still accepted
    page: Path = PAGE
    workers: int = 2
    bot_seconds: float = 1.0  # for which an expert thinks about a turn
    bot_pause: float = 0.15  # seconds before a bot's word
    limits: Limits = Limits()
    poll_seconds: float = 1.0  # how often nodes poll the store while the bus is down
    trusted_origins: tuple[str, ...] = ()
    clock: Callable[[], int] = wall_time
