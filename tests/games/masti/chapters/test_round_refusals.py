"""Course of a round: what is refused, to whom, and that legality has one source."""

import pytest

from intriga.games.masti.box.tables import character_of
from intriga.games.masti.rules.round import must_follow, playable, why_not_play
from intriga.games.masti.vocabulary import BRIBE, PLAY
from intriga.kernel.machine.chance import Scripted
from tests.games.masti.builders import NUMBER, Reason, names, refused, say, table
from tests.games.masti.positions import follow, lead

# ── refusals at the wrong moment, and for those who are not asked ──

WRONG_MOMENT: list[tuple[str, Reason]] = [
    ("trumps A5", ("no_burying_now", "MV-074", {})),
    ("leave A5", ("no_leaving_now", "MV-077", {})),
    ("count 0", ("no_counting_now", "MV-066", {})),
    ("joker artists", ("no_jokers_now", "MV-048", {})),
]


@pytest.mark.clause("MV-025")
@pytest.mark.parametrize(("word", "reason"), WRONG_MOMENT)
def test_in_a_round_words_of_other_moments_are_refused(word: str, reason: Reason) -> None:
    assert [reason] == refused(lead(), 0, word)


@pytest.mark.clause("MV-025")
@pytest.mark.parametrize("word", ["A2", "bribe", "leave A2", "joker artists", "count 1", "trumps A2"])
def test_who_is_not_on_turn_is_told_whose_turn_it_is(word: str) -> None:
    assert [("not_your_turn", "MV-025", {"seat": 0})] == refused(lead(), 1, word)
    assert [("not_your_turn", "MV-025", {"seat": 1})] == refused(follow(), 0, word)


@pytest.mark.clause("MV-044")
@pytest.mark.parametrize("word", ["A2", "bribe", "joker artists"])
def test_who_sits_out_is_told_so(word: str) -> None:
    s = table(["A5", "A2", ""], trump="U9", out=[2])

    assert [("sitting_out", "MV-044", {})] == refused(s, 2, word)


# ── one source of legality ──


@pytest.mark.clause("MV-024", "MV-029", "MV-030", "MV-032")
def test_playable_cards_follow_if_they_can() -> None:
    assert "A5 A9 P3" == names(playable(lead(), 0))
    assert "A2" == names(playable(follow(), 1))
    assert "P1 E4 E5" == names(playable(follow(), 2))


@pytest.mark.clause("MV-029", "MV-030")
def test_the_reason_against_a_card_is_a_number_of_the_table_of_reasons() -> None:
    s = follow()

    assert [0, 7, 6] == [why_not_play(s, 1, NUMBER[card]) for card in ("A2", "P7", "A9")]


def test_the_duty_to_follow_needs_a_led_character_in_hand() -> None:
    assert [False, True, False] == [
        must_follow(lead(), 0),
        must_follow(follow(), 1),
        must_follow(follow(), 2),
    ]


@pytest.mark.parametrize("position", [lead, follow])
def test_the_candidates_of_a_round_are_all_cards_and_the_bribe(position: object) -> None:
    s = lead() if position is lead else follow()
    frame, seat = s.stack[-1], s.turn
    candidates = frame.asks(s, seat)

    assert [*PLAY, BRIBE] == candidates
    assert [word for word in candidates if frame.bar(s, seat, word) == 0] == s.legal(seat)


def test_a_rollout_picks_each_option_once() -> None:
    s = follow()
    frame = s.stack[-1]

    assert ["A2", "bribe"] == [frame.any_option(s, 1, Scripted([n])).notation() for n in range(2)]
    assert ["A5", "A9", "P3"] == [
        lead().stack[-1].any_option(lead(), 0, Scripted([n])).notation() for n in range(3)
    ]
    with pytest.raises(ValueError, match="outcome 2 is not one of 2"):
        frame.any_option(s, 1, Scripted([2]))
    with pytest.raises(ValueError, match="outcome 3 is not one of 3"):
        frame.any_option(lead(), 0, Scripted([3]))


def test_a_round_has_nothing_of_its_own_to_copy() -> None:
    s = lead()
    twin = s.copy()
    say(twin, 0, "A5")

    assert twin.stack[-1] is s.stack[-1]
    assert ("A5 A9 P3", -1, [-1, -1, -1], 0) == (names(s.hands[0]), s.lead, s.table, s.acted)
    assert () == s.stack[-1].key()
    assert 0 == character_of(twin.table[0])
