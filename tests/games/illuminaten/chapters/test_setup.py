"""From the box to the first question."""

from typing import Any

import pytest

from intriga.games.illuminaten.box.tables import AREOPAGUS, FACTIONS, LETTERS
from intriga.games.illuminaten.events import Setup
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.invariants import invariants
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import FACE_DOWN, IN_ROW, NONE, NOT_IN_GAME, Pax
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Guided, NeedsOutcome, Quick
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.heaps import count, items
from intriga.kernel.machine.refusals import Malformed
from tests.games.illuminaten.builders import box, tokens_of

TABLES = pytest.mark.parametrize(
    ("players", "opponent"),
    [(2, "none"), (3, "none"), (4, "none"), (1, "saint_germain"), (2, "weishaupt"), (3, "saint_germain")],
)
SEATS = pytest.mark.parametrize(("players", "cells"), [(2, 14), (3, 14), (4, 19)])


def dealt(players: int, opponent: str = "none", seed: int = 1, **more: Any) -> Pax:
    given = {} if players == 4 else {"opponent": opponent}
    return GAME.setup(box(), players, chosen_options(GAME, players, given), None, Dealer(Quick(seed), **more))


def dealt_so(players: int, opponent: str, items_drawn: list[int]) -> Pax:
    options = {} if players == 4 else {"opponent": opponent}
    return GAME.setup(box(), players, options, None, Dealer(Guided(items_drawn)))


def told_setup(players: int, opponent: str = "none") -> Setup:
    told: list[object] = []
    dealt(players, opponent, events=told)
    assert isinstance(told[0], Setup)
    return told[0]


@TABLES
def test_nothing_is_lost(players: int, opponent: str) -> None:
    for seed in range(20):
        assert [] == invariants(dealt(players, opponent, seed))


# ── the cards ──


@pytest.mark.clause("PI-008", "PI-014")
def test_hands_are_four_cards_that_only_their_owner_sees() -> None:
    picks: list[Pick] = []
    s = dealt(3, picks=picks)

    assert [4, 4, 4] == [count(hand) for hand in s.hands]
    assert [(57 - place, 1 << place // 4) for place in range(12)] == [(p.n, p.seats) for p in picks[:12]]


@pytest.mark.clause("PI-009")
@SEATS
def test_the_field_lies_face_down(players: int, cells: int) -> None:
    assert [FACE_DOWN] * cells == dealt(players).field


@pytest.mark.clause("PI-010")
def test_five_cards_lie_open_at_court() -> None:
    picks: list[Pick] = []
    s = dealt(2, picks=picks)

    assert [pick.item for pick in picks[8:13]] == s.court
    assert {3} == {pick.seats for pick in picks[8:13]}


@pytest.mark.clause("PI-011")
def test_the_steward_begins_at_the_left() -> None:
    assert 0 == dealt(2).steward


@pytest.mark.clause("PI-026")
@pytest.mark.parametrize(("players", "size"), [(2, 30), (3, 26), (4, 17)])
def test_the_rest_is_the_deck(players: int, size: int) -> None:
    assert size == dealt(players).deck_size


# ── boards, influence, support ──


@pytest.mark.clause("PI-012")
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 8), (4, 10)])
def test_the_pool_depends_on_the_seats(players: int, tokens: int) -> None:
    s = dealt(players)

    for faction in range(FACTIONS):
        assert tokens == s.pool[faction] + sum(s.token(seat, faction) for seat in range(players))


@pytest.mark.clause("PI-006", "PI-013", "PI-027")
def test_each_seat_has_a_board_and_twenty_influence_tokens() -> None:
    s = dealt(3)

    assert ((0, 1, 2), [20, 20, 20]) == (s.place, s.supply)


@pytest.mark.clause("PI-018")
def test_no_reward_marker_lies_on_the_field() -> None:
    assert [0] * 14 == dealt(2).markers


@pytest.mark.clause("PI-015", "PI-016")
def test_a_connection_card_brings_its_three_tokens() -> None:
    s = dealt_so(2, "none", [*range(13), 0, 19, 0, 1, 2, 0, 1, 2, 3])

    assert (0, 19) == s.connections
    assert ["MKU", "KDU"] == [tokens_of(s, seat) for seat in (0, 1)]
    assert [6, 5, 6, 4, 5, 4] == s.pool


@pytest.mark.clause("PI-017")
@pytest.mark.parametrize(("one", "other", "first"), [(3, 7, 0), (7, 3, 1)])
def test_the_lowest_connection_card_plays_first(one: int, other: int, first: int) -> None:
    s = dealt_so(2, "none", [*range(13), one, other, 0, 1, 2, 0, 1, 2, 3])

    assert (first, first, 1) == (s.first, s.active, s.round)
    assert isinstance(s.stack[-1], Actions)


# ── faction cards, plots, events ──


