"""Every henchman: the ability works where it may, and the card is exhausted; and every one can be sent."""

from __future__ import annotations

import pytest

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import ABILITIES, SPECIALISATIONS
from intriga.games.gangsters.effects.abilities import EFFECTS
from intriga.games.gangsters.effects.moments import MOMENT_AFTER, MOMENT_ANY, MOMENT_BEFORE
from intriga.games.gangsters.invariants import invariants
from intriga.games.gangsters.rules.challenges import difficulty_of, white_dice
from intriga.games.gangsters.rules.window import Window
from intriga.games.gangsters.state import Gangsters
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.dealer import Dealer
from tests.games.gangsters.builders import NAMES, attempt, card, names, of_kind, say, table
from tests.games.gangsters.registered import box

SENT = "stan"  # gives two dice at the lamp and is no part of what is tested
OTHER = "molly"


def a_table_for(name: str, seat: int) -> Gangsters:
    """This henchman is in the hand of seat 0 or 1, and something of every kind lies about."""
    sent = OTHER if name == SENT else SENT
    out = " ".join(one for one in ("hattie", "prudence", "skip") if one != name)
    exhausted = " ".join(one for one in ("wendell", "lou", "may") if one != name)
    hands = [f"{sent} {name}", "ines" if name != "ines" else "doc"]
    if seat == 1:
        hands = [f"{sent} {'ines' if name != 'ines' else 'doc'}", name]
    s = table(hands, before=["", "tax_inspector stool_pigeon"], out=out, exhausted=exhausted)
    moment = EFFECTS[box().henchmen[card(name)].ability.do].moment
    if moment != MOMENT_ANY:
        attempt(s, "place lamp", sent)
    if moment == MOMENT_AFTER:
        say(s, 0, "roll red", "1 lock x2")
    return s


@pytest.mark.clause("LG-053")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", NAMES)
def test_the_ability_works_in_the_own_turn_and_in_anothers(name: str, seat: int) -> None:
    s = a_table_for(name, seat)
    told: list[object] = []
    ability = box().henchmen[card(name)].ability
    before = s.copy()

    words = [word for word in s.legal(seat) if word.notation() == f"use {card(name) + 1}"]
    s.apply(seat, words[0], Dealer(Quick(1), told))
    while not isinstance(s.stack[-1], Window):
        s.apply(seat, s.legal(seat)[0], Dealer(Quick(2), told))

    used = events.AbilityUsed(seat + 1, card(name) + 1, ABILITIES[ability.do], ability.amount)
    assert used == told[0]
    assert events.HenchmanExhausted(seat + 1, card(name) + 1, "ability") == told[-1]
    assert s.exhausted >> card(name) & 1
    assert [] == invariants(s)
    assert changed(before) != changed(s)


def changed(s: Gangsters) -> tuple[object, ...]:
    """Everything that an ability can change, without the card itself."""
    attempt = s.attempt
    roll = () if attempt is None else (white_dice(s, attempt), difficulty_of(s, attempt), attempt.key())
    problems = (*s.problems, s.problem_discard, s.next_problem)
    return (s.hands[0].bit_count(), problems, s.police, s.out, s.clan, s.actions, roll)


@pytest.mark.parametrize("name", NAMES)
def test_each_can_be_sent_with_each_specialisation(name: str) -> None:
    henchman = box().henchmen[card(name)]
    for spec in henchman.specs:
        s = table([name, "isidor" if name != "isidor" else "may"])
        say(s, 0, "place lamp")
        say(s, 0, f"send {name}")
        if len(henchman.specs) > 1:
            say(s, 0, f"as {SPECIALISATIONS[spec]}")
        assert s.attempt is not None
        assert {2: 2, 3: 3}.get(spec, 1) == white_dice(s, s.attempt)


def test_each_kind_of_ability_has_its_moment() -> None:
    by_moment = {
        moment: [ABILITIES[do] for do in range(len(ABILITIES)) if EFFECTS[do].moment == moment]
        for moment in (MOMENT_ANY, MOMENT_BEFORE, MOMENT_AFTER)
    }

    assert [10, 5, 9] == [len(kinds) for kinds in by_moment.values()]
    assert ["add_dice", "double_spec", "lower", "best_spec", "harmless"] == by_moment[MOMENT_BEFORE]
    assert "set_die" in by_moment[MOMENT_AFTER]


# ── abilities of the kinds that the book does not show ──


@pytest.mark.clause("LG-053")
def test_joe_battista_lets_everybody_draw_from_his_own_boss_on() -> None:
    s = table(["sadie", "joe", ""], clan="nico ruby")
    told = say(s, 1, "use joe", "nico ruby")

    assert [(2, 7), (3, 8)] == [(e.boss, e.henchman) for e in of_kind(told, events.Recruited)]


