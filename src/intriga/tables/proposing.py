"""Proposals: people at a table vote. One at a time; clocks are stopped, and nobody decides meanwhile."""

from collections.abc import Sequence

from intriga.kernel.machine.seats import Seat
from intriga.kernel.match.undo import undo, undo_permission
from intriga.tables.checks import check_nothing_proposed, check_running, own_seat
from intriga.tables.denials import not_allowed, not_now
from intriga.tables.drafts import Change, Draft
from intriga.tables.rows import Asked, ProposalKind, Settled, Voted
from intriga.tables.stand_ins import let_stand_in
from intriga.tables.table import Proposal, Table

MINUTE = 60_000
ASK_AGAIN_AFTER = 10 * MINUTE  # the same proposal again, if nothing was played since
PROPOSAL_LASTS = {"none": 10 * MINUTE, "bank": MINUTE, "days": 2 * 24 * 60 * MINUTE}


def propose_abandon(table: Table, who: str, now: int, seat: Seat) -> Change:
    """End the match without a result, if all other persons agree."""
    own_seat(table, who, seat)
    check_running(table)
    check_nothing_proposed(table)
    return ask(table, who, now, seat, "abandon", table.deciding_persons())


def propose_stand_in(
    table: Table, who: str, now: int, seat: Seat, about: int, absent_since: int | None
) -> Change:
    """Let a bot play for somebody who has been away for the set time, if most of the other persons agree.

    `absent_since`: since when the server has not seen that person; None if they are here."""
    own_seat(table, who, seat)
    check_running(table)
    check_nothing_proposed(table)
    absent = table.seat(about)
    if about not in table.deciding_persons():
        raise not_now("no_person_plays_there")
    if absent.person == who:
        raise not_now("that_is_you")
    if absent_since is None or now - absent_since < table.opened.absence:
        raise not_now("not_absent_enough", seconds=table.opened.absence // 1000)
    asks = [other for other in table.deciding_persons() if table.seats[other].person != absent.person]
    return ask(table, who, now, seat, "stand_in", asks, about=about)


def ask(
    table: Table,
    who: str,
    now: int,
    seat: Seat,
    what: ProposalKind,
    asks: Sequence[int],
    to: int = -1,
    about: int = -1,
    client: str = "",
) -> Change:
    """Ask these seats; bots, and whoever shares the proposer's screen, agree at once."""
    kept, at = table.asked_at.get((who, what, about), (-1, 0))
    if kept == table.kept and now - at < ASK_AGAIN_AFTER:
        raise not_now("asked_already")
    deciding = table.deciding_persons()
    to_ask = tuple(other for other in asks if other in deciding and table.seats[other].person != who)
    draft = Draft(table, now)
    until = draft.now + PROPOSAL_LASTS[table.opened.clock.kind]
    draft.add(
        Asked(at=draft.now, what=what, seat=seat, asks=to_ask, to=to, about=about, until=until, client=client)
    )
    settle(draft)
    return draft.done()


def vote(table: Table, who: str, now: int, seat: Seat, proposal: int, agrees: bool) -> Change:
    """Yes or no, for all seats of this person. The absent person can only say no: they are back."""
    own_seat(table, who, seat)
    check_running(table)
    asked = open_proposal(table, proposal)
    is_about_me = asked.what == "stand_in" and table.seats[asked.about].person == who
    is_asked = any(table.seats[other].person == who for other in asked.waits_for)
    if not is_asked and not (is_about_me and not agrees):
        raise not_allowed("not_asked")
    draft = Draft(table, now)
    draft.add(Voted(at=draft.now, proposal=proposal, seat=seat, agrees=agrees))
    if is_about_me:
        draft.add(Settled(at=draft.now, proposal=proposal, how="declined"))
    else:
        settle(draft)
    return draft.done()


def withdraw(table: Table, who: str, now: int, proposal: int) -> Change:
    """The proposer withdraws the proposal."""
    asked = open_proposal(table, proposal)
    own_seat(table, who, asked.seat)
    draft = Draft(table, now)
    draft.add(Settled(at=draft.now, proposal=proposal, how="withdrawn"))
    return draft.done()


def open_proposal(table: Table, number: int) -> Proposal:
    if table.proposal is None or table.proposal.number != number:
        raise not_now("nothing_is_proposed")
    return table.proposal


def settle(draft: Draft) -> None:
    """If the votes decide it, record that, and do what was agreed."""
    proposal = draft.table.proposal
    assert proposal is not None
    how = vote_outcome(draft.table, proposal)
    if how is None:
        return
    draft.add(Settled(at=draft.now, proposal=proposal.number, how="agreed" if how else "declined"))
    if how:
        do_agreed(draft, proposal)


def vote_outcome(table: Table, proposal: Proposal) -> bool | None:
    """What the votes say: most persons for a stand-in, everybody for the rest; None while it is open."""
    if proposal.what != "stand_in":
        if proposal.declined:
            return False
        return None if proposal.waits_for else True
    persons = {table.seats[seat].person for seat in proposal.asks}
    agreed = 1 + len({table.seats[seat].person for seat in proposal.agreed})
    declined = len({table.seats[seat].person for seat in proposal.declined})
    voters = 1 + len(persons)
    if 2 * agreed > voters:
        return True
    return False if 2 * declined >= voters else None


def do_agreed(draft: Draft, proposal: Proposal) -> None:
    """Do what was agreed."""
    match = draft.match
    if proposal.what == "stand_in":
        let_stand_in(draft, proposal.about, "vote")
        return
    if proposal.what == "abandon":
        match.end("abandoned")
    else:
        undo(match, proposal.seat, proposal.to, undo_permission(match, proposal.seat, proposal.to).asked)
    draft.keep()
