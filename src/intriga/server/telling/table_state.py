"""What one reader is told of a table. Every message with a position is made here and nowhere else.

What is the same for all is made once (`common`), and joined as JSON with what is this reader's own.
"""

from collections.abc import Collection, Sequence

import msgspec

from intriga.games.speaking import Spoken
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.match import Match
from intriga.kernel.public import own_json, whole_json
from intriga.kernel.speech import Listener
from intriga.server.telling.catalogue import option_form
from intriga.server.telling.chat import first_chat_told
from intriga.server.telling.common import Common
from intriga.server.telling.daily import with_daily_proof
from intriga.server.telling.offers import offers
from intriga.server.telling.plain_board import plain_tables
from intriga.server.telling.reader import Eyes, Reader
from intriga.server.telling.result import result_card
from intriga.server.telling.shown import Shown
from intriga.server.telling.speech import shell
from intriga.server.telling.wire import (
    AskedQuestion,
    Guide,
    HeldWord,
    NextForm,
    OwnState,
    Position,
    Proposal,
    ResultCard,
    SignalForm,
    Undo,
)
from intriga.server.telling.wire_lobby import OptionForm
from intriga.tables.campaigns import (
    NextChapter,
    counts_of_next,
    options_of_next,
    values_of_next,
    ways_on,
)
from intriga.tables.guides import guide_step, steps_left
from intriga.tables.holding import others_asked
from intriga.tables.table import Table
from intriga.tables.taking_back import undo_status
from intriga.tables.turns import is_going_on

encoder = msgspec.json.Encoder()


def welcome(shown: Shown, reader: Reader, since: int = 0) -> bytes:
    """A Welcome: everything up to now; the log from row `since` on."""
    common, table = shown.common(reader.language), shown.table
    eyes = reader.look(table)
    before = first_chat_told(table, since)
    state = encoder.encode(own_state(common, reader, eyes))
    lines = common.log.since(eyes.log, since, before)
    return message(b"welcome", common, state, lines, b',"chat_before":%d' % before)


def news(shown: Shown, reader: Reader, since: int) -> bytes:
    """News: what has happened from row `since` on, and the table as it is now."""
    common = shown.common(reader.language)
    if reader.seats(shown.table) or reader.person == shown.table.host:
        return news_for(common, reader, since)
    which = since, reader.plain
    made = common.guests.get(which)
    if made is None:
        guest = Reader("", reader.language, plain=reader.plain)
        made = common.guests[which] = news_for(common, guest, since)
    return made


def news_for(common: Common, reader: Reader, since: int) -> bytes:
    eyes = reader.look(common.table)
    state = encoder.encode(own_state(common, reader, eyes))
    return message(b"news", common, state, common.log.since(eyes.log, since))


def message(kind: bytes, common: Common, own: bytes, lines: Sequence[bytes], more: bytes = b"") -> bytes:
    """A Welcome or News of its parts."""
    state = whole_json(common.state, own)
    head = b'{"type":"%s","sequence":%d,"state":' % (kind, common.table.sequence)
    return b"".join((head, state, b',"log":[', b",".join(lines), b"]", more, b"}"))


# ── the table ──


def own_state(common: Common, reader: Reader, eyes: Eyes) -> OwnState:
    """The table as this reader may know it, beside what everybody does."""
    table, mine = common.table, eyes.mine
    is_host = reader.person == table.host
    may_invite = table.status == "waiting" and (bool(mine) or is_host)
    link = f"/t/{table.id}?k="
    to = common.spoken.to(common.names, eyes.seat)
    return OwnState(
        my_seats=mine,
        hot_seat=eyes.is_shared,
        is_host=is_host,
        hand_over=eyes.hand_over,
        invite=f"{link}{table.keys.invite}" if may_invite else "",
        watch=f"{link}{table.keys.watch}" if (mine or is_host) and table.opened.daily is None else "",
        proposal=proposal(common, mine),
        position=position(common, to, plain=reader.plain),
        held=held(table, mine, common.now),
        wants_bytes=mine[:1] if table.status == "waiting" and no_bytes_from(table, mine) else [],
    )


def no_bytes_from(table: Table, mine: Sequence[int]) -> bool:
    """Whether this reader's device has added nothing to the shuffle; once is enough for several seats."""
    return not any(table.seats[seat].adds for seat in mine)


def held(table: Table, mine: Sequence[int], now: int) -> HeldWord | None:
    """The word that is held: its seat, not the word."""
    hold = table.hold
    if hold is None:
        return None
    may_wait = not hold.prolonged and any(seat in others_asked(table, hold.seat) for seat in mine)
    return HeldWord(seat=hold.seat, left_ms=max(0, hold.until - now), may_wait=may_wait)


