"""The table as one reader may know it. Every message with a position is made here and nowhere else."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from intriga.bots.levels import EXPERT
from intriga.games.speaking import Spoken
from intriga.kernel.machine.frames import State
from intriga.kernel.machine.seats import SPECTATOR, Seat
from intriga.kernel.match.match import Match
from intriga.kernel.speech import Listener
from intriga.server.telling.catalogue import option_form
from intriga.server.telling.chat import first_chat_told
from intriga.server.telling.log import Log
from intriga.server.telling.offers import offers
from intriga.server.telling.plain_board import plain_tables
from intriga.server.telling.reader import Presence, Reader, asked_now, names_at
from intriga.server.telling.result import result_card
from intriga.server.telling.speech import chapter_name, shell, spoken_at
from intriga.server.telling.wire import (
    AskedQuestion,
    Guide,
    HeldWord,
    Here,
    News,
    NextForm,
    Position,
    Proposal,
    ResultCard,
    SeatCard,
    SignalForm,
    TableState,
    Undo,
    Welcome,
)
from intriga.server.telling.wire_lobby import OptionForm
from intriga.tables.campaigns import (
    NextChapter,
    counts_of_next,
    options_of_next,
    values_of_next,
    ways_on,
)
from intriga.tables.chatting import is_silent
from intriga.tables.guides import guide_step, steps_left
from intriga.tables.holding import others_asked
from intriga.tables.table import SeatHolder, Table
from intriga.tables.taking_back import undo_status
from intriga.tables.terms import terms_of
from intriga.tables.turns import is_going_on


def welcome(table: Table, reader: Reader, presence: Presence, now: int, since: int = 0) -> Welcome:
    """Everything up to now; the log from row `since` on."""
    spoken = spoken_at(table, reader.language)
    names = names_at(table, spoken)
    state = table_state(table, spoken, reader, presence, names, now)
    before = first_chat_told(table, since)
    log = Log(table, spoken, reader, names).since(since, before)
    return Welcome(sequence=table.sequence, state=state, log=log, chat_before=before)


def news(table: Table, reader: Reader, presence: Presence, now: int, since: int) -> News:
    """What has happened from row `since` on, and the table as it is now."""
    spoken = spoken_at(table, reader.language)
    names = names_at(table, spoken)
    state = table_state(table, spoken, reader, presence, names, now)
    log = Log(table, spoken, reader, names).since(since)
    return News(sequence=table.sequence, state=state, log=log)


# ── the table ──


def table_state(
    table: Table, spoken: Spoken, reader: Reader, presence: Presence, names: list[str], now: int
) -> TableState:
    mine = reader.seats(table)
    may_invite = table.status == "waiting" and (bool(mine) or reader.person == table.host)
    link = f"/t/{table.id}?k="
    return TableState(
        table=table.id,
        game=table.game.id,
        title=spoken.title,
        players=table.players,
        options=dict(table.opened.options),
        status="ended" if table.status == "closed" else table.status,
        seats=seat_cards(table, reader, presence, names, now),
        my_seats=mine,
        hot_seat=reader.is_shared(table),
        is_host=reader.person == table.host,
        hand_over=reader.hand_over(table),
        invite=f"{link}{table.keys.invite}" if may_invite else "",
        watch=f"{link}{table.keys.watch}" if mine or reader.person == table.host else "",
        spectators=presence.spectators,
        commitment=table.commitment,
        proposal=proposal(table, spoken, reader, names),
        follows={how: after for how, after in table.followed.items() if how != "branch"},
        chapter=chapter_name(table.opened.chapter, spoken.language),
        came_from=table.opened.came_from.table if table.opened.came_from is not None else "",
        position=position(table, spoken, spoken.to(names, reader.eyes(table)), plain=reader.plain),
        held=held(table, mine, now),
        talk_clause=table.game.talk_clause,
        silent=is_silent(table),
        added=[number for number, seat in enumerate(table.seats) if seat.adds],
        wants_bytes=mine[:1] if table.status == "waiting" and no_bytes_from(table, mine) else [],
        **terms_of(table.opened),
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


def seat_cards(
    table: Table, reader: Reader, presence: Presence, names: Sequence[str], now: int
) -> list[SeatCard]:
    asked = asked_now(table) if table.status == "running" else []
    cards = []
    for number, name in enumerate(names):
        seat = table.seats[number] if number < table.players else None
        cards.append(
            SeatCard(
                seat=number,
                name=name,
                kind=kind_of(seat),
                level=seat.bot if seat else "",
                present=is_present(seat, presence),
                mine=bool(seat and reader.person and seat.person == reader.person),
                acting=number in asked,
                thinks=seat is not None and number in asked and seat.bot.startswith(EXPERT),
                clock_ms=table.clocks.left_at(number, now) if seat else None,
                clock_runs=number in table.clocks.running,
            )
        )
    return cards


def is_present(seat: SeatHolder | None, presence: Presence) -> bool:
    """Whether whoever plays a seat is here: bots and scripts always are."""
    return seat is None or bool(seat.level) or seat.person in presence.persons


def who_is_here(table: Table, presence: Presence) -> Here:
    """Public, and the same for every reader."""
    seats = [*table.seats, *[None] * table.scripted]
    present = [number for number, seat in enumerate(seats) if is_present(seat, presence)]
    return Here(present=present, spectators=presence.spectators)


def kind_of(seat: SeatHolder | None) -> Literal["person", "bot", "scripted", "free"]:
    """Who plays a seat; seats that are nobody's play by script."""
    if seat is None:
        return "scripted"
    return "person" if seat.person else "bot" if seat.level else "free"


