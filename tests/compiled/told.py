"""Plays matches at tables, compiled or not, and prints a digest of all that everybody was told of each.

python told.py <game> <matches> <moves of each>
"""

import random
import sys
from contextlib import suppress
from hashlib import blake2b

from intriga import builds
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.server.telling.reader import Presence, Reader
from intriga.server.telling.shown import Shown
from intriga.server.telling.table_state import news, welcome
from intriga.tables.alarms import wake
from intriga.tables.chatting import chat
from intriga.tables.deciding import decide
from intriga.tables.denials import Denied
from intriga.tables.folding import fold
from intriga.tables.opening import FreshSecrets, SeatWish, TableSettings, open_table
from intriga.tables.persons import Keys
from intriga.tables.proposing import vote
from intriga.tables.rows import read_row, row_bytes
from intriga.tables.seating import sit
from intriga.tables.table import Table
from intriga.tables.taking_back import take_back
from intriga.tables.terms import Clock

OTHERWISE_USUAL = 5  # tries to draw options
RE_READ = 25  # moves after which the table is made anew of its stored rows


class Told:
    """One match, whose words are drawn, and what is told of it."""

    def __init__(self, game: str, number: int) -> None:
        self.game = find_game(game)
        self.luck = random.Random(number)
        self.players = self.luck.choice(self.game.players)
        self.now = 1_000
        self.digest = blake2b(digest_size=8)
        self.table = self.begun(number)
        people = [*[f"p{seat}" for seat in range(self.players)], "guest"]
        self.readers = [
            Reader(person, language, plain=plain)
            for person in people
            for language, plain in (("ru", False), ("en", True))
        ]

    def begun(self, number: int) -> Table:
        fresh = FreshSecrets(f"t{number}", f"m{number}", number.to_bytes(32), Keys("players", "spectators"))
        wishes = (SeatWish("me"), *[SeatWish("open")] * (self.players - 1))
        clock = Clock("bank", bank=600, increment=10) if number % 2 else Clock()
        change = None
        for options in [*(self.drawn_options() for _ in range(OTHERWISE_USUAL)), {}]:
            wanted = TableSettings(players=self.players, seats=wishes, clock=clock, options=options)
            with suppress(Denied, Malformed):  # not all options go together
                change = open_table(self.game, own_pack(self.game.id), "p0", "Анна", self.now, wanted, fresh)
                break
        assert change is not None
        for seat in range(1, self.players):
            change = change.then(sit(change.table, f"p{seat}", self.now, seat, f"Person {seat}", "players"))
        return change.table

    def drawn_options(self) -> dict[str, str]:
        return {option.name: self.luck.choice(option.values) for option in self.game.options}

    def play(self, moves: int) -> str:
        for move in range(moves):
            if self.table.status != "running":
                break
            since = self.table.sequence
            self.now += self.luck.randrange(5_000)
            with suppress(Denied, Refused, Malformed):
                self.do_something()
            self.tell(since)
            if move % RE_READ == RE_READ - 1:
                self.read_again()
        self.read_again()
        return self.digest.hexdigest()

    def do_something(self) -> None:
        """Mostly a move; now and then something else that happens at a table."""
        table, seat = self.table, self.luck.randrange(self.players)
        chance = self.luck.randrange(20)
        if table.proposal is not None:
            seat = table.proposal.waits_for[0]
            number, agrees = table.proposal.number, self.luck.random() < 0.7
            self.table = vote(table, f"p{seat}", self.now, seat, number, agrees).table
        elif table.hold is not None and chance < 15:
            self.now = table.hold.until
            self.table = wake(table, self.now).table
        elif chance == 0:
            self.table = take_back(table, f"p{seat}", self.now, seat, f"u{self.now}").table
        elif chance == 1:
            self.table = chat(table, f"p{seat}", self.now, seat, f"Привет {self.now}").table
        else:
            self.move()

    def move(self) -> None:
        match = self.table.match
        assert match is not None
        asked = [seat for seat in range(self.players) if match.state.may >> seat & 1]
        seat = self.luck.choice(asked)
        words = [self.luck.choice(match.state.legal(seat)).notation()]
        client = f"c{self.table.sequence}"
        self.table = decide(self.table, f"p{seat}", self.now, seat, words, match.question, client).table

    def tell(self, since: int) -> None:
        shown = Shown(self.table, Presence(frozenset({"p0"}), 1), self.now)
        for reader in self.readers:
            self.digest.update(news(shown, reader, since))

    def read_again(self) -> None:
        stored = [row_bytes(row) for row in self.table.rows]
        self.table = fold(self.game, own_pack(self.game.id), [read_row(row) for row in stored])
        shown = Shown(self.table, Presence(), self.now)
        for reader in self.readers:
            self.digest.update(welcome(shown, reader))


def main() -> None:
    game, matches, moves = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(builds.running())
    for number in range(1, matches + 1):
        print(Told(game, number).play(moves))


if __name__ == "__main__":
    main()
