"""Writes the stored whole games again: each is the first one that ends as its name says.

python -m tests.games.gangsters.records.make_records            writes every record next to this file
python -m tests.games.gangsters.records.make_records evidence   only those whose names begin so
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import Result
from intriga.kernel.machine.chance import Quick
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.records import write_record
from intriga.kernel.packs import Pack
from tests.games.shared.stored_games import seed_bytes

HERE = Path(__file__).parent
GAME = find_game("gangsters")
PACK = own_pack("gangsters")
RANDOM = "random"
TRIES = 150


class Story(NamedTuple):
    """One stored game: how it ends, who plays, and what is asked of its end."""

    reason: str
    success: bool
    scenario: str
    players: int
    bot: str = RANDOM
    campaign: bool = False
    chapter: int = 1
    chapters: int = 2  # of the campaign

    @property
    def name(self) -> str:
        end = f"{self.reason}-{'success' if self.success else 'failure'}"
        return f"{end}-chapter-{self.chapter}" if self.campaign else end

    @property
    def options(self) -> dict[str, str]:
        kind = ("no", "yes", "whole")[self.chapters - 1 if self.campaign else 0]
        return {"scenario": self.scenario, "campaign": kind}

    def fits(self, result: Result | None) -> bool:
        if result is None or (result.reason, result.success) != (self.reason, self.success):
            return False
        return not self.campaign or (result.carry is not None) == (self.chapter < self.chapters)


STORIES = (
    Story("evidence", False, "hands_up", 2),
    Story("evidence_before_one", False, "race", 3),
    Story("away", True, "hands_up", 2, "regular"),
    Story("away", False, "hands_up", 4, "regular"),
    Story("surrounded", False, "hands_up", 1, "regular"),
    Story("race_home", True, "race", 2, "regular"),
    Story("race_wrecked", False, "race", 2, "novice"),
    Story("race_caught", False, "race", 1),
    Story("neighbour_full", True, "neighbour", 3, "regular"),
    Story("neighbour_closed", True, "neighbour", 2, "regular"),
    Story("neighbour_closed", False, "neighbour", 4, "novice"),
    Story("neighbour_driven_out", False, "neighbour", 1, "novice"),
    Story("casino_bank", True, "no_more_bets", 2, "regular"),
    Story("casino_dawn", True, "no_more_bets", 3, "regular"),
    Story("casino_dawn", False, "no_more_bets", 4, "novice"),
    Story("casino_broke", False, "no_more_bets", 1),
    Story("election_won", True, "election", 3, "regular"),
    Story("election_conceded", True, "election", 2, "regular"),
    Story("election_lost", False, "election", 4, "regular"),
    Story("election_betrayed", False, "election", 1, "novice"),
    Story("election_sold", False, "election", 2, "novice"),
    Story("family_reconciled", True, "family", 3, "regular"),
    Story("family_parted", True, "family", 2, "regular"),
    Story("family_parted", False, "family", 2, "novice"),
    Story("family_accountant_taken", False, "family", 4, "novice"),
    Story("family_overthrown", False, "family", 1, "novice"),
    Story("family_drained", False, "family", 2, "novice"),
    Story("away", True, "hands_up", 3, "regular", campaign=True),
    Story("race_home", True, "race", 3, "regular", campaign=True, chapter=2),
)


def played(
    story: Story,
    seed: int,
    carry: dict[str, Any] | None = None,
    previous: str | None = None,
    pack: Pack = PACK,
) -> Match:
    """The whole game, of random words or of bots, as a match that can be verified."""
    seats = [story.bot] * story.players
    luck = Quick(seed)
    name = f"{story.name}-{seed}"
    match = new_match(
        GAME,
        pack,
        name,
        story.players,
        story.options,
        seats,
        seed_bytes(seed),
        carry=carry,
        previous=previous,
    )
    while not match.ended:
        state = match.state
        seat = state.acting()[0]
        if story.bot == RANDOM:
            words = state.legal(seat)
            word = words[luck.pick(len(words))]
        else:
            word = GAME.policies[story.bot](GAME.redeal(state, seat, luck), seat, luck)
        match.decide(seat, [word], by="bot")
    return match


def first(story: Story, carry: dict[str, Any] | None = None, previous: str | None = None) -> Match | None:
    """The first game that ends as the story says."""
    for seed in range(TRIES):
        match = played(story, seed, carry, previous)
        if story.fits(GAME.result(match.state)):
            return match
    return None


def write_all(wanted: str) -> None:
    carry: dict[str, Any] | None = None
    previous: str | None = None
    for story in STORIES:
        if not story.name.startswith(wanted):
            continue
        second = story.chapter > 1
        match = first(story, carry if second else None, previous if second else None)
        if match is None:
            print(f"{story.name}: none of {TRIES} games ends so")
            continue
        write_record(match, HERE / f"{story.name}.jsonl")
        print(story.name, match.header.match, flush=True)
        result = GAME.result(match.state)
        if story.campaign and result is not None:
            carry, previous = result.carry, match.header.match


if __name__ == "__main__":
    write_all(sys.argv[1] if len(sys.argv) > 1 else "")
