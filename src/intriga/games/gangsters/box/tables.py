"""The box as the rules use it: henchmen, problems and the numbers of the game."""

from typing import Any, Final, Literal, TypeAlias, final, get_args

HenchmanNumber: TypeAlias = int  # from 0: level 1, then level 2, then level 3
ProblemNumber: TypeAlias = int  # from 0

# ── specialisations and categories ──

Specialisation = Literal[
    "search",
    "investigation",
    "melee",
    "shooting",
    "running",
    "driving",
    "intimidation",
    "persuasion",
    "healing",
    "repair",
]
Category = Literal["information", "fight", "chase", "influence", "skills"]
SPECIALISATIONS: Final[tuple[Specialisation, ...]] = get_args(Specialisation)  # LG-040
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)  # LG-040
SEARCH: Final = 0
INVESTIGATION: Final = 1
MELEE: Final = 2
SHOOTING: Final = 3
RUNNING: Final = 4
DRIVING: Final = 5
INTIMIDATION: Final = 6
PERSUASION: Final = 7
HEALING: Final = 8
REPAIR: Final = 9
SPECS: Final = 10
NO_SPEC: Final = -1


def category_of(spec: int) -> int:
    """The category of a specialisation: there are two of each."""
    return spec // 2


# ── counts ──

HENCHMEN: Final = 35
ALL_HENCHMEN: Final = (1 << HENCHMEN) - 1
GUESTS: Final = 2  # LG-010: cards without specialisation that look like henchmen from behind
CLAN_CARDS: Final = HENCHMEN + GUESTS  # guests are numbered after the henchmen
LEVELS: Final = 3
OF_LEVEL: Final = (20, 10, 5)  # henchmen of level 1, 2, 3
PROBLEMS: Final = 23
DISTRICTS: Final = 6
MOST_SCENARIOS: Final = 8  # six of the book, two for tests
MOST_PLACES: Final = 20  # challenges that a scenario may put up
MOST_ACTS: Final = 4  # actions of its own that a scenario may have
MOST_CHOICES: Final = 8  # answers to questions of its own
MOST_PLAYERS: Final = 4
MOST_DICE: Final = 7  # white ones (LG-037)
NO_PROBLEM: Final = -1

# ── dice ──

WhiteFace = Literal["1", "2", "3", "4", "lock", "reroll"]
RedFace = Literal["x2", "x3", "x4", "lock", "henchman", "problem"]
WHITE_FACES: Final[tuple[WhiteFace, ...]] = get_args(WhiteFace)
RED_FACES: Final[tuple[RedFace, ...]] = get_args(RedFace)
FACES: Final = 6  # of either die
# white: the faces 0 to 3 show the values 1 to 4
LOCK: Final = 4
REROLL: Final = 5
USED: Final = 6  # a reroll that has been used: no face of a throw
# red: the faces 0 to 2 multiply by 2 to 4
RED_LOCK: Final = 3  # LG-048 LG-G6
RED_HENCHMAN: Final = 4
RED_PROBLEM: Final = 5

# ── abilities, in the order of ABILITIES ──

# at any moment
DO_DRAW: Final = 0
DO_ALL_DRAW: Final = 1
DO_REMOVE_PROBLEM: Final = 2
DO_CALM_POLICE: Final = 3
DO_REVIVE: Final = 4
DO_CHEER: Final = 5
DO_SCOUT: Final = 6
DO_FORESEE: Final = 7
DO_EXTRA_ACTION: Final = 8
DO_FREE_RALLY: Final = 9
# before the roll
DO_ADD_DICE: Final = 10
DO_DOUBLE_SPEC: Final = 11
DO_LOWER: Final = 12
DO_BEST_SPEC: Final = 13
DO_HARMLESS: Final = 14
# after a roll
DO_ADD_RESULT: Final = 15
DO_DOUBLE_RED: Final = 16
DO_ADD_FACE: Final = 17
DO_REROLL_ONE: Final = 18
DO_REROLL_FREE: Final = 19
DO_SET_DIE: Final = 20
DO_IGNORE_DAMAGE: Final = 21
DO_EXTRA_SUCCESS: Final = 22
DO_IGNORE_RED: Final = 23
AbilityKind = Literal[
    "draw",
    "all_draw",
    "remove_problem",
    "calm_police",
    "revive",
    "cheer",
    "scout",
    "foresee",
    "extra_action",
    "free_rally",
    "add_dice",
    "double_spec",
    "lower",
    "best_spec",
    "harmless",
    "add_result",
    "double_red",
    "add_face",
    "reroll_one",
    "reroll_free",
    "set_die",
    "ignore_damage",
    "extra_success",
    "ignore_red",
]
ABILITIES: Final[tuple[AbilityKind, ...]] = get_args(AbilityKind)

