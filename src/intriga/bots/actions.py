"""Actions: the words that a bot says together, as one path, with one pause before them.

Where an action ends may not depend on what a seat hides, because everybody sees which events come together.
It depends on who is asked, on whether the next question is worth a search, and on whether a word draws
or reveals something: all of this is public.
"""

from collections.abc import Iterator
from typing import NamedTuple

from intriga.bots.players import Player
from intriga.kernel.contract import Game
from intriga.kernel.insight import UNNUMBERED, Insight
from intriga.kernel.machine.chance import Quick
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import Decided
from intriga.kernel.match.match import Match
from intriga.kernel.match.paths import after

MOST_FOLLOWING = 31  # words after the first one of an action; a path at a table may have 64


class BotQuestion(NamedTuple):
    """A bot and the question that its seat is asked, in the true position, which the bot never sees."""

    game: Game
    player: Player
    position: State
    seat: Seat
    luck: Quick

    def world(self) -> State:
        """A world that the seat could be in: another one at each call."""
        return self.game.redeal(self.position, self.seat, self.luck)


def following_words(
    asked: BotQuestion, insight: Insight, word: Word, most: int = MOST_FOLLOWING
) -> Iterator[Word]:
    """The further words of the action that `word` begins."""
    for _ in range(most):
        position = after_in_action(insight, asked.position, asked.seat, word)
        if position is None:
            return
        asked = asked._replace(position=position)
        word = asked.player.say(asked.world(), asked.seat, asked.luck)
        yield word


def after_in_action(insight: Insight, position: State, seat: Seat, word: Word) -> State | None:
    """The next question of the same action, on a copy; None if the action ends with this word."""
    alone = 1 << seat
    if position.may != alone:
        return None
    try:
        here = after(position, seat, [word])
    except Malformed:  # the word draws or reveals something
        return None
    return here if here.may == alone and not insight.is_worth_a_search(here, seat) else None


def goes_on_with_turn(insight: Insight, match: Match, seat: Seat, kept: int | None = None) -> bool:
    """Whether this seat, which alone is asked, made the last decision too, in the same turn;
    at the end of the match, or after its first `kept` entries."""
    line = [index for index in match.standing if kept is None or index < kept][-2:]
    if len(line) < 2:
        return False
    last = match.entries[line[1]]
    before, now = match.states[line[0]], match.states[line[1]]
    turn = insight.turn(now)
    return (
        isinstance(last, Decided)
        and last.seat == seat
        and now.may == 1 << seat
        and turn == insight.turn(before) != UNNUMBERED
    )
