"""What becomes of henchmen, problems and the police."""

from intriga.games.gangsters.events import (
    CheeredUp,
    ClanHurt,
    HenchmanExhausted,
    HenchmanOut,
    HenchmanTaken,
    PoliceChanged,
    ProblemForeseen,
    ProblemGone,
    Revived,
    Scouted,
    SetBack,
)
from intriga.games.gangsters.speech.wording import (
    Blanks,
    acting,
    henchmen_listed,
    tell_henchman,
    tell_problem,
)
from intriga.kernel.speech import Listener

CardEvent = (
    HenchmanExhausted
    | HenchmanOut
    | ProblemGone
    | ProblemForeseen
    | ClanHurt
    | SetBack
    | PoliceChanged
    | Revived
    | CheeredUp
    | Scouted
    | HenchmanTaken
)


def card_blanks(event: CardEvent, to: Listener) -> Blanks:
    tongue = to.tongue
    match event:
        case HenchmanExhausted():
            return {"henchman": tell_henchman(event.henchman, tongue), "why": event.why}
        case HenchmanOut():
            return {"henchman": tell_henchman(event.henchman, tongue)}
        case HenchmanTaken():
            return {**acting(event.boss, to), "henchman": tell_henchman(event.henchman, tongue)}
        case ProblemGone():
            return {"problem": tell_problem(event.problem, tongue), "how": event.how}
        case ProblemForeseen() | SetBack():
            return {"problem": tell_problem(event.problem, tongue)}
        case ClanHurt():
            henchmen = henchmen_listed(event.henchmen, tongue)
            return {"problem": tell_problem(event.problem, tongue), "henchmen": henchmen}
        case PoliceChanged():
            return {"police": event.police}
        case Revived() | CheeredUp() | Scouted():
            return {"henchmen": henchmen_listed(event.henchmen, tongue)}
