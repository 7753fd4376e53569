"""The turn: its three phases, and the menu of the action phase."""

from typing import Any

import pytest

from intriga.games.illuminaten import events
from intriga.games.illuminaten.box.tables import Action
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.verbs.pieces import draw_to_hand
from intriga.games.illuminaten.view.view import view
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Told, legal, of_kind, refused, say, table, tokens_of

SIX = ["scout", "influence", "interrogate", "reassign", "exclude", "displace"]


def acting(**more: Any) -> Pax:
    """Seat 0 is in its action phase and could do anything."""
    given: dict[str, Any] = {
        "seats": 3,
        "field": {1: 46, 2: 31, 4: 18},
        "inf": {1: "0 -", 2: "1 - -"},
        "hands": ["16 20", "57", "56"],
        "tokens": ["AMTKDU" * 3],
    }
    return table(**{**given, **more})


def end_turn(s: Pax, seat: int) -> Told:
    """From the action phase into the next turn, by the first word of each question."""
    told = say(s, seat, "end")
    while not of_kind(told, events.TurnBegan):
        told += say(s, seat, legal(s, seat).split(", ")[0])
    return told


@pytest.mark.clause("PI-064")
def test_events_actions_checks_then_the_next_player() -> None:
    s = acting(edicts={"A": (1, 2)}, tokens=["", "A"])
    told = end_turn(s, 0)
    kinds = [type(one) for one in told]

    assert kinds.index(events.StewardMoved) < kinds.index(events.TurnBegan)
    assert kinds.index(events.TurnBegan) < kinds.index(events.EdictTokensMoved)
    assert (1, "AA") == (s.active, tokens_of(s, 1))
    assert isinstance(s.stack[-1], Actions)
    assert "end" in legal(s, 1).split(", ")


@pytest.mark.clause("PI-064")
def test_an_artificial_opponent_has_the_same_phases() -> None:
    s = table(2, opponent="weishaupt", edicts={"A": (1, 3)}, hands=["1 2 3 4"])
    told = end_turn(s, 0)
    kinds = [type(one) for one in told]
    turns = [place for place, kind in enumerate(kinds) if kind is events.TurnBegan]
    edict, script = kinds.index(events.EdictTokensMoved), kinds.index(events.ScriptStep)
    steward = len(kinds) - 1 - kinds[::-1].index(events.StewardMoved)

    assert 2 == len(turns)
    assert turns[0] < edict < script < steward < turns[1]


@pytest.mark.clause("PI-063")
def test_turns_go_round_from_the_first_player_on() -> None:
    s = acting(active=1, first=2, round=3)
    turns: Told = []
    for seat in (1, 2, 0):
        turns += of_kind(end_turn(s, seat), events.TurnBegan)

    assert [events.TurnBegan(4, 2), events.TurnBegan(4, 0), events.TurnBegan(4, 1)] == turns


@pytest.mark.clause("PI-066")
def test_in_the_first_round_there_is_no_event_phase() -> None:
    for number, tokens in ((1, ""), (2, "A")):
        s = acting(round=number, edicts={"A": (1, 2)}, tokens=[])
        end_turn(s, 0)
        assert tokens == tokens_of(s, 1)


@pytest.mark.clause("PI-088", "PI-135")
def test_cards_yield_anew_and_faction_cards_serve_anew_in_the_next_turn() -> None:
    s = acting(factions={"A": 0}, yielded=0b11, used_factions=0b1)
    end_turn(s, 0)

    assert (0, 0) == (s.yielded, s.used_factions)


@pytest.mark.clause("PI-069")
@pytest.mark.parametrize("action", SIX)
def test_six_main_actions_are_open(action: Action) -> None:
    assert [action for action in SIX if action in legal(acting(), 0).split(", ")] == SIX
    assert [events.ActionBegan(0, action)] == of_kind(say(acting(), 0, action), events.ActionBegan)


@pytest.mark.clause("PI-068")
def test_an_action_is_finished_before_another_begins() -> None:
    s = acting()
    say(s, 0, "scout")

    for word in ("interrogate", "weave 16", "end"):
        assert [("not_asked", "PI-068", {})] == refused(s, 0, word)


@pytest.mark.clause("PI-068")
def test_an_action_that_cannot_be_finished_does_not_begin() -> None:
    s = acting(tokens=[""])

    assert ["interrogate"] == [action for action in SIX if action in legal(s, 0).split(", ")]


@pytest.mark.clause("GAP-31", "PI-067")
def test_two_main_actions_are_a_limit_and_no_duty() -> None:
    for mains in (2, 1, 0):
        s = acting(mains=mains)
        assert "end" in legal(s, 0).split(", ")
        assert [events.TurnBegan(2, 1)] == of_kind(end_turn(s, 0), events.TurnBegan)


@pytest.mark.clause("PI-067", "AMB-42")
def test_without_main_actions_only_the_rise_of_the_rosicrucians_leaves_some() -> None:
    assert ("no_main_action_left", "PI-067") == refused(acting(mains=0), 0, "scout")[0][:2]
    assert [] == refused(acting(mains=1), 0, "scout")
    risen = acting(mains=0, open_events=["", "rosicrucians"], field={4: 32}, inf={4: "0 - -"})
    found = legal(risen, 0).split(", ")

    assert ["scout"] == [action for action in ("scout", "interrogate", "displace") if action in found]


@pytest.mark.clause("PI-040", "GAP-24")
def test_cards_are_discarded_face_up_but_only_the_top_one_may_be_looked_at() -> None:
    s = acting(discard="1 2", tokens=["A"])
    before = view(s, 1)
    told = say(s, 0, "exclude", "on 1", "on 4", "card 16")
    after = view(s, 1)

    assert [events.CardsDiscarded([18])] == of_kind(told, events.CardsDiscarded)
    assert [(2, 2), (3, 18)] == [(seen.discard, seen.discard_top) for seen in (before, after)]


@pytest.mark.clause("PI-041", "GAP-24")
def test_a_new_deck_leaves_no_top_card_behind() -> None:
    used = {46, 31, 18, 16, 20, 57, 56}
    spare = [str(card) for card in range(1, 58) if card not in used]
    s = acting(tokens=["A"], court="", deck="", under=" ".join(spare[: len(acting().field) - 3]))
    say(s, 0, "exclude", "on 1", "on 4", "card 16")

    assert (0, None) == (view(s, 1).discard, view(s, 1).discard_top)


@pytest.mark.clause("PI-041")
def test_an_empty_deck_is_renewed_as_soon_as_a_card_is_discarded() -> None:
    used = {46, 31, 18, 16, 20, 57, 56}
    spare = [str(card) for card in range(1, 58) if card not in used]
    cells = len(acting().field)
    s = acting(tokens=["A"], court="", deck="", under=" ".join(spare[: cells - 3]))
    told = say(s, 0, "exclude", "on 1", "on 4", "card 16")

    assert 18 in of_kind(told, events.DeckRenewed)[0].deck
    assert 0 == s.discard


@pytest.mark.clause("PI-041")
def test_the_last_card_of_the_deck_is_followed_by_a_new_deck() -> None:
    used = {46, 31, 18, 16, 20, 57, 56, 9}
    spare = [str(card) for card in range(1, 58) if card not in used]
    s = acting(court="", deck="9", under=" ".join(spare[: len(acting().field) - 3]))
    thrown = s.discard
    told: Told = []

    assert draw_to_hand(s, 0, Dealer(Quick(1), told))
    assert [events.DeckRenewed, events.CardDrawn] == [type(one) for one in told]
    assert (thrown, 0) == (s.deck, s.discard)
