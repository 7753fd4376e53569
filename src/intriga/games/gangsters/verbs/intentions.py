"""Intentions and nominations are said aloud; no one of them names a card."""

from intriga.games.gangsters import events
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import INTENTIONS
from intriga.kernel.machine.dealer import Dealer


def say_intention(s: Gangsters, boss: int, intention: int, d: Dealer) -> None:
    """A boss says what he means to do; it binds nobody."""  # LG-020 LG-G12
    s.intends[boss] = intention
    if d.events is not None:
        d.events.append(events.IntentionSaid(boss + 1, INTENTIONS[intention]))


def nominate(s: Gangsters, boss: int, nominee: int, d: Dealer) -> None:
    """A boss names the first player of this round."""  # LG-G11
    s.nominates[boss] = nominee
    if d.events is not None:
        d.events.append(events.Nominated(boss + 1, nominee + 1))
