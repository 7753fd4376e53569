"""Dice are rolled and turned. White dice are alike: only how many show each face is kept."""

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import FACES, RED_FACES
from intriga.games.gangsters.rules.attempt import NO_RED, WHITE_STATES, Attempt
from intriga.games.gangsters.rules.challenges import dice_of_sent
from intriga.games.gangsters.rules.penalties import fewer_dice
from intriga.games.gangsters.state import Gangsters
from intriga.games.gangsters.vocabulary import DIE_NAMES, DIE_RED
from intriga.kernel.machine.dealer import Dealer


def shown_white(attempt: Attempt) -> list[str]:
    """What each white die shows, lowest first."""
    return [DIE_NAMES[face] for face in range(WHITE_STATES) for _ in range(attempt.white[face])]


def shown_red(attempt: Attempt) -> str | None:
    return None if attempt.red == NO_RED else RED_FACES[attempt.red]


def roll(s: Gangsters, attempt: Attempt, white: int, with_red: bool, d: Dealer) -> None:
    """All dice at once."""  # LG-042
    for _ in range(white):
        attempt.white[d.pick(FACES, s.all_seats())] += 1
    if with_red:
        attempt.red = d.pick(FACES, s.all_seats())
    attempt.rolled = True
    if d.events is not None:
        fewer = fewer_dice(s, attempt.boss)
        d.events.append(events.Rolled(attempt.boss + 1, shown_white(attempt), shown_red(attempt), fewer))


def roll_again(s: Gangsters, attempt: Attempt, lifted: list[int], by: int, d: Dealer) -> None:
    """The lifted dice are rolled again: how many of each face, the red one last."""  # LG-046
    again = 0
    for face in range(WHITE_STATES):
        attempt.white[face] -= lifted[face]
        again += lifted[face]
    for _ in range(again):
        attempt.white[d.pick(FACES, s.all_seats())] += 1
    if lifted[DIE_RED]:
        attempt.red = d.pick(FACES, s.all_seats())
    if d.events is not None:
        dice = [DIE_NAMES[face] for face in range(DIE_RED + 1) for _ in range(lifted[face])]
        d.events.append(
            events.Rerolled(attempt.boss + 1, dice, shown_white(attempt), shown_red(attempt), by + 1)
        )


def turn_die(attempt: Attempt, before: int, after: int, d: Dealer) -> None:
    """A white die is turned to another face."""
    attempt.white[before] -= 1
    attempt.white[after] += 1
    if d.events is not None:
        d.events.append(events.DieTurned(attempt.boss + 1, DIE_NAMES[before], DIE_NAMES[after]))


def boost(s: Gangsters, attempt: Attempt, place: int, as_best: bool, d: Dealer) -> None:
    """A henchman sent counts as the best, or gives twice his dice."""  # LG-060 LG-A9
    if as_best:
        attempt.counts_as_best |= 1 << place
    else:
        attempt.factors[place] *= 2
    if d.events is not None:
        d.events.append(events.HenchmanBoosted(attempt.sent[place] + 1, dice_of_sent(s, attempt, place)))
