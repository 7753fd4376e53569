"""Longer texts: the result item by item, and the legend with both scoring tables."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.masti.box.tables import CHARACTERS, GUILDS, Box, Guild, card_name
from intriga.games.masti.events import Scored
from intriga.games.masti.speech.terminal.parts import (
    CHARACTER_STYLES,
    GLYPHS,
    GUILD_STYLES,
    Look,
    card_chip,
    placed,
    points_text,
    seat_mark,
)
from intriga.games.masti.speech.wording import counted, neutral_items, phrases, tell_guild
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.wording import listed, points_in_words


def result(look: Look, winners: Sequence[Seat]) -> list[Text]:
    """The sums of the teams, then every seat's score, item by item."""
    lines = [*team_lines(look), Text("")] if look.view.teams else []
    for sheet in look.view.sheets:
        lines += [*sheet_lines(look, sheet, sheet.seat in winners), Text("")]
    return lines[:-1]


def team_lines(look: Look) -> list[Text]:
    lines = []
    for team in range(look.view.teams):
        seats = [area.seat for area in look.view.areas if area.team == team]
        total = points_in_words(sum(look.view.sheets[seat].total for seat in seats), phrases(look.tongue))
        partners = listed([look.name(seat) for seat in seats], phrases(look.tongue))
        text = look.say("result-side", team=team + 1, total=total)
        lines.append(Text(f"{text} ({partners})", style="bold"))
    return lines


def sheet_lines(look: Look, sheet: Scored, wins: bool) -> list[Text]:
    """One seat: total, stacks, and the rest."""
    count = counted("cards", sheet.cards, look.tongue)
    points = points_in_words(sheet.total, phrases(look.tongue))
    total = look.say("result-total", total=points, count=count)
    head = seat_mark(sheet.seat) + Text(f" {look.name(sheet.seat)}", style="bold") + Text(f" — {total}")
    if wins:
        head += Text(f"  ★ {look.say('result-wins')}", style="bold")
    lines = [head] + [stack_line(look, sheet, guild) for guild in sheet.guilds]
    for guild in sheet.unscored:
        lines.append(
            Text("    ") + Text(f"{GLYPHS[guild]} {look.say('item-unscored', guild=guild)}", style="dim")
        )
    rest = neutral_items(sheet.bonus, sheet.penalty, sheet.power, sheet.gems, look.tongue)
    return lines + ([Text("    " + "; ".join(rest))] if rest else [])


def stack_line(look: Look, sheet: Scored, guild: Guild) -> Text:
    symbols, points = sheet.guilds[guild]
    count = counted("symbols", symbols, look.tongue)
    if any(stack.joker and stack.guild == guild for stack in look.view.areas[sheet.seat].stacks):
        count = f"{count} {look.say('result-joker')}"
    line = Text("    ") + Text(GLYPHS[guild], style=f"bold {GUILD_STYLES[guild]}")
    line += placed(Text(f" {tell_guild(guild, look.tongue)}, {count}"), 40) + Text("→ ")
    return line + points_text(points)


def legend(tongue: Tongue) -> list[Text]:
    """Letters, glyphs and both scoring tables: the reminder card."""
    say = phrases(tongue).say
    box: Box = tongue.box
    lines = [Text(say("legend-characters"), style="bold"), Text("  ")]
    for character in CHARACTERS:
        letter = say("character-letter", character=character)
        lines[-1] += Text(f" {letter} ", style=CHARACTER_STYLES[character])
        lines[-1] += Text(f" {say('character-name', character=character)}   ")
    lines += [Text(""), Text(say("legend-guilds"), style="bold")]
    lines += [guild_line(box, number, tongue) for number in range(len(GUILDS))]
    lines += [
        Text(""),
        *(Text(say(f"legend-{part}")) for part in ("neutral", "gems", "row", "team", "hand")),
        Text(""),
    ]
    lines.append(scores_line(say("legend-guild-points"), box.guild_points))
    lines.append(scores_line(say("legend-power-points"), box.power_points))
    return lines


def guild_line(box: Box, number: int, tongue: Tongue) -> Text:
    """A guild and its cards."""
    guild = GUILDS[number]
    cards = [card_name(card) for card in range(len(box.guild_of)) if box.guild_of[card] == number]
    line = Text("  ") + Text(GLYPHS[guild], style=f"bold {GUILD_STYLES[guild]}")
    line += placed(Text(f" {tell_guild(guild, tongue)}"), 16)
    for card in cards:
        line += card_chip(card, tongue) + Text(" ")
    return line


def scores_line(heading: str, table: Sequence[int]) -> Text:
    line = Text(f"{heading}: ", style="bold")
    for number, points in enumerate(table[1:], 1):
        line += Text(f"{number} → ") + points_text(points) + Text("   ")
    return line
