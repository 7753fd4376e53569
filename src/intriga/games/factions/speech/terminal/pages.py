"""Longer texts: the result letter by letter, and the legend with every role."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.factions.box.tables import LETTERS, Box
from intriga.games.factions.box.texts import faction_about, faction_name, faction_side, role_name
from intriga.games.factions.speech.conditions import condition
from intriga.games.factions.speech.terminal.parts import Look
from intriga.games.factions.speech.wording import phrases
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue


def result(look: Look, winners: Sequence[Seat]) -> list[Text]:
    """Every letter: the role, the symbols, the points."""
    lines: list[Text] = []
    for sheet in look.view.sheets:
        won = "★ " if sheet.seat in winners else "  "
        total = look.points(sheet.total)
        lines.append(Text(f"{won}{look.name(sheet.seat)} — {total}", style="bold"))
        role = f"    {role_name(sheet.role, look.tongue)} ({faction_name(sheet.faction, look.tongue)}): "
        fulfilled = "yes" if sheet.fulfilled else "no"
        facts = {"own": sheet.own, "foreign": sheet.foreign, "bonus": sheet.role_points}
        lines.append(Text(role + look.say("result-line", fulfilled=fulfilled, **facts)))
    return lines


def legend(tongue: Tongue) -> list[Text]:
    """The reminder: what counts, what a turn is, whom each side gathers, every role that there is."""
    say = phrases(tongue).say
    box: Box = tongue.box
    lines = [Text(say(f"legend-{part}")) for part in ("turn", "points", "end", "signs")]
    lines += [Text(""), Text(say("legend-sides"), style="bold")]
    lines += [Text(f"  {side(letter, tongue)}") for letter in LETTERS]
    lines += [Text(""), Text(say("legend-roles"), style="bold")]
    for role in box.roles:
        letter = say("letter", faction=LETTERS[role.faction])
        name = role_name(role.name, tongue)
        lines.append(Text(f"  {letter} {name}: {condition(role, tongue)} (+{role.points})"))
    return lines


def side(letter: str, tongue: Tongue) -> str:
    """A faction, and whom it gathers."""
    say = phrases(tongue).say
    return say(
        "legend-side",
        letter=say("letter", faction=letter),
        name=faction_name(letter, tongue),
        side=faction_side(letter, tongue),
        about=faction_about(letter, tongue),
    )
