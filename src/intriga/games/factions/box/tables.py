"""The box as the rules use it: characters with their properties, and roles, by number."""

from typing import Any, Final, Literal, final, get_args

# ── factions and counts ──

Letter = Literal["F", "L", "K"]
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
FACTIONS: Final = 3
NO_FACTION: Final = -1
NO_CARD: Final = -1
MOST_CARDS: Final = 96
HALF: Final = 48  # cards of the lower half of a deck: a heap holds at most 62
MOST_SEATS: Final = 8
LEAST_SEATS: Final = 2
HAND: Final = 3  # HF-010 HF-014
ROLES: Final = 12  # HF-002
CARDS_PER_SEAT: Final = 8  # of the deck, beside the first card of the discard pile

# ── places that a property names ──

OWN: Final = 0
OTHER: Final = 1
ANY: Final = 2
HERE: Final = 3
LEFT: Final = 4
RIGHT: Final = 5
Place = Literal["own", "other", "any", "here", "left", "right"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)

# ── what an effect does ──

DISCARD: Final = 0
MOVE: Final = 1
SWAP: Final = 2
RETURN: Final = 3
DRAW: Final = 4
EACH_DRAWS: Final = 5
MILL: Final = 6
LAY_TOP: Final = 7
RECOVER: Final = 8
REVIVE: Final = 9
GIVE: Final = 10
TAKE: Final = 11
DROP: Final = 12
LOOK: Final = 13
RENEW: Final = 14
AGAIN: Final = 15
GUARD: Final = 16
ODD: Final = 17
DOES: Final = (
    "discard",
    "move",
    "swap",
    "return",
    "draw",
    "each_draws",
    "mill",
    "lay_top",
    "recover",
    "revive",
    "give",
    "take",
    "drop",
    "look",
    "renew",
    "again",
    "guard",
    "odd",
)

ALL: Final = 0  # as a count: every card that fits, and nothing is chosen
ME: Final = 0
ANOTHER: Final = 1
EACH: Final = 2
WHO: Final = ("me", "other", "each")

# ── conditions of an effect ──

ALWAYS: Final = 0
PERSON_IN_PLAY: Final = 1
PERSON_DISCARDED: Final = 2
AREA_HOLDS: Final = 3
DECK_AT_MOST: Final = 4


# ── conditions of roles ──

ALL_THREE: Final = 0
MOST: Final = 1
EQUAL: Final = 2
PERSONS_ALIVE: Final = 3
GUARDED: Final = 4
FEWEST: Final = 5
LARGEST: Final = 6
PERSON_HERE: Final = 7
DISCARD_HOLDS: Final = 8
PERSON_IN_DISCARD: Final = 9
TOTAL_MORE: Final = 10
SMALLEST: Final = 11
LEAST: Final = 12
NONE_OF: Final = 13
NEIGHBOURS: Final = 14
PAIR: Final = 15
EVEN: Final = 16
LATEST: Final = 17
LARGER_LEFT: Final = 18
BELOW_AVERAGE: Final = 19
PERSONS_IN_PLAY: Final = 20
KINDS: Final = (
    "all_three",
    "most",
    "equal",
    "persons_alive",
    "guarded",
    "fewest",
    "largest",
    "person_here",
    "discard_holds",
    "person_discarded",
    "total_more",
    "smallest",
    "least",
    "none",
    "neighbours",
    "pair",
    "even",
    "latest",
    "larger_left",
    "below_average",
    "persons_in_play",
)


@final
class Condition:
    """When an effect is applied at all."""

    def __init__(self, kind: int, person: int, whose: int, of: int, number: int) -> None:
        self.kind: Final = kind
        self.person: Final = person
        self.whose: Final = whose
        self.of: Final = of
        self.number: Final = number

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.person, self.whose, self.of, self.number)

    def __reduce__(self) -> tuple[object, ...]:
        return (Condition, self.key())


