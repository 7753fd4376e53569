"""Holding: a word that closes a window is kept back for a moment, so that others can step in.

A window is a question that some seats may answer although nobody waits for them. Among persons it takes the
same time whatever they hold, and ends early only when all of them have declined. The time runs from when the
window opened: where its host has thought for a while, the others have had it too. One person among bots is
waited for only where that person could do something for all that everybody knows, and for a shorter time:
somebody who looks on could learn from a wait that follows from the hand.
"""

from collections.abc import Sequence

from intriga.kernel.machine.frames import State
from intriga.kernel.machine.refusals import Malformed, Refused
from intriga.kernel.machine.seats import Seat, seats_in
from intriga.kernel.machine.words import Word
from intriga.kernel.match.entries import By
from intriga.kernel.match.paths import after
from intriga.tables.checks import check_nothing_proposed, check_running, own_seat
from intriga.tables.denials import not_now
from intriga.tables.drafts import Change, Draft
from intriga.tables.rows import Held, Prolonged, Unheld
from intriga.tables.table import Table
from intriga.tables.turns import may_step_in

HOLD_TIME = 5_000  # milliseconds, from when the window opened
HOLD_TIME_ALONE = 3_000  # for one person among bots: nobody else decides how long they think
LEAST_HOLD_TIME = 2_000  # after the word that closes it, however long that took
PROLONGED_BY = 10_000


def others_asked(table: Table, seat: Seat) -> list[int]:
    """Seats of other persons that may still step in now."""
    position = table.position
    return [] if position is None else given_time(table, seat, position, may_step_in(table))


def given_time(table: Table, seat: Seat, position: State, asked: Sequence[Seat]) -> list[int]:
    """Those of the seats asked whose persons get time to step in. Whoever shares the screen needs none, and
    one person among bots none if everybody knows that nothing can be done."""
    deciding = table.deciding_persons()
    person = table.seats[seat].person
    others = [other for other in asked if other in deciding and table.seats[other].person != person]
    if not is_alone(table):
        return others
    return [other for other in others if position.stack[-1].can_step_in(position, other)]


def is_alone(table: Table) -> bool:
    """Whether one person plays among bots."""
    return len({table.seats[each].person for each in table.deciding_persons()}) < 2


def closing_word(table: Table, seat: Seat, path: Sequence[Word], before: State, last: State) -> int | None:
    """The place of the first of these words that closes a window while somebody could still step in;
    None if none does. They lead from `before` to `last`."""
    if all(other == seat for other in table.deciding_persons()):
        return None
    here = before
    for place, word in enumerate(path):
        then = last if place == len(path) - 1 else after(here, seat, [word])
        if here.must >> seat & 1 and here.stack[-1].held(here, word) and closes(here, then):
            asked = seats_in(here.may & ~here.must) if here.asked != before.asked else may_step_in(table)
            if given_time(table, seat, here, asked):
                return place
        here = then
    return None


def closes(before: State, after: State) -> bool:
    """Whether the question is gone for good, and not only asked again after something happened in it."""
    same_place = len(before.stack) == len(after.stack) and bool(after.stack)
    return not same_place or type(before.stack[-1]) is not type(after.stack[-1])


def hold_back(
    table: Table, now: int, seat: Seat, path: Sequence[Word], place: int, by: By, client: str
) -> Change:
    """Keep legal words back from this place on; those before it are played."""
    draft = Draft(table, now)
    if place:
        draft.match.decide(seat, path[:place], by, client)
        draft.keep()
    draft.add(
        Held(
            at=draft.now,
            seat=seat,
            words=tuple(word.notation() for word in path[place:]),
            by_bot=by != "person",
            client="" if place else client,
            question=draft.match.question,
            until=hold_until(draft.table, draft.now),
        )
    )
    return draft.done()


def hold_until(table: Table, now: int) -> int:
    """Until when a word is held that closes the present window now: by public times only."""
    time = HOLD_TIME_ALONE if is_alone(table) else HOLD_TIME
    return max(table.asked_since + time, now + LEAST_HOLD_TIME)


def wait(table: Table, who: str, now: int, seat: Seat) -> Change:
    """Somebody who may step in asks for more time, once in a window."""
    own_seat(table, who, seat)
    check_running(table)
    check_nothing_proposed(table)
    hold = table.hold
    if hold is None or seat not in others_asked(table, hold.seat):
        raise not_now("nothing_is_held")
    if hold.prolonged:
        raise not_now("waited_already")
    draft = Draft(table, now)
    draft.add(Prolonged(at=draft.now, seat=seat, until=hold.until + PROLONGED_BY))
    return draft.done()


def release_if_nobody_waits(draft: Draft) -> None:
    """The held words are said as soon as everybody else has declined."""
    hold = draft.table.hold
    if hold is not None and not others_asked(draft.table, hold.seat):
        release(draft)


def release(draft: Draft) -> None:
    """The held words are said now; if they no longer can be, they are dropped."""
    hold = draft.table.hold
    assert hold is not None
    here = draft.table.seats[hold.seat]
    by: By = "person" if not hold.by_bot else "bot" if here.level else "stand-in"
    path = [draft.table.game.vocabulary.read(notation) for notation in hold.words]
    try:
        draft.match.decide(hold.seat, path, by, hold.client, hold.question)
    except (Refused, Malformed):
        draft.add(Unheld(at=draft.now, seat=hold.seat))
        return
    draft.keep()
