"""The tables of the casino as the rules use them: gaming tables, guests, and the numbers by level."""

from typing import Any, Final, final

from intriga.games.gangsters.box.tables import Challenge, Effect, Penalty, ScenarioBox

CARDS: Final = 15  # LS4-001: the police card, the gaming tables, the guests
CHIPS: Final = 10  # LS4-003
TABLES: Final = 6
GUESTS: Final = 8  # their places follow those of the gaming tables
PLACES: Final = TABLES + GUESTS
CHIPS_PER_STEP: Final = 4  # on a table make it 1 harder (LS4-006)

# ── answers to what becomes of the chips on a table ──

TAKE_THEM: Final = 0
LET_RIDE: Final = 1
CHOICES: Final = 2

# ── effects of guests, in the order of EFFECTS ──

# at their table, while they sit there
DO_RAISE: Final = 0
DO_TOUGH: Final = 1
# at the end of a round
DO_PINCH: Final = 2
DO_PROBLEM: Final = 3
# when the guest is overcome
DO_CHIPS: Final = 4
DO_DRAW: Final = 5
DO_QUIET: Final = 6
EFFECTS: Final = ("raise", "tough", "pinch", "problem", "chips", "draw", "quiet")


@final
class GamingTable:
    """One table of the casino."""

    def __init__(self, name: str, challenge: Challenge, stake: int, limit: int) -> None:
        self.name: Final = name  # its id
        self.challenge: Final = challenge
        self.stake: Final = stake  # chips of the tray that are bet on it while it is empty
        self.limit: Final = limit  # the most chips that may lie on it

    def __reduce__(self) -> tuple[object, ...]:
        return (GamingTable, (self.name, self.challenge, self.stake, self.limit))


@final
class Guest:
    """One guest who sits down at a table."""

    def __init__(
        self,
        name: str,
        challenge: Challenge,
        fingerprint: bool,
        penalties: list[Penalty],
        sits: list[Effect],
        evening: list[Effect],
        won: list[Effect],
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.challenge: Final = challenge
        self.fingerprint: Final = fingerprint  # evidence while the guest sits there (LG-082)
        self.penalties: Final = penalties  # of everybody, while the guest sits there
        self.sits: Final = sits  # what it does to the table
        self.evening: Final = evening  # at the end of each round
        self.won: Final = won  # when the guest is overcome

    def __reduce__(self) -> tuple[object, ...]:
        effects = (self.sits, self.evening, self.won)
        return (Guest, (self.name, self.challenge, self.fingerprint, self.penalties, *effects))


@final
class CasinoNumbers:
    """What the level of difficulty decides. Lists by players are read by how many play, from one."""

    def __init__(
        self,
        rounds: int,
        midnight: int,
        rent: list[int],
        tray: list[int],
        quota: list[int],
        arrivals: list[int],
    ) -> None:
        self.rounds: Final = rounds  # until dawn
        self.midnight: Final = midnight  # the round from which stakes are higher
        self.rent: Final = rent  # chips of the tray that the croupier takes if nothing lies on the tables
        self.tray: Final = tray  # chips of the clan at the start
        self.quota: Final = quota  # chips that are wanted
        self.arrivals: Final = arrivals  # rounds in which a guest comes

    def __reduce__(self) -> tuple[object, ...]:
        lists = (self.rent, self.tray, self.quota, self.arrivals)
        return (CasinoNumbers, (self.rounds, self.midnight, *lists))


@final
class House:
    """What is printed on the board."""

    def __init__(self, closed: int, share: int, points: list[int]) -> None:
        self.closed: Final = closed  # the table on which the blocking token lies at the start
        self.share: Final = share  # chips of each payout that active police take
        self.points: Final = points  # reputation by chips, from none

    def __reduce__(self) -> tuple[object, ...]:
        return (House, (self.closed, self.share, self.points))


@final
class CasinoBox(ScenarioBox):
    """All tables of the casino."""

    def __init__(
        self,
        name: str,
        house: House,
        tables: list[GamingTable],
        guests: list[Guest],
        board: list[Challenge],
        numbers: list[CasinoNumbers],
        texts: Any = None,
    ) -> None:
        super().__init__(name, texts)
        self.house: Final = house
        self.tables: Final = tables
        self.guests: Final = guests
        self.board: Final = board  # police, revive, cheer
        self.numbers: Final = numbers  # by level of difficulty

    def __reduce__(self) -> tuple[object, ...]:
        rows = (self.house, self.tables, self.guests, self.board, self.numbers)
        return (CasinoBox, (self.name, *rows))
