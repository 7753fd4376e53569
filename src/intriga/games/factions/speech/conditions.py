"""The condition of a role as a sentence."""

from intriga.games.factions.box.tables import LETTERS, NO_FACTION, Box, Goal, Role
from intriga.games.factions.box.texts import short_name
from intriga.games.factions.speech.wording import phrases, tongues
from intriga.kernel.rows import Text
from intriga.kernel.sentences import Tongue


def condition_text(box: Box, role: Role) -> Text:
    """What a role asks for, in every language."""
    return {tongue.language: condition(role, tongue) for tongue in tongues(box)}


def condition(role: Role, tongue: Tongue) -> str:
    goal = role.goal
    return phrases(tongue).say(
        f"role-{goal.kind}",
        of=letter(goal.of, tongue),
        than=letter(goal.than, tongue),
        number=goal.number,
        year=str(goal.year),
        persons=persons(goal, tongue),
    )


def letter(faction: int, tongue: Tongue) -> str:
    return phrases(tongue).say("letter", faction=LETTERS[faction]) if faction != NO_FACTION else ""


def persons(goal: Goal, tongue: Tongue) -> str:
    """The people that a condition names: any of them, or a number of them."""
    names = [short_name(tongue.box.cards[card].name, tongue) for card in goal.persons]
    if len(names) < 2:
        return "".join(names)
    joined = "or-last" if goal.kind == "person_here" else "list-last"
    return phrases(tongue).say(joined, head=", ".join(names[:-1]), last=names[-1])
