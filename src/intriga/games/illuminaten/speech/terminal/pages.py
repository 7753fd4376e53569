"""Longer texts: the result faction by faction, and the legend."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.illuminaten.box.tables import ABILITIES, ACTIONS, EVENTS, LETTERS, PLOTS
from intriga.games.illuminaten.box.texts import (
    ability_text,
    event_effect,
    event_name,
    faction_card,
    life,
    person,
    plot_condition,
    plot_name,
)
from intriga.games.illuminaten.speech.book import SCRIPTS, opponent
from intriga.games.illuminaten.speech.terminal.parts import FACTION_STYLES, GLYPHS, Look, placed, seat_mark
from intriga.games.illuminaten.speech.wording import faction_letter, phrases, tell_faction
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.terminals import line_of

AIM = ("aim", "scoring", "turn", "control", "conspiracy", "great", "taking")
MARKS = ("seats", "slots", "cell", "areopagus", "orders", "plots", "factions", "edicts", "court", "hand")
NAME = 22


def result(look: Look, winners: Sequence[Seat]) -> list[Text]:
    """The plots that were fulfilled, then the points of every seat in every faction's main lodge."""
    lines = plot_marks(look)
    head = Text(" " * (NAME + 2))
    for faction in LETTERS:
        head += placed(look.letter(faction), 5)
    lines += [head + Text(look.say("result-head"), style="dim")]
    for sheet in look.view.sheets:
        line = line_of(
            seat_mark(sheet.seat), placed(Text(f" {look.name(sheet.seat)}", style="bold"), NAME + 1)
        )
        for faction in LETTERS:
            line += placed(Text(str(sheet.factions[faction])), 5)
        line += Text(f"{sheet.total:>4}{sheet.faction_cards:>8}", style="bold")
        if sheet.seat in winners:
            line += Text(f"  ★ {look.say('result-wins')}", style="bold")
        lines.append(line)
    return lines


def plot_marks(look: Look) -> list[Text]:
    """Whose influence ended up on which plot."""
    lines = []
    for plot in look.view.plots:
        held = [found.seat for found in plot.seats if found.has_influence]
        line = Text(f"◇ {plot_name(int(plot.plot[1:]), look.tongue)} ")
        for seat in held:
            line += line_of(" ", seat_mark(seat), f" {look.name(seat)}")
        lines += [line] if held else []
    return [*lines, Text("")] if lines else []


def legend(tongue: Tongue) -> list[Text]:
    """The aim, letters and glyphs, what the actions cost, abilities, faction cards, events and plots."""
    say = phrases(tongue).say
    lines = [heading(tongue, "aim"), *[Text(f"  {say(f'legend-{part}')}") for part in AIM]]
    lines += [Text(""), heading(tongue, "factions"), Text("  ")]
    for faction in LETTERS:
        sign = f"{faction_letter(faction, tongue)}{GLYPHS[faction]}"
        lines[-1] += Text(sign, style=f"bold {FACTION_STYLES[faction]}")
        lines[-1] += Text(f" {tell_faction(faction, tongue)}   ")
    lines += [Text(""), heading(tongue, "marks")]
    lines += [Text(f"  {say(f'legend-{mark}')}") for mark in MARKS]
    lines += [Text(""), heading(tongue, "degrees"), Text(f"  {say('legend-yields')}")]
    lines += [Text(""), heading(tongue, "actions")]
    lines += [Text(f"  {say(f'about-{action}')}") for action in ACTIONS]
    lines += [Text(""), heading(tongue, "abilities")]
    lines += [
        entry(say("ability-short", ability=ability), ability_text(ability, tongue)) for ability in ABILITIES
    ]
    lines += [Text(""), heading(tongue, "faction-cards")]
    lines += [
        entry(tell_faction(letter, tongue), " ".join(faction_card(letter, tongue))) for letter in LETTERS
    ]
    lines += [
        Text(""),
        heading(tongue, "events"),
        entry(say("legend-edict"), event_effect("edict A", tongue)),
    ]
    lines += [entry(event_name(name, tongue), event_effect(name, tongue)) for name in EVENTS]
    lines += [Text(""), heading(tongue, "all-plots")]
    lines += [plot_entry(plot, tongue) for plot in range(1, PLOTS + 1)]
    lines += [Text(""), heading(tongue, "opponents")]
    for name in SCRIPTS:
        lines += opponent_lines(name, tongue)
    lines += [Text(""), heading(tongue, "people")]
    return lines + [
        entry(person(card, tongue), life(card, tongue)) for card in range(1, len(tongue.box.cards) + 1)
    ]


def opponent_lines(name: str, tongue: Tongue) -> list[Text]:
    """Who an artificial opponent was, what it keeps to, and its script, item by item."""
    known = opponent(name, tongue)
    lines = [entry(known.name, f"{known.life} {known.rule}")]
    return lines + [Text(f"    {line.label}  {line.text}") for line in known.script]


def heading(tongue: Tongue, part: str) -> Text:
    return Text(phrases(tongue).say(f"legend-head-{part}"), style="bold")


def entry(name: str, text: str) -> Text:
    return line_of(Text(f"  {name}: ", style="bold"), text)


def plot_entry(plot: int, tongue: Tongue) -> Text:
    """A plot, with the numbers for two, three and four seats where they differ."""
    told = [plot_condition(plot, seats, tongue) for seats in (2, 3, 4)]
    numbers = [text.split() for text in told]
    words = [
        first if first == second == third else f"{first}/{second}/{third}"
        for first, second, third in zip(*numbers, strict=True)
    ]
    return entry(plot_name(plot, tongue), " ".join(words))
