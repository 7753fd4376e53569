"""Clients of boardgame.io's server: its own messages over socket.io's, straight on a WebSocket."""

from typing import Any

import msgspec

from benchmarks.server.tables import Clients

NAMESPACE = b"/cards,"
PATH = "/socket.io/?EIO=4&transport=websocket"


class PeerClients(Clients):
    """Players of one match, and a spectator, who comes last."""

    def __init__(self, match: str, players: int) -> None:
        super().__init__()
        self.match = match
        self.players = players

    def greet(self, number: int) -> None:
        self.sockets[number].send(b"40" + NAMESPACE)

    def seat(self, number: int) -> str | None:
        return str(number) if number < self.players else None

    def handle(self, number: int, data: bytes) -> None:
        if data == b"2":
            self.sockets[number].send(b"3")  # engine.io's own ping
        elif data.startswith(b"40" + NAMESPACE):
            self.sockets[number].send(event("sync", self.match, self.seat(number), None, self.players))
        elif data.startswith(b"42" + NAMESPACE):
            kind, _, *rest = msgspec.json.decode(data[2 + len(NAMESPACE) :])
            if kind == "sync":
                self.learn(number, rest[0]["state"])
            elif kind == "update":
                self.learn(number, rest[0])
                if number == self.mover and number in self.waits:
                    self.acknowledged()
                self.received(number)

    def learn(self, number: int, state: dict[str, Any]) -> None:
        """Keep what this player says next, if it is asked: it draws when it may, else it plays a card."""
        seat = self.seat(number)
        if seat is None or state["ctx"]["currentPlayer"] != seat or "gameover" in state["ctx"]:
            return
        shown = state["G"]
        name, args = ("play", shown["hand"][:1]) if shown["seats"][number]["drew"] else ("draw", [])
        action = {"type": "MAKE_MOVE", "payload": {"type": name, "args": args, "playerID": seat}}
        self.next = number, event("update", action, state["_stateID"], self.match, seat)


def event(*args: Any) -> bytes:
    """An event as socket.io writes it."""
    return b"42" + NAMESPACE + msgspec.json.encode(args)
