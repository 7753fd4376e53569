"""The text of an ability and of a penalty, made from its data: text and behaviour cannot differ."""

from typing import Final, Literal, get_args

from intriga.games.gangsters.box.tables import (
    ABILITIES,
    AT,
    PENALTIES,
    SCOPES,
    SPECIALISATIONS,
    Box,
    HenchmanNumber,
    Penalty,
    ProblemNumber,
)
from intriga.games.gangsters.effects.abilities import EFFECTS
from intriga.games.gangsters.speech.wording import NOTHING, phrases, tell_spec
from intriga.kernel.sentences import Tongue
from intriga.kernel.wording import listed

AbilityMoment = Literal["any", "before", "after"]  # of a roll
MOMENTS: Final[tuple[AbilityMoment, ...]] = get_args(AbilityMoment)  # by MOMENT_…


def ability_text(henchman: HenchmanNumber, tongue: Tongue) -> str:
    """When a henchman can help, and how, as a sentence; cards are numbered from 0 here."""
    ability = tongue.box.henchmen[henchman].ability
    does = tell_ability(ABILITIES[ability.do], ability.amount, tongue)
    return capital(phrases(tongue).say("ability", moment=moment_of(henchman, tongue), does=does))


def tell_ability(ability: str, amount: int, tongue: Tongue) -> str:
    """What an ability does, as part of a sentence."""
    return phrases(tongue).say(f"ability-{ability}", amount=amount)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def moment_of(henchman: HenchmanNumber, tongue: Tongue) -> AbilityMoment:
    """When an ability can be used: any, before (a roll) or after."""
    # LG-A7
    box: Box = tongue.box
    return MOMENTS[EFFECTS[box.henchmen[henchman].ability.do].moment]


def penalty_text(problem: ProblemNumber, tongue: Tongue) -> str:
    """What a problem costs while it lies there."""
    return penalty_sentence(tongue.box.problems[problem].penalty, tongue)


def penalty_sentence(penalty: Penalty, tongue: Tongue) -> str:
    """Whom it concerns or when, then what it does."""
    # LG-080
    told = phrases(tongue)
    does = told.say(
        f"penalty-{PENALTIES[penalty.do]}",
        amount=penalty.amount,
        at=AT[penalty.at],
        specs=listed([tell_spec(SPECIALISATIONS[spec], tongue) for spec in penalty.specs], told, NOTHING),
    )
    return told.say("penalty", scope=SCOPES[penalty.scope], does=does)