# ── penalties, in the order of PENALTIES ──

# as long as the card lies there
PENALTY_MAX_ONE_DIE: Final = 0
PENALTY_FEWER_DICE: Final = 1
PENALTY_HARDER: Final = 2
PENALTY_NO_RED: Final = 3
PENALTY_RECRUIT_ONE: Final = 4
PENALTY_ALONE: Final = 5
PENALTY_NO_ABILITIES: Final = 6
PENALTY_FEWER_ACTIONS: Final = 7
PENALTY_NO_RALLY: Final = 8
PENALTY_MORE_DAMAGE: Final = 9
# at the end of the holder's turn or of the round
PENALTY_LOSE_CARD: Final = 10
PENALTY_HURT_CLAN: Final = 11
PENALTY_ANOTHER_PROBLEM: Final = 12
PENALTY_SETBACK: Final = 13
PenaltyKind = Literal[
    "max_one_die",
    "fewer_dice",
    "harder",
    "no_red",
    "recruit_one",
    "alone",
    "no_abilities",
    "fewer_actions",
    "no_rally",
    "more_damage",
    "lose_card",
    "hurt_clan",
    "another_problem",
    "setback",
]
PENALTIES: Final[tuple[PenaltyKind, ...]] = get_args(PenaltyKind)

# whom a penalty concerns, or when it is applied (LG-080)
SCOPE_HOLDER: Final = 0
SCOPE_ALL: Final = 1
SCOPE_TURN_END: Final = 2
SCOPE_ROUND_END: Final = 3
Scope = Literal["holder", "all", "turn_end", "round_end"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)

# which challenges a penalty makes harder; rest is revive and cheer
AT_ANY: Final = 0
AT_POLICE: Final = 1
AT_REST: Final = 2
AT_MISSION: Final = 3
AT_PROBLEMS: Final = 4
At = Literal["any", "police", "rest", "mission", "problems"]
AT: Final[tuple[At, ...]] = get_args(At)


@final
class Ability:
    """What a henchman can do as its row has it; `effects.abilities` says how."""

    def __init__(self, do: int, amount: int) -> None:
        self.do: Final = do  # DO_…
        self.amount: Final = amount  # its number: cards, dice, points, by, damage or face (1 to 4); else 0

    def __reduce__(self) -> tuple[object, ...]:
        return (Ability, (self.do, self.amount))


@final
class Penalty:
    """What a problem or another card does to the clan while it lies there, as its row has it."""

    def __init__(self, do: int, amount: int, specs: list[int], scope: int, at: int) -> None:
        self.do: Final = do  # PENALTY_…
        self.amount: Final = amount  # its number: dice, by, actions, damage or cards; else 0
        self.specs: Final = specs  # the two of max_one_die; else none
        self.scope: Final = scope  # SCOPE_…
        self.at: Final = at  # AT_… of harder; else AT_ANY

    def __reduce__(self) -> tuple[object, ...]:
        return (Penalty, (self.do, self.amount, self.specs, self.scope, self.at))


@final
class Challenge:
    """What a roll is made against."""

    def __init__(self, best: int, difficulty: int, successes: int, harmless: bool) -> None:
        self.best: Final = best  # the specialisation that gives most dice
        self.difficulty: Final = difficulty
        self.successes: Final = successes  # that overcome it; 0 if each is worth something by itself
        self.harmless: Final = harmless  # locks do not hurt (LG-072)

    def __reduce__(self) -> tuple[object, ...]:
        return (Challenge, (self.best, self.difficulty, self.successes, self.harmless))


@final
class Henchman:
    """One henchman card."""

    def __init__(
        self, name: str, level: int, specs: list[int], place: int, ability: Ability, barred_in_casino: bool
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.level: Final = level  # 1 to 3, as many as there are specialisations
        self.specs: Final = specs
        self.place: Final = place  # the district, 0 to 5
        self.ability: Final = ability
        self.barred_in_casino: Final = barred_in_casino  # its ability (LG-057)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Henchman,
            (self.name, self.level, self.specs, self.place, self.ability, self.barred_in_casino),
        )


