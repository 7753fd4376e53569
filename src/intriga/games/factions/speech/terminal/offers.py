"""What can be said: one's own hand, what there is to choose, and what each word would do."""

from collections.abc import Collection, Mapping, Sequence

from rich.text import Text

from intriga.games.factions.box.tables import LETTERS, CardNumber
from intriga.games.factions.box.texts import faction_side, full_name
from intriga.games.factions.speech.card_text import card_text
from intriga.games.factions.speech.telling import SPEECH
from intriga.games.factions.speech.terminal.parts import Look, symbol_counts
from intriga.games.factions.view.structs import Area
from intriga.games.factions.vocabulary import VOCABULARY, Answer, Card, ToSeat
from intriga.kernel.machine.words import Word
from intriga.kernel.wording import signed

WIDTH = 78
KEYS = {"apply": "y", "decline": "n", "exchange": "y", "keep": "n"}


def choices(look: Look, legal: Sequence[str]) -> list[tuple[str, str]]:
    """The words to offer, in order, each with its own key or none; the cards of the hand also if barred."""
    view = look.view
    if view.moment == "turn" and view.turn == view.seat:
        return [*((f"card {card.number}", "") for card in view.hand), ("draw", "d")]
    return [(notation, KEYS.get(notation, "")) for notation in legal]


def offers(
    look: Look, keys: Mapping[str, str], focus: str | None, barred: Collection[str] = ()
) -> list[Text]:
    """One's own hand, then what there is to choose, side by side."""
    hand = Text(f" {look.say('screen-hand')}: ", style="dim")
    for card in look.view.hand:
        hand += look.card(card) + Text(f" {signed(card.change)}   ", style="dim")
    lines = [hand, Text(" ")]
    for notation, key in keys.items():
        style = "reverse" if notation == focus else "dim" if notation in barred else ""
        told = offer_text(look, VOCABULARY.read(notation))
        part = Text(f"{key} ", style="bold") + Text(told, style=style) + Text("   ")
        if lines[-1].cell_len + part.cell_len > WIDTH:
            lines.append(Text(" "))
        lines[-1] += part
    return lines


def offer_text(look: Look, word: Word) -> str:
    """A word as it is offered: a card with its number, which can be typed."""
    told = SPEECH.word(word, look.to)
    return f"{word.card + 1} {told}" if isinstance(word, Card) else told


def about(look: Look, notation: str) -> str:
    """What this word would do: a card's text, an area's symbols, a rule."""
    word = VOCABULARY.read(notation)
    match word:
        case Card():
            return about_card(look, word.card)
        case ToSeat():
            return about_area(look, look.view.areas[word.seat])
        case Answer():
            return look.say("about-answer")
        case _:
            return look.say(f"about-{notation}")


def about_card(look: Look, card: CardNumber) -> str:
    row = look.box.cards[card]
    name = full_name(row.name, look.tongue)
    side = faction_side(LETTERS[row.faction], look.tongue)
    text = card_text(card, look.tongue)
    return look.say("about-card", name=name, side=side, born=str(row.born), died=str(row.died), text=text)


def about_area(look: Look, area: Area) -> str:
    counts = zip(LETTERS, symbol_counts(area), strict=True)
    told = ", ".join(f"{look.say('letter', faction=letter)} {number}" for letter, number in counts)
    return look.say("about-seat", name=look.name(area.seat), symbols=told)
