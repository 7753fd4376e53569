"""The tables of the family as the rules use them: places, relatives, occasions, and the numbers by level."""

from typing import Any, Final, Literal, final, get_args

from intriga.games.gangsters.box.tables import HENCHMEN, Challenge, Effect, Penalty, ScenarioBox

# ── the cards (LS5-001): mole, accountant, police card, places, relatives, occasions ──

CARDS: Final = 23
RELATIVES: Final = 12
OCCASIONS: Final = 4
FAMILY: Final = RELATIVES + OCCASIONS  # cards of the family deck: relatives, then occasions

# ── guests of the clan deck (LG-010) ──

MOLE: Final = HENCHMEN
ACCOUNTANT: Final = HENCHMEN + 1

# ── places: four of the board, the mole in the cellar, then the relatives ──

SPEAKEASY: Final = 0
SAFE: Final = 1
GARAGE: Final = 2
BACK_DOOR: Final = 3
CELLAR: Final = 4
FIRST_RELATIVE: Final = 5
PLACES: Final = FIRST_RELATIVE + RELATIVES
PLACE_IDS: Final = ("speakeasy", "safe", "garage", "back_door", "cellar")

# ── actions ──

UNMASK: Final = 0
EMPLOY: Final = 1
ACTS: Final = 2

# ── effects of cards, in the order of EFFECTS ──

# in the evening
DO_ARM_REBELS: Final = 0
DO_ROB: Final = 1
DO_PROBLEM: Final = 2
DO_HURT: Final = 3
# when a relative is won over, or at an occasion
DO_ARM_CLAN: Final = 4
DO_DISARM: Final = 5
DO_BAGS: Final = 6
DO_DRAW: Final = 7
DO_QUIET: Final = 8
DO_ALL_DRAW: Final = 9
FamilyEffect = Literal[
    "arm_rebels",
    "rob",
    "problem",
    "hurt",
    "arm_clan",
    "disarm",
    "bags",
    "draw",
    "quiet",
    "all_draw",
]
EFFECTS: Final[tuple[FamilyEffect, ...]] = get_args(FamilyEffect)


@final
class Relative:
    """One card of the family that sits down at the table."""

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
        self.won: Final = won  # when it is won over

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.name, self.challenge, self.fingerprint, self.penalties, self.evening, self.won)
        return (Relative, fields)


@final
class Occasion:
    """One card of the family that is carried out at once and goes."""

    def __init__(self, name: str, effects: list[Effect]) -> None:
        self.name: Final = name
        self.effects: Final = effects

    def __reduce__(self) -> tuple[object, ...]:
        return (Occasion, (self.name, self.effects))


@final
class FamilyNumbers:
    """What the level of difficulty decides. Lists are read by how many play, from one."""

    def __init__(
        self,
        rounds: int,
        clan: list[int],
        rebels: list[int],
        bags: int,
        unrest: list[int],
        whisper: int,
        betray: int,
        arrivals: list[int],
        lead: int,
    ) -> None:
        self.rounds: Final = rounds  # evenings until the table is cleared
        self.clan: Final = clan  # guns at the start
        self.rebels: Final = rebels
        self.bags: Final = bags  # in the safe at the start
        self.unrest: Final = unrest  # by how much the rebels' gun grows by itself, every evening
        self.whisper: Final = whisper  # what the mole does from the clan deck, every evening
        self.betray: Final = betray  # what he does from a hand
        self.arrivals: Final = arrivals  # cards of the family that come up in a round
        self.lead: Final = lead  # of the clan's gun that reconciles the family

    def __reduce__(self) -> tuple[object, ...]:
        guns = (self.rounds, self.clan, self.rebels, self.bags)
        return (FamilyNumbers, (*guns, self.unrest, self.whisper, self.betray, self.arrivals, self.lead))


@final
class TableRow:
    """The board: tracks, strikes, what is earned."""

    def __init__(
        self,
        track: int,
        room: int,
        confession: int,
        most_taken: int,
        most_hurt: int,
        share: int,
        bag_points: list[int],
        talked: int,
        saved: int,
        reconciled: int,
    ) -> None:
        self.track: Final = track  # the last step of both guns
        self.room: Final = room  # for bags in the safe
        self.confession: Final = confession  # by how much it disarms the rebels when the mole talks
        self.most_taken: Final = most_taken  # bags that one strike takes
        self.most_hurt: Final = most_hurt  # henchmen that one strike exhausts
        self.share: Final = share  # bags that active police take in an evening
        self.bag_points: Final = bag_points  # the bags for one point of reputation, for two, …
        self.talked: Final = talked  # reputation for a mole who has talked
        self.saved: Final = saved  # for the accountant at his desk
        self.reconciled: Final = reconciled  # for a family that is one again

    def key(self) -> tuple[object, ...]:
        strikes = (self.track, self.room, self.confession, self.most_taken, self.most_hurt, self.share)
        return (*strikes, self.bag_points, self.talked, self.saved, self.reconciled)

    def __reduce__(self) -> tuple[object, ...]:
        return (TableRow, self.key())


@final
class FamilyBox(ScenarioBox):
    """All tables of the family."""

    def __init__(
        self,
        name: str,
        table: TableRow,
        places: list[Challenge],
        relatives: list[Relative],
        occasions: list[Occasion],
        board: list[Challenge],
        numbers: list[FamilyNumbers],
        texts: Any = None,
    ) -> None:
        super().__init__(name, texts)
        self.table: Final = table
        self.places: Final = places  # SPEAKEASY to CELLAR
        self.relatives: Final = relatives
        self.occasions: Final = occasions
        self.board: Final = board  # police, revive, cheer
        self.numbers: Final = numbers  # by level of difficulty

    def __reduce__(self) -> tuple[object, ...]:
        tables = (self.table, self.places, self.relatives, self.occasions, self.board, self.numbers)
        return (FamilyBox, (self.name, *tables))


assert 1 + 2 + len(PLACE_IDS) - 1 + FAMILY == CARDS
