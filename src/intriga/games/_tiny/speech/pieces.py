"""What the page ties to pieces: which piece a word concerns, how options are grouped.

Touches: `hand:7` a card of one's own, `deck` the deck.
"""

from intriga.games._tiny.events import CardDrawn, CardPlayed, Dealt, Stopped
from intriga.games._tiny.vocabulary import DrawCard, PlayCard
from intriga.kernel.machine.words import Word
from intriga.kernel.speech import Pieces


class TinyPieces(Pieces):
    """The pieces of the smallest game."""

    minutes = 5
    clauses = {Dealt: "TY-03", CardPlayed: "TY-04", CardDrawn: "TY-05", Stopped: "TY-06"}
    seats = ("seat", "turn")
    left_out = ("View.seat",)

    def touches(self, word: Word) -> list[str]:
        if isinstance(word, PlayCard):
            return [f"hand:{word.card + 1}"]
        return ["deck"] if isinstance(word, DrawCard) else []

    def group(self, word: Word) -> str:
        return "group-play" if isinstance(word, PlayCard) else "group-else"


PIECES = TinyPieces()
