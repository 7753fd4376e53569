"""The sentence of a card, made from its effects: text and behaviour cannot differ."""

from collections.abc import Sequence

from intriga.games.factions.box.tables import (
    ALL,
    ALWAYS,
    ANY,
    AREA_HOLDS,
    DECK_AT_MOST,
    LETTERS,
    NO_CARD,
    NO_FACTION,
    OTHER,
    OWN,
    PERSON_IN_PLAY,
    PLACES,
    WHO,
    CardNumber,
    Character,
    Condition,
    Effect,
)
from intriga.games.factions.box.texts import short_name
from intriga.games.factions.effects.odd import NURSE, Bath
from intriga.games.factions.speech.wording import phrases
from intriga.kernel.sentences import Tongue


def card_text(card: CardNumber, tongue: Tongue) -> str:
    """Where the card is laid, and its property, in one text."""
    row: Character = tongue.box.cards[card]
    say = phrases(tongue).say
    parts = [say(f"laid-{PLACES[row.laid]}")] if row.laid in (OTHER, ANY) else []
    parts += property_texts(row, tongue, card)
    return " ".join(parts) or say("no-property")


def property_texts(row: Character, tongue: Tongue, card: CardNumber = NO_CARD) -> list[str]:
    """A sentence for each effect in order, then for each guard."""
    effects = row.effects + row.guards
    return [effect_text(effect, tongue, card, effects[:place]) for place, effect in enumerate(effects)]


def effect_text(e: Effect, tongue: Tongue, card: CardNumber = NO_CARD, before: Sequence[Effect] = ()) -> str:
    """One effect as a sentence: the condition first, then what is done, optional or not."""
    say = phrases(tongue).say
    text = done(e, tongue, card, before)
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


def done(e: Effect, tongue: Tongue, card: CardNumber, before: Sequence[Effect]) -> str:
    """What an effect does, after those before it, as the middle of a sentence."""
    fields = {name: field(name, value, tongue) for name, value in e.fields.values.items()}
    fields["may"] = "yes" if e.may else "no"
    fields["what"] = what(e, tongue, card)
    fields["where"] = where(e, tongue, card)
    fields["more"] = "yes" if any(one.fields.does == e.fields.does for one in before) else "no"
    fields["itself"] = "yes" if takes_itself(e, tongue, card) else "no"
    if is_laid_own(tongue, card) and e.fields.values.get("person", NO_CARD) == card:
        fields["whose"] = "own"
    if isinstance(e, Bath):
        fields["nurse"] = nurse(tongue)
    return phrases(tongue).say(e.sentence(), **fields)


def is_laid_own(tongue: Tongue, card: CardNumber) -> bool:
    """Whether a card, while it is played, lies in its player's area."""
    return card >= 0 and tongue.box.cards[card].laid == OWN


def takes_itself(e: Effect, tongue: Tongue, card: CardNumber) -> bool:
    """Whether a card that is played sweeps its own area, itself included (HF-A7): one expects it to stay."""
    values = e.fields.values
    if not is_laid_own(tongue, card) or values.get("not_this"):
        return False
    of = values.get("of", NO_FACTION)
    swept = values.get("whose", ANY) == OWN and values.get("count", 1) == ALL
    return swept and of in (NO_FACTION, tongue.box.cards[card].faction)


def field(name: str, value: int, tongue: Tongue) -> str | int:
    """A field of an effect, as its sentence takes it."""
    if name in ("of", "for"):
        return letter(value, tongue)
    if name == "to":
        return phrases(tongue).say("to", to=PLACES[value])
    return PLACES[value] if name == "whose" else WHO[value] if name == "who" else value


def nurse(tongue: Tongue) -> str:
    """The person who spares the card of the bath; `none` if the pack has nobody with that id."""
    is_there = any(row.name == NURSE for row in tongue.box.cards)
    return short_name(NURSE, tongue) if is_there else "none"


def where(e: Effect, tongue: Tongue, card: CardNumber) -> str:
    """The areas that an effect means; where a person may lie anywhere, that it is not the hand."""
    count, person = e.fields.values.get("count", 1), e.fields.values.get("person", NO_CARD)
    area = e.fields.values.get("whose", ANY)
    whose: str = PLACES[area]
    if person >= 0 and area == ANY:
        # HF-024: who holds the card might think that it must go. A condition before it says enough already.
        is_open = e.fields.does == "discard" and e.when.kind == ALWAYS and person != card
        whose = "play" if is_open else "none"
    many = "all" if count == ALL else "one" if count == 1 else "some"
    return phrases(tongue).say("where", whose=whose, many=many)


def what(e: Effect, tongue: Tongue, card: CardNumber) -> str:
    """The cards that an effect means."""
    count, number = e.fields.values.get("count", 1), e.fields.values.get("person", NO_CARD)
    named = "this" if number == card >= 0 else "person"
    kind = named if number >= 0 else "all" if count == ALL else "one"
    person = short_name(tongue.box.cards[number].name, tongue) if number >= 0 else ""
    other = "yes" if e.fields.values.get("not_this") else "no"
    of = letter(e.fields.values.get("of", NO_FACTION), tongue)
    return phrases(tongue).say("what", kind=kind, person=person, of=of, other=other, count=count)
