"""What the page ties to pieces: which piece a word concerns, how options are grouped. Never compiled.

Touches: `chest:1`, `token:red`, `die:1`, `hand:L1` a card of one's own, `action:look`.
"""

from typing import Any, Final

MINUTES: Final = 15
HEADINGS: Final = ("round_began",)
CLAUSES: Final = {"staked": "RO-06", "stakes_shown": "RO-07", "thrown": "RO-16", "opened": "RO-20"}
SEATS: Final = ("seat", "turn", "owner", "looked", "declined", "still_choosing")
LEFT_OUT: Final = ("View.seat",)
SIGNALS: Final = ("together", "leave_it")  # what partners may say to each other by a sign

PIECES: Final = {
    "stake": "chest",
    "on": "chest",
    "pay": "token",
    "reroll": "die",
    "use": "hand",
    "drop": "hand",
}


def touches(notation: str) -> list[str]:
    """The pieces that a word concerns."""
    verb, _, what = notation.partition(" ")
    if verb in PIECES:
        return [f"{PIECES[verb]}:{what}"]
    return [f"action:{verb}"] if verb in ("look", "force", "rest") else []


def group(notation: str) -> str:
    """The name of the sentence under which a word is offered."""
    piece = next(iter(touches(notation)), "else:").partition(":")[0]
    return f"group-{piece}"


def row_touch(kind: str, row: Any) -> str:
    """The piece that a row of the plain board stands for."""
    return f"chest:{row.chest + 1}" if kind == "Chest" else ""
