"""The table: title, one row for each seat, and the centre."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.masti.box import GUILDS
from intriga.games.masti.telling import cards_listed, phrases
from intriga.games.masti.terminal.parts import (
    CHARACTER_STYLES,
    GLYPHS,
    GUILD_STYLES,
    NAME_WIDTH,
    card_chip,
    placed,
    points_text,
    seat_mark,
    short,
    shown_name,
)
from intriga.games.masti.view import Area, View

TURN_WIDTH = 9
STACK_WIDTH = 5
SHORT_HAND = 3  # cards; from here on unspent gems are warned of


def table(view: View, names: Sequence[str], language: str, width: int) -> list[Text]:
    """Title, one row for each seat, and the centre."""
    rows = [title_line(view, language, width), head_line(view, language)]
    rows += [seat_line(view, area, names, language) for area in view.areas]
    return rows + centre_lines(view, names, language)


def title_line(view: View, language: str, width: int) -> Text:
    say = phrases(language).say
    if view.round == 0:
        moment = say("screen-prepare")
    elif view.moment in ("counting", "jokers", "over"):
        moment = say("screen-end")
    else:
        moment = say("screen-round", round=view.round, rounds=view.rounds)
    return Text(f" {say('title')} · {moment}".ljust(width), style="bold reverse")


def head_line(view: View, language: str) -> Text:
    """The headings: where glyphs and letters get their meaning."""
    say = phrases(language).say
    line = placed(
        Text(f"   {say('screen-head-player')}", style="dim"), 3 + NAME_WIDTH + (2 if view.teams else 0)
    )
    line += placed(Text(say("screen-head-turn"), style="dim"), TURN_WIDTH)
    line += placed(Text(say("screen-head-hand"), style="dim"), 5) + placed(Text("◇", style="dim"), 2)
    line += placed(Text("◆", style="dim"), 3)
    for guild in GUILDS:
        line += placed(Text(GLYPHS[guild], style=f"bold {GUILD_STYLES[guild]}"), STACK_WIDTH)
    line += Text("?  +2 −2 ♚ ", style="dim") + Text(say("screen-head-points"), style="dim")
    return line


def seat_line(view: View, area: Area, names: Sequence[str], language: str) -> Text:
    """A seat: its turn in this round, what it holds, its stacks and its score so far."""
    acts = area.seat == view.turn or area.seat in view.still_choosing
    line = Text("▸" if acts else " ", style="bold") + seat_mark(area.seat) + Text(" ")
    own = "bold underline" if area.seat == view.seat else "bold" if acts else ""
    line += placed(Text(short(shown_name(view, area.seat, names, language)), style=own), NAME_WIDTH)
    if view.teams:
        line += Text(f"{(area.team or 0) + 1} ", style="bold")
    line += placed(turn_text(view, area, language), TURN_WIDTH)
    line += placed(Text(str(area.cards_in_hand)), 5)
    line += placed(Text(str(area.bribe_gems or "·")), 2) + placed(Text(str(area.wealth or "·")), 3)
    for guild in GUILDS:
        line += placed(stack_text(area, guild), STACK_WIDTH)
    for number, size in ((area.jokers, 3), (area.bonuses, 3), (area.penalties, 3), (area.powers, 2)):
        line += placed(Text(str(number) if number else "·", style="" if number else "dim"), size)
    points = view.sheets[area.seat].total if view.sheets else area.points
    return line + placed(points_text(points), 4, right=True)


def turn_text(view: View, area: Area, language: str) -> Text:
    """What the seat has done in this round."""
    if area.sitting_out:
        return Text(phrases(language).say("screen-sits"), style="dim")
    for turn in view.table:
        if turn.seat == area.seat:
            done = Text(" ◇ ", style="bold") if turn.card is None else card_chip(turn.card, language)
            return done + Text("◄" if view.winning == area.seat else "", style="bold")
    return Text("·", style="dim")


def stack_text(area: Area, guild: str) -> Text:
    """Symbols and points of a stack; a stack that is not scored stands in parentheses."""
    for stack in area.stacks:
        if stack.guild == guild:
            symbols = f"{stack.symbols}{'?' if stack.joker else ''}"
            if not stack.counts:
                return Text(f"({symbols})", style="dim")
            return Text(symbols, style=f"bold {GUILD_STYLES[guild]}") + points_text(stack.points)
    return Text("·", style="dim")


def centre_lines(view: View, names: Sequence[str], language: str) -> list[Text]:
    say = phrases(language).say
    line = Text(" ")
    if view.trump is not None:
        line += Text(f"{say('screen-trump')} ") + card_chip(view.trump, language)
        line += Text(f" {say('character-name', character=view.trump_character)}   ", style="bold")
        if view.led_character is None:
            line += Text(say("screen-no-lead"), style="dim")
        else:
            line += Text(f"{say('screen-led')} ") + Text(
                f" {say('character-name', character=view.led_character)} ",
                style=CHARACTER_STYLES[view.led_character],
            )
            if view.winning is not None:
                line += Text(f"   {say('screen-winning')} ") + seat_mark(view.winning)
                line += Text(f" {shown_name(view, view.winning, names, language)}", style="bold")
    lines = [line, deck_line(view, language)]
    if 0 < view.rounds_to_sit_out and 0 < len(view.hand) <= SHORT_HAND:
        lines.append(Text(" " + say("screen-lost-gems", left=view.rounds_to_sit_out), style="bold"))
    return lines


def deck_line(view: View, language: str) -> Text:
    """The trump deck, and with six players what is known of it and the cards in the centre."""
    say = phrases(language).say
    line = Text(f" {say('screen-deck')}: {view.trumps_left}")
    if view.next_trumps:
        line += Text(f" ({cards_listed(view.next_trumps, language)})", style="dim")
    if view.centre:
        line += Text(f"   {say('screen-centre')}: ")
        for card in view.centre:
            line += card_chip(card, language) + Text(" ")
    return line
