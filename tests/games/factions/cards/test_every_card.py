"""Every card of the game's pack is played on a table where something of all kinds lies about."""

import pytest

from intriga.games.factions.invariants import invariants
from intriga.games.factions.state import Factions
from intriga.games.factions.vocabulary import DECLINE
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.words import Word
from tests.games.factions.builders import say
from tests.games.factions.cards.people import own_box, people

NAMES = [card.name for card in own_box().cards]
AREAS = [
    "conde danton necker artois elbee",
    "fersen robespierre bailly vigee",
    "lafayette stael polignac cloots",
]
HANDS = ["mounier", "calonne hebert", "lally roux"]
DISCARD = "camille antoinette louis marat lavoisier dumas"


def a_table_for(name: str) -> Factions:
    """Seat 0 holds this card, wherever it would lie else."""

    def without(text: str) -> str:
        return " ".join(each for each in text.split() if each != name)

    hands = [without(text) for text in HANDS]
    return people([f"{hands[0]} {name}", *hands[1:]], [without(text) for text in AREAS], without(DISCARD))


def resolved(s: Factions, last: bool) -> list[Word]:
    """The words said until somebody's next action: always the first legal one, or always the last."""
    said: list[Word] = []
    turns, actions = s.turns, s.actions
    while not s.over and (s.turns, s.actions) == (turns, actions) and len(s.stack) > 1:
        seat = s.acting()[0]
        word = s.legal(seat)[-1 if last else 0]
        said.append(word)
        s.apply(seat, word, Dealer(Quick(3), []))
    return said


@pytest.mark.clause("HF-019")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("last", [False, True])
def test_it_is_played_and_all_of_its_property_is_applied(name: str, last: bool) -> None:
    s = a_table_for(name)

    say(s, 0, f"card {name}")
    resolved(s, last)

    assert 1 == len(s.stack)
    assert [] == invariants(s)
    assert s.turns == 2 or s.turn == 0


@pytest.mark.clause("HF-020")
@pytest.mark.parametrize("name", [card.name for card in own_box().cards if any(e.may for e in card.effects)])
def test_what_one_may_do_can_be_declined(name: str) -> None:
    s = a_table_for(name)

    say(s, 0, f"card {name}")

    declinable = [DECLINE in s.legal(0)] if len(s.stack) > 1 else []
    declinable += [word is DECLINE for word in resolved(s, last=True)]
    assert any(declinable)
