"""The trace: an independent bookkeeping rebuilds the position after every word from its lines alone."""

import re
from pathlib import Path
from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import AREOPAGUS, EVENTS, FACTIONS, LETTERS
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.state import FACE_DOWN, NONE, NOT_IN_GAME, Pax
from intriga.games.illuminaten.verbs.slots import owner_in
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.events import Event, plain
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import items
from tests.games.illuminaten.rebuilding import Table

ROOT = Path(__file__).resolve().parents[3]
BOX = GAME.load(own_pack("illuminaten"))
SEATINGS: list[tuple[int, dict[str, str]]] = [
    (1, {"opponent": "saint_germain"}),
    (1, {"opponent": "weishaupt"}),
    (1, {"opponent": "joseph"}),
    (2, {"opponent": "willermoz"}),
    (2, {}),
    (3, {}),
    (3, {"opponent": "weishaupt"}),
    (4, {}),
]
GAMES = 12
WORDS = 4000


def position(s: Pax) -> dict[str, Any]:
    """The pieces of a position, as the trace counts them."""
    cells = range(len(s.field))
    return {
        "field": [
            None if s.field[c] == FACE_DOWN else s.field[c] + 1 if s.field[c] >= 0 else 0 for c in cells
        ],
        "slots": [[owner_in(s.inf[cell], slot) for slot in range(3)] for cell in cells],
        "markers": list(s.markers),
        "hands": [{card + 1 for card in items(int(hand))} for hand in s.hands],
        "court": [card + 1 if card >= 0 else None for card in s.court],
        "steward": s.steward + 1,
        "deck": s.deck_size,
        "discard": {card + 1 for card in items(s.discard)},
        "table": {card + 1 for card in [*s.chain, *items(s.argued), *items(s.plans)]},
        "tokens": [{LETTERS[f]: s.token(seat, f) for f in range(FACTIONS)} for seat in range(s.seats)],
        "pool": {LETTERS[f]: s.pool[f] for f in range(FACTIONS)},
        "supply": list(s.supply),
        "owners": {
            LETTERS[f]: None if owner == NONE else owner
            for f, owner in enumerate(s.faction_owner)
            if owner != NOT_IN_GAME
        },
        "on_plots": [{f"P{plot + 1:02d}" for plot in items(mask)} for mask in s.on_plots],
        "at_edge": [{f"P{plot + 1:02d}" for plot in items(mask)} for mask in s.at_edge],
        "edicts": {
            LETTERS[f]: (owner, s.edict_tokens[f]) for f, owner in enumerate(s.edict_owner) if owner != NONE
        },
        "edicts_gone": {LETTERS[f] for f in items(s.edicts_gone)},
        "open_events": [EVENTS[special] if special >= 0 else None for special in s.open_event],
        "event_hands": [{EVENTS[special] for special in items(mask)} for mask in s.event_hands],
        "figure": 0 if not s.opponent or s.figure == AREOPAGUS else s.figure + 1,
        "round": s.round,
        "active": s.active,
        "over": s.over,
    }


def rebuilt(table: Table) -> dict[str, Any]:
    found = {name: getattr(table, name) for name in vars(table)}
    slots = [[*row, None, None, None][:3] for row in table.slots]
    return found | {"slots": [[NONE if owner is None else owner for owner in row] for row in slots]}


def test_the_schema_of_the_trace_has_every_event_with_its_fields_in_order() -> None:
    page = (ROOT / "docs" / "trace.md").read_text("utf-8")
    section = page.partition("(`illuminaten`)")[2].partition("\n## ")[0]
    rows: dict[str, list[str]] = {}
    for names, fields in re.findall(r"^\| (`[^|]+`) \| ([^|]*) \|", section, re.MULTILINE):
        rows |= {name: re.findall(r"`(\w+)`", fields) for name in re.findall(r"`(\w+)`", names)}
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    told = {
        str(kind.__struct_config__.tag): list(kind.__struct_fields__) for kind in kinds if kind is not Event
    }
    del told["card_drawn_unseen"]  # what others see of a line
    schema = {name: rows[name] for name in told if name != "setup"}

    assert schema == {name: fields for name, fields in told.items() if name != "setup"}
    assert [] == [field for field in told["setup"] if field not in rows]


@pytest.mark.parametrize("seating", range(len(SEATINGS)))
def test_the_lines_rebuild_the_position_after_every_word(seating: int) -> None:
    players, options = SEATINGS[seating]
    for seed in range(GAMES):
        chance, told = Quick(seed), list[object]()
        state = GAME.setup(BOX, players, chosen_options(GAME, players, options), None, Dealer(chance, told))
        lines = [plain(event) for event in told]
        table = Table(lines[0])
        for _ in range(WORDS):
            for line in lines:
                table.read(line)
            truth, found = position(state), rebuilt(table)
            assert {} == {name: (truth[name], found[name]) for name in truth if truth[name] != found[name]}, (
                lines
            )
            if state.over:
                break
            seat = state.acting()[chance.pick(len(state.acting()))]
            words, told = state.legal(seat), []
            state.apply(seat, words[chance.pick(len(words))], Dealer(chance, told))
            lines = [plain(event) for event in told]
