"""The words of one action are one path, and where it ends tells nothing that a seat hides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from intriga.bots.actions import BotQuestion, after_in_action, following_words, goes_on_with_turn
from intriga.bots.insights import PlainInsight, insight_of
from intriga.bots.levels import bot_chance
from intriga.bots.players import choose, player_of
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Game, chosen_options
from intriga.kernel.insight import Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import SPECTATOR
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.worlds.retell import retell

#: Games, players and how many words of a match are looked at.
MATCHES = [
    ("masti", 4, 40),
    ("factions", 3, 60),
    ("illuminaten", 2, 120),
    ("_tiny", 2, 20),
    ("_rough", 3, 60),
]


class NothingWorthASearch(PlainInsight):
    """For games whose every question is searched: here their actions could go on."""

    def is_worth_a_search(self, s: State, seat: int) -> bool:
        return False

    def turn(self, s: State) -> int:
        return 1


def insights(game: Game) -> list[Insight]:
    return [insight_of(game), NothingWorthASearch(game)]


def new(name: str, players: int, seed: int) -> Match:
    game = find_game(name)
    options = chosen_options(game, players, {})
    return new_match(game, own_pack(name), "m", players, options, ["random"] * players, bytes([seed] * 32))


def word_by_word(name: str, players: int, words: int) -> Match:
    """A match of random bots that say one word at a time."""
    match = new(name, players, 5)
    for number in range(words):
        if match.ended:
            break
        seat = match.state.acting()[0]
        level = "random" if number % 3 else "novice"
        level = level if level in match.game.policies else "random"
        match.decide(seat, [choose(match.game, match.state, seat, level, bot_chance(5, 0, number))], "bot")
    return match


def read(game: Game, entry: Decided) -> list[Word]:
    return [game.vocabulary.read(notation) for notation in entry.path]


def decided(match: Match) -> Iterator[tuple[int, State, Decided]]:
    """Every decision with its number and the position before it."""
    for index, entry in enumerate(match.entries):
        if isinstance(entry, Decided):
            yield index, match.states[index - 1], entry


# ── what is said ──


def path_of(match: Match, insight: Insight, seat: int, number: int) -> list[Word]:
    """The action of a sensible bot."""
    game, luck = match.game, bot_chance(6, 0, number)
    player = player_of(game, list(game.policies)[-1] if game.policies else "random")
    asked = BotQuestion(game, player, match.state, seat, luck)
    word = player.say(asked.world(), seat, luck)
    return [word, *following_words(asked, insight, word)]


@pytest.mark.parametrize(("name", "players", "words"), MATCHES)
def test_a_match_can_be_played_in_actions(name: str, players: int, words: int) -> None:
    """No word but the last draws or reveals anything: otherwise the match would refuse the path."""
    longest = 0
    for insight in insights(find_game(name)):
        match = new(name, players, 7)
        for number in range(words // 3):
            if match.ended:
                break
            seat = match.state.acting()[0]
            path = path_of(match, insight, seat, number)
            longest = max(longest, len(path))
            match.decide(seat, path, "bot")

    assert longest > 1 or name in ("masti", "_tiny")


@pytest.mark.parametrize(("name", "players", "words"), MATCHES)
def test_an_action_ends_where_another_seat_may_decide_or_a_search_is_due(
    name: str, players: int, words: int
) -> None:
    for insight in insights(find_game(name)):
        match = word_by_word(name, players, words)
        for index, before, entry in decided(match):
            alone = 1 << entry.seat
            here = after_in_action(insight, before, entry.seat, read(match.game, entry)[0])
            if here is not None:
                assert before.may == alone == here.may
                assert not insight.is_worth_a_search(here, entry.seat)
                assert here == match.states[index]
                assert not entry.learned
                assert not entry.picks


def test_words_that_are_searched_are_actions_of_their_own() -> None:
    match = word_by_word("masti", 4, 40)
    insight = insight_of(match.game)

    assert not any(
        after_in_action(insight, before, entry.seat, read(match.game, entry)[0])
        for _, before, entry in decided(match)
    )


def test_an_action_has_no_more_words_than_a_path_may_have() -> None:
    game = find_game("_rough")
    player, luck = player_of(game, "random"), Quick(1)
    insight = NothingWorthASearch(game)
    for _, before, entry in decided(word_by_word("_rough", 3, 60)):
        asked = BotQuestion(game, player, before, entry.seat, luck)
        said = list(following_words(asked, insight, read(game, entry)[0], most=1))

        assert len(said) <= 1


# ── what can be seen of it ──


@pytest.mark.parametrize(("name", "players", "words"), MATCHES)
def test_where_actions_and_turns_go_on_is_the_same_in_matches_that_a_reader_cannot_tell_apart(
    name: str, players: int, words: int
) -> None:
    """Though the options differ there: the last line says that the test would see it."""
    match = word_by_word(name, players, words)
    options_differ = False
    for insight in insights(match.game):
        here = Goings(match, insight)
        for reader in (*range(players), SPECTATOR):
            for luck in range(2):
                there = Goings(retell(match, reader, Quick(luck)), insight)
                assert there.on == here.on
                options_differ = options_differ or there.options != here.options

    assert options_differ or name != "illuminaten"


class Goings:
    """Which actions and turns of a match go on, and with which options."""

    def __init__(self, match: Match, insight: Insight) -> None:
        self.on: list[tuple[int, bool, bool]] = []
        self.options: list[list[Word]] = []
        for index, before, entry in decided(match):
            following = after_in_action(insight, before, entry.seat, read(match.game, entry)[0])
            turn = goes_on_with_turn(insight, match, entry.seat, index)
            self.on.append((index, following is not None, turn))
            if following is not None:
                self.options.append(following.legal(entry.seat))


def test_a_turn_goes_on_for_the_seat_that_has_just_decided_in_it() -> None:
    match = word_by_word("illuminaten", 2, 120)
    insight = insight_of(match.game)
    going_on = 0
    assert not goes_on_with_turn(insight, match, 0, 1), "nobody has decided yet"
    for (_, before, last), (index, now, entry) in pairwise(decided(match)):
        expected = (
            last.seat == entry.seat
            and now.may == 1 << entry.seat
            and insight.turn(before) == insight.turn(now)
        )

        going_on += expected
        assert goes_on_with_turn(insight, match, entry.seat, index) == expected
    assert going_on > 10


def test_without_numbered_turns_every_question_begins_one() -> None:
    match = word_by_word("_rough", 3, 60)

    assert not any(
        goes_on_with_turn(insight_of(match.game), match, entry.seat, index)
        for index, _, entry in decided(match)
    )
