"""Longer texts: the result, and the legend."""

from collections.abc import Sequence

from rich.text import Text

from intriga.games.gangsters.box.tables import CATEGORIES, SPECIALISATIONS
from intriga.games.gangsters.scenarios.registry import parts_of
from intriga.games.gangsters.speech.terminal.parts import CATEGORY_STYLES, Look
from intriga.games.gangsters.speech.wording import NONE, phrases, scenario_name, tell_spec
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue
from intriga.kernel.terminals import line_of

LEGEND = ("turn", "dice", "roll", "red", "damage", "evidence", "police", "rally", "signs")


def result(look: Look, winners: Sequence[Seat]) -> list[Text]:
    """One line for all: won or lost, the reputation, and how the mission stood."""
    view = look.view
    won = "yes" if winners else "no"
    name = scenario_name(view.scenario, look.tongue)
    lines = [
        Text(
            look.say(
                "result",
                won=won,
                scenario=name,
                reputation=NONE if view.reputation is None else view.reputation,
            ),
            style="bold",
        )
    ]
    lines += [Text(f"  {line}") for line in parts_of(view.scenario).speech().status(view.mission, look.to)]
    lines.append(Text(f"  {look.say('result-rounds', rounds=view.round)}"))
    count, limit = view.fingerprints, view.fingerprints_lose
    return [*lines, Text(f"  {look.say('screen-fingerprints')}: {count}/{limit}")]


def legend(tongue: Tongue) -> list[Text]:
    """The reminder card: a turn, the dice, the dangers, and the ten specialisations."""
    say = phrases(tongue).say
    lines = [Text(say(f"legend-{part}")) for part in LEGEND]
    lines += [Text(""), Text(say("legend-specialisations"), style="bold")]
    for number, category in enumerate(CATEGORIES):
        style = CATEGORY_STYLES[category]
        told = ", ".join(tell_spec(spec, tongue) for spec in SPECIALISATIONS[2 * number : 2 * number + 2])
        lines.append(line_of("  ", Text(say(f"category-{category}"), style=style), f": {told}"))
    return lines
