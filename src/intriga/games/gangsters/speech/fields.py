"""What fields of the view say on the plain board."""

from collections.abc import Callable
from typing import Any, Final

from intriga.games.gangsters.box.tables import ALL_HENCHMEN, SPECIALISATIONS
from intriga.games.gangsters.speech.card_text import ability_text, penalty_text
from intriga.games.gangsters.speech.odds import tell_chances, tell_percent
from intriga.games.gangsters.speech.previews import tell_preview
from intriga.games.gangsters.speech.wording import (
    boss_name,
    counted,
    guest_text,
    henchmen_listed,
    phrases,
    scenario_name,
    tell_challenge,
    tell_die,
    tell_henchman,
    tell_place,
    tell_problem,
    tell_red,
    tell_spec,
)
from intriga.games.gangsters.view.structs import Challenge
from intriga.kernel.speech import Listener

Telling = Callable[[Any, Listener], str | None]


def tell_field(field: str, value: Any, to: Listener) -> str | None:
    """The value of a field such as `View.police` in words; None to show it as it is."""
    if value is None:
        return None
    telling = FIELDS.get(field, OF_SCENARIOS.get(field.partition(".")[2]))
    return telling(value, to) if telling is not None else None


def challenge_named(row: Challenge, to: Listener) -> str:
    """A challenge by name; a problem with its penalty and its fingerprint."""
    name = tell_challenge(row.kind, row.number, to.tongue)
    if row.kind != "problem":
        return name
    print_told = phrases(to.tongue).say("about-fingerprint")
    has_print = to.tongue.box.problems[row.number - 1].fingerprint
    text = f"{name}. {penalty_text(row.number - 1, to.tongue)}"
    return f"{text} {print_told}" if has_print else text


def henchman(value: Any, to: Listener) -> str:
    return tell_henchman(value, to.tongue)


def held(value: Any, to: Listener) -> str:
    """A henchman of one's own: specialisations and ability; of a guest what the card says."""
    if not ALL_HENCHMEN >> value - 1 & 1:
        return f"{tell_henchman(value, to.tongue)}. {guest_text(value, to.tongue)}"
    row = to.tongue.box.henchmen[value - 1]
    specs = ", ".join(tell_spec(SPECIALISATIONS[spec], to.tongue) for spec in row.specs)
    return f"{tell_henchman(value, to.tongue)} ({specs}). {ability_text(value - 1, to.tongue)}"


def sent(value: Any, to: Listener) -> str:
    told = []
    for one in value:
        spec = f" ({tell_spec(one.specialisation, to.tongue)})" if one.specialisation else ""
        told.append(f"{tell_henchman(one.henchman, to.tongue)}{spec}: {counted('dice', one.dice, to.tongue)}")
    return "; ".join(told)


def odds(value: Any, to: Listener) -> str:
    """The chances before the roll, without and with the red die."""
    text = f"{counted('dice', value.white, to.tongue)}: {tell_chances(value.plain, to.tongue)}"
    if value.with_red is None:
        return text
    red = phrases(to.tongue).say("screen-with-red")
    return f"{text}; {red}: {tell_chances(value.with_red, to.tongue)}"


def again(value: Any, to: Listener) -> str:
    return "; ".join(f"{dice(one.dice, to)} → {tell_percent(one.chance)}" for one in value)


def preview(value: Any, to: Listener) -> str:
    return tell_preview(value, to.tongue)


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
    return tell_percent(value)


def by_level(value: Any, to: Listener) -> str:
    return " / ".join(str(number) for number in value)


def needed(value: Any, to: Listener) -> str:
    return str(value) if value else phrases(to.tongue).say("plain-every")


def place(value: Any, to: Listener) -> str | None:
    return tell_place(value, to.tongue) if isinstance(value, int) else None


#: In the view of any scenario these fields have the number of a place or a boss, as words have it.
OF_SCENARIOS: Final[dict[str, Telling]] = {"card": place, "place": place, "driver": boss_name}

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
    "Held.henchman": held,
    "Held.boss": boss_name,
    "Held.preview": preview,
    "Pile.exhausted": henchmen,
    "Pile.out": henchmen,
    "Pile.reserve": henchmen,
    "Pile.next_problem": problem,
    "Challenge.best": specialisation,
    "Challenge.successes": needed,
    "Challenge.boss": boss_name,
    "Roll.boss": boss_name,
    "Roll.challenge": challenge,
    "Roll.sent": sent,
    "Roll.odds": odds,
    "Roll.again": again,
    "Roll.lifted": dice,
    "Roll.white": dice,
    "Roll.red": red,
    "Roll.chance": percent,
    "Sent.henchman": henchman,
    "Sent.specialisation": specialisation,
    "Break.stock": by_level,
    "Break.prices": by_level,
    "Break.drawn": henchmen,
    "Break.clan": henchmen,
}
