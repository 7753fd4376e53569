"""What the page ties to pieces: which piece a word concerns, how options are grouped, what fields say.

Touches of this game, numbered as words are:

| touch | piece |
|---|---|
| `henchman:7` | a henchman, in a hand or in an open pile |
| `problem:5`, `place:3` | a challenge on a card |
| `challenge:police`, `challenge:revive`, `challenge:cheer` | a challenge of the board |
| `boss:1` | a boss |
| `die:3`, `die:lock`, `die:red` | a die by what it shows |
| `spec:driving` | a specialisation of the henchman sent last |
| `deck:clan`, `deck:exhausted` | where one recruits, and whom a rally brings back |
| `act:1`, `choice:1` | an action of the scenario, an answer to its question |
| `level:2` | a level of the reserve |
| `intention:police` | something to say |
| `roll`, `roll:red`, `enough` | the buttons that roll |
| `let_it_stand` | not to step in; the page shows it beside a word that is held |
"""

from typing import Any

import msgspec

from intriga.games.gangsters import events
from intriga.games.gangsters.box.tables import SPECIALISATIONS
from intriga.games.gangsters.speech.book import Book, book
from intriga.games.gangsters.speech.fields import challenge_named, tell_field
from intriga.games.gangsters.view.structs import Boss, Challenge, Held, Sent, View
from intriga.games.gangsters.vocabulary import (
    CHEER,
    DIE_NAMES,
    ENOUGH,
    INTENTIONS,
    MORE,
    PASS,
    POLICE,
    RALLY,
    RECRUIT,
    REVIVE,
    ROLL,
    ROLL_RED,
    TAKE,
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
from intriga.kernel.sentences import Tongue
from intriga.kernel.speech import Listener, Pieces


class GangstersPieces(Pieces):
    """The pieces of the game."""

    minutes = 40
    headings = (events.RoundBegan, events.TurnBegan, events.ScenarioEnded)
    clauses = {
        events.Setup: "LG-013",
        events.RoundBegan: "LG-021",
        events.IntentionSaid: "LG-020",
        events.Nominated: "LG-G11",
        events.FirstChosen: "LG-022",
        events.ProblemTaken: "LG-024",
        events.NoProblemLeft: "LG-G7",
        events.TurnBegan: "LG-025",
        events.TurnEnded: "LG-075",
        events.RoundEnded: "LG-027",
        events.Passed: "LG-A7",
        events.Recruited: "LG-030",
        events.Skipped: "LG-032",
        events.Rallied: "LG-097",
        events.ChallengeChosen: "LG-033",
        events.HenchmanSent: "LG-036",
        events.Rolled: "LG-042",
        events.Rerolled: "LG-046",
        events.DieTurned: "LG-059",
        events.ResultFixed: "LG-064",
        events.MarkersPlaced: "LG-065",
        events.Overcome: "LG-066",
        events.Failed: "LG-064",
        events.HenchmanExhausted: "LG-069",
        events.HenchmanOut: "LG-069",
        events.AbilityUsed: "LG-054",
        events.HenchmanBoosted: "LG-060",
        events.ProblemGone: "LG-077",
        events.ProblemForeseen: "LG-053",
        events.ClanHurt: "LG-080",
        events.SetBack: "LG-080",
        events.PoliceChanged: "LG-090",
        events.Revived: "LG-094",
        events.CheeredUp: "LG-095",
        events.Scouted: "LG-053",
        events.HenchmanTaken: "LG-053",
        events.ScenarioEnded: "LG-018",
        events.RecruitsShown: "LG-102",
        events.RecruitKept: "LG-102",
        events.HenchmanReleased: "LG-101",
        events.BreakEnded: "LG-100",
        events.Ended: "LG-018",
    }
    seats = ("seat",)
    left_out = (
        "View.seat",
        "Boss.seat",
        "Boss.backs",
        "Challenge.kind",
        "Challenge.number",
        "Roll.picks",
        "Roll.rolled",
        "Roll.rerolls",
        "Roll.multiplier",
        "Again.words",
        "Sent.worse",
        "Break.releasing",
    )

    def touches(self, word: Word) -> list[str]:
        match word:
            case Send() | Use() | Hurt() | Choose():
                return [f"henchman:{word.henchman + 1}"]
            case ChooseBoss():
                return [f"boss:{word.boss + 1}"]
            case TryProblem():
                return [f"problem:{word.problem + 1}"]
            case TryPlace():
                return [f"place:{word.place + 1}"]
            case As():
                return [f"spec:{SPECIALISATIONS[word.specialisation]}"]
            case Die():
                return [f"die:{DIE_NAMES[word.face]}"]
            case _:
                return rarer_touches(word)

    def group(self, word: Word) -> str:
        return f"group-{word.notation().partition(' ')[0]}"

    def row_touch(self, row: msgspec.Struct) -> str:
        match row:
            case Held() | Sent():
                return f"henchman:{row.henchman}"
            case Boss():
                return f"boss:{row.boss}"
            case Challenge():
                is_card = row.kind in ("problem", "place")
                return f"{row.kind}:{row.number}" if is_card else f"challenge:{row.kind}"
            case _:
                return ""

    def row_name(self, row: msgspec.Struct, to: Listener) -> str:
        return challenge_named(row, to) if isinstance(row, Challenge) else ""

    def tell_value(self, field: str, value: Any, to: Listener) -> str | None:
        return tell_field(field, value, to)

    def book(self, view: View, tongue: Tongue) -> Book:
        return book(tongue)


def rarer_touches(word: Word) -> list[str]:
    match word:
        case Act():
            return [f"act:{word.act + 1}"]
        case Answer():
            return [f"choice:{word.choice + 1}"]
        case Recruit():
            return [f"level:{word.level}"]
        case Intend():
            return [f"intention:{INTENTIONS[word.intention]}"]
        case _ if word is POLICE or word is REVIVE or word is CHEER:
            return [f"challenge:{word.notation()}"]
        case _ if word is RECRUIT or word is MORE or word is TAKE:
            return ["deck:clan"]
        case _ if word is PASS:
            return ["let_it_stand"]
        case _ if word is ROLL or word is ROLL_RED or word is ENOUGH:
            return [word.notation().replace(" ", ":")]
        case _:
            return ["deck:exhausted"] if word is RALLY else []


PIECES = GangstersPieces()
