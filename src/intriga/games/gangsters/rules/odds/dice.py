"""Dice as they lie on the table: white ones as counts by face, the red one as its face."""

from typing import Final

from intriga.games.gangsters.box.tables import LOCK, RED_LOCK, REROLL
from intriga.games.gangsters.rules.attempt import NO_RED, VALUES
from intriga.games.gangsters.rules.odds.handfuls import AGAIN, LIVE
from intriga.games.gangsters.rules.odds.plan import CARD, IN_HAND, OFF

RED_THROWN: Final = 6  # no face: it is about to be thrown

NOTHING_LIES: Final[list[int]] = [0] * LIVE


def live_counts(dice: list[int]) -> list[int]:
    """How many dice show 1, 2, 3, 4 and reroll."""
    live = dice[:VALUES]
    live.append(dice[REROLL])
    return live


def table_counts(live: list[int]) -> list[int]:
    """The counts of live dice as counts by all faces."""
    return [*live[:VALUES], 0, live[AGAIN], 0]


def locks_on(dice: list[int], red: int) -> int:
    """How many locks lie (LG-045, LG-G6)."""
    return dice[LOCK] + (1 if red == RED_LOCK else 0)


def red_state(red: int) -> int:
    """What the red die is for a plan."""
    if red in (NO_RED, RED_LOCK):
        return OFF
    if red == RED_THROWN:
        return IN_HAND
    return red + 2 if red < RED_LOCK else CARD


def most_points(white: int, red: bool, factor: int) -> int:
    """The highest total of so many dice: fours, one of them multiplied by four."""
    most = white * VALUES
    return most + (4 * factor - 1) * VALUES if red and white else most
