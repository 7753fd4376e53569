"""Two arenas on the same deals: how much better the first bot of one did than the first bot of the other."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from intriga.bots.arena import Arena, GameOutcome
from intriga.bots.arena_file import Heading, heading_of, read_arena
from intriga.bots.standings import Difference, accounts, lead_difference, share_difference
from intriga.kernel.machine.refusals import Malformed


class Baseline:
    """A saved arena to compare with; Malformed if its deals or its first bot's opponents are different."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.arena = arena
        heading, outcomes = read_arena(path)
        wanted = heading_of(arena)
        if difference_from := wanted.difference_from(heading, but="seatings"):
            raise Malformed(f"'{path}' has other deals: {difference_from}")
        if field(heading) != field(wanted):
            raise Malformed(f"in '{path}' the first bot meets others: {wanted.difference_from(heading)}")
        self.saved = Arena(heading.game, heading.players, heading.options, heading.seatings, heading.seed)
        self.outcomes = whole_deals(outcomes, self.saved)
        if not self.outcomes:
            raise Malformed(f"'{path}' has no deal that was played in every seating")

    def difference(self, outcomes: Sequence[GameOutcome]) -> Difference:
        """The difference on the deals that are complete in both."""
        mine, other = self.arena.seatings[0][0], self.saved.seatings[0][0]
        one = accounts(self.arena, whole_deals(outcomes, self.arena))[mine]
        two = accounts(self.saved, self.outcomes)[other]
        if not set(one.on_deal) & set(two.on_deal):
            raise Malformed(f"'{self.path}' has no finished deal in common with this arena")
        found = share_difference(mine, other, one.shares(), two.shares())
        return msgspec.structs.replace(found, lead=lead_difference(one.leads(), two.leads()))


def field(heading: Heading) -> list[list[str]]:
    """Who sits where, the first bot without its name."""
    first = heading.seatings[0][0]
    return [["" if name == first else name for name in seating] for seating in heading.seatings]


def whole_deals(outcomes: Iterable[GameOutcome], arena: Arena) -> list[GameOutcome]:
    """The games on deals that were played in every seating."""
    kept = list(outcomes)
    games = Counter(outcome.deal for outcome in kept)
    return [outcome for outcome in kept if games[outcome.deal] == len(arena.seatings)]
