"""The tables of the election as the rules use them: districts, the mayor's answers, traitors, the numbers."""

from typing import Any, Final, final

from intriga.games.gangsters.box.tables import DISTRICTS, Challenge, Hindrance, ScenarioBox

CARDS: Final = 25  # LS6-001
PHASES: Final = 3
VOTES: Final = 2  # of a district
ALL_VOTES: Final = VOTES * DISTRICTS
VISITS: Final = 6  # the mayor's answers: one in each district, in the order of the districts
TRAITORS: Final = 6

# ── places ──

FIRST_VISIT: Final = DISTRICTS
FIRST_TRAITOR: Final = FIRST_VISIT + VISITS
DONORS: Final = FIRST_TRAITOR + TRAITORS
WHISPERS: Final = DONORS + 1
PLACES: Final = WHISPERS + 1
BESIDE: Final = 3  # the row of the donors on the board; that of the whispers follows

# ── the action, and the answers: the districts, then what a success is used for ──

PAY: Final = 0
ACTS: Final = 1
PROMISE: Final = DISTRICTS
SECURE: Final = DISTRICTS + 1
CHOICES: Final = DISTRICTS + 2

# ── effects of the mayor's answers and of traitors, in the order of EFFECTS ──

# in the evening
DO_ROB: Final = 0
DO_LOOSEN: Final = 1
DO_GROW: Final = 2
DO_PROBLEM: Final = 3
# when it is overcome
DO_GIFT: Final = 4
DO_PROMISE: Final = 5
DO_DRAW: Final = 6
DO_QUIET: Final = 7
EFFECTS: Final = ("rob", "loosen", "grow", "problem", "gift", "promise", "draw", "quiet")


@final
class ElectionNumbers:
    """What the level of difficulty decides. Lists go by how many play, from one."""

    def __init__(self, wanted: list[int], chest: list[int], betrayal: list[int], stubborn: list[int]) -> None:
        self.wanted: Final = wanted  # votes that win
        self.chest: Final = chest  # at the start
        self.betrayal: Final = betrayal  # at the start
        self.stubborn: Final = stubborn  # by how much districts are more difficult

    def __reduce__(self) -> tuple[object, ...]:
        return (ElectionNumbers, (self.wanted, self.chest, self.betrayal, self.stubborn))


@final
class Race:
    """The course of the campaign: its rounds, the chest, and the track of the betrayal."""

    def __init__(
        self,
        rounds: int,
        phases: list[int],
        landslide: int,
        chest: int,
        gift: int,
        price: int,
        drinks: int,
        opens: int,
        full: int,
        least: int,
        names: list[int],
        clan: list[int],
    ) -> None:
        self.rounds: Final = rounds  # the vote is at the end of the last one
        self.phases: Final = phases  # the round in which each begins
        self.landslide: Final = landslide  # votes with which the mayor gives up
        self.chest: Final = chest  # the last cell of its track
        self.gift: Final = gift  # of donors, for each success
        self.price: Final = price  # of a promised vote made sure
        self.drinks: Final = drinks  # what a rally costs
        self.opens: Final = opens  # the betrayal that comes out before its time
        self.full: Final = full  # the end of its track: the clan is sold
        self.least: Final = least  # successes that a traitor needs at least
        self.names: Final = names  # more dice of a henchman, by level
        self.clan: Final = clan  # henchmen of each level where no chapter came before

    def __reduce__(self) -> tuple[object, ...]:
        money = (self.chest, self.gift, self.price, self.drinks)
        betrayal = (self.opens, self.full, self.least)
        return (
            Race,
            (self.rounds, self.phases, self.landslide, *money, *betrayal, self.names, self.clan),
        )


@final
class ElectionBox(ScenarioBox):
    """All tables of the election."""

    def __init__(
        self,
        name: str,
        race: Race,
        districts: list[Challenge],
        visits: list[Hindrance],
        traitors: list[Hindrance],
        board: list[Challenge],
        numbers: list[ElectionNumbers],
        ids: list[str],
        texts: Any = None,
    ) -> None:
        super().__init__(name, texts)
        self.race: Final = race
        self.districts: Final = districts
        self.visits: Final = visits
        self.traitors: Final = traitors
        self.board: Final = board  # police, revive, cheer, donors, whispers
        self.numbers: Final = numbers  # by level of difficulty
        self.ids: Final = ids  # of the districts

    def __reduce__(self) -> tuple[object, ...]:
        cards = (self.districts, self.visits, self.traitors)
        return (ElectionBox, (self.name, self.race, *cards, self.board, self.numbers, self.ids))


assert CARDS == 1 + 1 + PHASES + DISTRICTS + VISITS + TRAITORS + 2  # police, candidate, donors, whispers
