"""Longer texts: the result item by item, and the legend with both scoring tables."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.masti.box import CHARACTERS, GUILDS, Box, card_name
from intriga.games.masti.telling import counted, listed, neutral_items, phrases, tell_guild, tell_points
from intriga.games.masti.terminal.parts import (
    CHARACTER_STYLES,
    GLYPHS,
    GUILD_STYLES,
    card_chip,
    placed,
    points_text,
    seat_mark,
    shown_name,
)
from intriga.games.masti.view import View


def result(view: View, names: Sequence[str], language: str, winners: Sequence[int]) -> list[Text]:
    """Every seat's score, item by item, and the sums of the teams."""
    lines = [*team_lines(view, names, language), Text("")] if view.teams else []
    for sheet in view.sheets:
        lines += sheet_lines(view, sheet.seat, names, language, sheet.seat in winners)
        lines.append(Text(""))
    return lines[:-1]


def sheet_lines(view: View, seat: int, names: Sequence[str], language: str, wins: bool) -> list[Text]:
    say = phrases(language).say
    sheet = view.sheets[seat]
    head = seat_mark(seat) + Text(f" {shown_name(view, seat, names, language)}", style="bold") + Text(" — ")
    count = counted("cards", sheet.cards, language)
    head += Text(say("result-total", total=tell_points(sheet.total, language), count=count))
    if wins:
        head += Text(f"  ★ {say('result-wins')}", style="bold")
    lines = [head]
    jokers = [stack.guild for stack in view.areas[seat].stacks if stack.joker]
    for guild, (symbols, points) in sheet.guilds.items():
        count = counted("symbols", symbols, language)
        with_joker = f" {say('result-joker')}" if guild in jokers else ""
        lines.append(item_line(guild, count + with_joker, points, language))
    for guild in sheet.unscored:
        lines.append(Text("    ") + Text(f"{GLYPHS[guild]} {say('item-unscored', guild=guild)}", style="dim"))
    return lines + neutral_lines(view, seat, language)


def item_line(guild: str, count: str, points: int, language: str) -> Text:
    line = Text("    ") + Text(GLYPHS[guild], style=f"bold {GUILD_STYLES[guild]}")
    line += placed(Text(f" {tell_guild(guild, language)}, {count}"), 40) + Text("→ ")
    return line + points_text(points)


def neutral_lines(view: View, seat: int, language: str) -> list[Text]:
    """Bonus, penalty, power and gems, where there is something."""
    sheet = view.sheets[seat]
    found = neutral_items(sheet.bonus, sheet.penalty, sheet.power, sheet.gems, language)
    return [Text("    " + "; ".join(found))] if found else []


def team_lines(view: View, names: Sequence[str], language: str) -> list[Text]:
    lines = []
    for team in range(view.teams):
        seats = [area.seat for area in view.areas if area.team == team]
        total = tell_points(sum(view.sheets[seat].total for seat in seats), language)
        text = phrases(language).say("result-side", team=team + 1, total=total)
        partners = listed([shown_name(view, seat, names, language) for seat in seats], language)
        lines.append(Text(f"{text} ({partners})", style="bold"))
    return lines


def legend(box: Box, language: str) -> list[Text]:
    """Letters, glyphs and both scoring tables: the reminder card."""
    say = phrases(language).say
    lines = [Text(say("legend-characters"), style="bold"), Text("  ")]
    for character in CHARACTERS:
        letter = say("character-letter", character=character)
        lines[-1] += Text(f" {letter} ", style=CHARACTER_STYLES[character])
        lines[-1] += Text(f" {say('character-name', character=character)}   ")
    lines += [Text(""), Text(say("legend-guilds"), style="bold")]
    lines += [guild_line(box, number, language) for number in range(len(GUILDS))]
    lines += [
        Text(""),
        *(Text(say(f"legend-{part}")) for part in ("neutral", "gems", "row", "team", "hand")),
        Text(""),
    ]
    lines.append(scores_line(say("legend-guild-points"), box.guild_points))
    lines.append(scores_line(say("legend-power-points"), box.power_points))
    return lines


def guild_line(box: Box, number: int, language: str) -> Text:
    """A guild and its cards."""
    guild = GUILDS[number]
    cards = [card_name(card) for card in range(len(box.guild_of)) if box.guild_of[card] == number]
    line = Text("  ") + Text(GLYPHS[guild], style=f"bold {GUILD_STYLES[guild]}")
    line += placed(Text(f" {tell_guild(guild, language)}"), 16)
    for card in cards:
        line += card_chip(card, language) + Text(" ")
    return line


def scores_line(heading: str, table: Sequence[int]) -> Text:
    line = Text(f"{heading}: ", style="bold")
    for number, points in enumerate(table[1:], 1):
        line += Text(f"{number} → ") + points_text(points) + Text("   ")
    return line
