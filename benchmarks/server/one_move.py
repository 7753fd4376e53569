"""What a move costs the server without its sockets: decided, put into rows, told to every reader as bytes.

    python -m benchmarks.server.one_move [--games _tiny masti] [--moves 2000]

Processor time of one move in microseconds, on average. Everybody sits at the table, and one person looks on.
"""

import argparse
import gc
import json
import random
from collections.abc import Callable
from time import process_time
from typing import Any

import intriga.kernel.machine.frames as machine
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.match.match import Match
from intriga.server.telling.reader import Presence, Reader
from intriga.server.telling.shown import Shown
from intriga.server.telling.table_state import news
from intriga.tables.deciding import decide
from intriga.tables.drafts import Change
from intriga.tables.index import index_of
from intriga.tables.opening import FreshSecrets, SeatWish, TableSettings, open_table
from intriga.tables.persons import Keys
from intriga.tables.rows import row_bytes
from intriga.tables.seating import sit
from intriga.tables.table import Table

PLAYERS = {"_tiny": 3, "masti": 4, "factions": 4, "illuminaten": 3, "gangsters": 3}
WARM_UP = 300  # moves: the sentences are in the cache then, as at a server that has run for a while


def seated(game: str, players: int, number: int, options: dict[str, str]) -> Table:
    """A table whose match has begun, with a person in every seat."""
    fresh = FreshSecrets(f"t{number}", f"m{number}", number.to_bytes(32), Keys("players", "spectators"))
    wishes = (SeatWish("me"), *[SeatWish("open")] * (players - 1))
    wanted = TableSettings(players=players, options=options, seats=wishes)
    change = open_table(find_game(game), own_pack(game), "p0", "Person 0", 1, wanted, fresh)
    for seat in range(1, players):
        change = change.then(sit(change.table, f"p{seat}", 1, seat, f"Person {seat}", "players"))
    return change.table


def running(table: Table) -> Match:
    assert table.match is not None
    return table.match


class Stages:
    """Seconds by the names of stages."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def timed(self, name: str, do: Callable[[], Any]) -> Any:
        began = process_time()
        found = do()
        self.spent[name] = self.spent.get(name, 0.0) + process_time() - began
        return found


class Moves:
    """Random moves at tables of one game, one table after the other."""

    def __init__(self, game: str, options: dict[str, str]) -> None:
        self.game = game
        self.players = PLAYERS[game]
        self.options = options
        self.luck = random.Random(4711)
        self.number = 0
        self.table = seated(game, self.players, 0, options)
        self.presence = Presence(frozenset(f"p{seat}" for seat in range(self.players)), 1)
        persons = [f"p{seat}" for seat in range(self.players)] + ["guest"]
        self.readers = [Reader(person, "en", plain=False) for person in persons]

    def one(self, stages: Stages) -> int:
        """One move; how many bytes the readers were sent."""
        if running(self.table).ended:
            self.number += 1
            self.table = seated(self.game, self.players, self.number, self.options)
        table = self.table
        seat, words, question = self.asked()
        client, now = f"c{table.sequence}", 1000 + table.sequence
        change = stages.timed("decide", lambda: self.decided(seat, words, question, now, client))
        stages.timed("rows", lambda: ([row_bytes(row) for row in change.rows], index_of(change.table)))
        self.table = change.table
        told = stages.timed("news", lambda: self.told(table.sequence, now))
        return sum(len(message) for message in told)

    def asked(self) -> tuple[int, list[str], int]:
        """The first seat that is asked, what it says, and the question's number."""
        match = running(self.table)
        seat = next(seat for seat in range(self.players) if match.state.must >> seat & 1)
        return seat, [self.choose([word.notation() for word in match.state.legal(seat)])], match.question

    def choose(self, words: list[str]) -> str:
        return self.luck.choice(words)

    def decided(self, seat: int, words: list[str], question: int, now: int, client: str) -> Change:
        return decide(self.table, f"p{seat}", now, seat, words, question, client)

    def told(self, since: int, now: int) -> list[bytes]:
        shown = Shown(self.table, self.presence, now)
        return [news(shown, reader, since) for reader in self.readers]


def measured(game: str, moves: int, options: dict[str, str]) -> dict[str, object]:
    made = Moves(game, options)
    for _ in range(WARM_UP):
        made.one(Stages())
    stages = Stages()
    gc.disable()
    sizes = sum(made.one(stages) for _ in range(moves))
    gc.enable()
    found = {name: round(1e6 * seconds / moves, 1) for name, seconds in stages.spent.items()}
    return {"game": game, "us": found, "sum": round(sum(found.values()), 1), "bytes": sizes // moves}


def main() -> None:
    reader = argparse.ArgumentParser(prog="benchmarks.server.one_move")
    reader.add_argument("--games", nargs="+", default=["_tiny", "masti", "factions", "illuminaten"])
    reader.add_argument("--moves", type=int, default=2000)
    asked = reader.parse_args()
    print(json.dumps({"compiled": machine.__file__.endswith((".so", ".pyd"))}))
    for game in asked.games:
        print(json.dumps(measured(game, asked.moves, {})), flush=True)


if __name__ == "__main__":
    main()
