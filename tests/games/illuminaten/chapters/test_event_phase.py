"""The event phase: edicts, the open special, and playing one."""

import pytest

from intriga.games.illuminaten.box.tables import FACTIONS, LETTERS, PRESS, TREATY
from intriga.games.illuminaten.events import (
    EdictDiscarded,
    EdictTokensMoved,
    SpecialDiscarded,
    SpecialPlayed,
)
from intriga.games.illuminaten.knowledge.event_log import PLAYED
from intriga.games.illuminaten.rules.phases.event_phase import (
    EventPhase,
    discard_edict_if_empty,
    move_off_edicts,
)
from intriga.games.illuminaten.rules.turn.modes import is_open
from intriga.games.illuminaten.state import NONE
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from tests.games.illuminaten.builders import Told, is_done, learned, legal, refused, say, table, tokens_of

# ── edicts ──


@pytest.mark.clause("PI-065", "PI-171")
def test_one_token_of_each_own_edict_goes_to_the_pool_and_one_to_the_owner() -> None:
    s = table(frame=EventPhase(0), edicts={"A": (0, 6), "K": (0, 4), "U": (1, 6)})

    assert "AK" == tokens_of(s, 0)
    assert [4, 2, 6] == [s.edict_tokens[LETTERS.index(letter)] for letter in "AKU"]
    assert [1, 3, 0] == [s.pool[LETTERS.index(letter)] for letter in "AKU"]
    assert is_done(s)


@pytest.mark.clause("PI-172")
def test_an_edict_lasts_three_event_phases_of_its_owner() -> None:
    s = table(edicts={"D": (0, 6)}, frame=EventPhase(1))
    told: Told = []
    for _ in range(3):
        assert 0 == s.edict_owner[4]
        move_off_edicts(s, 0, Dealer(Scripted([]), told))

    assert (NONE, 1 << 4, 3, "DDD") == (s.edict_owner[4], s.edicts_gone, s.pool[4], tokens_of(s, 0))
    assert [EdictTokensMoved(0, "D", 1, 1)] * 3 + [EdictDiscarded("D", False)] == told


@pytest.mark.clause("PI-173")
def test_the_fifth_edict_to_be_discarded_makes_the_round_the_last() -> None:
    s = table(edicts={"D": (0, 2), "U": (1, 2)}, edicts_gone="AMT", frame=EventPhase(0))
    before = s.last_round
    s.stack.append(EventPhase(1))
    s.settle(Dealer(Scripted([])))

    assert (False, True) == (before, s.last_round)
    assert 5 == sum(s.edicts_gone >> faction & 1 for faction in range(FACTIONS))


@pytest.mark.clause("GAP-23", "PI-172")
def test_an_edict_leaves_as_soon_as_it_is_empty() -> None:
    s = table(edicts={"D": (1, 2), "U": (0, 0)}, frame=EventPhase(1))
    assert NONE == s.edict_owner[4]

    discard_edict_if_empty(s, 5, Dealer(Scripted([])))
    discard_edict_if_empty(s, 0, Dealer(Scripted([])))
    assert 1 << 4 | 1 << 5 == s.edicts_gone


@pytest.mark.clause("PI-200")
def test_an_artificial_opponent_moves_tokens_off_its_edicts_as_well() -> None:
    s = table(opponent="weishaupt", edicts={"M": (1, 6)}, frame=EventPhase(0))
    move_off_edicts(s, 1, Dealer(Scripted([])))

    assert ("M", 4) == (tokens_of(s, 1), s.edict_tokens[1])


# ── specials ──


@pytest.mark.clause("PI-174", "AMB-27")
def test_only_the_own_open_special_is_discarded() -> None:
    s = table(frame=EventPhase(0), open_events=["press", "treaty"])

    assert [NONE, TREATY] == s.open_event
    assert not is_open(s, PRESS)
    assert is_open(s, TREATY)


@pytest.mark.clause("PI-065", "PI-174", "PI-175")
def test_the_old_special_goes_before_the_question_for_a_new_one() -> None:
    s = table(frame=EventPhase(0), open_events=["press"], events=["decree whisper"], edicts={"A": (0, 6)})

    assert "play decree, play whisper, decline" == legal(s, 0)
    assert (NONE, "A") == (s.open_event[0], tokens_of(s, 0))
    assert [("event_not_in_hand", "PI-175", {"event": 8})] == refused(s, 0, "play press")
    assert "not_asked" == refused(s, 0, "invoke decree")[0][0]


@pytest.mark.clause("PI-175")
def test_one_special_may_be_played_and_applies_to_all() -> None:
    s = table(frame=EventPhase(0), events=["decree treaty"])
    assert 2 == learned(s, 0, "play treaty")
    told = say(s, 0, "play treaty")

    assert [SpecialPlayed(0, "treaty")] == told
    assert ([TREATY, NONE], 1 << 6) == (s.open_event, s.event_hands[0])
    assert (PLAYED, 0, FACTIONS + TREATY) == s.event_log[-1]
    assert is_done(s)


@pytest.mark.clause("PI-175")
def test_nobody_has_to_play_a_special() -> None:
    s = table(frame=EventPhase(0), events=["decree"])
    assert [] == say(s, 0, "decline")

    assert (NONE, 1 << 6) == (s.open_event[0], s.event_hands[0])
    assert is_done(s)


@pytest.mark.clause("PI-175")
def test_a_seat_without_events_is_not_asked() -> None:
    s = table(frame=EventPhase(0), events=["", "decree"])

    assert is_done(s)


def test_a_discarded_special_is_told() -> None:
    s = table(open_events=["press"], frame=EventPhase(1))
    s.stack.append(EventPhase(0))
    told: Told = []
    s.settle(Dealer(Scripted([]), told))

    assert [SpecialDiscarded(0, "press")] == told