def proposal(common: Common, mine: Sequence[int]) -> Proposal | None:
    asked, names = common.table.proposal, common.names
    if asked is None:
        return None
    about = names[asked.about] if asked.about >= 0 else ""
    say = shell(common.spoken.language).say
    return Proposal(
        number=asked.number,
        text=say(f"proposal-{asked.what}", name=names[asked.seat], about=about),
        waits_for=list(asked.waits_for),
        mine_to_vote=any(seat in asked.waits_for for seat in mine) or asked.about in mine,
        mine=asked.seat if asked.seat in mine else -1,
    )


# ── the position ──


def position(common: Common, to: Listener, *, plain: bool) -> Position | None:
    """The game through the eyes of the listener's seat; None before the deal."""
    table, spoken, seat = common.table, common.spoken, to.seat
    state, match = table.position, table.match
    if state is None or match is None:
        return None
    may_say = is_going_on(table) and seat >= 0 and bool(state.may >> seat & 1) and not table.seats[seat].bot
    public, public_json = common.public_view()
    view = spoken.game.view_beside(state, seat, public)
    question = spoken.game.question(state, seat)
    return Position(
        seat=seat,
        view=msgspec.Raw(whole_json(public_json, own_json(view, type(public)))),
        question=AskedQuestion(
            number=state.asked + match.questions_undone,
            text=common.common_question().told(question, to),
            clause=question.clause,
            mine=may_say,
        ),
        offers=offers(spoken, state, to) if may_say else [],
        plain=plain_tables(spoken, view, to) if plain else [],
        undo=undo_of(table, spoken, seat),
        result=result_of(table, spoken, to, common.now),
        guide=guide_of(table, spoken, seat),
        signals=signals_of(table, spoken, seat),
    )


def position_at(spoken: Spoken, match: Match, state: State, to: Listener) -> Position:
    """One point of a finished match through the eyes of the listener's seat."""
    view = spoken.game.view(state, to.seat)
    question = spoken.game.question(state, to.seat)
    return Position(
        seat=to.seat,
        view=view,
        question=AskedQuestion(
            number=state.asked + match.questions_undone,
            text=spoken.speech.question(question, to),
            clause=question.clause,
            mine=False,
        ),
        offers=[],
        plain=plain_tables(spoken, view, to),
        undo=Undo(kind="none", text=""),
        result=None,
    )


def result_of(table: Table, spoken: Spoken, to: Listener, now: int) -> ResultCard | None:
    """How the match ended, and what may follow."""
    ended = table.last_ended
    if ended is None or table.match is None:
        return None
    ways = ways_on(table)
    card = result_card(spoken, table.match, ended, to)
    return msgspec.structs.replace(
        with_daily_proof(card, table, now, spoken.language),
        ways=ways,
        next=next_form(table, spoken) if "next" in ways and to.seat != SPECTATOR else None,
    )


def next_form(table: Table, spoken: Spoken) -> NextForm:
    """What may be chosen for the next chapter."""
    forms = [option_form(spoken, option) for option in table.game.options if option.per_chapter]
    counts = counts_of_next(table)
    players = table.players if table.players in counts else counts[0]
    chosen = options_of_next(table, NextChapter(players))
    return NextForm(
        players=counts,
        chosen_players=players,
        options=[with_values(form, values_of_next(table, form.name)) for form in forms],
        chosen={form.name: chosen[form.name] for form in forms if form.name in chosen},
    )


def with_values(form: OptionForm, there: Collection[str]) -> OptionForm:
    """The form of an option with some of its values only."""
    return msgspec.structs.replace(form, values=[value for value in form.values if value.value in there])


def signals_of(table: Table, spoken: Spoken, seat: Seat) -> list[SignalForm]:
    """What a player of this seat may signal."""
    if seat == SPECTATOR or table.status != "running":
        return []
    return [
        SignalForm(phrase=phrase, text=spoken.text(f"signal-{phrase}", phrase))
        for phrase in spoken.pieces.signals
    ]


def undo_of(table: Table, spoken: Spoken, seat: Seat) -> Undo:
    """Whether the last move can be taken back."""
    if seat == SPECTATOR or table.status != "running" or table.proposal is not None:
        return Undo(kind="none", text="")
    line = undo_status(table, seat)
    if line.reason == "no_move":
        return Undo(kind="none", text=shell(spoken.language).say("undo-no_move"))
    name = f"undo-{line.reason}" if line.kind == "never" else f"undo-{line.kind}"
    return Undo(kind=line.kind, text=shell(spoken.language).say(name))


def guide_of(table: Table, spoken: Spoken, seat: Seat) -> Guide | None:
    """The step of a guided game, for the seat that it speaks to."""
    step = guide_step(table) if table.opened.guide else None
    if step is None or step.seat != seat:
        return None
    steps = sum(each.seat == seat for each in table.opened.guide)
    left = sum(each.seat == seat for each in steps_left(table))
    return Guide(
        step=steps - left + 1,
        steps=steps,
        text=spoken.text(step.says, "") if step.says else "",
        touches=list(step.touches),
        word=step.words[0] if len(step.words) == 1 else "",
    )
