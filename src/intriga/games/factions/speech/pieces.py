"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

Never compiled. Touches of this game:

| touch | piece |
|---|---|
| `card:7` | a card, wherever it lies |
| `deck` | the deck |
| `seat:1` | a player, and the area before that player |
| `answer:2` | an answer of the quiz |
"""

from collections.abc import Sequence
from typing import Any, Final

from intriga.games.factions.box.texts import faction_name, role_name, short_name
from intriga.games.factions.speech.telling import plain_number
from intriga.games.factions.speech.wording import phrases
from intriga.kernel.sentences import Tongue

MINUTES: Final = 40
#: Events that begin a group of the log.
HEADINGS: Final = ("turn_began",)
#: The clause behind an event's sentence.
CLAUSES: Final = {
    "dealt": "HF-010",
    "quiz_asked": "HF-G4",
    "quiz_chosen": "HF-G4",
    "quiz_answered": "HF-G4",
    "first_chosen": "HF-012",
    "kept": "HF-011",
    "exchanged": "HF-011",
    "turn_began": "HF-013",
    "card_drawn": "HF-013",
    "card_played": "HF-017",
    "card_laid": "HF-018",
    "declined": "HF-020",
    "not_applied": "HF-022",
    "card_discarded": "HF-023",
    "card_moved": "HF-019",
    "cards_swapped": "HF-019",
    "card_returned": "HF-G6",
    "top_discarded": "HF-023",
    "top_laid": "HF-019",
    "card_recovered": "HF-G6",
    "card_revived": "HF-019",
    "card_given": "HF-G6",
    "card_taken": "HF-G6",
    "card_dropped": "HF-023",
    "hand_looked": "HF-019",
    "action_gained": "HF-019",
    "hand_discarded": "HF-027",
    "scored": "HF-029",
    "ended": "HF-031",
}
#: Fields of the view that hold seats, and those that the plain board leaves out.
SEATS: Final = ("seat", "first", "turn", "still_choosing", "area", "target")
LEFT_OUT: Final = (
    "View.seat",
    "View.players",
    "View.room",
    "View.sheets",
    "Card.faction",
    "Card.guarded",
    "HandCard.number",
    "Playing.effect",
    "HandCard.laid",
    "OwnRole.near",
    "Quiz.last",
)


def touches(notation: str) -> list[str]:
    """The pieces that a word concerns."""
    verb, _, what = notation.partition(" ")
    if verb in ("card", "seat", "answer"):
        return [f"{verb}:{what}"]
    return ["deck"] if verb == "draw" else []


def group(notation: str) -> str:
    """The name of the sentence under which a word is offered."""
    return f"group-{notation.partition(' ')[0]}"


def row_touch(kind: str, row: Any) -> str:
    """The piece that a row of the plain board stands for."""
    if kind in ("HandCard", "Card"):
        return f"card:{row.number}"
    return f"seat:{row.seat}" if kind == "Area" else ""


def tell_value(field: str, value: Any, tongue: Tongue, names: Sequence[str]) -> str | None:
    """A field of the view in words; None where its value speaks for itself."""
    if value is None:
        return None
    if field in ("HandCard.id", "Card.id"):
        return short_name(value, tongue)
    if field == "OwnRole.id":
        return role_name(value, tongue)
    if field in ("HandCard.faction", "OwnRole.faction"):
        return faction_name(value, tongue)
    if field in ("Card.symbols", "HandCard.symbols"):
        return "".join(letter(one, tongue) for one in value)
    if field == "Area.symbols":
        counts = {one: getattr(value, one) for one in ("F", "L", "K")}
        return "  ".join(f"{letter(one, tongue)} {count}" for one, count in counts.items())
    if field in ("Area.cards", "Area.known"):
        return ", ".join(short_name(card.id, tongue) for card in value)
    if field in ("OwnRole.condition", "HandCard.property"):
        return str(value[tongue.language])
    if field in ("OwnRole.total", "HandCard.change"):
        return plain_number(value)
    return None


def letter(faction: str, tongue: Tongue) -> str:
    return phrases(tongue).say("letter", faction=faction)
