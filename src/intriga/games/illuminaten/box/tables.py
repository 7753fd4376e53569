"""The box as the rules use it: cards, field, connections and counts of one pack, by number."""

from typing import Any, Final, Literal, TypeAlias, final, get_args

CardNumber: TypeAlias = int  # from 0, in the order of the pack
Cell: TypeAlias = int  # a place of the field, from 0
Faction: TypeAlias = int  # its place in LETTERS

# ── factions, degrees, strengths, organisations, actions ──

FACTIONS: Final = 6
A: Final = 0  # aristocracy
M: Final = 1  # magistrates
T: Final = 2  # creators
K: Final = 3  # connoisseurs
D: Final = 4  # clergy
U: Final = 5  # scholars
Letter = Literal["A", "M", "T", "K", "D", "U"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
ANY_FACTION: Final = 63

GM: Final = 4  # grand master; degrees 1 to 3 are themselves
RA: Final = 5  # royal arch
Degree = Literal["", "1", "2", "3", "GM", "RA"]
DEGREES: Final[tuple[Degree, ...]] = get_args(Degree)

DAGGER: Final = 7  # strengths 2 to 6 are themselves
HAMMERS: Final = 8

NO_ORGANISATION: Final = 0
MASON: Final = 1
ROSICRUCIAN: Final = 2
Organisation = Literal["none", "mason", "rosicrucian"]
ORGANISATIONS: Final[tuple[Organisation, ...]] = get_args(Organisation)

SCOUT: Final = 0
INFLUENCE: Final = 1
INTERROGATE: Final = 2
REASSIGN: Final = 3
EXCLUDE: Final = 4
DISPLACE: Final = 5
Action = Literal["scout", "influence", "interrogate", "reassign", "exclude", "displace"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

#: Abilities of the Enlightened: an additional main action, an enhancement of one, or something special.
Ability = Literal[
    "SCO_ADD",
    "INF_ADD",
    "INT_ADD",
    "REA_ADD",
    "EXC_ADD",
    "DIS_ADD",
    "SCO_ENH",
    "INF_ENH",
    "INT_ENH",
    "REA_ENH",
    "EXC_ENH",
    "DIS_ENH",
    "SWAP",
    "DRAW",
    "FACT",
    "EDICT",
    "GM",
    "RA",
]
ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)
ENHANCEMENTS: Final = 6  # ABILITIES[action] is additional, ABILITIES[ENHANCEMENTS + action] enhances
SWAP: Final = 12
DRAW: Final = 13
FACT: Final = 14
EDICT: Final = 15
MASTER: Final = 16
ARCH: Final = 17

CARDS: Final = 57
PURSE_BITS: Final = 8  # of each faction, in a number that holds some tokens of all of them
MOST_CELLS: Final = 19
MOST_SLOTS: Final = 3
MOST_SEATS: Final = 4
AREOPAGUS: Final = 19  # stands for a seat's own areopagus where a cell is asked for
PLOTS: Final = 13
SPECIALS: Final = 9
CONNECTIONS: Final = 20
COURT: Final = 5

#: Special events, in the order of their numbers.
Special = Literal[
    "festivities",
    "clear_weather",
    "press",
    "rosicrucians",
    "treaty",
    "convent",
    "decree",
    "inquisitors",
    "whisper",
]
EVENTS: Final[tuple[Special, ...]] = get_args(Special)
FESTIVITIES: Final = 0
CLEAR_WEATHER: Final = 1
PRESS: Final = 2
RISE: Final = 3
TREATY: Final = 4
CONVENT: Final = 5
DECREE: Final = 6
INQUISITORS: Final = 7
WHISPER: Final = 8


@final
class Card:
    """One Enlightened."""

    def __init__(
        self,
        name: str,
        degree: int,
        main: int,
        second: int,
        strength: int,
        ability: int,
        organisation: int,
        costs: list[list[int]],
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.degree: Final = degree
        self.main: Final = main
        self.second: Final = second  # -1 for grand masters and royal arches
        self.factions: Final = 1 << main | (1 << second if second >= 0 else 0)
        self.strength: Final = strength
        self.ability: Final = ability
        self.organisation: Final = organisation
        self.costs: Final = costs  # for each slot from the top, the factions of its tokens
        self.needs: Final = [
            sum(1 << PURSE_BITS * faction for faction in cost) for cost in costs
        ]  # as a purse
        self.slots: Final = len(costs)
        self.is_great: Final = degree >= GM  # grand master or royal arch

    def key(self) -> tuple[object, ...]:
        return (
            self.name,
            self.degree,
            self.main,
            self.second,
            self.strength,
            self.ability,
            self.organisation,
            self.costs,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Card, self.key())


@final
class Field:
    """The pattern of the field at one number of seats. Cells are numbered from 0, row by row."""

    def __init__(
        self,
        rows: list[list[int]],
        near: list[int],
        around: list[list[int]],
        areopagi: list[int],
        germain: list[int],
        turns: list[int],
    ) -> None:
        self.rows: Final = rows
        self.cells: Final = len(near)
        self.near: Final = near  # masks of adjacent cells, the cell itself among them (PI-028)
        self.around: Final = around  # by cell: the cells UR, R, DR, DL, L, UL, or -1
        self.areopagi: Final = areopagi  # by place of the board, clockwise: mask of the two cells it touches
        self.germain: Final = germain  # by cell: its number in Saint-Germain's scheme
        self.turns: Final = turns  # by place of the board: steps of 60 degrees of Weishaupt's scheme
        self.inner: Final = sum(1 << cell for cell in range(self.cells) if -1 not in around[cell])  # PI-029
        self.top: Final = sum(1 << cell for cell in rows[0])
        self.bottom: Final = sum(1 << cell for cell in rows[-1])
        self.central: Final = sum(1 << cell for cell in rows[len(rows) // 2])

    def key(self) -> tuple[object, ...]:
        return (self.rows, self.near, self.around, self.areopagi, self.germain, self.turns)

    def __reduce__(self) -> tuple[object, ...]:
        return (Field, self.key())


@final
class Counts:
    """What depends on the number of seats, an artificial opponent among them."""

    def __init__(self, support: int, faction_cards: int, thresholds: list[int]) -> None:
        self.support: Final = support  # tokens of each type
        self.faction_cards: Final = faction_cards
        self.thresholds: Final = thresholds  # by plot: the number that its condition names

    def key(self) -> tuple[object, ...]:
        return (self.support, self.faction_cards, self.thresholds)

    def __reduce__(self) -> tuple[object, ...]:
        return (Counts, self.key())


@final
class Box:
    """The tables of one pack. Shared by all states of a match and never changed."""

    def __init__(
        self,
        cards: list[Card],
        connections: list[int],
        fields: list[Field],
        counts: list[Counts],
        opponents: int,
        texts: Any = None,
    ) -> None:
        self.cards: Final = cards
        self.connections: Final = connections  # masks of three factions, from IV to XXIII
        self.fields: Final = fields  # for 2, 3, 4 seats
        self.counts: Final = counts  # for 2, 3, 4 seats
        self.opponents: Final = opponents  # how many artificial ones the pack has texts for
        self.texts: Final = texts  # what is read and never ruled (`texts`); it stays where it was loaded

    def __reduce__(self) -> tuple[object, ...]:
        return (Box, (self.cards, self.connections, self.fields, self.counts, self.opponents))
