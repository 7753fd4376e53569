"""The ledger that studies of the balance read, and a study of a few games."""

from benchmarks.balance import play_all
from benchmarks.ledger import Study
from intriga.games.factions.ledger import FactionsLedger
from intriga.games.factions.vocabulary import CARD, DRAW_CARD
from tests.games.factions.builders import box_of, numbers, say, table

LEDGER = FactionsLedger()
BOX = box_of(roles={"k_1": 'kind = "most", of = "K"'})


def test_it_tells_side_role_and_true_score_by_where_it_comes_from() -> None:
    s = table(["", ""], ["f1 f2 k1", "k2 k3"], box=BOX, roles="f_1 k_1")

    assert {"faction": "F", "role": "f_1"} == LEDGER.dealt(s, 0)
    assert [{"symbols": 1, "role": 0}, {"symbols": 2, "role": 3}] == [
        LEDGER.score(s, seat) for seat in (0, 1)
    ]


def test_the_leader_is_who_would_win_now_and_of_equals_who_acted_last() -> None:
    ahead = table(["", ""], ["f1 f2", "k1"], roles="f_1 k_2")
    equal = table(["", ""], ["f1", "k1"], roles="f_1 k_2", turn=1)

    assert [0, 1] == [LEDGER.leader(ahead), LEDGER.leader(equal)]


def test_a_card_is_played_by_the_word_that_begins_a_turn_and_not_as_a_target() -> None:
    box = box_of(f1='property = [{ do = "discard", whose = "any" }]')
    s = table(["f1 f2", ""], ["k1", "k2"], box=box)
    target = CARD[numbers(box, "k1")[0]]

    assert ("f1", None) == (LEDGER.played(s, 0, CARD[numbers(box, "f1")[0]]), LEDGER.played(s, 0, DRAW_CARD))
    assert ["f1", "f2"] == LEDGER.held(s)

    say(s, 0, "card f1")

    assert LEDGER.played(s, 0, target) is None


def test_a_study_counts_every_seat_of_every_game_once() -> None:
    tally = play_all(Study("factions", 3, "random", 5, {}), games=4, jobs=1)

    assert 12 == sum(count for (kind, _), count in tally.dealt.items() if kind == "role")
    assert 4.0 == sum(won for (kind, _), won in tally.won.items() if kind == "seat")
    assert all(tally.played[card] <= held for card, held in tally.held.items())
