"""Small parts of sentences: bosses, henchmen, problems, challenges, dice and counts.

All are numbered from 1, as in words and events.
"""

from collections.abc import Sequence
from pathlib import Path

from intriga.games.gangsters.box.tables import HENCHMEN, MOST_ACTS, MOST_CHOICES, MOST_PLACES
from intriga.games.gangsters.box.texts import (
    GuestText,
    PlaceText,
    ScenarioText,
    henchman_numbered,
    henchman_short,
    problem_numbered,
    problem_short,
    texts_of,
)
from intriga.games.gangsters.scenarios.registry import SCENARIOS
from intriga.kernel.scenarios import locale_folders
from intriga.kernel.sentences import Tongue, phrases_in
from intriga.kernel.speech import Listener
from intriga.kernel.wording import listed

GAME_FOLDER = Path(__file__).parents[1]
phrases = phrases_in(*locale_folders(GAME_FOLDER))
Blanks = dict[str, object]
NOTHING = "list-nothing"  # the sentence for an empty list
NONE = "none"  # what sentences choose by where something is not there


# ── bosses ──


def plays_alone(to: Listener) -> bool:
    """Whether one player leads both bosses; then they are told apart by number."""
    # LG-107
    return len(to.names) == 1


def boss_name(boss: int, to: Listener) -> str:
    """A boss by the name of its player, the listener's own too."""
    if plays_alone(to) or boss > len(to.names):
        return phrases(to.tongue).say("boss", number=str(boss))
    return to.names[boss - 1]


def is_you(boss: int, to: Listener) -> str:
    """The value of the blank `you` in a sentence about this boss."""
    return "no" if plays_alone(to) else to.you(boss - 1)


def called(boss: int, to: Listener) -> str:
    """A boss by name; the listener is "you"."""
    return phrases(to.tongue).say("list-you") if is_you(boss, to) == "yes" else boss_name(boss, to)


def acting(boss: int, to: Listener) -> Blanks:
    """The boss who acts, as the blanks `name` and `you`."""
    return {"name": boss_name(boss, to), "you": is_you(boss, to)}


# ── cards ──


def tell_henchman(henchman: int, tongue: Tongue) -> str:
    found = henchman_numbered(henchman, tongue)
    return henchman_short(found, tongue) if found in texts_of(tongue.box).clan else found


def guest_text(card: int, tongue: Tongue) -> str:
    """What the card of a guest says."""
    return guests_of(tongue)[card - HENCHMEN - 1].text[tongue.language]


def guests_of(tongue: Tongue) -> list[GuestText]:
    """The guests of all scenarios of the pack, in the order of their numbers."""
    return [guest for box in tongue.box.scenarios if box.texts is not None for guest in box.texts.guests]


def tell_problem(problem: int, tongue: Tongue) -> str:
    found = problem_numbered(problem, tongue)
    return problem_short(found, tongue) if found in texts_of(tongue.box).problems else found


def henchmen_listed(henchmen: Sequence[int], tongue: Tongue) -> str:
    return listed([tell_henchman(one, tongue) for one in henchmen], phrases(tongue), NOTHING)


def henchmen_or_none(henchmen: Sequence[int], tongue: Tongue) -> str:
    """Henchmen, or what sentences choose by where there are none."""
    return henchmen_listed(henchmen, tongue) if henchmen else NONE


def tell_spec(specialisation: str, tongue: Tongue) -> str:
    return phrases(tongue).say(f"spec-{specialisation}")


def counted(noun: str, number: int, tongue: Tongue) -> str:
    """A number with its noun: `dice`, `cards`, `actions`, `successes`, `points`."""
    return phrases(tongue).say(f"count-{noun}", number=number)


# ── scenarios: their numbers go over all of them ──


def texts_numbered(scenario: int, tongue: Tongue) -> ScenarioText | None:
    """The texts of the scenario with this number, from 0; None if the box has none."""
    names = [parts.scenario.name for parts in SCENARIOS if parts.scenario.number == scenario]
    found = [box.texts for box in tongue.box.scenarios if box.name in names]
    return found[0] if found else None


def scenario_of(place: int) -> str:
    """The name of the scenario to which a place belongs; empty if there is none of its number."""
    number = (place - 1) // MOST_PLACES
    return next((parts.scenario.name for parts in SCENARIOS if parts.scenario.number == number), "")


def place_text(place: int, tongue: Tongue) -> PlaceText | None:
    """The texts of a place; None if it has none."""
    texts = texts_numbered((place - 1) // MOST_PLACES, tongue)
    here = (place - 1) % MOST_PLACES
    return texts.places[here] if texts is not None and here < len(texts.places) else None


def tell_place(place: int, tongue: Tongue) -> str:
    text = place_text(place, tongue)
    return text.name[tongue.language] if text is not None else phrases(tongue).say("place", number=str(place))


def tell_act(act: int, tongue: Tongue) -> str:
    texts = texts_numbered((act - 1) // MOST_ACTS, tongue)
    here = [] if texts is None else texts.acts[(act - 1) % MOST_ACTS :]
    return here[0][tongue.language] if here else phrases(tongue).say("act", number=str(act))


def tell_choice(choice: int, tongue: Tongue) -> str:
    texts = texts_numbered((choice - 1) // MOST_CHOICES, tongue)
    here = [] if texts is None else texts.choices[(choice - 1) % MOST_CHOICES :]
    return here[0][tongue.language] if here else phrases(tongue).say("choice", number=str(choice))


def scenario_name(scenario: str, tongue: Tongue) -> str:
    """A scenario by its name; by the name of its folder if it has no texts."""
    found = [box.texts for box in tongue.box.scenarios if box.name == scenario]
    return str(found[0].name[tongue.language]) if found and found[0] is not None else scenario


# ── challenges and dice ──


def tell_challenge(kind: str, number: int, tongue: Tongue) -> str:
    """A challenge by name."""
    if kind == "problem":
        return tell_problem(number, tongue)
    return tell_place(number, tongue) if kind == "place" else phrases(tongue).say(f"challenge-{kind}")


def tell_deed(kind: str, number: int, tongue: Tongue) -> str:
    """What one does who overcomes a challenge, as an infinitive: to crack the safe."""
    if kind == "problem":
        name = f"deed-{problem_numbered(number, tongue)}"
    else:
        text, scenario = place_text(number, tongue), scenario_of(number)
        name = f"deed-{scenario}-{text.id}" if text is not None else ""
    told = phrases(tongue)
    return (
        told.say(name) if told.has(name) else told.say("deed", challenge=tell_challenge(kind, number, tongue))
    )


def tell_measure(difficulty: int, successes: int, tongue: Tongue) -> str:
    """What a challenge needs: its difficulty, and how many successes."""
    return phrases(tongue).say("measure", difficulty=difficulty, successes=successes)


def tell_die(face: str, tongue: Tongue) -> str:
    """A white die, or `red`, as words name it."""
    return phrases(tongue).say("die", face=face)


def tell_red(face: str, tongue: Tongue) -> str:
    """What the red die shows."""
    return phrases(tongue).say("red-die", face=face)


def dice_listed(white: Sequence[str], red: str | None, tongue: Tongue) -> str:
    """All dice of a throw: 1, 3, lock, red ×2."""
    told = [tell_die(face, tongue) for face in white]
    if red is not None:
        told.append(phrases(tongue).say("with-red", face=tell_red(red, tongue)))
    return ", ".join(told)
