"""Who is at which table: readers of this node, and what other nodes told of theirs."""

from intriga.server.live.bus import Here
from intriga.server.telling.reader import Presence

FORGOTTEN_AFTER = 12.0  # seconds without a word from a node


class Elsewhere:
    """What other nodes told of who reads a table there."""

    def __init__(self) -> None:
        self.told: dict[str, dict[str, tuple[Here, float]]] = {}  # table, to node, to what and when

    def hear(self, here: Here, now: float) -> bool:
        """Whether this is news."""
        nodes = self.told.setdefault(here.table, {})
        before = nodes.get(here.node)
        if here.persons or here.spectators:
            nodes[here.node] = (here, now)
        else:
            nodes.pop(here.node, None)
            if not nodes:
                del self.told[here.table]
        return before is None or before[0] != here

    def forget_node(self, node: str) -> list[str]:
        """A node has left; the tables at which it had readers."""
        tables = [table for table, nodes in self.told.items() if node in nodes]
        for table in tables:
            self.hear(Here(table, node, (), 0), 0.0)
        return tables

    def forget_silent(self, now: float) -> list[str]:
        """Nodes that have said nothing for long have been killed; the tables at which they had readers."""
        silent = {
            node
            for nodes in self.told.values()
            for node, (_, when) in nodes.items()
            if now - when > FORGOTTEN_AFTER
        }
        return [table for node in silent for table in self.forget_node(node)]

    def at(self, table: str) -> list[Here]:
        return [here for here, _ in self.told.get(table, {}).values()]

    def nodes_with_persons(self, table: str) -> list[str]:
        return [here.node for here in self.at(table) if here.persons]


def together(mine: Presence, elsewhere: list[Here]) -> Presence:
    """Everybody at a table, whatever node they read it from."""
    persons = mine.persons.union(*[here.persons for here in elsewhere])
    return Presence(persons, mine.spectators + sum(here.spectators for here in elsewhere))
