"""Writes the stored whole games again, or looks for seeds that lead to the endings they show.

python -m tests.games.factions.records.make_records            writes every record next to this file
python -m tests.games.factions.records.make_records search 500 tries 500 seeds for each ending
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from intriga.games.shelf import find_game
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.records import write_record
from tests.games.factions.varied import varied_pack

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


def seed_bytes(seed: int) -> bytes:
    return blake2b(f"a stored game {seed}".encode(), digest_size=32).digest()


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


def fitting_seeds(story: Story, tries: int) -> Iterator[int]:
    for seed in range(tries):
        result = GAME.result(played(story._replace(seed=seed)).state)
        if result is not None and (result.reason, result.tie_break) == (story.reason, story.tie_break):
            yield seed


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["search"]:
        for story in STORIES:
            print(story.name, next(fitting_seeds(story, int(arguments[1])), "not found"), flush=True)
        return
    for story in STORIES:
        write_record(played(story), HERE / f"{story.name}.jsonl")


if __name__ == "__main__":
    main(sys.argv[1:])