@final
class Problem:
    """One problem card."""

    def __init__(
        self, name: str, challenge: Challenge, penalty: Penalty, fingerprint: bool, barred_in_casino: bool
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.challenge: Final = challenge
        self.penalty: Final = penalty
        self.fingerprint: Final = fingerprint  # evidence (LG-082)
        self.barred_in_casino: Final = barred_in_casino  # its penalty (LG-079)

    def __reduce__(self) -> tuple[object, ...]:
        return (Problem, (self.name, self.challenge, self.penalty, self.fingerprint, self.barred_in_casino))


@final
class Numbers:
    """The numbers of the table. Lists by players are read by how many play, from one."""

    def __init__(
        self,
        hand: int,
        fingerprints: int,
        fingerprints_each: int,
        dice: int,
        markers: int,
        prices: list[int],
        releases: int,
        actions: list[int],
        problems: list[int],
    ) -> None:
        self.hand: Final = hand  # at the start (LG-013)
        self.fingerprints: Final = fingerprints  # that lose the game (LG-083)
        self.fingerprints_each: Final = fingerprints_each  # of one player, from three players on (LG-084)
        self.dice: Final = dice  # the white ones (LG-037)
        self.markers: Final = markers  # for successes (LG-016)
        self.prices: Final = prices  # of levels 1, 2, 3 (LG-100)
        self.releases: Final = releases  # in a break (LG-101)
        self.actions: Final = actions  # of a turn, by players (LG-025)
        self.problems: Final = problems  # that come each round, by players (LG-023)

    def actions_of(self, players: int) -> int:
        return self.actions[players - 1]

    def problems_of(self, players: int) -> int:
        return self.problems[players - 1]

    def key(self) -> tuple[object, ...]:
        counts = (self.hand, self.fingerprints, self.fingerprints_each, self.dice, self.markers)
        return (*counts, self.prices, self.releases, self.actions, self.problems)

    def __reduce__(self) -> tuple[object, ...]:
        return (Numbers, self.key())


@final
class Effect:
    """One thing that a scenario's card does; the scenario's rules say how."""

    def __init__(self, do: int, amount: int) -> None:
        self.do: Final = do  # one of the scenario's own DO_…
        self.amount: Final = amount  # its number; 1 if it has none

    def __reduce__(self) -> tuple[object, ...]:
        return (Effect, (self.do, self.amount))


@final
class Hindrance:
    """A card of a scenario that hinders the clan until it is overcome: a neighbour, a rival, a traitor."""

    def __init__(
        self,
        name: str,
        challenge: Challenge,
        fingerprint: bool,
        penalties: list[Penalty],
        evening: list[Effect],
        won: list[Effect],
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.challenge: Final = challenge
        self.fingerprint: Final = fingerprint  # evidence while it lies there (LG-082)
        self.penalties: Final = penalties  # of everybody, while it lies there
        self.evening: Final = evening  # at the end of each round
        self.won: Final = won  # when it is overcome

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.name, self.challenge, self.fingerprint, self.penalties, self.evening, self.won)
        return (Hindrance, fields)


class ScenarioBox:
    """The tables of one scenario; each scenario has its own class, which says how it is pickled."""

    def __init__(self, name: str, texts: Any = None) -> None:
        self.name: Final = name
        self.texts: Final = texts  # a `ScenarioText`; it stays where it was loaded

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.name,))


@final
class Box:
    """The tables of one pack. Shared by all states of a match and never changed."""

    def __init__(
        self,
        henchmen: list[Henchman],
        problems: list[Problem],
        numbers: list[Numbers],
        scenarios: list[ScenarioBox],
        texts: Any = None,
    ) -> None:
        self.henchmen: Final = henchmen
        self.problems: Final = problems
        self.numbers: Final = numbers  # by level of difficulty: easier, standard, harder
        self.scenarios: Final = scenarios
        self.texts: Final = texts  # what is read and never ruled (`texts`); it stays where it was loaded

    def __reduce__(self) -> tuple[object, ...]:
        return (Box, (self.henchmen, self.problems, self.numbers, self.scenarios))


def level_of(henchman: HenchmanNumber) -> int:
    """The level of a henchman by its number alone: cards are numbered level by level."""
    if henchman < OF_LEVEL[0]:
        return 1
    return 2 if henchman < OF_LEVEL[0] + OF_LEVEL[1] else 3
