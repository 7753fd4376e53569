"""All clients of one measurement, in a process of their own.

    python -m benchmarks.server.client '{"load": "open", …}' < what the server printed

prints the results as JSON.
"""

import asyncio
import gc
import sys
from typing import Literal

import msgspec

from benchmarks.server.loads import beside_experts, open_loop, saturation
from benchmarks.server.our_clients import OurClients
from benchmarks.server.our_server import Seated, Served
from benchmarks.server.peer_clients import PATH, PeerClients
from benchmarks.server.tables import Clients
from intriga.server.running import new_loop

AT_ONCE = 20
SETTLING = 1.0  # seconds for the first messages of all connections


class Peer(msgspec.Struct):
    """The peer's server, and how many matches are played there, by how many players and a spectator."""

    address: str
    process: int
    matches: int
    players: int = 3


class Plan(msgspec.Struct):
    """What is to be measured."""

    load: Literal["open", "saturation", "experts"]
    seconds: float
    every: float = 3.0
    peer: Peer | None = None  # if None, what our server printed is read from standard input


async def our_tables(served: Served) -> list[Clients]:
    made: list[Clients] = [OurClients() for _ in served.tables]
    pairs = list(zip(made, served.tables, strict=True))
    for first in range(0, len(pairs), AT_ONCE):
        some = pairs[first : first + AT_ONCE]
        await asyncio.gather(*(join(table, served.address, seated) for table, seated in some))
    return made


async def join(table: Clients, address: str, seated: Seated) -> None:
    await table.connect(address, seated.path, [{"Cookie": cookie} for cookie in seated.cookies])


async def peer_tables(peer: Peer) -> list[Clients]:
    made = [PeerClients(f"m{number}", peer.players) for number in range(peer.matches)]
    for table in made:
        await table.connect(peer.address, PATH, [{}] * (peer.players + 1))
    return [*made]


async def main(plan: Plan) -> dict[str, object]:
    if plan.peer is not None:
        tables, server = await peer_tables(plan.peer), [plan.peer.process]
        thinking: list[Clients] = []
    else:
        served = msgspec.json.decode(sys.stdin.read(), type=Served)
        every, server = await our_tables(served), served.processes
        kinds = list(zip(every, served.tables, strict=True))
        thinking = [table for table, seated in kinds if seated.experts]
        tables = [table for table, seated in kinds if not seated.experts]
    await asyncio.sleep(SETTLING)
    if plan.load == "open":
        return await open_loop(tables, server, plan.seconds, plan.every)
    if plan.load == "experts":
        return await beside_experts(tables, thinking, server, plan.seconds)
    return await saturation(tables, server, plan.seconds)


if __name__ == "__main__":
    gc.disable()  # the client's own pauses are not the server's
    asked = msgspec.json.decode(sys.argv[1], type=Plan)
    with asyncio.Runner(loop_factory=new_loop) as runner:  # uvloop: the client is not what is measured
        print(msgspec.json.encode(runner.run(main(asked))).decode())
