"""The chances while the dice lie there: of the roll as it is, and after each set of dice to roll again."""

from intriga.games.gangsters.rules.attempt import Attempt
from intriga.games.gangsters.rules.odds.chances import chance_now
from intriga.games.gangsters.rules.odds.rerolls import Reroll, all_rerolls
from intriga.games.gangsters.rules.rerolling import Rerolling
from intriga.games.gangsters.state import NOBODY
from intriga.games.gangsters.view.structs import Again
from intriga.games.gangsters.vocabulary import DIE, DIE_NAMES, DIE_RED, THROW

REROLLS_SHOWN = 5


def now(attempt: Attempt, target: int) -> float:
    """The chance of the next success with the dice that lie there."""
    return round(chance_now(attempt.white, attempt.red, target, attempt.red_factor, attempt.bonus), 4)


def every_reroll(attempt: Attempt, target: int) -> list[Again]:
    """Every set of dice that could be rolled again, the best first."""
    # LG-046
    if not attempt.can_reroll():
        return []
    found = all_rerolls(attempt.white, attempt.red, target, attempt.red_factor, attempt.bonus)
    found.sort(key=lambda one: (-one.chance, one.locks))
    return [Again(faces(one), round(one.chance, 4), words(attempt, one)) for one in found]


def faces(reroll: Reroll) -> list[str]:
    """Dice to roll again, by faces, as words name them."""
    return [DIE_NAMES[face] for face in numbers(reroll)]


def numbers(reroll: Reroll) -> list[int]:
    """The same as numbers of faces, in the order in which they are lifted."""
    white = [face for face in range(len(reroll.dice)) for _ in range(reroll.dice[face])]
    return [*white, DIE_RED] if reroll.red else white


def words(attempt: Attempt, reroll: Reroll) -> list[str]:
    """The path that throws them; where no other die could follow, lifting the last one throws."""
    # LG-046
    chosen = numbers(reroll)
    spent = attempt.copy()
    spent.use_reroll()
    counts = tuple(chosen.count(face) for face in range(DIE_RED + 1))
    frame = Rerolling(attempt.boss, counts, chosen[-1], NOBODY)
    more = any(frame.is_there(spent, face) for face in range(frame.last, DIE_RED + 1))
    said = [DIE[face].notation() for face in chosen]
    return [*said, THROW.notation()] if more else said
