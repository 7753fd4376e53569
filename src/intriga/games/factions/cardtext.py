"""The sentence of a card, made from its effects: text and behaviour cannot differ. Never compiled."""

from intriga.games.factions.box import (
    ALL,
    ALWAYS,
    ANY,
    AREA_HOLDS,
    DECK_AT_MOST,
    DOES,
    LETTERS,
    NO_CARD,
    NO_FACTION,
    ODD,
    OTHER,
    PERSON_IN_PLAY,
    PLACES,
    WHO,
    Box,
    Condition,
    Effect,
)
from intriga.games.factions.effects.odd import NURSE
from intriga.games.factions.texts import short_name
from intriga.games.factions.wording import phrases


def card_text(box: Box, card: int, language: str) -> str:
    """Where the card is laid, and its property, in a breath."""
    row = box.cards[card]
    say = phrases(language).say
    parts = [say(f"laid-{PLACES[row.laid]}")] if row.laid in (OTHER, ANY) else []
    parts += [effect_text(box, effect, language, card) for effect in row.effects]
    parts += [guard_text(guard, language) for guard in row.guards]
    return " ".join(parts) or say("no-property")


def effect_text(box: Box, e: Effect, language: str, card: int = NO_CARD) -> str:
    """One effect as a sentence: the condition first, then what is done, optional or not."""
    say = phrases(language).say
    text = done(box, e, language, card)
    if e.may:
        text = say("may", does=text)
    if e.when.kind != ALWAYS:
        text = say("if-joined", **{"if": when(box, e.when, language)}, does=text)
    return sentence(text)


def sentence(text: str) -> str:
    """A capital at the beginning, a stop at the end, no gaps."""
    text = " ".join(text.split())
    return f"{text[0].upper()}{text[1:]}."


def letter(faction: int, language: str) -> str:
    """A faction's letter as cards have it; `none` for any faction."""
    if faction == NO_FACTION:
        return "none"
    return phrases(language).say("letter", faction=LETTERS[faction])


def guard_text(guard: Effect, language: str) -> str:
    say = phrases(language).say
    if guard.area:
        return sentence(say("guard-area", of=letter(guard.of, language)))
    return sentence(say("guard-self"))


def when(box: Box, condition: Condition, language: str) -> str:
    """The condition of an effect."""
    say = phrases(language).say
    if condition.kind == DECK_AT_MOST:
        return say("if-deck", number=condition.number)
    if condition.kind == AREA_HOLDS:
        of = letter(condition.of, language)
        return say("if-area", whose=PLACES[condition.whose], of=of, number=condition.number)
    name = short_name(box.cards[condition.person].name, language)
    zone = "play" if condition.kind == PERSON_IN_PLAY else "discard"
    return say(f"if-person-{zone}", person=name)


def done(box: Box, e: Effect, language: str, card: int) -> str:
    """What an effect does, as the middle of a sentence."""
    say = phrases(language).say
    may = "yes" if e.may else "no"
    if e.do == ODD:
        return say(f"odd-{e.name}", may=may, person=short_name(NURSE, language))
    return say(
        f"do-{DOES[e.do]}",
        may=may,
        what=what(box, e, language, card),
        where=where(e, language),
        whose=PLACES[e.whose],
        to=say("to", to=PLACES[e.to]),
        of=letter(e.of, language),
        theirs=letter(e.theirs, language),
        count=e.count,
        who=WHO[e.who],
    )


def where(e: Effect, language: str) -> str:
    """The areas that an effect means; nothing where a person may lie anywhere."""
    whose = PLACES[e.whose] if e.person < 0 or e.whose != ANY else "none"
    many = "all" if e.count == ALL else "one" if e.count == 1 else "some"
    return phrases(language).say("where", whose=whose, many=many)


def what(box: Box, e: Effect, language: str, card: int) -> str:
    """The cards that an effect means."""
    named = "this" if e.person == card >= 0 else "person"
    kind = named if e.person >= 0 else "all" if e.count == ALL else "one"
    person = short_name(box.cards[e.person].name, language) if e.person >= 0 else ""
    other = "yes" if e.not_this else "no"
    of = letter(e.of, language)
    return phrases(language).say("what", kind=kind, person=person, of=of, other=other, count=e.count)
