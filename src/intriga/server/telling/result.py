"""How a match ended: every line of the score explained, and the proof of the shuffle in plain words."""

from collections.abc import Sequence
from typing import Any

from intriga.games.speaking import Spoken
from intriga.kernel.contract import Result
from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.entries import Decided, Ended, Outcome
from intriga.kernel.match.match import Match
from intriga.kernel.match.undo import is_practice
from intriga.kernel.speech import Listener
from intriga.server.telling.memoirs import has_memoirs
from intriga.server.telling.speech import shell
from intriga.server.telling.turning_point import turning_point_of
from intriga.server.telling.wire import ResultCard, Standing


def result_card(spoken: Spoken, match: Match, ended: Ended, to: Listener) -> ResultCard:
    """The result as this reader sees it."""
    say = shell(spoken.language).say
    result = ended.result
    if ended.how != "ruled" or result is None:
        who = ", ".join(to.names[resigned] for resigned in ended.seats)
        text = say(f"ended-{ended.how}", names=who)
    else:
        text = spoken.speech.ending(result, to)
    return ResultCard(
        text=text,
        standings=standings(spoken, match, result, to) if result is not None else [],
        how=ended.how,
        proof=proof_of(spoken, match, ended, to),
        seed=ended.seed,
        turn=turning_point_of(spoken, match, result, to) if result is not None else None,
        success=result.success if result is not None and ended.how == "ruled" else None,
        has_memoirs=has_memoirs(spoken, match, to.names),
    )


def proof_of(spoken: Spoken, match: Match, ended: Ended, to: Listener) -> str:
    """What the revealed seed proves, and what only the server's signature vouches for."""
    say = shell(spoken.language).say
    if is_practice(match):
        return say("proof-practice")
    by_seat = zip(to.names, match.header.added, strict=False)
    added = ", ".join(f"{name} {adds}" for name, adds in by_seat if adds)
    return " ".join(
        (
            say("proof", commitment=match.header.commitment, seed=ended.seed),
            say("proof-added", added=added) if added else say("proof-nobody-added"),
            say("proof-signed"),
        )
    )


def standings(spoken: Spoken, match: Match, result: Result, to: Listener) -> list[Standing]:
    """Seats, or teams, from the best to the last; winners first."""
    sides = result.teams or tuple((number,) for number in range(len(result.totals)))
    items = score_items(spoken, match, to)
    found = [
        Standing(
            name=" + ".join(to.names[member] for member in side),
            seats=list(side),
            total=result.totals[place],
            won=any(member in result.winners for member in side),
            items=[line for member in side for line in labelled_items(items, member, side, to.names)],
        )
        for place, side in enumerate(sides)
    ]
    return sorted(found, key=lambda standing: (not standing.won, -standing.total))


def labelled_items(
    items: dict[int, list[str]], seat: Seat, side: Sequence[int], names: Sequence[str]
) -> list[str]:
    """A seat's lines; in a team each says whose it is."""
    lines = items.get(seat, [])
    return lines if len(side) == 1 else [f"{names[seat]}: {line}" for line in lines]


def score_items(spoken: Spoken, match: Match, to: Listener) -> dict[int, list[str]]:
    """The lines of the score by seat, from the table at the end or the events of the last move."""
    final = spoken.speech.final_scores(spoken.game.view(match.state, to.seat), to)
    if final:
        return {score.seat: score.lines for score in final}
    scores = [spoken.speech.score(event, to) for event in spoken.seen(last_events(match), to.seat)]
    return {score.seat: score.lines for score in scores if score is not None}


def last_events(match: Match) -> Sequence[dict[str, Any]]:
    """The events of the last entry that moved something."""
    for index in reversed(match.standing):
        entry = match.entries[index]
        if isinstance(entry, Decided | Outcome) and entry.events:
            return entry.events
    return ()
