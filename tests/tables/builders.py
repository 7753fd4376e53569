"""Tables for tests: who sits there, what has been said, and that folding their rows gives the same again."""

from typing import Any

import msgspec

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.machine.chance import Keyed
from intriga.kernel.match.entries import Decided
from intriga.tables.alarms import wake
from intriga.tables.deciding import decide, decide_as_bot
from intriga.tables.drafts import Change
from intriga.tables.folding import fold
from intriga.tables.opening import FreshSecrets, SeatWish, TableSettings, open_table
from intriga.tables.persons import Keys
from intriga.tables.rows import read_row, row_bytes
from intriga.tables.seating import sit
from intriga.tables.table import Table

START = 1_000_000  # milliseconds
SECOND = 1000
NAMES = {"anna": "Анна", "boris": "Борис", "vera": "Вера", "gleb": "Глеб"}
BOT = SeatWish("bot", level="regular")
ME = SeatWish("me")
OPEN = SeatWish("open")


def fresh(name: str = "t", seed: int = 1) -> FreshSecrets:
    """Ids and secrets of a new table."""
    return FreshSecrets(
        name, f"match-{name}", bytes([seed] * 32), Keys("invited", "watching", ("s0", "s1", "s2"))
    )


def opened(game: str, *seats: SeatWish, name: str = "t", seed: int = 1, **settings: Any) -> Change:
    """Anna's new table."""
    wanted = TableSettings(len(seats), seats=seats, **settings)
    return open_table(
        find_game(game), own_pack(game), "anna", NAMES["anna"], START, wanted, fresh(name, seed)
    )


def running(game: str, *persons: str, bots: int = 0, seed: int = 1, **settings: Any) -> Table:
    """A table whose match has begun: Anna first, the others by their invitation, then bots."""
    wishes = (ME,) + (OPEN,) * (len(persons) - 1) + (BOT,) * bots
    table = opened(game, *wishes, seed=seed, **settings).table
    for seat, person in enumerate(persons):
        if seat:
            table = sit(table, person, START, seat, NAMES[person], "invited").table
    return table


def question(table: Table) -> int:
    assert table.match is not None
    return table.match.question


def say(table: Table, seat: int, *words: str, now: int = START, client: str = "") -> Change:
    """A seat's words, said by whoever decides there."""
    if table.seats[seat].bot:
        return decide_as_bot(table, now, seat, words, question(table))
    own_id = client or f"{table.sequence}"
    return decide(table, table.seats[seat].person, now, seat, words, question(table), own_id)


def said(table: Table, *turns: tuple[int, str], now: int = START) -> Table:
    """The table after these words, one at a time."""
    for seat, word in turns:
        table = say(table, seat, word, now=now).table
    return table


def played_out(table: Table, now: int = START, moves: int = 1000) -> Table:
    """Everybody says the last legal word until the end; held words are said when their time is over."""
    while table.status == "running" and moves:
        if table.hold is not None:
            now = table.hold.until
            table = wake(table, now).table
            continue
        assert table.position is not None
        seat = table.position.acting()[0]
        table = say(table, seat, table.position.legal(seat)[-1].notation(), now=now).table
        moves -= 1
    return table


def facts(table: Table) -> dict[str, Any]:
    """Everything a table is, as values that can be compared."""
    found = dict(vars(table))
    match = found.pop("match")
    found["clocks"] = vars(table.clocks)
    found["game"], found["pack"] = table.game.id, table.pack.digest
    if match is not None:
        found["entries"] = list(match.entries)
        found["states"] = [state.full_key() for state in match.states]
        found["standing"] = list(match.standing)
        found["undone"] = match.questions_undone
        found["counter"] = match.chance.counter if isinstance(match.chance, Keyed) else None
        found["header"] = match.header
    return found


def again(table: Table) -> Table:
    """The table folded from the bytes of its rows."""
    return fold(table.game, table.pack, [read_row(row_bytes(row)) for row in table.rows])


def folds(table: Table) -> bool:
    """Whether folding the stored rows gives this very table."""
    return facts(again(table)) == facts(table)


def decision(table: Table, sequence: int) -> Decided:
    """The decision in this row."""
    entry = getattr(table.rows[sequence], "entry", None)
    assert isinstance(entry, Decided)
    return entry


def kinds(change: Change) -> list[str]:
    """The kinds of rows of a change, and of the entries in them."""
    return [
        f"{type(row).__name__} {type(entry).__name__}" if entry else type(row).__name__
        for row in change.rows
        for entry in [getattr(row, "entry", None)]
    ]


def snapshot(table: Table) -> bytes:
    """The table's facts as bytes: to see that a refusal changed nothing."""
    return msgspec.msgpack.encode(facts(table), enc_hook=str)


def in_window(*persons: str, bots: int = 0, **settings: Any) -> Table:
    """The rough example after the first seat's throw: the others may step in before it goes on."""
    return thrown(running("_rough", *persons, bots=bots, **settings))


def thrown(table: Table) -> Table:
    """The first seat throws for a chest."""
    table = said(table, *[(seat, "stake 1") for seat in range(table.players)])
    return said(table, (0, "force"), (0, "on 1"), (0, "pay red"), (0, "pay blue"))
