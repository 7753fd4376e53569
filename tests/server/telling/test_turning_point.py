"""The turning point of a finished match: when the winner took the lead for good."""

from __future__ import annotations

import pytest

from intriga.conformance.play import random_choice
from intriga.games.shelf import find_game, own_pack
from intriga.games.speaking import spoken_of
from intriga.kernel.contract import Result
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.match.entries import Ended
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.sentences import Language
from intriga.server.telling.result import result_card
from intriga.server.telling.turning_point import ahead, last_change_of_lead, sides_of
from tests.games.conformance.subjects import GAMES

NAMES = ["Anna", "Boris", "Clara", "Dan", "Eva", "Fedor", "Guest", "Hugh"]


def played(game: str, players: int, luck: int, **options: str) -> tuple[Match, Result]:
    """A match played at random, and how it ended."""
    match = new_match(
        find_game(game), own_pack(game), f"m{luck}", players, options, NAMES[:players], bytes([luck] * 32)
    )
    chance = Quick(luck)
    while not match.ended:
        seat, word = random_choice(match.state, chance)
        match.decide(seat, [word])
    last = match.entries[-1]
    assert isinstance(last, Ended)
    assert last.result is not None
    return match, last.result


def with_a_turn(game: str, players: int, **options: str) -> tuple[Match, Result, int]:
    """A match that somebody won alone, and the entry that turned it."""
    for luck in range(1, 30):
        match, result = played(game, players, luck, **options)
        lead = last_change_of_lead(match, result)
        if lead is not None:
            return match, result, lead.entry
    raise AssertionError("nobody ever took the lead for good")


@pytest.mark.parametrize("game", GAMES)
def test_the_totals_of_the_last_position_are_those_of_the_result(game: str) -> None:
    match, result = played(game, find_game(game).players[-1], 1)

    assert list(find_game(game).so_far(match.state, result)) in ([], list(result.totals))


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("_tiny", 3, {}), ("masti", 3, {}), ("masti", 4, {"teams": "yes"}), ("masti", 6, {"power": "pooled"})],
)
def test_the_winner_is_ahead_from_the_turning_point_on_and_not_just_before(
    game: str, players: int, options: dict[str, str]
) -> None:
    match, result, turn = with_a_turn(game, players, **options)
    won = next(place for place, side in enumerate(sides_of(result)) if side[0] in result.winners)
    needed = min(1, ahead(result.totals, won))
    leads = [
        ahead(find_game(game).so_far(match.states[index], result), won) >= needed for index in match.standing
    ]
    place = match.standing.index(turn)

    assert all(leads[place:])
    assert not leads[place - 1]


def test_a_shared_victory_has_no_turning_point() -> None:
    match, result = played("_tiny", 2, 1)
    shared = Result(result.reason, (7, 7), (0, 1), "shared")

    assert last_change_of_lead(match.fork(), shared) is None


def test_a_victory_that_is_not_one_of_points_has_no_turning_point() -> None:
    match, result = played("_tiny", 2, 1)
    odd = Result(result.reason, (0, 7), (0,), None)

    assert last_change_of_lead(match.fork(), odd) is None


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_result_tells_it_in_a_sentence_to_winner_loser_and_spectator(language: Language) -> None:
    match, result, turn = with_a_turn("masti", 3)
    spoken = spoken_of("masti", language)
    ended = match.entries[-1]
    assert isinstance(ended, Ended)
    loser = next(seat for seat in range(3) if seat not in result.winners)

    told = {
        seat: result_card(spoken, match, ended, spoken.to(NAMES, seat)).turn
        for seat in (result.winners[0], loser, SPECTATOR)
    }

    assert all(each is not None and each.at == turn for each in told.values())
    texts = [each.text for each in told.values() if each is not None]
    assert texts[0] != texts[2]
    assert not any("{" in text or "  " in text for text in texts)
    why = {"ru": ". Причина: ", "en": ". The reason: "}[language]  # after what it explains
    assert all(": " in text.partition(why)[0] and "→" in text.partition(why)[2] for text in texts)
    assert NAMES[result.winners[0]] in texts[2]
