"""The condition of a role as a sentence. Never compiled."""

from intriga.games.factions.box import KINDS, LETTERS, NO_FACTION, PAIR, Box, Role
from intriga.games.factions.texts import short_name
from intriga.games.factions.toml_rows import LANGUAGES, Text
from intriga.games.factions.wording import phrases


def condition_text(box: Box, role: Role) -> Text:
    """What a role asks for, in every language."""
    return {language: condition(box, role, language) for language in LANGUAGES}


def condition(box: Box, role: Role, language: str) -> str:
    say = phrases(language).say
    return say(
        f"role-{KINDS[role.kind]}",
        of=letter(role.of, language),
        than=letter(role.than, language),
        number=role.number,
        year=str(role.year),
        persons=persons(box, role, language),
    )


def letter(faction: int, language: str) -> str:
    return phrases(language).say("letter", faction=LETTERS[faction]) if faction != NO_FACTION else ""


def persons(box: Box, role: Role, language: str) -> str:
    """The people that a condition names: both of a pair, else any of them."""
    names = [short_name(box.cards[card].name, language) for card in role.persons]
    if len(names) < 2:
        return "".join(names)
    joined = "list-last" if role.kind == PAIR else "or-last"
    return phrases(language).say(joined, head=", ".join(names[:-1]), last=names[-1])
