"""What the page ties to pieces: which piece a word concerns, how options are grouped.

Touches: `chest:1`, `token:red`, `die:1`, `hand:L1` a card of one's own, `action:look`.
"""

import msgspec

from intriga.games._rough.box.tables import COLOURS, card_name
from intriga.games._rough.events import Opened, RoundBegan, Staked, StakesShown, Thrown
from intriga.games._rough.view.view import Chest
from intriga.games._rough.vocabulary import ACTIONS, Drop, On, PayWith, Reroll, Stake, Use
from intriga.kernel.machine.words import Word
from intriga.kernel.speech import Pieces


class RoughPieces(Pieces):
    """The pieces of the rough example."""

    minutes = 15
    headings = (RoundBegan,)
    clauses = {Staked: "RO-06", StakesShown: "RO-07", Thrown: "RO-16", Opened: "RO-20"}
    seats = ("seat", "turn", "owner", "looked", "declined", "still_choosing")
    left_out = ("View.seat",)
    signals = ("together", "leave_it")

    def touches(self, word: Word) -> list[str]:
        match word:
            case Stake() | On():
                return [f"chest:{word.chest + 1}"]
            case PayWith():
                return [f"token:{COLOURS[word.colour]}"]
            case Reroll():
                return [f"die:{word.die + 1}"]
            case Use() | Drop():
                return [f"hand:{card_name(word.card)}"]
            case _:
                return [f"action:{word.notation()}"] if word in ACTIONS else []

    def group(self, word: Word) -> str:
        piece = next(iter(self.touches(word)), "else:").partition(":")[0]
        return f"group-{piece}"

    def row_touch(self, row: msgspec.Struct) -> str:
        return f"chest:{row.chest + 1}" if isinstance(row, Chest) else ""


PIECES = RoughPieces()
