"""What fields of the view say on the plain board."""

from collections.abc import Callable
from typing import Any, Final

from intriga.games.gangsters.speech.wording import (
    boss_name,
    henchmen_listed,
    scenario_name,
    tell_challenge,
    tell_die,
    tell_henchman,
    tell_problem,
    tell_red,
    tell_spec,
)
from intriga.kernel.speech import Listener

Telling = Callable[[Any, Listener], str | None]


def tell_field(field: str, value: Any, to: Listener) -> str | None:
    """The value of a field such as `View.police` in words; None to show it as it is."""
    if value is None:
        return None
    telling = FIELDS.get(field)
    return telling(value, to) if telling is not None else None


def henchman(value: Any, to: Listener) -> str:
    return tell_henchman(value, to.tongue)


def henchmen(value: Any, to: Listener) -> str | None:
    return henchmen_listed(value, to.tongue) if value else None


def problem(value: Any, to: Listener) -> str:
    return tell_problem(value, to.tongue)


def problems(value: Any, to: Listener) -> str:
    return ", ".join(tell_problem(one, to.tongue) for one in value)


def specialisation(value: Any, to: Listener) -> str:
    return tell_spec(value, to.tongue)


def scenario(value: Any, to: Listener) -> str:
    return scenario_name(value, to.tongue)


def challenge(value: Any, to: Listener) -> str:
    return tell_challenge(value.kind, value.number, to.tongue)


def dice(value: Any, to: Listener) -> str:
    return ", ".join(tell_die(face, to.tongue) for face in value)


def red(value: Any, to: Listener) -> str:
    return tell_red(value, to.tongue)


def percent(value: Any, to: Listener) -> str:
    return f"{round(100 * value)} %"


#: How a field is told, by its name.
FIELDS: Final[dict[str, Telling]] = {
    "View.scenario": scenario,
    "View.first": boss_name,
    "View.active": boss_name,
    "Boss.boss": boss_name,
    "Boss.nominates": boss_name,
    "Boss.known": henchmen,
    "Boss.turned": henchmen,
    "Boss.problems": problems,
    "Held.henchman": henchman,
    "Held.boss": boss_name,
    "Pile.exhausted": henchmen,
    "Pile.out": henchmen,
    "Pile.reserve": henchmen,
    "Pile.next_problem": problem,
    "Challenge.best": specialisation,
    "Challenge.boss": boss_name,
    "Roll.boss": boss_name,
    "Roll.challenge": challenge,
    "Roll.white": dice,
    "Roll.red": red,
    "Roll.chance": percent,
    "Sent.henchman": henchman,
    "Sent.specialisation": specialisation,
    "Break.drawn": henchmen,
    "Break.clan": henchmen,
}
