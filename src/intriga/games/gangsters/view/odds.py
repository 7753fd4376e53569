"""The chances before a roll, under best rerolls, with and without the red die."""

from intriga.games.gangsters.box.tables import PENALTY_NO_RED
from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.challenges import successes_left, white_dice
from intriga.games.gangsters.rules.odds.chances import expected_locks, success_chances
from intriga.games.gangsters.rules.penalties import has_penalty
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.view.structs import Chances, Odds

MOST_SUCCESSES_SHOWN = 3


def odds(s: Gangsters, attempt: Attempt, difficulty: int) -> Odds:
    """The chances of the henchmen sent so far."""
    return odds_of_dice(s, attempt, white_dice(s, attempt), difficulty)


def odds_of_dice(s: Gangsters, attempt: Attempt, white: int, difficulty: int) -> Odds:
    """The chances of so many white dice at this challenge."""
    most = min(successes_left(s, attempt) or MOST_SUCCESSES_SHOWN, MOST_SUCCESSES_SHOWN)
    no_red = has_penalty(s, attempt.boss, PENALTY_NO_RED)
    return Odds(
        white=white,
        plain=chances(white, False, difficulty, most),
        with_red=None if no_red else chances(white, True, difficulty, most),
    )


def chances(white: int, red: bool, difficulty: int, most: int) -> Chances:
    return Chances(
        successes=[round(chance, 4) for chance in success_chances(white, red, difficulty, most)],
        locks=round(expected_locks(white, red, difficulty), 3),
    )


def missing_points(s: Gangsters, attempt: Attempt, difficulty: int) -> int:
    """Points to the next success that would be worth something; 0 if there are enough."""
    # LG-064 LG-A13
    needed = successes_left(s, attempt)
    won = attempt.result() // difficulty
    if needed and won + attempt.more_successes >= needed:
        return 0
    return (won + 1) * difficulty - attempt.result()
