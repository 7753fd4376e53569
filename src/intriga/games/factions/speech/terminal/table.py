"""The table: title, one row for each seat, the discard pile, one's role, and what is going on."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from intriga.games.factions.box.tables import LETTERS
from intriga.games.factions.box.texts import role_name
from intriga.games.factions.speech.terminal.parts import Look, symbol_counts
from intriga.games.factions.view.structs import Area, Card, OwnRole
from intriga.kernel.terminals import NAME_WIDTH, short

SEATS = ("●", "■", "▲", "◆", "⬢", "★", "✚", "♥")
MEASURES = {"at_least": "", "at_most": "≤", "more": ">", "fewer": "<", "as_many": "="}


def table(look: Look, width: int) -> list[Text]:
    """Title, one row for each seat, the discard pile, one's role, and what is going on."""
    view = look.view
    moment = look.say("screen-turn", turn=view.turns, deck=view.deck)
    rows = [Text(f" {look.say('title')} · {moment}".ljust(width), style="bold reverse")]
    rows += [seat_line(look, area, width) for area in view.areas]
    rows.append(discard_line(look, width))
    return rows + role_lines(look, width) + playing_lines(look) + quiz_lines(look)


def seat_line(look: Look, area: Area, width: int) -> Text:
    """A seat: its hand, its symbols, and the cards before it, the latest first."""
    view = look.view
    acts = area.seat == view.turn or area.seat in view.still_choosing
    line = Text("▸" if acts else " ", style="bold") + Text(f"{SEATS[area.seat]} ")
    own = "bold underline" if area.seat == view.seat else "bold" if acts else ""
    line += Text(f"{short(look.name(area.seat)):<{NAME_WIDTH}}", style=own) + Text(f" ▯{area.cards_in_hand} ")
    for letter, number in zip(LETTERS, symbol_counts(area), strict=True):
        line += look.letters(letter) + Text(f"{number:<3}", style="bold" if number else "dim")
    line += Text(f"{len(area.cards):>2}▮ ", style="dim")
    return with_cards(look, line, list(reversed(area.cards)), width)


def with_cards(look: Look, line: Text, cards: Sequence[Card], width: int) -> Text:
    """A line with as many cards as it has room for."""
    for place, card in enumerate(cards):
        part = (Text(", ") if place else Text("")) + look.card(card)
        if line.cell_len + part.cell_len > width - 2:
            return line + Text(" …")
        line += part
    return line


def discard_line(look: Look, width: int) -> Text:
    line = Text(f"  {look.say('screen-discard')} {len(look.view.discard)}: ", style="dim")
    return with_cards(look, line, list(reversed(look.view.discard)), width)


def role_lines(look: Look, width: int) -> list[Text]:
    """One's role, what it asks for, and what the end would bring now."""
    role = look.view.role
    if role is None:
        return []
    state = look.say("screen-fulfilled" if role.fulfilled else "screen-open") + stands_told(role)
    total = look.points(role.total)
    line = Text(f"  {role_name(role.id, look.tongue)} ", style="bold") + look.letters(role.faction)
    line += Text(f" +{role.points}: {state}. ") + Text(look.say("screen-now", total=total), style="bold")
    asks = wrap(f"{role.condition[look.tongue.language]}.", width - 6)
    return [line, *(Text(f"     {part}", style="dim") for part in asks)]


def stands_told(role: OwnRole) -> str:
    """How near the condition is, where that can be counted: what there is / what it is measured by."""
    if role.measure == "so" or role.need < 0:
        return ""
    return f" ({role.have} / {MEASURES[role.measure]}{role.need})"


def playing_lines(look: Look) -> list[Text]:
    playing = look.view.playing
    if playing is None:
        return []
    name = look.name(playing.seat)
    return [Text(f"  {look.say('screen-playing', name=name)} ") + look.card(playing.card)]


def quiz_lines(look: Look) -> list[Text]:
    """One's question with its answers."""
    quiz, seat = look.view.quiz, look.view.seat
    if quiz is None or seat < 0:
        return []
    question = quiz.questions[seat]
    lines = [Text(f"  {quiz.round + 1}/{quiz.rounds}. {question.ask[look.tongue.language]}", style="bold")]
    for number, answer in enumerate(question.answers, 1):
        given = "▸" if question.given == number else " "
        lines.append(Text(f"   {given}{number}. {answer[look.tongue.language]}"))
    return lines
