"""Players without cards: they lose their bribe gems and sit out."""

import pytest

from intriga.games.masti.events import CardPlayed, GemsRemoved, RoundStarted, RoundWon
from intriga.games.masti.game import invariants
from intriga.games.masti.rules.without_cards import clear_gems, first_with_cards, next_seat, send_out
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.masti.builders import legal, names, refused, say, table


@pytest.mark.clause("MV-044", "MV-A7")
def test_at_the_start_of_a_round_the_empty_hand_loses_its_bribe_gems() -> None:
    s = table(["A5", "A2 A3", "E4 E5"], trump="U9", bribes=[1, 0, 0], wealth=[2, 0, 0], deck="P4")
    say(s, 0, "A5")
    say(s, 1, "A2")

    assert [1, 0, 0] == s.bribes

    assert [
        CardPlayed(2, "E4"),
        RoundWon(0, ["A2", "A5", "E4", "U9"], 0),
        RoundStarted(16, "P4", 1, [0]),
        GemsRemoved(0, 1),
    ] == say(s, 2, "E4", draws="P4")
    assert ([0, 0, 0], [2, 0, 0], 1, 0b001) == (s.bribes, s.wealth, s.removed, s.out)


@pytest.mark.clause("MV-A7")
def test_the_gems_stay_until_the_round_is_over() -> None:
    s = table(["A5", "A2 A3", "E4 E5"], trump="U9", bribes=[1, 0, 0])
    say(s, 0, "A5")

    assert ([1, 0, 0], 0, 0) == (s.bribes, s.removed, s.out)
    assert [("not_your_turn", "MV-025", {"seat": 1})] == refused(s, 0, "bribe")

    dealer = Dealer(Scripted([]), [])
    send_out(s)
    clear_gems(s, dealer)

    assert ([0, 0, 0], 1, 0b001, [GemsRemoved(0, 1)]) == (s.bribes, s.removed, s.out, dealer.events)


@pytest.mark.clause("MV-044")
def test_gems_are_removed_once_and_none_are_told_where_there_are_none() -> None:
    s = table(["A5", "", ""], trump="U9", bribes=[0, 2, 0], out=[])
    told: list[object] = []
    for _ in range(2):
        send_out(s)
        clear_gems(s, Dealer(Scripted([]), told))

    assert [GemsRemoved(1, 2)] == told
    assert (0b110, 2, [0, 0, 0]) == (s.out, s.removed, s.bribes)


@pytest.mark.clause("MV-044")
def test_who_still_has_cards_keeps_the_bribe_gems() -> None:
    s = table(["A5", "A2", "E4"], trump="U9", bribes=[1, 2, 3], out=[0])
    clear_gems(s, Dealer(Scripted([])))

    assert [0, 2, 3] == s.bribes


@pytest.mark.clause("MV-044", "MV-025", "MV-033")
def test_who_sits_out_is_skipped() -> None:
    s = table(["A5 A9", "", "E4 E5", "", "U2 U3"], trump="U9", out=[1, 3])
    asked = []
    for word in ("A5", "E4", "U2"):
        asked.append(s.acting())
        say(s, s.turn, word)

    assert [[0], [2], [4]] == asked
    assert (12, [4]) == (s.round, s.acting())


@pytest.mark.clause("MV-025", "MV-033", "MV-044")
def test_the_next_seat_is_clockwise_yet_to_act_and_not_out() -> None:
    s = table(["A5", "A6", "A7", "A8", "A9"], trump="U9")
    s.acted, s.out = 0b00001, 0b00110

    assert [3, 3, 4, 3] == [next_seat(s, 0), next_seat(s, 2), next_seat(s, 3), next_seat(s, 4)]

    s.acted = 0b11001

    assert -1 == next_seat(s, 0)

    s.acted = 0b10001

    assert 3 == next_seat(s, 4)


@pytest.mark.clause("MV-045")
def test_the_lead_passes_to_the_next_seat_with_cards() -> None:
    s = table(["A5", "A6", "A7", "A8"], trump="U9")

    s.out = 0b1000
    assert [0, 1, 2, 0] == [first_with_cards(s, seat) for seat in range(4)]
    s.out = 0b0110
    assert [0, 3, 3, 3] == [first_with_cards(s, seat) for seat in range(4)]


