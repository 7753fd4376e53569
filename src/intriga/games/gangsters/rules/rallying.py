"""Rallying the clan: all who are exhausted come back, and the scenario's penalty follows."""

from intriga.games.gangsters.box.tables import PENALTY_NO_RALLY
from intriga.games.gangsters.rules import reasons as why
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.verbs.henchmen import rally
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import FINE


def why_not_rally(s: Gangsters, boss: int) -> int:
    """FINE, or why this boss cannot rally the clan now."""
    # LG-097 LG-A6
    if s.exhausted == 0:
        return why.NOBODY_TO_RALLY
    if s.attempt is not None and s.attempt.rolled:
        return why.NOT_WHILE_ROLLING
    return why.NO_RALLY if has_penalty(s, boss, PENALTY_NO_RALLY) else FINE


def rally_clan(s: Gangsters, boss: int, d: Dealer) -> None:
    """The exhausted go back to the deck; the penalty of the board follows at once."""
    # LG-097
    rally(s, boss, False, d)
    s.scenario.rally_penalty(s, boss, d)
