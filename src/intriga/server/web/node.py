"""A node: the parts of one server process, how they start and close."""

import asyncio
import secrets

from intriga.bots.thoughts import WORK
from intriga.server.live.alarms import Alarms
from intriga.server.live.attendance import Attendance
from intriga.server.live.bot_turns import BotTurns
from intriga.server.live.build_watcher import BuildWatcher
from intriga.server.live.bus import Bus, NoBus
from intriga.server.live.housekeeping import Housekeeping
from intriga.server.live.hub import Hub
from intriga.server.live.other_nodes import OtherNodes
from intriga.server.live.valkey_bus import ValkeyBus
from intriga.server.live.willing import Willing
from intriga.server.settings import Settings
from intriga.server.web.identity import Identity
from intriga.server.web.messages import Messages
from intriga.server.web.rates import Rates
from intriga.store.protocol import Store
from intriga.store.urls import store_for
from intriga.tables.signing import KEY_BYTES, Signer
from intriga.workers.inline import InlineWorkers
from intriga.workers.pool import Pool

PRIORITY_MODULE = "intriga.server.operations.worker_priority"  # imported by every worker


class Node:
    """One server. `open_node` opens its store first: a bad setting is reported before anything is served."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.hub = Hub(store, bus, settings)
        self.alarms = Alarms(self.hub)
        self.attendance = Attendance(self.hub)
        self.willing = Willing(self.hub)
        self.other_nodes = OtherNodes(self.hub, self.attendance, self.willing)
        self.workers = workers_of(settings.workers)
        self.build_watcher = BuildWatcher(self.hub, self.workers)
        self.bot_turns = BotTurns(self.hub, self.workers)
        self.messages = Messages(self.hub, self.bot_turns)
        self.identity = Identity(store, settings.keys or (secrets.token_hex(32),))
        self.secret = bytes.fromhex(settings.signing_key) or secrets.token_bytes(KEY_BYTES)
        self.signer = Signer(self.secret)
        self.rates = Rates(settings.limits, settings.proxies)

    async def start(self) -> None:
        await self.other_nodes.start()
        Housekeeping(self.hub, self.alarms, self.other_nodes).start()
        self.build_watcher.start()

    async def close(self) -> None:
        await self.hub.close()
        await self.other_nodes.close()
        await asyncio.to_thread(self.workers.close)
        await self.store.close()


def workers_of(size: int) -> Pool | InlineWorkers:
    """Processes that think; with size 0 bots think in this one."""
    return Pool(size, modules=(PRIORITY_MODULE, WORK.partition(":")[0])) if size else InlineWorkers()


async def open_node(settings: Settings) -> Node:
    store = await store_for(settings.database)
    return Node(settings, store, await bus_for(settings.bus))


async def bus_for(url: str) -> Bus:
    """The bus that a setting names: none, or Valkey's address."""
    if not url:
        return NoBus()
    return ValkeyBus(url)
