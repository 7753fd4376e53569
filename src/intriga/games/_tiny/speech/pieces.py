"""What the page ties to pieces: which piece a word concerns, how options are grouped. Never compiled.

Touches: `hand:7` a card of one's own, `deck` the deck.
"""

from typing import Any, Final

MINUTES: Final = 5
HEADINGS: Final = ()
CLAUSES: Final = {"dealt": "TY-03", "card_played": "TY-04", "card_drawn": "TY-05", "stopped": "TY-06"}
SEATS: Final = ("seat", "turn")
LEFT_OUT: Final = ("View.seat",)


def touches(notation: str) -> list[str]:
    """The pieces that a word concerns."""
    verb, _, what = notation.partition(" ")
    if verb == "play":
        return [f"hand:{what}"]
    return ["deck"] if verb == "draw" else []


def group(notation: str) -> str:
    """The name of the sentence under which a word is offered."""
    return "group-play" if notation.startswith("play") else "group-else"


def row_touch(kind: str, row: Any) -> str:
    """The piece that a row of the plain board stands for."""
    return ""
