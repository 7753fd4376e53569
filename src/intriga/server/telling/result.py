"""How a match ended, every line of the score explained, and the shuffle's proof in plain words."""

from collections.abc import Sequence
from typing import Any

from intriga.kernel.contract import Result
from intriga.kernel.events import plain
from intriga.kernel.match.entries import Decided, Ended, Outcome
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import is_practice
from intriga.server.telling.speech import Rooms
from intriga.server.telling.turning_point import told_turn
from intriga.server.telling.wire import ResultCard, Standing


def result_card(rooms: Rooms, match: Match, ended: Ended, names: Sequence[str], seat: int) -> ResultCard:
    """The end as this reader is told it."""
    say = rooms.shell.say
    result = ended.result
    if ended.how != "ruled" or result is None:
        who = ", ".join(names[resigned] for resigned in ended.seats)
        text = say(f"ended-{ended.how}", names=who)
    else:
        text = rooms.ending(result, names, seat)
    proof = "proof-practice" if is_practice(match) else "proof"
    return ResultCard(
        text=text,
        standings=standings(rooms, match, result, names, seat) if result is not None else [],
        how=ended.how,
        proof=say(proof, commitment=match.header.commitment, seed=ended.seed),
        seed=ended.seed,
        turn=told_turn(rooms, match, result, names, seat) if result is not None else None,
    )


def standings(rooms: Rooms, match: Match, result: Result, names: Sequence[str], seat: int) -> list[Standing]:
    """Seats, or teams, from the best to the last; winners first."""
    sides = result.teams or tuple((number,) for number in range(len(result.totals)))
    items = score_items(rooms, match, names, seat)
    found = [
        Standing(
            name=" + ".join(names[member] for member in side),
            seats=list(side),
            total=result.totals[place],
            won=any(member in result.winners for member in side),
            items=[line for member in side for line in told_items(items, member, side, names)],
        )
        for place, side in enumerate(sides)
    ]
    return sorted(found, key=lambda standing: (not standing.won, -standing.total))


def told_items(
    items: dict[int, list[str]], seat: int, side: Sequence[int], names: Sequence[str]
) -> list[str]:
    """A seat's lines; in a team each says whose it is."""
    lines = items.get(seat, [])
    return lines if len(side) == 1 else [f"{names[seat]}: {line}" for line in lines]


def score_items(rooms: Rooms, match: Match, names: Sequence[str], seat: int) -> dict[int, list[str]]:
    """The lines of the score by seat, from the events in which the game told them."""
    own = getattr(rooms.telling, "score_items", None)
    found: dict[int, list[str]] = {}
    for event in last_events(match):
        if event["event"] != "scored" or "seat" not in event:
            continue
        seen = rooms.seen(event, seat)
        if seen is None:
            continue
        if own is not None:
            found[event["seat"]] = list(own(plain(seen), rooms.tongue))
        else:
            told = rooms.tell(plain(seen), names, seat)
            found[event["seat"]] = [told] if told else []
    return found


def last_events(match: Match) -> Sequence[dict[str, Any]]:
    """The events of the last entry that moved something."""
    for index in reversed(match.line):
        entry = match.entries[index]
        if isinstance(entry, Decided | Outcome) and entry.events:
            return entry.events
    return ()
