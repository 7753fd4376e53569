"""Every word a player of this game can say, once. New words go to the end.

No word depends on the pack: henchmen and problems are numbered from 1. Each scenario has a block of numbers
for its places, actions and answers, so that a word means the same at every table.
"""

from typing import Final, Literal, final, get_args

from intriga.games.gangsters.box.tables import (
    CLAN_CARDS,
    HENCHMEN,
    LEVELS,
    MOST_ACTS,
    MOST_CHOICES,
    MOST_PLACES,
    MOST_PLAYERS,
    MOST_SCENARIOS,
    PROBLEMS,
    SPECIALISATIONS,
    HenchmanNumber,
    ProblemNumber,
)
from intriga.kernel.machine.words import Plain, Vocabulary, Word

#: A die by what it shows; the last is the red one.
DIE_NAMES: Final = ("1", "2", "3", "4", "lock", "reroll", "used", "red")
DIE_RED: Final = 7
Intention = Literal["police", "rest", "problems", "mission", "recruit", "help", "wait"]
INTENTIONS: Final[tuple[Intention, ...]] = get_args(Intention)


@final
class ChooseBoss(Word):
    """This boss: as first player, or to take a problem: `boss 1`."""

    def __init__(self, boss: int) -> None:
        super().__init__()
        self.boss: Final = boss

    def notation(self) -> str:
        return f"boss {self.boss + 1}"


@final
class TryProblem(Word):
    """This problem: to be tried, or as the target of an ability: `problem 5`."""

    def __init__(self, problem: ProblemNumber) -> None:
        super().__init__()
        self.problem: Final = problem

    def notation(self) -> str:
        return f"problem {self.problem + 1}"


@final
class TryPlace(Word):
    """Try a challenge of the scenario: `place 3`."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place: Final = place

    def notation(self) -> str:
        return f"place {self.place + 1}"


@final
class Send(Word):
    """Play this henchman for a specialisation: `send 7`."""

    def __init__(self, henchman: HenchmanNumber) -> None:
        super().__init__()
        self.henchman: Final = henchman

    def notation(self) -> str:
        return f"send {self.henchman + 1}"


@final
class As(Word):
    """The specialisation that a henchman uses: `as driving`."""

    def __init__(self, specialisation: int) -> None:
        super().__init__()
        self.specialisation: Final = specialisation

    def notation(self) -> str:
        return f"as {SPECIALISATIONS[self.specialisation]}"


@final
class Die(Word):
    """A die that shows this, for a reroll or an ability: `die 1`, `die lock`, `die red`."""

    def __init__(self, face: int) -> None:
        super().__init__()
        self.face: Final = face

    def notation(self) -> str:
        return f"die {DIE_NAMES[self.face]}"


@final
class Use(Word):
    """Play this henchman for the ability: `use 7`."""

    def __init__(self, henchman: HenchmanNumber) -> None:
        super().__init__()
        self.henchman: Final = henchman

    def notation(self) -> str:
        return f"use {self.henchman + 1}"


@final
class Hurt(Word):
    """This henchman takes the next damage: `hurt 7`."""

    def __init__(self, henchman: HenchmanNumber) -> None:
        super().__init__()
        self.henchman: Final = henchman

    def notation(self) -> str:
        return f"hurt {self.henchman + 1}"


@final
class Choose(Word):
    """This henchman: out of an open pile, of the own hand, or of those sent: `pick 7`."""

    def __init__(self, henchman: HenchmanNumber) -> None:
        super().__init__()
        self.henchman: Final = henchman

    def notation(self) -> str:
        return f"pick {self.henchman + 1}"


@final
class Act(Word):
    """An action of the scenario: `act 1`."""

    def __init__(self, act: int) -> None:
        super().__init__()
        self.act: Final = act

    def notation(self) -> str:
        return f"act {self.act + 1}"


@final
class Answer(Word):
    """An answer to a question of the scenario: `choice 1`."""

    def __init__(self, choice: int) -> None:
        super().__init__()
        self.choice: Final = choice

    def notation(self) -> str:
        return f"choice {self.choice + 1}"


@final
class Recruit(Word):
    """In the break: a henchman of this level: `level 2`."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: Final = level

    def notation(self) -> str:
        return f"level {self.level}"


@final
class Intend(Word):
    """Say what one means to do: `intend police`."""

    def __init__(self, intention: int) -> None:
        super().__init__()
        self.intention: Final = intention

    def notation(self) -> str:
        return f"intend {INTENTIONS[self.intention]}"


BOSS: Final[list[Word]] = [ChooseBoss(boss) for boss in range(MOST_PLAYERS)]
RECRUIT: Final[Word] = Plain("recruit")
MORE: Final[Word] = Plain("more")
ENOUGH: Final[Word] = Plain("enough")
SKIP: Final[Word] = Plain("skip")
POLICE: Final[Word] = Plain("police")
REVIVE: Final[Word] = Plain("revive")
CHEER: Final[Word] = Plain("cheer")
PROBLEM: Final[list[Word]] = [TryProblem(problem) for problem in range(PROBLEMS)]
PLACE: Final[list[Word]] = [TryPlace(place) for place in range(MOST_SCENARIOS * MOST_PLACES)]
SEND: Final[list[Word]] = [Send(henchman) for henchman in range(HENCHMEN)]
AS: Final[list[Word]] = [As(specialisation) for specialisation in range(len(SPECIALISATIONS))]
ROLL: Final[Word] = Plain("roll")
ROLL_RED: Final[Word] = Plain("roll red")
DIE: Final[list[Word]] = [Die(face) for face in range(len(DIE_NAMES))]
THROW: Final[Word] = Plain("throw")
GO_ON: Final[Word] = Plain("go on")
PASS: Final[Word] = Plain("pass")
USE: Final[list[Word]] = [Use(henchman) for henchman in range(HENCHMEN)]
HURT: Final[list[Word]] = [Hurt(henchman) for henchman in range(HENCHMEN)]
PICK: Final[list[Word]] = [Choose(card) for card in range(CLAN_CARDS)]  # guests too
TAKE: Final[Word] = Plain("take")
LEAVE: Final[Word] = Plain("leave")
DISCARD: Final[Word] = Plain("discard")
RALLY: Final[Word] = Plain("rally")
END_TURN: Final[Word] = Plain("end turn")
END_ROUND: Final[Word] = Plain("end round")
ACT: Final[list[Word]] = [Act(act) for act in range(MOST_SCENARIOS * MOST_ACTS)]
CHOICE: Final[list[Word]] = [Answer(choice) for choice in range(MOST_SCENARIOS * MOST_CHOICES)]
LEVEL: Final[list[Word]] = [Recruit(level) for level in range(1, LEVELS + 1)]
RELEASE: Final[Word] = Plain("release")
DONE: Final[Word] = Plain("done")
INTEND: Final[list[Word]] = [Intend(intention) for intention in range(len(INTENTIONS))]

VOCABULARY: Final = Vocabulary(
    [
        *BOSS,
        RECRUIT,
        MORE,
        ENOUGH,
        SKIP,
        POLICE,
        REVIVE,
        CHEER,
        *PROBLEM,
        *PLACE,
        *SEND,
        *AS,
        ROLL,
        ROLL_RED,
        *DIE,
        THROW,
        GO_ON,
        PASS,
        *USE,
        *HURT,
        *PICK[:HENCHMEN],
        TAKE,
        LEAVE,
        DISCARD,
        RALLY,
        END_TURN,
        END_ROUND,
        *ACT,
        *CHOICE,
        *LEVEL,
        RELEASE,
        DONE,
        *INTEND,
        *PICK[HENCHMEN:],
    ]
)
