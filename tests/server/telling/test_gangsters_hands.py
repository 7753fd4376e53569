"""Over whole matches of gangsters nobody is told a card of a partner's hand that was not shown: not its
number in a view, an event, a word or a touch, not its name in a sentence.

The general test compares bytes of histories that a reader cannot tell apart, for few entries of random play.
This one asks the plain question at every entry of a game that bots play well, to its end; the long dose
(INTRIGA_LONG=1) does so for both scenarios, with all partners asked in every window, and for all readers.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.games.gangsters.box.tables import HENCHMEN
from intriga.games.gangsters.speech.wording import tell_henchman
from intriga.games.gangsters.state import Gangsters
from intriga.games.shelf import find_game
from intriga.kernel.asking import Asker
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.heaps import items
from intriga.kernel.match.match import Match
from intriga.kernel.sentences import Tongue
from tests.games.gangsters.speech.played import box
from tests.server.histories import cut, opened, stage

GAME = find_game("gangsters")
LONG = os.environ.get("INTRIGA_LONG") == "1"
CASES = [(2, "hands_up"), (3, "race")] if LONG else [(2, "hands_up")]
#: Fields of views, events and books that hold henchmen by their numbers.
NUMBERED = frozenset(
    {"henchman", "henchmen", "known", "turned", "returned", "exhausted", "out", "reserve", "drawn", "hands"}
)
IN_WORDS = re.compile(r"\b(?:henchman:|(?:send|use|hurt|pick) )(\d+)")
NAMES = {number: tell_henchman(number, Tongue("en", box())) for number in range(1, HENCHMEN + 1)}
#: Names that are words of other sentences too; their numbers are looked for all the same.
ALSO_WORDS = {"Skip", "Keys", "Nails", "Cousin", "Twice"}


def played(players: int, scenario: str) -> Match:
    """A whole match; its last entries show everything."""
    match = opened("gangsters", players, {"scenario": scenario, "campaign": "no"}).table.match
    assert match is not None
    match.deal()
    luck, asker = Quick(11), Asker()
    while not match.ended:
        seat = asker.next(match.state) if LONG else match.state.acting()[0]
        word = GAME.policies["regular"](GAME.redeal(match.state, seat, luck), seat, luck)
        match.decide(seat, [word], client=f"id{len(match.entries)}")
    return cut(match, len(match.entries) - 2)


def told(value: Any, key: str = "") -> Iterator[int]:
    """The numbers of all henchmen that a message names."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from told(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from told(inner, key)
    elif isinstance(value, str):
        yield from (int(number) for number in IN_WORDS.findall(value))
        yield from (number for number, name in NAMES.items() if is_named(name, value))
    elif isinstance(value, int) and key in NUMBERED:
        yield value


def is_named(name: str, text: str) -> bool:
    return name not in ALSO_WORDS and re.search(rf"\b{re.escape(name)}\b", text) is not None


def hidden(s: Gangsters, seat: int) -> set[int]:
    """What the partners of a seat hold and nobody else has seen; a spectator has no hand."""
    found = [card for boss in range(s.bosses) if boss != seat for card in items(s.hands[boss] & ~s.known)]
    return {card + 1 for card in found}


def held(s: Gangsters, seat: int) -> set[int]:
    """What a seat holds itself and nobody else has seen."""
    return {card + 1 for card in items(s.hands[seat] & ~s.known)} if seat >= 0 else set()


@pytest.mark.parametrize(("players", "scenario"), CASES)
def test_no_message_names_a_card_of_a_partners_hand(tmp_path: Path, players: int, scenario: str) -> None:
    match = played(players, scenario)
    with stage(tmp_path) as here:
        for seat in range(-1, players) if LONG else (-1, 0):
            steps = here.run(match, seat, plain=LONG, probe_last=True)
            hidden_cards = own_cards = 0
            for state, step in zip(match.states, steps, strict=True):
                assert isinstance(state, Gangsters)
                named = {number for data in step.news for number in told(json.loads(data))}
                hidden_cards += len(hidden(state, seat))
                own_cards += len(named & held(state, seat))
                assert set() == named & hidden(state, seat), step.news

            assert hidden_cards > len(steps)  # there was something to give away
            assert (own_cards > len(steps)) == (seat >= 0)  # and one's own cards are found in this way
