"""Tables in memory: what they weigh, and that idle ones go first."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import msgspec
import pytest

from intriga.bots.players import choose
from intriga.kernel.machine.chance import Quick
from intriga.server.live.memory import MemoryBudget
from intriga.server.live.table import Connection, LiveTable
from intriga.server.settings import Limits
from intriga.server.telling.reader import Reader
from intriga.server.telling.refusals import HttpRefusal
from intriga.tables.drafts import Draft
from intriga.tables.folding import fold
from intriga.tables.rows import read_row, row_bytes
from intriga.tables.table import Table
from tests.server.running import TWO_HANDS, serving
from tests.tables.builders import NAMES, START, again, running


def test_tables_have_a_budget_and_those_longest_unused_go_first(tmp_path: Path) -> None:
    limits = Limits(person_rate=5000, person_burst=9000, table_memory=100_000)
    with serving(tmp_path / "store.sqlite", limits=limits) as server:
        keen = server.person()
        tables = [keen.post("/api/tables", TWO_HANDS)["table"] for _ in range(60)]
        live = server.node.hub.live

        assert sum(table.weight() for table in live.values()) <= 100_000
        assert tables[-1] in live
        assert tables[0] not in live
        assert keen.look(tables[0])["state"]["status"] == "running"
        assert tables[0] in live


def test_tables_that_are_read_stay_and_nothing_more_is_loaded() -> None:
    tables = {name: LiveTable(running("_tiny", "anna", "boris")) for name in "abc"}
    for name, live in tables.items():
        live.table.opened = msgspec.structs.replace(live.table.opened, table=name)
        live.connections.add(Connection(Reader("anna", "en"), 0))
    budget = MemoryBudget(sum(live.weight() for live in tables.values()))

    with pytest.raises(HttpRefusal):
        budget.make_room(tables, wanted=1)
    assert len(tables) == 3
    tables["b"].connections.clear()
    budget.make_room(tables, wanted=1)
    assert list(tables) == ["a", "c"]


@pytest.mark.parametrize("game", ["masti", "factions", "illuminaten", "gangsters", "_tiny"])
def test_what_a_table_is_thought_to_take_is_near_what_it_takes(game: str) -> None:
    stored = [row_bytes(row) for row in played(game).rows]
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        live = LiveTable(refolded(game, stored))
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()

    assert taken < 1.3 * live.weight() < 8 * taken


def played(game: str) -> Table:
    """A match of 150 decisions at most, all of them random; what folding caches is cached."""
    table = running(game, *list(NAMES)[: 4 if game == "masti" else 2])
    draft = Draft(table, START)
    for number in range(150):
        if draft.match.ended:
            break
        state = draft.match.state
        seat = state.acting()[0]
        draft.match.decide(seat, [choose(table.game, state, seat, "random", Quick(number))], "bot")
    draft.keep()
    again(draft.table)
    return draft.table


def refolded(game: str, stored: list[bytes]) -> Table:
    first = running(game, *list(NAMES)[: 4 if game == "masti" else 2])
    return fold(first.game, first.pack, [read_row(row) for row in stored])
