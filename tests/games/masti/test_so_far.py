"""What a move changed in the scores, as the turning point of a finished game tells it."""

from __future__ import annotations

from collections.abc import Sequence

from intriga.conformance.play import random_choice
from intriga.games.masti.box.tables import JOKERS
from intriga.games.masti.so_far import changes, totals
from intriga.games.masti.state import Masti
from intriga.games.shelf import find_game, own_pack
from intriga.games.speaking import spoken_of
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import Language
from tests.games.masti.builders import empty, table

NAMES = ["Anna", "Boris", "Clara"]
HANDS = ["A13", "P13", "E13"]


def told(before: Masti, after: Masti, language: Language, seat: int = 0) -> list[str]:
    spoken = spoken_of("masti", language)
    found = spoken.speech.score_changes(before, after, spoken.to(NAMES, seat))
    return [change.text for change in found]


def with_won(cards: str, wealth: Sequence[int] = ()) -> Masti:
    return table(HANDS, trump="U13", won=["", cards, ""], wealth=wealth)


def test_a_stack_that_turns_sour_is_told_with_its_symbols_and_both_values() -> None:
    before, after = with_won("A7 P6 E4"), with_won("A7 P6 E4 P10")

    assert [(1, "craftsmen", 5, 6, -3)] == list(changes(before, after))
    assert ["у игрока Boris стало 5 символов ремесленников (+6 → −3)"] == told(before, after, "ru")
    assert ["you now have 5 craftsman symbols (+6 → −3)"] == told(before, after, "en", 1)


def test_gems_and_neutral_cards_are_told_too() -> None:
    before, after = with_won(""), with_won("A3", wealth=[0, 0, 2])

    assert ["Boris’s bonus cards (0 → +2)", "your gems (0 → +2)"] == told(before, after, "en", 2)


def test_of_two_stacks_of_a_team_only_the_one_that_counts_is_told() -> None:
    before, after = empty(4, teams=2), empty(4, teams=2)
    before.won = table([*HANDS, "U12"], trump="U13", won=["A7", "", "P6 E4", ""]).won
    after.won = table([*HANDS, "U12"], trump="U13", won=["A7", "", "P6 E4 U9", ""]).won

    assert [] == list(changes(before, after))


def played(luck: int, **options: str) -> Match:
    match = new_match(find_game("masti"), own_pack("masti"), "m", 4, options, [*NAMES, "Dan"], bytes(32))
    chance = Quick(luck)
    while not match.ended:
        seat, word = random_choice(match.state, chance)
        match.decide(seat, [word])
    return match


def jokers(s: Masti) -> bool:
    return any(won & JOKERS for won in s.won)


def test_the_changes_are_all_that_changed_in_the_totals() -> None:
    compared = 0
    for luck in range(8):
        match = played(luck, teams="yes" if luck % 2 else "no")
        for one, two in zip(match.standing, match.standing[1:], strict=False):
            before, after = match.states[one], match.states[two]
            assert isinstance(before, Masti)
            assert isinstance(after, Masti)
            if jokers(after):
                break  # until they are placed they count where they are worth most
            gained = sum(change.after - change.before for change in changes(before, after))
            assert sum(totals(after)) - sum(totals(before)) == gained
            compared += gained != 0
    assert compared > 8
