"""Verification of a record: its hash chain, its shuffles, its moves and its result."""

from intriga.kernel.contract import Game
from intriga.kernel.match.entries import AnyEntry, Ended
from intriga.kernel.match.integrity import InvalidRecord, check_chain, check_end, check_header, check_shuffles
from intriga.kernel.match.match import Match
from intriga.kernel.match.records import Record
from intriga.kernel.match.rerun import replay
from intriga.kernel.match.rules_versions import last_version

__all__ = ["InvalidRecord", "replay", "verify"]


def verify(game: Game, record: Record) -> Match:
    """The match of a valid record; InvalidRecord names the first fault.

    For moves of older rules (`versions_used`) only the chain and the shuffles are verified.
    """
    check_header(game, record)
    check_chain(record)
    seed = check_end(record)
    check_shuffles(record, seed)
    match = replay(game, record)
    if last_version(match.header, match.entries) == game.rules_version:
        check_result(match, record.entries[-1])
    return match


def check_result(match: Match, last: AnyEntry) -> None:
    assert isinstance(last, Ended)
    if last.how == "ruled" and not match.state.over:
        raise InvalidRecord("the record says that the game ended by its rules, and it did not")
    if match.state.over and last.how != "ruled":
        raise InvalidRecord("the game ended by its rules, and the record says otherwise")
    named = all(0 <= seat < match.header.players for seat in last.seats)
    if not named or bool(last.seats) != (last.how == "resigned"):
        raise InvalidRecord("the record does not say rightly who resigned")
