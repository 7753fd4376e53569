"""The turning point of a finished match: after which entry the winner led for good, in one sentence.

`Game.so_far` says who is ahead, in games that can tell it at any moment.
"""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from intriga.games.speaking import Spoken
from intriga.kernel.contract import Result
from intriga.kernel.match.match import Match
from intriga.kernel.speech import Listener
from intriga.kernel.wording import plain_number
from intriga.server.telling.speech import shell
from intriga.server.telling.wire import TurningPoint
from intriga.tables.reexecuting import is_outdated

REASONS = 2  # that say why the lead changed
SENTENCES = 2  # the last ones of an entry: they say what came of it


class LastLeadChange(msgspec.Struct, frozen=True):
    """The entry with which the winning side took the lead for good, and the points just after it."""

    entry: int
    side: int
    mine: int
    best: int


_cache: WeakKeyDictionary[Match, LastLeadChange | None] = WeakKeyDictionary()


def last_change_of_lead(match: Match, result: Result) -> LastLeadChange | None:
    """None where nobody won alone, where points did not decide, or where the game does not tell."""
    if match not in _cache:
        _cache[match] = found_lead(match, result)
    return _cache[match]


def found_lead(match: Match, result: Result) -> LastLeadChange | None:
    winners = [place for place, side in enumerate(sides_of(result)) if set(side) & set(result.winners)]
    if len(winners) != 1 or len(result.totals) < 2 or is_outdated(match):
        return None
    won = winners[0]
    needed = min(1, ahead(result.totals, won))  # equal points are a lead where a tie-break decided
    later: LastLeadChange | None = None
    for index in reversed(match.standing):
        totals = match.game.so_far(match.states[index], result)
        if len(totals) != len(result.totals):
            return None
        if needed < 0 or ahead(totals, won) < needed:
            return later
        mine = totals[won]
        later = LastLeadChange(index, won, mine, mine - ahead(totals, won))
    return None


def sides_of(result: Result) -> Sequence[tuple[int, ...]]:
    return result.teams or tuple((seat,) for seat in range(len(result.totals)))


def ahead(totals: Sequence[int], side: int) -> int:
    """How many points this side is ahead of the best of the others."""
    return totals[side] - max(total for other, total in enumerate(totals) if other != side)


# ── in words ──


def turning_point_of(spoken: Spoken, match: Match, result: Result, to: Listener) -> TurningPoint | None:
    """The turning point as this reader sees it."""
    lead = last_change_of_lead(match, result)
    if lead is None:
        return None
    side = sides_of(result)[lead.side]
    who = "others" if to.seat not in side else "you" if len(side) == 1 else "team"
    told = shell(spoken.language)
    changes = what_it_changed(spoken, match, lead.entry, side, to)
    why = told.say("turning-why", why="; ".join(changes)) if changes else ""
    text = told.say(
        "turning-point",
        what=" ".join(what_happened(spoken, match, lead.entry, to)),
        who=who,
        name=joined([to.names[member] for member in side], spoken.language),
        many="yes" if len(side) > 1 else "no",
        mine=plain_number(lead.mine),
        best=plain_number(lead.best),
    )
    return TurningPoint(text=f"{text} {why}".strip(), at=lead.entry)


def what_happened(spoken: Spoken, match: Match, entry: int, to: Listener) -> list[str]:
    """The last sentences of an entry, before what begins the next round."""
    sentences: list[str] = []
    for event in spoken.seen(match.entries[entry].events, to.seat):
        if isinstance(event, spoken.pieces.headings) and sentences:
            break
        text = spoken.speech.tell(event, to) if not isinstance(event, spoken.speech.result_events) else None
        if text:
            sentences.append(text)
    return sentences[-SENTENCES:]


def what_it_changed(spoken: Spoken, match: Match, entry: int, side: Sequence[int], to: Listener) -> list[str]:
    """What of the entry was to the winners' good, most of it first: points of theirs, or what others lost."""
    before = match.states[match.standing[match.standing.index(entry) - 1]]
    changes = spoken.speech.score_changes(before, match.states[entry], to)
    good = [change for change in changes if (change.gain > 0) == (change.seat in side)]
    return [change.text for change in sorted(good, key=lambda change: -abs(change.gain))[:REASONS]]


def joined(names: Sequence[str], language: str) -> str:
    """Names as they stand in a sentence."""
    if len(names) == 1:
        return names[0]
    return shell(language).say("names-joined", head=", ".join(names[:-1]), last=names[-1])