def proposal(table: Table, spoken: Spoken, reader: Reader, names: Sequence[str]) -> Proposal | None:
    asked = table.proposal
    if asked is None:
        return None
    about = names[asked.about] if asked.about >= 0 else ""
    mine = reader.seats(table)
    return Proposal(
        number=asked.number,
        text=shell(spoken.language).say(f"proposal-{asked.what}", name=names[asked.seat], about=about),
        waits_for=list(asked.waits_for),
        mine_to_vote=any(seat in asked.waits_for for seat in mine) or asked.about in mine,
        mine=asked.seat if asked.seat in mine else -1,
    )


# ── the position ──


def position(table: Table, spoken: Spoken, to: Listener, *, plain: bool) -> Position | None:
    """The game through the eyes of the listener's seat; None before the deal."""
    state, match, seat = table.position, table.match, to.seat
    if state is None or match is None:
        return None
    may_say = is_going_on(table) and seat >= 0 and bool(state.may >> seat & 1) and not table.seats[seat].bot
    shown = position_of(spoken, match, state, to, may_say=may_say, plain=plain)
    return msgspec.structs.replace(
        shown,
        undo=undo_of(table, spoken, seat),
        result=result_of(table, spoken, to),
        guide=guide_of(table, spoken, seat),
        signals=signals_of(table, spoken, seat),
    )


def result_of(table: Table, spoken: Spoken, to: Listener) -> ResultCard | None:
    """How the match ended, and what may follow."""
    ended = table.last_ended
    if ended is None or table.match is None:
        return None
    ways = ways_on(table)
    return msgspec.structs.replace(
        result_card(spoken, table.match, ended, to),
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


def position_of(
    spoken: Spoken,
    match: Match,
    state: State,
    to: Listener,
    *,
    may_say: bool,
    plain: bool = True,
) -> Position:
    """One point of a match through the eyes of the listener's seat."""
    game = spoken.game
    view = game.view(state, to.seat)
    question = game.question(state, to.seat)
    return Position(
        seat=to.seat,
        view=msgspec.to_builtins(view),
        question=AskedQuestion(
            number=state.asked + match.questions_undone,
            text=spoken.speech.question(question, to),
            clause=question.clause,
            mine=may_say,
        ),
        offers=offers(spoken, state, to) if may_say else [],
        plain=plain_tables(spoken, view, to) if plain else [],
        undo=Undo(kind="none", text=""),
        result=None,
    )


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
