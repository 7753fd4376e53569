"""The table: title, one row for each seat, and the centre."""

from rich.text import Text

from intriga.games.masti.box.tables import GUILDS
from intriga.games.masti.speech.terminal.parts import (
    CHARACTER_STYLES,
    GLYPHS,
    GUILD_STYLES,
    Look,
    placed,
    points_text,
    seat_mark,
)
from intriga.games.masti.speech.wording import cards_listed
from intriga.games.masti.view.view import Area
from intriga.kernel.terminals import NAME_WIDTH, short

TURN_WIDTH = 9
STACK_WIDTH = 5
SHORT_HAND = 3  # cards; from here on unspent gems are warned of


def table(look: Look, width: int) -> list[Text]:
    """Title, one row for each seat, and the centre."""
    rows = [title_line(look, width), head_line(look)]
    rows += [seat_line(look, area) for area in look.view.areas]
    return [*rows, trump_line(look), deck_line(look), *warning(look)]


def title_line(look: Look, width: int) -> Text:
    view = look.view
    if view.round == 0:
        moment = look.say("screen-prepare")
    elif view.moment in ("counting", "jokers", "over"):
        moment = look.say("screen-end")
    else:
        moment = look.say("screen-round", round=view.round, rounds=view.rounds)
    return Text(f" {look.say('title')} · {moment}".ljust(width), style="bold reverse")


def head_line(look: Look) -> Text:
    """The headings: where glyphs get their meaning."""
    team = 2 if look.view.teams else 0
    line = placed(Text(f"   {look.say('screen-head-player')}", style="dim"), 3 + NAME_WIDTH + team)
    line += placed(Text(look.say("screen-head-turn"), style="dim"), TURN_WIDTH)
    line += placed(Text(look.say("screen-head-hand"), style="dim"), 5) + Text("◇ ◆  ", style="dim")
    for guild in GUILDS:
        line += placed(Text(GLYPHS[guild], style=f"bold {GUILD_STYLES[guild]}"), STACK_WIDTH)
    return line + Text(f"?  +2 −2 ♚ {look.say('screen-head-points')}", style="dim")


def seat_line(look: Look, area: Area) -> Text:
    """A seat: its turn in this round, what it holds, its stacks and its score so far."""
    view = look.view
    acts = area.seat == view.turn or area.seat in view.still_choosing
    line = Text("▸" if acts else " ", style="bold") + seat_mark(area.seat) + Text(" ")
    own = "bold underline" if area.seat == view.seat else "bold" if acts else ""
    line += placed(Text(short(look.name(area.seat)), style=own), NAME_WIDTH)
    if area.team is not None:
        line += Text(f"{area.team + 1} ", style="bold")
    line += placed(turn_text(look, area), TURN_WIDTH) + placed(Text(str(area.cards_in_hand)), 5)
    line += placed(Text(str(area.bribe_gems or "·")), 2) + placed(Text(str(area.wealth or "·")), 3)
    for guild in GUILDS:
        line += placed(stack_text(area, guild), STACK_WIDTH)
    for number, size in ((area.jokers, 3), (area.bonuses, 3), (area.penalties, 3), (area.powers, 2)):
        line += placed(Text(str(number) if number else "·", style="" if number else "dim"), size)
    points = view.sheets[area.seat].total if view.sheets else area.points
    return line + placed(points_text(points), 4, right=True)


def turn_text(look: Look, area: Area) -> Text:
    """What the seat has done in this round."""
    if area.sitting_out:
        return Text(look.say("screen-sits"), style="dim")
    for turn in look.view.table:
        if turn.seat == area.seat:
            wins = Text("◄" if look.view.winning == area.seat else "", style="bold")
            if turn.card is None:
                return Text(" ◇ ", style="bold")
            return look.chip(turn.card) + look.symbols(turn.card) + wins
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


def trump_line(look: Look) -> Text:
    """The trump, the character that was led, and who is winning."""
    view, say = look.view, look.say
    if view.trump is None:
        return Text("")
    line = Text(f" {say('screen-trump')} ") + look.chip(view.trump) + look.symbols(view.trump)
    line += Text(f" {say('character-name', character=view.trump_character)}   ", style="bold")
    if view.led_character is None:
        return line + Text(say("screen-no-lead"), style="dim")
    led = f" {say('character-name', character=view.led_character)} "
    line += Text(f"{say('screen-led')} ") + Text(led, style=CHARACTER_STYLES[view.led_character])
    if view.winning is not None:
        line += Text(f"   {say('screen-winning')} ") + seat_mark(view.winning)
        line += Text(f" {look.name(view.winning)}", style="bold")
    return line


def deck_line(look: Look) -> Text:
    """The trump deck, and with six players what is known of it and the cards in the centre."""
    view = look.view
    line = Text(f" {look.say('screen-deck')}: {view.trumps_left}")
    if view.next_trumps:
        line += Text(f" ({cards_listed(view.next_trumps, look.tongue)})", style="dim")
    if view.centre:
        line += Text(f"   {look.say('screen-centre')}: ")
        for card in view.centre:
            line += look.chip(card) + Text(" ")
    return line


def warning(look: Look) -> list[Text]:
    """When the hand gets short: gems that stay unspent mean rounds without a turn."""
    gems = look.view.rounds_to_sit_out
    if gems == 0 or not 0 < len(look.view.hand) <= SHORT_HAND:
        return []
    return [Text(" " + look.say("screen-lost-gems", left=gems), style="bold")]
