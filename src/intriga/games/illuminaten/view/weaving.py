"""What a card of the hand can bring to the conspiracy, each as words to be said in turn: the first shows
the card to all, so that they are no path."""

from typing import Literal, cast

import msgspec

from intriga.games.illuminaten.box.tables import CardNumber, Letter
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.view.deeds import Trail, gained, gained_by
from intriga.games.illuminaten.vocabulary import WEAVE
from intriga.kernel.machine.chance import Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat

Way = Literal["ability", "quick support", "decline"]


class Weave(msgspec.Struct, frozen=True):
    """A card that is woven, and what is taken from it; `way` is None where that goes without saying."""

    words: list[str]
    way: Way | None
    gains: dict[Letter, int]


def weaves(s: Pax, seat: Seat, card: CardNumber) -> list[Weave]:
    """All that this card can bring to the conspiracy now."""
    if s.over or seat < 0 or not s.may >> seat & 1 or WEAVE[card] not in s.legal(seat):
        return []
    told: list[object] = []
    here = s.copy()
    here.apply(seat, WEAVE[card], Dealer(Scripted([]), told))
    woven = Trail(here, seat, [WEAVE[card]], told)
    if woven.moment() != "weave":
        return [weave(woven)]
    return [weave(end) for word in woven.legal() for end in gained(woven.on(word))]


def weave(trail: Trail) -> Weave:
    told = [word.notation() for word in trail.words]
    way = cast(Way, told[1]) if len(told) > 1 else None
    return Weave(told, way, gained_by(trail))
