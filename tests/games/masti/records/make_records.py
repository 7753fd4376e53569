"""Writes the stored whole games again, or looks for seeds that lead to the endings they show.

python -m tests.games.masti.records.make_records            writes every record next to this file
python -m tests.games.masti.records.make_records search 500 tries 500 seeds for each ending
"""

import sys
from pathlib import Path
from typing import NamedTuple

from intriga.games.masti.vocabulary import BRIBE
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Result, chosen_options
from intriga.kernel.machine.chance import Keyed, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.words import Word
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.proof import match_key
from tests.games.shared.stored_games import first_seed, seed_bytes, write_or_search

HERE = Path(__file__).parent
GAME = find_game("masti")
PACK = own_pack("masti")


class Story(NamedTuple):
    """One stored game: who plays, how often a gem is laid (in percent), and the seed of its luck."""

    side: str
    reason: str
    tie_break: str | None
    players: int
    options: dict[str, str]
    bribes: int
    seed: int

    @property
    def name(self) -> str:
        tie = {None: "no_tie", "shared": "shared"}.get(self.tie_break, f"tie_{self.tie_break}")
        return f"{self.side}-{self.reason}-{tie}"


TEAMS = {"teams": "yes"}
STORIES = (
    Story("individual", "last_trump", None, 4, {}, 30, 0),
    Story("individual", "last_trump", "cards", 3, {}, 30, 29),
    Story("individual", "last_trump", "gems", 5, {}, 30, 226),
    Story("individual", "last_trump", "shared", 4, {}, 30, 1660),
    Story("individual", "hands_empty", None, 5, {}, 10, 0),
    Story("individual", "hands_empty", "cards", 4, {}, 2, 5),
    Story("individual", "hands_empty", "gems", 5, {}, 10, 570),
    Story("individual", "hands_empty", "shared", 3, {}, 5, 301),
    Story("team", "last_trump", None, 4, TEAMS, 30, 0),
    Story("team", "last_trump", "cards", 6, {"power": "pooled"}, 30, 7),
    Story("team", "last_trump", "gems", 4, TEAMS, 30, 277),
    Story("team", "last_trump", "shared", 6, {}, 30, 6156),
    Story("team", "hands_empty", None, 6, {}, 10, 0),
    Story("team", "hands_empty", "cards", 4, {**TEAMS, "power": "pooled"}, 2, 0),
    Story("team", "hands_empty", "gems", 6, {}, 10, 172),
    Story("team", "hands_empty", "shared", 4, TEAMS, 2, 28),
)


def chosen(state: State, seat: int, luck: Quick, bribes: int) -> Word:
    """A random word, with a set liking for bribes."""
    words = state.legal(seat)
    if words[-1] is BRIBE:
        if luck.pick(100) < bribes:
            return BRIBE
        words.pop()
    return words[luck.pick(len(words))]


def played(story: Story) -> Match:
    """The whole game, as a match that can be verified."""
    match = new_match(
        GAME,
        PACK,
        story.name,
        story.players,
        story.options,
        ["random"] * story.players,
        seed_bytes(story.seed),
    )
    luck = Quick(story.seed)
    while not match.ended:
        seat = match.state.acting()[0]
        match.decide(seat, [chosen(match.state, seat, luck, story.bribes)], by="bot")
    return match


def result_of(story: Story) -> Result:
    """How the game ends, without keeping its entries."""
    key = match_key(seed_bytes(story.seed), story.name, (b"",) * story.players)
    dealer = Dealer(Keyed(key))
    options = chosen_options(GAME, story.players, story.options)
    state = GAME.setup(GAME.load(PACK), story.players, options, None, dealer)
    luck = Quick(story.seed)
    while not state.over:
        seat = state.acting()[0]
        state.apply(seat, chosen(state, seat, luck, story.bribes), dealer)
    result = GAME.result(state)
    assert result is not None
    return result


def found(story: Story, tries: int) -> str:
    return first_seed(tries, story.reason, story.tie_break, lambda seed: result_of(story._replace(seed=seed)))


if __name__ == "__main__":
    write_or_search(sys.argv[1:], STORIES, played, found, HERE)
