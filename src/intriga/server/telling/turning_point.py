"""The turning point of a finished match: after which entry the winner led for good, in one sentence.

A game that can say who is ahead at any moment has a room `so_far`, whose `totals(state, result)` gives what
`Result.totals` would be there, or nothing where the victory was not one of points.
"""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from intriga.games.shelf import find_room
from intriga.kernel.contract import Result
from intriga.kernel.events import plain
from intriga.kernel.match.match import Match
from intriga.server.telling.speech import Rooms
from intriga.server.telling.wire import TurningPoint
from intriga.tables.reexecuting import is_outdated

SENTENCES = 2  # of one entry, the last ones say what came of it
AT_THE_END = ("scored", "ended")  # events that tell the result, not how it came about


class Lead(msgspec.Struct, frozen=True):
    """The entry with which the winning side took the lead for good, and the points just after it."""

    entry: int
    side: int
    mine: int
    best: int


_known: WeakKeyDictionary[Match, Lead | None] = WeakKeyDictionary()


def last_change_of_lead(match: Match, result: Result) -> Lead | None:
    """None where nobody won alone, where points did not decide, or where the game does not tell."""
    if match not in _known:
        _known[match] = found_lead(match, result)
    return _known[match]


def found_lead(match: Match, result: Result) -> Lead | None:
    room = find_room(match.game.id, "so_far")
    winners = [place for place, side in enumerate(sides_of(result)) if set(side) & set(result.winners)]
    if room is None or len(winners) != 1 or len(result.totals) < 2 or is_outdated(match):
        return None
    won = winners[0]
    needed = min(1, ahead(result.totals, won))  # equal points are a lead where a tie-break decided
    later: Lead | None = None
    for index in reversed(match.line):
        totals = room.totals(match.states[index], result)
        if len(totals) != len(result.totals):
            return None
        if needed < 0 or ahead(totals, won) < needed:
            return later
        mine = totals[won]
        later = Lead(index, won, mine, mine - ahead(totals, won))
    return None


def sides_of(result: Result) -> Sequence[tuple[int, ...]]:
    return result.teams or tuple((seat,) for seat in range(len(result.totals)))


def ahead(totals: Sequence[int], side: int) -> int:
    """How many points this side is ahead of the best of the others."""
    return totals[side] - max(total for other, total in enumerate(totals) if other != side)


# ── telling ──


def told_turn(
    rooms: Rooms, match: Match, result: Result, names: Sequence[str], seat: int
) -> TurningPoint | None:
    """The turning point as this reader is told it."""
    lead = last_change_of_lead(match, result)
    if lead is None:
        return None
    side = sides_of(result)[lead.side]
    who = "others" if seat not in side else "you" if len(side) == 1 else "team"
    text = rooms.shell.say(
        "turning-point",
        what=" ".join(what_happened(rooms, match, lead.entry, names, seat)),
        who=who,
        name=joined(rooms, [names[member] for member in side]),
        many="yes" if len(side) > 1 else "no",
        mine=shown(lead.mine),
        best=shown(lead.best),
    )
    return TurningPoint(text=text.strip(), at=lead.entry)


def what_happened(rooms: Rooms, match: Match, entry: int, names: Sequence[str], seat: int) -> list[str]:
    """The last sentences of an entry, before what begins the next round."""
    told: list[str] = []
    for event in match.entries[entry].events:
        if event["event"] in rooms.headings and told:
            break
        seen = rooms.seen(event, seat) if event["event"] not in AT_THE_END else None
        text = rooms.tell(plain(seen), names, seat) if seen is not None else None
        if text:
            told.append(text)
    return told[-SENTENCES:]


def joined(rooms: Rooms, names: Sequence[str]) -> str:
    """Names as they stand in a sentence."""
    if len(names) == 1:
        return names[0]
    return rooms.shell.say("names-joined", head=", ".join(names[:-1]), last=names[-1])


def shown(points: int) -> str:
    return str(points).replace("-", "−")
