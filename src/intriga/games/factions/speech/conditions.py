"""The condition of a role as a sentence. Never compiled."""

from intriga.games.factions.box.tables import KINDS, LETTERS, NO_FACTION, PERSON_HERE, Box, Role
from intriga.games.factions.box.texts import short_name
from intriga.games.factions.speech.wording import phrases, tongues
from intriga.kernel.rows import Text
from intriga.kernel.sentences import Tongue


def condition_text(box: Box, role: Role) -> Text:
    """What a role asks for, in every language."""
    return {tongue.language: condition(role, tongue) for tongue in tongues(box)}


def condition(role: Role, tongue: Tongue) -> str:
    say = phrases(tongue).say
    return say(
        f"role-{KINDS[role.kind]}",
        of=letter(role.of, tongue),
        than=letter(role.than, tongue),
        number=role.number,
        year=str(role.year),
        persons=persons(role, tongue),
    )


def letter(faction: int, tongue: Tongue) -> str:
    return phrases(tongue).say("letter", faction=LETTERS[faction]) if faction != NO_FACTION else ""


def persons(role: Role, tongue: Tongue) -> str:
    """The people that a condition names: any of them, or so many of all."""
    names = [short_name(tongue.box.cards[card].name, tongue) for card in role.persons]
    if len(names) < 2:
        return "".join(names)
    joined = "or-last" if role.kind == PERSON_HERE else "list-last"
    return phrases(tongue).say(joined, head=", ".join(names[:-1]), last=names[-1])