@pytest.mark.clause("LG-053")
def test_may_lum_shows_two_takes_one_and_the_other_goes_back() -> None:
    s = table(["may", "lou"])
    told = say(s, 0, "use may", "nico ruby")

    assert [events.Scouted(1, [7, 8])] == of_kind(told, events.Scouted)
    assert 0b01 == s.may
    told = say(s, 0, "pick ruby")
    assert [events.HenchmanTaken(1, 8)] == of_kind(told, events.HenchmanTaken)
    assert ("ruby", "ruby") == (names(s.hands[0]), names(s.known))
    assert s.clan >> card("nico") & 1
    assert 1 == s.entered[card("nico")]


@pytest.mark.clause("LG-053")
def test_may_lum_takes_the_only_card_at_once_and_nobody_else() -> None:
    s = table(["may", "lou"], clan="nico")
    say(s, 0, "use may", "nico")
    assert "nico" == names(s.hands[0])
    t = table(["may", "lou"])
    say(t, 0, "use may", "nico ruby")
    assert ["pick 7", "pick 8"] == [word.notation() for word in t.legal(0)]


@pytest.mark.clause("LG-053")
@pytest.mark.parametrize(("word", "first"), [("leave", 1), ("discard", 9)])
def test_finn_mulligan_looks_at_the_next_problem_and_leaves_or_discards_it(word: str, first: int) -> None:
    s = table(["finn", "lou"], before=["", "stool_pigeon"], turn=0)
    told = say(s, 0, "use finn", "wiretap")

    assert [events.ProblemForeseen(1, 1)] == of_kind(told, events.ProblemForeseen)
    assert ["leave", "discard"] == [one.notation() for one in s.legal(0)]
    told = say(s, 0, word)
    assert (word == "discard") == (events.ProblemGone(1, 1, "discarded") in told)
    for _ in range(3):
        say(s, 0, "skip")
    say(s, 0, "end turn")
    for _ in range(3):
        say(s, 1, "skip")
    told = say(s, 1, "end turn", "" if word == "leave" else "vendetta")
    assert [first] == [event.problem for event in of_kind(told, events.ProblemTaken)]


@pytest.mark.clause("LG-053")
@pytest.mark.parametrize(("name", "moved"), [("doc", 1), ("bridget", 2)])
def test_doc_and_bridget_revive_one_and_two(name: str, moved: int) -> None:
    s = table([name, "may"], out="nico ruby stan")
    told = say(s, 0, f"use {name}")
    for one in ("stan", "nico")[:moved]:
        told += say(s, 0, f"pick {one}")

    (event,) = of_kind(told, events.Revived)
    assert moved == len(event.henchmen)


@pytest.mark.clause("LG-053")
@pytest.mark.parametrize(("name", "moved"), [("lou", 1), ("jimmy", 2)])
def test_lou_and_jimmy_cheer_up_one_and_two(name: str, moved: int) -> None:
    s = table([name, "may"], exhausted="nico ruby stan")
    told = say(s, 0, f"use {name}")
    for one in ("stan", "nico")[:moved]:
        told += say(s, 0, f"pick {one}")

    (event,) = of_kind(told, events.CheeredUp)
    assert moved == len(event.henchmen)


@pytest.mark.clause("LG-053")
def test_wanda_drozd_gives_the_active_boss_an_action_more() -> None:
    s = table(["nico", "wanda may"], actions=1)
    say(s, 0, "skip")
    say(s, 1, "use wanda")

    assert 1 == s.actions


@pytest.mark.clause("LG-053")
def test_archie_quill_rallies_without_the_penalty() -> None:
    s = table(["nico", "archie"], exhausted="ruby stan")
    told = say(s, 1, "use archie")

    assert [events.Rallied(2, [5, 8], True)] == of_kind(told, events.Rallied)
    assert "archie" == names(s.exhausted)


@pytest.mark.clause("LG-053")
def test_vera_streshneva_makes_a_henchman_the_best_for_the_challenge() -> None:
    s = table(["lou nico vera", "may"])
    attempt(s, "place lamp", "lou nico")
    told = say(s, 0, "use vera")

    assert [events.HenchmanBoosted(15, 3)] == of_kind(told, events.HenchmanBoosted)
    assert s.attempt is not None
    assert 6 == white_dice(s, s.attempt)


@pytest.mark.clause("LG-053")
def test_frieda_meyer_throws_any_free_dice_again_without_a_reroll_face() -> None:
    s = table(["stan nico frieda", "may"])
    attempt(s, "place lamp", "stan nico", "1 2 lock 4 reroll")
    say(s, 0, "use frieda")

    assert ["die 1", "die 2", "die 4", "die reroll"] == [word.notation() for word in s.legal(0)]
    say(s, 0, "die 1")
    say(s, 0, "die reroll", "4 3")
    assert s.attempt is not None
    assert [0, 1, 1, 2, 1, 0, 0] == s.attempt.white


@pytest.mark.clause("LG-053")
@pytest.mark.parametrize(("dice", "successes"), [("4 lock", 2), ("1 lock", 0)])
def test_countess_zoya_adds_a_success_to_a_success_only(dice: str, successes: int) -> None:
    s = table(["stan zoya", "may"])
    attempt(s, "place lamp", "stan", dice)
    say(s, 0, "use zoya")
    (event,) = of_kind(say(s, 0, "go on"), events.ResultFixed)

    assert successes == event.successes
