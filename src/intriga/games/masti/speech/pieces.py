"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

Never compiled. Touches of this game:

| touch | piece |
|---|---|
| `hand:A13` | a card of one's own |
| `gem` | one's own bribe gems |
| `trick:A13` | a card of the round that has just been won (six players) |
| `seat:1` | a seat |
| `stack:knights` | a guild stack of one's own |
"""

from collections.abc import Sequence
from typing import Any, Final

from intriga.games.masti.speech.telling import counted, phrases, signed, tell_card, tell_guild
from intriga.kernel.sentences import Tongue

MINUTES: Final = 30
#: Events that begin a group of the log.
HEADINGS: Final = ("round_started",)
#: The clause behind an event's sentence.
CLAUSES: Final = {
    "dealt": "MV-016",
    "round_started": "MV-043",
    "card_played": "MV-025",
    "bribed": "MV-026",
    "round_won": "MV-040",
    "gems_removed": "MV-044",
    "buried": "MV-074",
    "discarded_to_trumps": "MV-074",
    "trumps_ready": "MV-075",
    "card_left": "MV-077",
    "trumps_recycled": "MV-080",
    "stack_chosen": "MV-A3",
    "joker_placed": "MV-048",
    "joker_discarded": "MV-052",
    "scored": "MV-053",
    "ended": "MV-057",
}
#: Fields of the view that hold seats, and those that the plain board leaves out.
SEATS: Final = ("seat", "leader", "turn", "winning", "still_choosing")
LEFT_OUT: Final = (
    "View.seat",
    "View.players",
    "View.teams",
    "View.pooled",
    "View.sheets",
    "HandCard.playable",
    "Reminder.characters",
    "Reminder.neutral",
)

PIECES: Final = {"trumps": "hand", "leave": "trick", "count": "seat", "joker": "stack"}


def touches(notation: str) -> list[str]:
    """The pieces that a word concerns."""
    verb, _, what = notation.partition(" ")
    if verb == "bribe":
        return ["gem"]
    return [f"{PIECES[verb]}:{what}" if what else f"hand:{verb}"]


def group(notation: str) -> str:
    """The name of the sentence under which a word is offered."""
    verb, _, what = notation.partition(" ")
    return f"group-{verb}" if what or verb == "bribe" else "group-play"


def row_touch(kind: str, row: Any) -> str:
    """The piece that a row of the plain board stands for."""
    if kind in ("HandCard", "Taken"):
        return f"{'hand' if kind == 'HandCard' else 'trick'}:{row.card}"
    return f"seat:{row.seat}" if kind == "Area" else ""


def tell_value(field: str, value: Any, tongue: Tongue, names: Sequence[str]) -> str | None:
    """A field of the view in words; None where its value speaks for itself."""
    if value is None:
        return phrases(tongue).say("plain-gem") if field == "OnTable.card" else None
    cards = CARDS_IN.get(field)
    if cards == "one":
        return tell_card(value, tongue)
    if cards == "many":
        return ", ".join(tell_card(card, tongue) for card in value)
    if field in ("View.trump_character", "View.led_character"):
        return phrases(tongue).say("character-name", character=value)
    if field == "Area.lacks":
        return ", ".join(phrases(tongue).say("character-name", character=who) for who in value)
    if field in ("HandCard.guild", "View.counting"):
        return tell_guild(value, tongue)
    if field in SIGNED:
        return signed(value)
    if field == "Area.team":
        return str(value + 1)
    if field == "Area.stacks":
        return "; ".join(tell_stack(stack, tongue) for stack in value)
    return tell_reminder(value, tongue) if field.startswith("Reminder.") else None


CARDS_IN: Final = {
    "View.trump": "one",
    "View.my_discard": "one",
    "OnTable.card": "one",
    "HandCard.card": "one",
    "Taken.card": "one",
    "View.centre": "many",
    "View.next_trumps": "many",
}
SIGNED: Final = (
    "HandCard.worth",
    "Area.points",
    "Area.neutral_points",
    "Area.power_points",
    "Area.next_power_points",
    "Area.would_gain",
    "Taken.change",
)


def tell_stack(stack: Any, tongue: Tongue) -> str:
    """A stack in a few words: knights, 3 symbols → +6."""
    symbols = counted("symbols", stack.symbols + stack.joker, tongue)
    return phrases(tongue).say("item-guild", guild=stack.guild, count=symbols, shown=signed(stack.points))


def tell_reminder(value: Any, tongue: Tongue) -> str:
    """A line of the reminder card: a table of points, a card's points, or the cards of each guild."""
    if isinstance(value, int):
        return signed(value)
    if value and isinstance(value[0], int):
        return ", ".join(f"{number} → {signed(points)}" for number, points in enumerate(value) if number)
    told = []
    for row in value:
        cards = ", ".join(tell_card(card, tongue) for card in [*row.single, *row.double])
        told.append(f"{tell_guild(row.guild, tongue)}: {cards}")
    return "; ".join(told)
