"""Writes the stored whole games again, or looks for seeds that lead to the endings they show.

python -m tests.games.factions.records.make_records            writes every record next to this file
python -m tests.games.factions.records.make_records search 500 tries 500 seeds for each ending
"""

import sys
from pathlib import Path
from typing import NamedTuple

from intriga.games.shelf import find_game
from intriga.kernel.contract import Result
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match, new_match
from tests.games.factions.varied import varied_pack
from tests.games.shared.stored_games import first_seed, seed_bytes, write_or_search

HERE = Path(__file__).parent
GAME = find_game("factions")
PACK = varied_pack()
QUIZ = {"quiz": "yes", "tie": "youngest"}


class Story(NamedTuple):
    """One stored game: how it ends, who plays, and the seed of its luck."""

    reason: str
    tie_break: str | None
    players: int
    options: dict[str, str]
    seed: int

    @property
    def name(self) -> str:
        return f"{self.reason}-{self.tie_break or 'no_tie'}"


STORIES = (
    Story("action", None, 3, {}, 0),
    Story("action", "last_turn", 4, QUIZ, 9),
    Story("effect", None, 2, QUIZ, 2),
    Story("effect", "last_turn", 4, {}, 11),
)


def played(story: Story) -> Match:
    """The whole game, of random words, as a match that can be verified."""
    seats = ["random"] * story.players
    seed = seed_bytes(story.seed)
    match = new_match(GAME, PACK, story.name, story.players, story.options, seats, seed)
    luck = Quick(story.seed)
    while not match.ended:
        seat = match.state.acting()[0]
        words = match.state.legal(seat)
        match.decide(seat, [words[luck.pick(len(words))]], by="bot")
    return match


def found(story: Story, tries: int) -> str:
    def ending(seed: int) -> Result | None:
        return GAME.result(played(story._replace(seed=seed)).state)

    return first_seed(tries, story.reason, story.tie_break, ending)


if __name__ == "__main__":
    write_or_search(sys.argv[1:], STORIES, played, found, HERE)
