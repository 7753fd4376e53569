"""The sentence of a card, made from its effects: text and behaviour cannot differ. Never compiled."""

from intriga.games.factions.box.tables import (
    ALL,
    ALWAYS,
    ANY,
    AREA_HOLDS,
    DECK_AT_MOST,
    DISCARD,
    DOES,
    LETTERS,
    NO_CARD,
    NO_FACTION,
    ODD,
    OTHER,
    PERSON_IN_PLAY,
    PLACES,
    WHO,
    Character,
    Condition,
    Effect,
)
from intriga.games.factions.box.texts import short_name
from intriga.games.factions.effects.odd import NURSE
from intriga.games.factions.speech.wording import phrases
from intriga.kernel.sentences import Tongue


def card_text(card: int, tongue: Tongue) -> str:
    """Where the card is laid, and its property, in a breath."""
    row: Character = tongue.box.cards[card]
    say = phrases(tongue).say
    parts = [say(f"laid-{PLACES[row.laid]}")] if row.laid in (OTHER, ANY) else []
    parts += [effect_text(effect, tongue, card) for effect in row.effects]
    parts += [guard_text(guard, tongue) for guard in row.guards]
    return " ".join(parts) or say("no-property")


def effect_text(e: Effect, tongue: Tongue, card: int = NO_CARD) -> str:
    """One effect as a sentence: the condition first, then what is done, optional or not."""
    say = phrases(tongue).say
    text = done(e, tongue, card)
    if e.may:
        text = say("may", does=text)
    if e.when.kind != ALWAYS:
        text = say("if-joined", **{"if": when(e.when, tongue)}, does=text)
    return sentence(text)


def sentence(text: str) -> str:
    """A capital at the beginning, a stop at the end, no gaps."""
    text = " ".join(text.split()).replace(" ,", ",")
    return f"{text[0].upper()}{text[1:]}."


def letter(faction: int, tongue: Tongue) -> str:
    """A faction's letter as cards have it; `none` for any faction."""
    if faction == NO_FACTION:
        return "none"
    return phrases(tongue).say("letter", faction=LETTERS[faction])


def guard_text(guard: Effect, tongue: Tongue) -> str:
    say = phrases(tongue).say
    if guard.area:
        return sentence(say("guard-area", of=letter(guard.of, tongue)))
    return sentence(say("guard-self"))


def when(condition: Condition, tongue: Tongue) -> str:
    """The condition of an effect."""
    say = phrases(tongue).say
    if condition.kind == DECK_AT_MOST:
        return say("if-deck", number=condition.number)
    if condition.kind == AREA_HOLDS:
        of = letter(condition.of, tongue)
        return say("if-area", whose=PLACES[condition.whose], of=of, number=condition.number)
    name = short_name(tongue.box.cards[condition.person].name, tongue)
    zone = "play" if condition.kind == PERSON_IN_PLAY else "discard"
    return say(f"if-person-{zone}", person=name)


def done(e: Effect, tongue: Tongue, card: int) -> str:
    """What an effect does, as the middle of a sentence."""
    say = phrases(tongue).say
    may = "yes" if e.may else "no"
    if e.do == ODD:
        return say(f"odd-{e.name}", may=may, person=nurse(tongue))
    return say(
        f"do-{DOES[e.do]}",
        may=may,
        what=what(e, tongue, card),
        where=where(e, tongue, card),
        whose=PLACES[e.whose],
        to=say("to", to=PLACES[e.to]),
        of=letter(e.of, tongue),
        theirs=letter(e.theirs, tongue),
        count=e.count,
        who=WHO[e.who],
    )


def nurse(tongue: Tongue) -> str:
    """Who spares the card of the bath; `none` where the pack has nobody of that id."""
    is_there = any(row.name == NURSE for row in tongue.box.cards)
    return short_name(NURSE, tongue) if is_there else "none"


def where(e: Effect, tongue: Tongue, card: int) -> str:
    """The areas that an effect means; where a person may lie anywhere, that it is not the hand."""
    whose: str = PLACES[e.whose]
    if e.person >= 0 and e.whose == ANY:
        # HF-024: who holds the card might think that it must go. A condition before it says enough already.
        whose = "play" if e.do == DISCARD and e.when.kind == ALWAYS and e.person != card else "none"
    many = "all" if e.count == ALL else "one" if e.count == 1 else "some"
    return phrases(tongue).say("where", whose=whose, many=many)


def what(e: Effect, tongue: Tongue, card: int) -> str:
    """The cards that an effect means."""
    named = "this" if e.person == card >= 0 else "person"
    kind = named if e.person >= 0 else "all" if e.count == ALL else "one"
    person = short_name(tongue.box.cards[e.person].name, tongue) if e.person >= 0 else ""
    other = "yes" if e.not_this else "no"
    of = letter(e.of, tongue)
    return phrases(tongue).say("what", kind=kind, person=person, of=of, other=other, count=e.count)
