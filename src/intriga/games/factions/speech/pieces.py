"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

Touches of this game:

| touch | piece |
|---|---|
| `card:7` | a card, wherever it lies |
| `deck` | the deck |
| `seat:1` | a player, and the area before that player |
| `answer:2` | an answer of the quiz |
"""

from typing import Any

import msgspec

from intriga.games.factions.box.tables import LETTERS
from intriga.games.factions.box.texts import faction_name, role_name, short_name
from intriga.games.factions.events import (
    ActionGained,
    CardDiscarded,
    CardDrawn,
    CardDropped,
    CardGiven,
    CardLaid,
    CardMoved,
    CardPlayed,
    CardRecovered,
    CardReturned,
    CardRevived,
    CardsSwapped,
    CardTaken,
    Dealt,
    Declined,
    Ended,
    Exchanged,
    FirstChosen,
    HandDiscarded,
    HandLooked,
    Kept,
    NotApplied,
    QuizAnswered,
    QuizAsked,
    QuizChosen,
    Scored,
    TopDiscarded,
    TopLaid,
    TurnBegan,
)
from intriga.games.factions.speech.book import Book, book
from intriga.games.factions.speech.wording import phrases
from intriga.games.factions.view.structs import Area, HandCard, View
from intriga.games.factions.view.structs import Card as ShownCard
from intriga.games.factions.vocabulary import DRAW_CARD, Answer, Card, ToSeat
from intriga.kernel.machine.words import Word
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Pieces
from intriga.kernel.wording import plain_number


class FactionsPieces(Pieces):
    """The pieces of the game."""

    minutes = 40
    headings = (TurnBegan,)
    clauses = {
        Dealt: "HF-010",
        QuizAsked: "HF-G4",
        QuizChosen: "HF-G4",
        QuizAnswered: "HF-G4",
        FirstChosen: "HF-012",
        Kept: "HF-011",
        Exchanged: "HF-011",
        TurnBegan: "HF-013",
        CardDrawn: "HF-013",
        CardPlayed: "HF-017",
        CardLaid: "HF-018",
        Declined: "HF-020",
        NotApplied: "HF-022",
        CardDiscarded: "HF-023",
        CardMoved: "HF-019",
        CardsSwapped: "HF-019",
        CardReturned: "HF-G6",
        TopDiscarded: "HF-023",
        TopLaid: "HF-019",
        CardRecovered: "HF-G6",
        CardRevived: "HF-019",
        CardGiven: "HF-G6",
        CardTaken: "HF-G6",
        CardDropped: "HF-023",
        HandLooked: "HF-019",
        ActionGained: "HF-019",
        HandDiscarded: "HF-027",
        Scored: "HF-029",
        Ended: "HF-031",
    }
    seats = ("seat", "first", "turn", "still_choosing", "area", "target")
    left_out = (
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

    def touches(self, word: Word) -> list[str]:
        match word:
            case Card():
                return [f"card:{word.card + 1}"]
            case ToSeat():
                return [f"seat:{word.seat}"]
            case Answer():
                return [f"answer:{word.place + 1}"]
            case _:
                return ["deck"] if word is DRAW_CARD else []

    def group(self, word: Word) -> str:
        return f"group-{word.notation().partition(' ')[0]}"

    def row_touch(self, row: msgspec.Struct) -> str:
        match row:
            case HandCard() | ShownCard():
                return f"card:{row.number}"
            case Area():
                return f"seat:{row.seat}"
            case _:
                return ""

    def tell_value(self, field: str, value: Any, to: Listener) -> str | None:
        tongue = to.tongue
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
            counts = zip(LETTERS, (value.F, value.L, value.K), strict=True)
            return "  ".join(f"{letter(one, tongue)} {count}" for one, count in counts)
        if field in ("Area.cards", "Area.known"):
            return ", ".join(short_name(card.id, tongue) for card in value)
        if field in ("OwnRole.condition", "HandCard.property"):
            return str(value[tongue.language])
        if field in ("OwnRole.total", "HandCard.change"):
            return plain_number(value)
        return None

    def book(self, view: View, tongue: Tongue) -> Book:
        return book(view, tongue)


def letter(faction: str, tongue: Tongue) -> str:
    return phrases(tongue).say("letter", faction=faction)


PIECES = FactionsPieces()
