"""The bank as its rules use it: the cards, the clock, and the numbers of each level."""

from typing import Any, Final, Literal, final, get_args

from intriga.games.gangsters.box.tables import Challenge, Penalty, ScenarioBox

NAME: Final = "hands_up"

# ── the places: the cards of the bank, the cards of the hours, and the getaway on the board ──

ALARM: Final = 0
TILLS: Final = 1
VAULT_DOOR: Final = 2
BOXES: Final = 3
SAFE: Final = 4
BANK: Final = 5  # cards of the bank
HOURS: Final = 10  # cards of the hours: the places from BANK on
CARDS: Final = BANK + HOURS  # with the police card, 16
GETAWAY: Final = 15
PLACES: Final = 16

BAGS: Final = 15  # in the box
NOON: Final = 12  # the last step of the clock
CARRY: Final = 0  # the only action of its own

# ── what a card does at the end of a round, in the order of EVENINGS ──

EVENING_NOTHING: Final = 0
EVENING_PROBLEM: Final = 1  # one player takes a problem
EVENING_CLOCK: Final = 2  # the clock goes on
EVENING_LOSE_BAG: Final = 3  # a bag of the hall is gone
Evening = Literal["nothing", "problem", "clock", "lose_bag"]
EVENINGS: Final[tuple[Evening, ...]] = get_args(Evening)

# ── what a roll without success costs, in the order of FAILURES ──

FAILURE_NOTHING: Final = 0
FAILURE_CLOCK: Final = 1
FAILURE_PROBLEM: Final = 2  # whoever tried takes a problem
Failure = Literal["nothing", "clock", "problem"]
FAILURES: Final[tuple[Failure, ...]] = get_args(Failure)

# ── what overcoming a card brings beside its bags, in the order of OUTCOMES ──

OUTCOME_DISCARD: Final = 0
OUTCOME_OPEN: Final = 1  # the boxes and the safe lie open
OUTCOME_HINT: Final = 2  # a marker on the safe, or on the door of the vault
OUTCOME_CALM: Final = 3  # the police are under control for this round
OUTCOME_BACK: Final = 4  # the clock goes back
OUTCOME_AWAY: Final = 5  # the car leaves with the end of this round
Outcome = Literal["discard", "open", "hint", "calm", "back", "away"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)


@final
class Card:
    """One card of the bank or of the hours, or the getaway."""

    def __init__(
        self,
        name: str,
        challenge: Challenge,
        outcome: int,
        bags: int,
        fingerprint: bool,
        penalty: Penalty | None,
        evening: int,
        failure: int,
        slower: int,
    ) -> None:
        self.name: Final = name  # its id, for records
        self.challenge: Final = challenge  # with 0 successes each brings a bag
        self.outcome: Final = outcome  # OUTCOME_…
        self.bags: Final = bags  # that lie there
        self.fingerprint: Final = fingerprint
        self.penalty: Final = penalty  # that holds for everybody while the card lies there
        self.evening: Final = evening  # EVENING_…
        self.failure: Final = failure  # FAILURE_…
        self.slower: Final = slower  # so many bags fewer are carried at a time

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Card,
            (
                self.name,
                self.challenge,
                self.outcome,
                self.bags,
                self.fingerprint,
                self.penalty,
                self.evening,
                self.failure,
                self.slower,
            ),
        )


@final
class BankNumbers:
    """The numbers of one level of difficulty. Lists by players are read by how many play, from one."""

    def __init__(
        self,
        start: list[int],
        quota: list[int],
        getaway: list[int],
        carry: list[int],
        bells: list[int],
        sirens: list[int],
        reputation: list[int],
    ) -> None:
        self.start: Final = start  # where the hand of the clock begins, by players
        self.quota: Final = quota  # bags that make a success, by players
        self.getaway: Final = getaway  # successes that it takes to leave, by players
        self.carry: Final = carry  # bags that one action carries out, by players
        self.bells: Final = bells  # steps on which a card of the hours turns up
        self.sirens: Final = sirens  # steps from which on leaving is harder
        self.reputation: Final = reputation  # by bags in the car

    def __reduce__(self) -> tuple[object, ...]:
        lists = (self.start, self.quota, self.getaway, self.carry, self.bells, self.sirens, self.reputation)
        return (BankNumbers, lists)


@final
class BankBox(ScenarioBox):
    """The tables of the bank."""

    def __init__(
        self,
        cards: list[Card],
        police: Challenge,
        roadblock: int,
        revive: Challenge,
        cheer: Challenge,
        getaways: list[list[Challenge]],
        numbers: list[BankNumbers],
        texts: Any = None,
    ) -> None:
        super().__init__(NAME, texts)
        self.cards: Final = cards  # by place; the last is the getaway
        self.police: Final = police
        self.roadblock: Final = roadblock  # by how much active police make leaving harder
        self.revive: Final = revive
        self.cheer: Final = cheer
        self.getaways: Final = getaways  # by level and players
        self.numbers: Final = numbers  # by level of difficulty

    def __reduce__(self) -> tuple[object, ...]:
        return (
            BankBox,
            (self.cards, self.police, self.roadblock, self.revive, self.cheer, self.getaways, self.numbers),
        )