@pytest.mark.clause("PI-019")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_some_faction_cards_lie_in_the_row(players: int, cards: int) -> None:
    found = dealt(players).faction_owner

    assert (cards, FACTIONS - cards) == (found.count(IN_ROW), found.count(NOT_IN_GAME))


@pytest.mark.clause("PI-020", "PI-021")
def test_two_plots_are_common_and_everybody_has_one_in_secret() -> None:
    picks: list[Pick] = []
    s = dealt(3, picks=picks)

    assert 5 == len({*s.common, *s.private})
    assert [(13, 7), (12, 7), (11, 1), (10, 2), (9, 4)] == [(p.n, p.seats) for p in picks[-5:]]
    assert 0 == s.shown_plots


@pytest.mark.clause("PI-022", "PI-023", "PI-024")
def test_events_lie_in_two_packets_of_which_nothing_is_known() -> None:
    s = dealt(2)

    assert ([3, 3, 3, 3], 6, 9) == (s.packets, count(s.unseen_edicts), count(s.unseen_specials))
    assert ([NONE] * 2, [0, 0], [NONE] * 6, NONE) == (s.open_event, s.event_hands, s.edict_owner, s.top_event)


# ── an artificial opponent ──


@pytest.mark.clause("PI-181", "GAP-18", "AO-001")
def test_one_of_four_opponents_joins_one_to_three_people() -> None:
    assert {"opponent": "saint_germain"} == chosen_options(GAME, 1, {})
    assert {"opponent": "none"} == chosen_options(GAME, 2, {})
    assert {} == chosen_options(GAME, 4, {})
    for players, opponent, text in (
        (1, "none", "takes saint_germain, joseph, weishaupt, willermoz, not 'none'"),
        (2, "knigge", "takes none, saint_germain, joseph, weishaupt, willermoz, not 'knigge'"),
        (4, "weishaupt", "is for 1, 2, 3 players, not for 4"),
    ):
        with pytest.raises(Malformed, match=text):
            chosen_options(GAME, players, {"opponent": opponent})


@pytest.mark.clause("PI-001")
def test_the_game_is_for_one_to_four() -> None:
    assert (1, 2, 3, 4) == GAME.players
    with pytest.raises(Malformed, match="is played by 1, 2, 3, 4 players, not by 5"):
        chosen_options(GAME, 5, {})


@pytest.mark.clause("PI-182")
@pytest.mark.parametrize(("players", "cells", "support"), [(1, 14, 6), (2, 14, 8), (3, 19, 10)])
def test_an_opponent_counts_as_a_player(players: int, cells: int, support: int) -> None:
    s = dealt(players, "weishaupt")

    assert (players + 1, cells, support) == (s.seats, len(s.field), s.counts().support)
    assert (1, 0) == (GAME.scripted(2, {"opponent": "weishaupt"}), GAME.scripted(4, {}))


@pytest.mark.clause("PI-183", "GAP-16", "AMB-56")
@pytest.mark.parametrize("opponent", ["saint_germain", "weishaupt"])
def test_its_board_has_the_first_place(opponent: str) -> None:
    assert (1, 2, 0) == dealt(2, opponent).place


@pytest.mark.clause("PI-185")
def test_it_has_a_connection_card_and_may_be_first() -> None:
    drawn = [*range(9), 12, 3, 0, 1, 2, 0, 1, 2]
    with pytest.raises(NeedsOutcome):  # its turn comes at once and needs a card
        dealt_so(1, "saint_germain", drawn)

    for seed in range(40):
        s = dealt(1, "saint_germain", seed)
        assert s.connections.index(min(s.connections)) == s.first


@pytest.mark.clause("PI-186", "PI-187", "PI-188")
def test_it_begins_on_its_areopagus_without_hand_and_plot() -> None:
    s = dealt_so(1, "weishaupt", [*range(9), 3, 12, 0, 1, 2, 0, 1, 2])

    assert ([20, 19], AREOPAGUS) == (s.supply, s.figure)
    assert (0, NONE, 0) == (s.hands[1], s.private[1], s.first)
    assert "".join(LETTERS[faction] for faction in items(box().connections[12])) == tokens_of(s, 1)


# ── what is told ──


@TABLES
def test_the_whole_table_is_told(players: int, opponent: str) -> None:
    told = told_setup(players, opponent)
    scripted = 0 if opponent == "none" else 1
    hands = [card for hand in told.hands if not isinstance(hand, int) for card in hand]

    assert list(range(1, 58)) == sorted([*hands, *told.court, *(told.unseen or [])])
    assert told.deck + told.field == len(told.unseen or [])
    assert scripted == told.private.count(None)


def test_others_are_told_neither_hands_nor_private_plots() -> None:
    told = told_setup(2)
    seen = told.seen_by(1)

    assert (4, told.hands[1], None) == (seen.hands[0], seen.hands[1], seen.unseen)
    assert [None, told.private[1]] == seen.private
    assert ([4, 4], [None, None]) == (told.seen_by(-1).hands, told.seen_by(-1).private)
