"""The phrases by name: what `do = "…"` may say. A new one is a file here, a row below, and its sentences."""

from intriga.games.factions.effects.odd import OddCard
from intriga.games.factions.effects.phrase import Phrase
from intriga.games.factions.effects.phrases.again import Again
from intriga.games.factions.effects.phrases.discard import Discard
from intriga.games.factions.effects.phrases.draw import Draw
from intriga.games.factions.effects.phrases.drop import Drop
from intriga.games.factions.effects.phrases.each_draws import EachDraws
from intriga.games.factions.effects.phrases.give import Give
from intriga.games.factions.effects.phrases.guard import Guard
from intriga.games.factions.effects.phrases.lay_top import LayTop
from intriga.games.factions.effects.phrases.look import Look
from intriga.games.factions.effects.phrases.mill import Mill
from intriga.games.factions.effects.phrases.move import Move
from intriga.games.factions.effects.phrases.recover import Recover
from intriga.games.factions.effects.phrases.renew import Renew
from intriga.games.factions.effects.phrases.return_ import Return
from intriga.games.factions.effects.phrases.revive import Revive
from intriga.games.factions.effects.phrases.swap import Swap
from intriga.games.factions.effects.phrases.take import Take

#: In the order in which a fault of a pack lists them.
PHRASES: dict[str, type[Phrase]] = {
    "discard": Discard,
    "move": Move,
    "swap": Swap,
    "return": Return,
    "draw": Draw,
    "each_draws": EachDraws,
    "mill": Mill,
    "lay_top": LayTop,
    "recover": Recover,
    "revive": Revive,
    "give": Give,
    "take": Take,
    "drop": Drop,
    "look": Look,
    "renew": Renew,
    "again": Again,
    "guard": Guard,
    "odd": OddCard,
}
