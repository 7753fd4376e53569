"""One or several of our server processes at one address, with tables where everybody sits already.

    python -m benchmarks.server.several '{"processes": 2, "database": …, "bus": …, "groups": [{}]}'

It prints what `our_server` prints. All processes share the tables: whoever connects gets any of them.
"""

import asyncio
import secrets
import sys

import msgspec

from benchmarks.server.our_server import LIMITS, Asked, Group, Seated, seated_tables, tell
from intriga.server.operations.logs import set_up_logs
from intriga.server.processes.supervisor import Supervisor
from intriga.server.running import address_of, listening_socket
from intriga.server.settings import Settings
from intriga.server.web.node import open_node

HERE = "127.0.0.1"


class AskedOfSeveral(Asked):
    """What is to be served, by how many processes."""

    bus: str = ""
    processes: int = 1


async def opened(settings: Settings, groups: list[Group]) -> list[Seated]:
    """The tables, opened by a node that serves nobody."""
    node = await open_node(settings)
    try:
        return await seated_tables(node, groups)
    finally:
        await node.close()


def main(asked: AskedOfSeveral) -> None:
    set_up_logs()
    settings = Settings(
        database=asked.database,
        bus=asked.bus,
        keys=(secrets.token_hex(32),),
        signing_key=secrets.token_hex(32),
        workers=asked.workers,
        bot_pause=0.0,
        limits=LIMITS,
    )
    tables = asyncio.run(opened(settings, asked.groups))
    listener = listening_socket(HERE, 0)
    supervisor = Supervisor(settings, asked.processes, listener)

    def started() -> None:
        running = [child.process.pid for child in supervisor.children if child.process is not None]
        tell(address_of(HERE, listener), [pid for pid in running if pid is not None], tables)

    supervisor.run(started)


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=AskedOfSeveral))