@final
class Effect:
    """One effect of a property, as its row has it; fields that it does not use have their first value."""

    def __init__(
        self,
        do: int,
        may: bool,
        when: Condition,
        whose: int = ANY,
        of: int = NO_FACTION,
        person: int = NO_CARD,
        not_this: bool = False,
        count: int = 1,
        to: int = OWN,
        theirs: int = NO_FACTION,
        who: int = ME,
        area: bool = False,
        name: str = "",
    ) -> None:
        self.do: Final = do
        self.may: Final = may
        self.when: Final = when
        self.whose: Final = whose
        self.of: Final = of
        self.person: Final = person
        self.not_this: Final = not_this
        self.count: Final = count
        self.to: Final = to
        self.theirs: Final = theirs  # of a swap: the faction of the other's card
        self.who: Final = who
        self.area: Final = area  # of a guard: the cards of its area, not the card itself
        self.name: Final = name  # of an odd card

    def key(self) -> tuple[object, ...]:
        return (
            self.do,
            self.may,
            self.when,
            self.whose,
            self.of,
            self.person,
            self.not_this,
            self.count,
            self.to,
            self.theirs,
            self.who,
            self.area,
            self.name,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Effect, self.key())


@final
class Character:
    """One character card."""

    def __init__(
        self,
        name: str,
        faction: int,
        symbols: list[int],
        born: int,
        died: int,
        laid: int,
        effects: list[Effect],
    ) -> None:
        self.name: Final = name  # the card's id, for records
        self.faction: Final = faction
        self.symbols: Final = symbols  # how many of each faction (HF-025)
        self.born: Final = born
        self.died: Final = died
        self.laid: Final = laid  # OWN, OTHER or ANY (HF-018)
        self.effects: Final = [effect for effect in effects if effect.do != GUARD]
        self.guards: Final = [effect for effect in effects if effect.do == GUARD]
        self.guards_itself: Final = any(not guard.area for guard in self.guards)
        self.guards_area: Final = guarded_factions(self.guards)

    def key(self) -> tuple[object, ...]:
        effects = self.effects + self.guards
        return (self.name, self.faction, self.symbols, self.born, self.died, self.laid, effects)

    def __reduce__(self) -> tuple[object, ...]:
        return (Character, self.key())


def guarded_factions(guards: list[Effect]) -> int:
    """The factions whose cards these guards protect in their area, as a mask."""
    found = 0
    for guard in guards:
        if guard.area:
            found |= 7 if guard.of == NO_FACTION else 1 << guard.of
    return found


@final
class Role:
    """One role card: a faction, and a condition on the public end state that is worth points."""

    def __init__(
        self,
        name: str,
        faction: int,
        points: int,
        kind: int,
        of: int = NO_FACTION,
        than: int = NO_FACTION,
        number: int = 0,
        year: int = 0,
        persons: list[int] | None = None,
    ) -> None:
        self.name: Final = name
        self.faction: Final = faction
        self.points: Final = points
        self.kind: Final = kind  # a number of KINDS
        self.of: Final = of
        self.than: Final = than
        self.number: Final = number
        self.year: Final = year
        self.persons: Final[list[int]] = persons if persons is not None else []

    def key(self) -> tuple[object, ...]:
        return (
            self.name,
            self.faction,
            self.points,
            self.kind,
            self.of,
            self.than,
            self.number,
            self.year,
            self.persons,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Role, self.key())


@final
class Box:
    """The tables of one pack. Shared by all states of a match and never changed."""

    def __init__(
        self,
        cards: list[Character],
        roles: list[Role],
        facts: list[bool],
        dated: list[bool],
        texts: Any = None,
    ) -> None:
        self.cards: Final = cards
        self.roles: Final = roles
        self.facts: Final = facts  # by card: whether its note gives a question of the quiz
        self.dated: Final = dated  # by card: whether the quiz may ask for its years
        self.texts: Final = texts  # what is read and never ruled (`texts`); it stays where it was loaded

    def __reduce__(self) -> tuple[object, ...]:
        return (Box, (self.cards, self.roles, self.facts, self.dated))


def most_seats(cards: int) -> int:
    """How many can play with so many cards."""
    return min(MOST_SEATS, (cards - 1) // CARDS_PER_SEAT)
