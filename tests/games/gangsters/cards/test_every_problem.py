"""Every problem: its penalty holds while it lies there and no longer; one success gets rid of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.rules.attempt import KIND_CHEER, KIND_PLACE, KIND_POLICE
from intriga.games.gangsters.rules.challenges import dice_for, difficulty_for, white_dice
from intriga.games.gangsters.state import Gangsters
from tests.games.gangsters.builders import (
    PROBLEM_IDS,
    attempt,
    end_turns,
    legal,
    mission,
    names,
    of_kind,
    problem,
    problem_names,
    say,
    table,
)
from tests.games.gangsters.registered import box

Shown = Callable[[Gangsters], object]


def with_card(name: str, holder: int = 0) -> Gangsters:
    before = ["", ""]
    before[holder] = name
    s = table(["nico sadie", "may lou"], before=before, exhausted="stan")
    mission(s).seen = 5
    return s


def dice(spec: str) -> Shown:
    number = [str(one) for one in SPECIALISATIONS].index(spec)
    return lambda s: dice_for(s, 0, number, number)


def first_seat_may(*words: str) -> Shown:
    def found(s: Gangsters) -> object:
        for word in words[:-1]:
            say(s, 0, word)
        return legal(s, 0, words[-1])

    return found


def actions_of_next_turn(s: Gangsters) -> object:
    for _ in range(3):
        say(s, 0, "skip")
    say(s, 0, "end turn")
    return s.actions


def damage(s: Gangsters) -> object:
    attempt(s, "place lamp", "nico", "lock 1 1")
    (event,) = of_kind(say(s, 0, "go on"), events.ResultFixed)
    return event.damage


def rolled(s: Gangsters) -> object:
    attempt(s, "place lamp", "nico")
    assert s.attempt is not None
    return white_dice(s, s.attempt)


#: What lasts while a card lies there: its holder (boss 2 if it concerns everybody), what shows it to boss 1
#: (or in the next turn), then what is seen with it and without it.
LASTING: dict[str, tuple[int, Shown, object, object]] = {
    "wiretap": (0, first_seat_may("use sadie"), False, True),
    "forgotten_glove": (1, lambda s: difficulty_for(s, 0, KIND_CHEER, 0), 4, 3),
    "lost_ledger": (0, lambda s: (say(s, 0, "recruit", "ruby"), legal(s, 0, "more"))[1], False, True),
    "rival_gang": (1, lambda s: difficulty_for(s, 0, KIND_PLACE, 0), 5, 4),
    "speakeasy_brawl": (0, lambda s: (dice("healing")(s), dice("repair")(s)), (1, 1), (3, 3)),
    "vendetta": (1, damage, 2, 1),
    "harbor_fog": (1, lambda s: (dice("search")(s), dice("shooting")(s)), (1, 1), (3, 3)),
    "abandoned_car": (0, lambda s: difficulty_for(s, 0, KIND_PLACE, 0), 5, 4),
    "cordon": (0, first_seat_may("place lamp", "send nico", "send sadie"), False, True),
    "good_memory": (0, first_seat_may("place lamp", "send nico", "enough", "roll red"), False, True),
    "dock_strike": (1, lambda s: (say(s, 0, "recruit", "ruby"), legal(s, 0, "more"))[1], False, True),
    "nosy_reporter": (1, lambda s: difficulty_for(s, 0, KIND_POLICE, 0), 5, 4),
    "family_quarrel": (1, first_seat_may("rally"), False, True),
    "tax_inspector": (1, actions_of_next_turn, 2, 3),
    "bad_gin": (0, rolled, 2, 3),
    "sore_throat": (0, lambda s: (dice("intimidation")(s), dice("persuasion")(s)), (1, 1), (3, 3)),
    "flat_tires": (1, lambda s: (dice("running")(s), dice("driving")(s)), (1, 1), (3, 3)),
}
AT_AN_END = {"marked_bills", "stool_pigeon", "rooftop_gunman", "night_raid", "bloodhounds", "warehouse_fire"}


def test_all_23_are_here() -> None:
    assert set(PROBLEM_IDS) == set(LASTING) | AT_AN_END
    assert 23 == len(PROBLEM_IDS)


@pytest.mark.clause("LG-077", "LG-080")
@pytest.mark.parametrize("name", LASTING)
def test_its_penalty_holds_while_it_lies_there_and_no_longer(name: str) -> None:
    holder, shown, with_it, without = LASTING[name]
    s = with_card(name, holder)
    gone = with_card("")
    assert with_it == shown(s)
    assert without == shown(gone)


@pytest.mark.clause("LG-076", "LG-066")
@pytest.mark.parametrize("name", PROBLEM_IDS)
def test_one_success_gets_rid_of_it_and_less_does_not(name: str) -> None:
    card = box().problems[problem(name)]
    for dice_shown, left in (("4 4", ""), ("1 lock", name)):
        s = table(["nico sadie", "may"], before=["", name])
        say(s, 0, f"problem {name}")
        say(s, 0, "send nico")
        if legal(s, 0, "send sadie"):
            say(s, 0, "send sadie")
        assert s.attempt is not None
        s.attempt.white = [0] * 7
        s.attempt.more_dice = -9  # a single die: the rest is laid by hand
        say(s, 0, "roll", "lock")
        s.attempt.white = [0] * 7
        for face in dice_shown.split():
            s.attempt.white[3 if face == "4" else 0 if face == "1" else 4] += 1
        told = say(s, 0, "go on")
        assert left == problem_names(s.problems[1])
        assert card.challenge.difficulty <= 8
        assert bool(left) == bool(of_kind(told, events.Failed))


# ── at the end of a turn or of a round ──


@pytest.mark.clause("LG-080", "LG-075")
def test_bloodhounds_take_the_top_card_of_the_clan_at_the_end_of_the_holders_turn() -> None:
    s = with_card("bloodhounds")
    for _ in range(3):
        say(s, 0, "skip")
    told = say(s, 0, "end turn", "ruby")

    assert [events.ClanHurt(11, [8])] == of_kind(told, events.ClanHurt)
    assert "stan ruby" == names(s.exhausted)


@pytest.mark.clause("LG-080", "LG-075")
def test_a_night_raid_takes_a_card_of_the_hand_at_the_end_of_the_holders_turn() -> None:
    s = with_card("night_raid")
    for _ in range(3):
        say(s, 0, "skip")
    say(s, 0, "end turn")
    told = say(s, 0, "pick sadie")

    assert [events.HenchmanExhausted(1, 1, "penalty")] == of_kind(told, events.HenchmanExhausted)


def at_end(name: str, chance: str = "") -> tuple[Gangsters, list[object]]:
    s = table(["nico", "may"], before=["", name], turn=1)
    mission(s).seen = 5
    for _ in range(3):
        say(s, 1, "skip")
    return s, say(s, 1, "end turn", chance)


@pytest.mark.clause("LG-080")
def test_marked_bills_set_the_mission_back() -> None:
    s, told = at_end("marked_bills")

    assert [events.SetBack(2)] == of_kind(told, events.SetBack)
    assert 4 == mission(s).seen


@pytest.mark.clause("LG-080")
def test_a_stool_pigeon_brings_its_holder_another_problem() -> None:
    s, _ = at_end("stool_pigeon", "vendetta")

    assert "stool_pigeon vendetta" == problem_names(s.problems[1])


@pytest.mark.clause("LG-080")
def test_a_gunman_costs_his_holder_a_card_of_the_hand() -> None:
    s, _ = at_end("rooftop_gunman")

    assert ("", "may") == (names(s.hands[1]), names(s.exhausted))


@pytest.mark.clause("LG-080")
def test_a_fire_burns_two_cards_of_the_clan() -> None:
    s, _ = at_end("warehouse_fire", "ruby lou")

    assert "ruby lou" == names(s.exhausted)


@pytest.mark.clause("LG-080", "LG-G8")
def test_a_fire_burns_what_is_there() -> None:
    s = table(["nico", "may"], before=["", "warehouse_fire"], turn=1, clan="ruby")
    for _ in range(3):
        say(s, 1, "skip")
    told = say(s, 1, "end turn", "ruby")

    assert [events.ClanHurt(23, [8])] == of_kind(told, events.ClanHurt)
    end_turns(s)
