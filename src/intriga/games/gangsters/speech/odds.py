"""Chances in words."""

from intriga.games.gangsters.speech.wording import phrases
from intriga.games.gangsters.view.structs import Chances
from intriga.kernel.sentences import Tongue

WORTH_TELLING = 0.005  # what would be told as 0 % is left out


def tell_percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def tell_chances(chances: Chances, tongue: Tongue) -> str:
    """The chance of one, two, … successes, and the locks to expect."""
    say = phrases(tongue).say
    told = [
        say("chance", number=number, percent=tell_percent(chance))
        for number, chance in enumerate(chances.successes, 1)
        if number == 1 or chance >= WORTH_TELLING
    ]
    return say("chances", chances=", ".join(told), locks=chances.locks)
