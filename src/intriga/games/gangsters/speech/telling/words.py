"""Words as what a player would do."""

from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.speech.wording import (
    boss_name,
    is_you,
    phrases,
    tell_act,
    tell_choice,
    tell_die,
    tell_henchman,
    tell_place,
    tell_problem,
    tell_spec,
)
from intriga.games.gangsters.vocabulary import (
    DIE_NAMES,
    DIE_RED,
    INTENTIONS,
    Act,
    Answer,
    As,
    Choose,
    ChooseBoss,
    Die,
    Hurt,
    Intend,
    Recruit,
    Send,
    TryPlace,
    TryProblem,
    Use,
)
from intriga.kernel.machine.words import Word
from intriga.kernel.speech import Listener


def tell_word(word: Word, to: Listener) -> str:
    """A word as an action; henchmen and problems stand in the nominative after a colon."""
    tongue = to.tongue
    say = phrases(tongue).say
    match word:
        case Send() | Use() | Hurt() | Choose():
            verb = word.notation().partition(" ")[0]
            return say(f"word-{verb}", henchman=tell_henchman(word.henchman + 1, tongue))
        case ChooseBoss():
            return say("word-boss", name=boss_name(word.boss + 1, to), you=is_you(word.boss + 1, to))
        case TryProblem():
            return say("word-problem", problem=tell_problem(word.problem + 1, tongue))
        case TryPlace():
            return say("word-place", place=tell_place(word.place + 1, tongue))
        case As():
            return say("word-as", specialisation=tell_spec(SPECIALISATIONS[word.specialisation], tongue))
        case Die():
            if word.face == DIE_RED:
                return say("word-die_red")
            return say("word-die", die=tell_die(DIE_NAMES[word.face], tongue))
        case Recruit():
            return say("word-level", level=str(word.level))
        case Intend():
            return say("word-intend", said=say(f"intention-{INTENTIONS[word.intention]}"))
        case Act():
            return tell_act(word.act + 1, tongue)
        case Answer():
            return tell_choice(word.choice + 1, tongue)
        case _:
            return say(f"word-{word.notation().replace(' ', '_')}")
