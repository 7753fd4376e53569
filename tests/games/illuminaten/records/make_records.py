"""Writes the stored whole games again, or looks for seeds that lead to the endings they show.

python -m tests.games.illuminaten.records.make_records             writes every record next to this file
python -m tests.games.illuminaten.records.make_records search 3000 of so many seeds names the shortest fitting
                                                                   game of each story
Records are made again whenever a state keeps something new, because they hold a digest of every position.
"""

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from intriga.games.illuminaten.box import loading as components
from intriga.games.illuminaten.box.tables import Box
from intriga.games.illuminaten.game import GAME
from intriga.games.illuminaten.rules.turn.turn import Actions
from intriga.games.illuminaten.state import Pax
from intriga.games.shelf import own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.events import plain
from intriga.kernel.machine.chance import Keyed, Quick
from intriga.kernel.machine.dealer import Dealer, Pick
from intriga.kernel.machine.words import Word
from intriga.kernel.match.match import Match, new_match
from intriga.kernel.match.proof import match_key
from intriga.kernel.packs import Pack
from tests.games.illuminaten.records.endings import Told, ending_of, is_telling
from tests.games.illuminaten.records.players import PLAYERS
from tests.games.shared.stored_games import seed_bytes, write_or_search

HERE = Path(__file__).parent
BY_LETTER = {"b": "builder", "k": "keen", "i": "idle", "r": "random"}

#: Comments, texts, empty lines and spaces that mean nothing; quotes that need no escape in a record.
TERSE: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"(?m)^#.*$", ""),
    (r'\{ ru = "[^"]*", en = "[^"]*" \}', '{ru="-",en="-"}'),
    (r"\n\n+", "\n"),
    (r"(?m)^(\w+) = ", r"\1="),
    (r"(?m)^([^'\n]+)$", lambda found: found[0].replace('"', "'")),
)


class Story(NamedTuple):
    """One stored game: how it ends, who sits where, the artificial opponent, and the seed of its luck."""

    ending: str
    seats: str
    opponent: str
    seed: int
    more: str = ""

    @property
    def name(self) -> str:
        return f"{self.ending}-{self.more}" if self.more else self.ending

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def seated(self) -> tuple[str, ...]:
        return tuple(BY_LETTER[seat] for seat in self.seats)

    @property
    def options(self) -> dict[str, str]:
        return chosen_options(GAME, self.players, {"opponent": self.opponent} if self.opponent else {})


STORIES = (
    Story("plots-two_common", "bi", "", 2031),
    Story("plots-private", "biii", "", 816),
    Story("plots-private", "bb", "saint_germain", 1979, "against_saint_germain"),
    Story("plots-returned_elsewhere", "bi", "", 1275),
    Story("plots-last_round", "bbb", "", 2187),
    Story("edicts-no_tie", "bb", "", 1549),
    Story("edicts-no_tie", "bb", "weishaupt", 800, "artificial_opponent"),
    Story("quiet-no_tie", "bi", "", 2103, "after_events"),
    Story("quiet-tie_faction_cards", "ii", "", 2955),
    Story("quiet-shared", "ii", "", 1104),
    Story("artificial-SG1", "k", "saint_germain", 1030),
    Story("artificial-SG2", "bb", "saint_germain", 947),
    Story("artificial-SG3", "r", "saint_germain", 1223),
    Story("artificial-AW1", "r", "weishaupt", 1405),
    Story("artificial-AW2", "bbb", "weishaupt", 1342),
    Story("artificial-AW3", "r", "weishaupt", 1971),
    Story("artificial-JE1", "k", "joseph", 438),
    Story("artificial-JE2", "r", "joseph", 7),
    Story("artificial-JE3", "bb", "joseph", 39),
    Story("artificial-JW1", "r", "willermoz", 34),
    Story("artificial-JW2", "bb", "willermoz", 175),
    Story("artificial-JW3", "r", "willermoz", 183),
    Story("plots-private", "bb", "joseph", 380, "against_joseph"),
    Story("edicts-no_tie", "bb", "willermoz", 31, "with_willermoz"),
)


@cache
def terse_pack() -> Pack:
    """The game's own pack without its prose, which is most of it: every record holds the whole pack."""
    terse = dict(own_pack(GAME.id).files)
    for pattern, instead in TERSE:
        terse = {name: re.sub(pattern, instead, text) for name, text in terse.items()}
    return Pack("terse", terse)


@cache
def box_of_records() -> Box:
    return components.load(terse_pack())


def played(story: Story, pack: Pack) -> Match:
    """The whole game, as a match that can be verified."""
    match = new_match(
        GAME, pack, story.name, story.players, story.options, story.seated, seed_bytes(story.seed)
    )
    luck = Quick(story.seed)
    while not match.ended:
        seat = match.state.acting()[0]
        match.decide(seat, path_of(story, GAME.mine(match.state), seat, luck), by="bot")
    return match


def path_of(story: Story, s: Pax, seat: int, luck: Quick) -> list[Word]:
    """The words of one action, up to the first that draws chance or reveals something."""
    here = s.copy()
    path: list[Word] = []
    while True:
        path.append(PLAYERS[story.seated[seat]](here, seat, luck))
        picks: list[Pick] = []
        trial = Dealer(Quick(0), None, picks)
        here.apply(seat, path[-1], trial)
        if picks or trial.learned or here.acting() != [seat] or isinstance(here.stack[-1], Actions):
            return path


def told_in(story: Story) -> tuple[Told, Pax, int]:
    """The same game without its entries: its events, its last position and its number of words."""
    told: list[object] = []
    key = match_key(seed_bytes(story.seed), story.name, (b"",) * story.players)
    dealer = Dealer(Keyed(key), told)
    state = GAME.mine(GAME.setup(box_of_records(), story.players, story.options, None, dealer))
    luck, words = Quick(story.seed), 0
    while not state.over:
        seat = state.acting()[0]
        state.apply(seat, PLAYERS[story.seated[seat]](state, seat, luck), dealer)
        words += 1
    return [plain(event) for event in told], state, words


def fitting_seeds(story: Story, tries: int) -> Iterator[tuple[int, int]]:
    """The number of words and the seed of each game that ends like this one and shows it clearly."""
    for seed in range(tries):
        told, last, words = told_in(story._replace(seed=seed))
        if ending_of(told) == story.ending and is_telling(told, last, story.more):
            yield words, seed


def found(story: Story, tries: int) -> str:
    words, seed = min(fitting_seeds(story, tries), default=(0, -1))
    return f"seed {seed}, {words} words" if words else "not found"


if __name__ == "__main__":
    write_or_search(sys.argv[1:], STORIES, lambda story: played(story, terse_pack()), found, HERE)
