"""Who is at which table: readers of this node, and those that other nodes report."""

from intriga.server.live.bus import NodeReaders
from intriga.server.telling.reader import Presence

FORGOTTEN_AFTER = 12.0  # seconds without a message from a node


class RemoteReaders:
    """The readers of tables at other nodes, as these report them."""

    def __init__(self) -> None:
        self.reports: dict[
            str, dict[str, tuple[NodeReaders, float]]
        ] = {}  # by table and node: readers, and when they were reported

    def record(self, here: NodeReaders, now: float) -> bool:
        """Keep this report; whether it is news."""
        nodes = self.reports.setdefault(here.table, {})
        before = nodes.get(here.node)
        if here.persons or here.spectators:
            nodes[here.node] = (here, now)
        else:
            nodes.pop(here.node, None)
            if not nodes:
                del self.reports[here.table]
        return before is None or before[0] != here

    def forget_node(self, node: str) -> list[str]:
        """A node has left; the tables at which it had readers."""
        tables = [table for table, nodes in self.reports.items() if node in nodes]
        for table in tables:
            self.record(NodeReaders(table, node, (), 0), 0.0)
        return tables

    def forget_silent(self, now: float) -> list[str]:
        """Drop nodes that have been silent for too long; the tables at which they had readers."""
        silent = {
            node
            for nodes in self.reports.values()
            for node, (_, when) in nodes.items()
            if now - when > FORGOTTEN_AFTER
        }
        return [table for node in silent for table in self.forget_node(node)]

    def at(self, table: str) -> list[NodeReaders]:
        return [here for here, _ in self.reports.get(table, {}).values()]

    def nodes_with_persons(self, table: str) -> list[str]:
        return [here.node for here in self.at(table) if here.persons]


def combined(mine: Presence, elsewhere: list[NodeReaders]) -> Presence:
    """Everybody at a table, at whatever node."""
    if not elsewhere:
        return mine
    persons = mine.persons.union(*[here.persons for here in elsewhere])
    return Presence(persons, mine.spectators + sum(here.spectators for here in elsewhere))
