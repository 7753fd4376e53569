"""The memory that tables may take: idle ones go first, and without any left nothing more is loaded."""

from collections.abc import Iterator

from intriga.server.live.table import LiveTable
from intriga.server.telling.refusals import HttpRefusal


class MemoryBudget:
    """What the tables of a node may weigh together, in bytes."""

    def __init__(self, most: int) -> None:
        self.most = most

    def make_room(self, live: dict[str, LiveTable], wanted: int = 0) -> None:
        """Drop idle tables, the longest unused first, until this much fits; HttpRefusal if it cannot."""
        taken = wanted + sum(table.weight() for table in live.values())
        for table in longest_unused(live):
            if taken <= self.most:
                return
            taken -= table.weight()
            drop(live, table)
        if wanted and taken > self.most:
            raise HttpRefusal(503, "memory")


def longest_unused(live: dict[str, LiveTable]) -> Iterator[LiveTable]:
    """The tables that nobody needs now; they are in the store."""
    yield from sorted(filter(is_idle, live.values()), key=lambda table: table.used)


def is_idle(table: LiveTable) -> bool:
    return not table.connections and not table.lock.locked() and table.bots is None


def drop(live: dict[str, LiveTable], table: LiveTable) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
    del live[table.table.id]