@pytest.mark.clause("MV-045", "MV-044")
def test_edge_01_leader_without_cards() -> None:
    s = table(["A13", "", "E4 E5", "U2 U3"], trump="U9", bribes=[1, 0, 0, 0], out=[1], deck="P4")
    say(s, 0, "A13")
    say(s, 2, "E4")
    told = say(s, 3, "U2", draws="P4")

    assert [
        RoundWon(3, ["A13", "E4", "U2", "U9"], 0),
        RoundStarted(12, "P4", 3, [0, 1]),
        GemsRemoved(0, 1),
    ] == told[1:]
    assert [3] == s.acting()
    assert [("first_must_play", "MV-023", {}), ("no_bribe_gems", "MV-028", {})] == refused(s, 3, "bribe")


@pytest.mark.clause("MV-045")
def test_a_winner_whose_hand_is_empty_hands_the_lead_on_clockwise() -> None:
    s = table(["A5 A9", "A13", "", "E4 E5"], trump="U9", leader=1, bribes=[0, 1, 0, 0], out=[2], deck="P4")
    say(s, 1, "A13")
    say(s, 3, "E4")
    told = say(s, 0, "A5", draws="P4")

    assert (1, RoundStarted(12, "P4", 3, [1, 2])) == (told[1].seat, told[-2])
    assert (3, [3]) == (s.leader, s.acting())


@pytest.mark.clause("MV-044")
def test_edge_02_only_one_player_has_cards() -> None:
    s = table(
        ["A5 A9 P2", "", "", ""], trump="U9", round=10, bribes=[0, 0, 0, 0], out=[1, 2, 3], deck="P4 E6"
    )

    assert [CardPlayed(0, "A5"), RoundWon(0, ["A5", "U9"], 0), RoundStarted(11, "P4", 0, [1, 2, 3])] == say(
        s, 0, "A5", draws="P4"
    )
    assert "A9, P2" == legal(s, 0)

    say(s, 0, "P2", draws="E6")
    say(s, 0, "A9")

    assert ("last_trump", True) == (s.reason, s.over)
    assert [0, 0, 0, 0] == s.wealth


@pytest.mark.clause("MV-028", "MV-019")
def test_edge_03_bribe_with_the_last_gem() -> None:
    s = table(["A5 A9 P1", "P2 P3", "A6 A7 A8"], trump="U9", bribes=[0, 1, 0], deck="P4 E6")
    say(s, 0, "A5")
    say(s, 1, "bribe")
    say(s, 2, "A6", draws="P4")

    assert (0, "P2 P3", 15) == (s.bribes[1], names(s.hands[1]), s.round)

    say(s, 2, "A7")
    say(s, 0, "A9")

    assert "P2, P3" == legal(s, 1)
    assert [("no_bribe_gems", "MV-028", {})] == refused(s, 1, "bribe")


@pytest.mark.clause("MV-026", "MV-042")
def test_edge_04_all_followers_bribe() -> None:
    s = table(["A1 A9", "A2", "A3", "A4", "A5"], trump="U9", bribes=[0, 1, 1, 1, 1], deck="P4")
    say(s, 0, "A1")
    for seat in (1, 2, 3):
        say(s, seat, "bribe")

    assert RoundWon(0, ["A1", "U9"], 4) == say(s, 4, "bribe", draws="P4")[1]
    assert [4, 0, 0, 0, 0] == s.wealth


@pytest.mark.clause("MV-019", "MV-044")
def test_edge_05_a_leader_spends_cards_and_sits_out_the_gems_he_keeps() -> None:
    s = table(["A12 A13", "A2 A3 A4 P1", "E2 E3 E4 E5"], trump="U9", bribes=[2, 0, 0], deck="P4 E6 E7")
    for card, low, other, draw in (("A12", "A2", "E2", "P4"), ("A13", "A3", "E3", "E6")):
        say(s, 0, card)
        say(s, 1, low)
        told = say(s, 2, other, draws=draw)

    assert [RoundStarted(15, "E6", 1, [0]), GemsRemoved(0, 2)] == told[-2:]
    assert 2 == s.rounds - s.round + 1
    assert ([0, 0, 0], 2) == (s.bribes, s.removed)
    assert not [fault for fault in invariants(s) if "rounds" in fault]
