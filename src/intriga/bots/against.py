"""Two arenas on the same deals: by how much the first bot of one did better than that of the other."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from intriga.bots.arena import Arena, Outcome
from intriga.bots.arena_file import Heading, heading_of, read_arena
from intriga.bots.standings import Difference, accounts, compared, led
from intriga.kernel.machine.refusals import Malformed


class Rival:
    """A saved arena to compare with; Malformed if it does not have the same deals and the same field."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.arena = arena
        heading, outcomes = read_arena(path)
        wanted = heading_of(arena)
        if unlike := wanted.unlike(heading, but="seatings"):
            raise Malformed(f"'{path}' has other deals: {unlike}")
        if field(heading) != field(wanted):
            raise Malformed(f"in '{path}' the first bot meets others: {wanted.unlike(heading)}")
        self.theirs = Arena(heading.game, heading.players, heading.options, heading.seatings, heading.seed)
        self.outcomes = whole_deals(outcomes, self.theirs)
        if not self.outcomes:
            raise Malformed(f"'{path}' has no deal that was played in every seating")

    def compared(self, outcomes: Sequence[Outcome]) -> Difference:
        """The difference on the deals that were played out in both."""
        mine, other = self.arena.seatings[0][0], self.theirs.seatings[0][0]
        one = accounts(self.arena, whole_deals(outcomes, self.arena))[mine]
        two = accounts(self.theirs, self.outcomes)[other]
        if not set(one.on_deal) & set(two.on_deal):
            raise Malformed(f"'{self.path}' has no finished deal in common with this arena")
        found = compared(mine, other, one.shares(), two.shares())
        return msgspec.structs.replace(found, lead=led(one.leads(), two.leads()))


def field(heading: Heading) -> list[list[str]]:
    """Who sits where, the first bot without its name."""
    first = heading.seatings[0][0]
    return [["" if name == first else name for name in seating] for seating in heading.seatings]


def whole_deals(outcomes: Iterable[Outcome], arena: Arena) -> list[Outcome]:
    """The games on deals that were played in every seating."""
    kept = list(outcomes)
    games = Counter(outcome.deal for outcome in kept)
    return [outcome for outcome in kept if games[outcome.deal] == len(arena.seatings)]
