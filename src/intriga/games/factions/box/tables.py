"""The box as the rules use it: characters with their properties, and roles, by number."""

from typing import Any, Final, Literal, TypeAlias, final, get_args

CardNumber: TypeAlias = int  # from 0, in the order of the pack

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

# ── what an effect counts, and whom it means ──

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
class Fields:
    """An effect as its row has it: the name of its phrase, and the fields of that phrase as numbers."""

    def __init__(self, does: str, may: bool, when: Condition, values: dict[str, int]) -> None:
        self.does: Final = does  # of an odd card its name
        self.may: Final = may
        self.when: Final = when
        self.values: Final = values  # by name

    def key(self) -> tuple[object, ...]:
        return (self.does, self.may, self.when, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return (Fields, self.key())


class Effect:
    """One effect of a property, as far as the box must know it; `effects.phrase` says what it does."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Final = fields
        self.may: Final = fields.may
        self.when: Final = fields.when

    def sentence(self) -> str:
        """The name of its sentence on the card."""
        return f"do-{self.fields.does}"

    def worth(self, faction: int) -> float:
        """What it seems to bring somebody of this faction who plays the card."""
        raise NotImplementedError

    def guards_itself(self) -> bool:
        """Whether no property may touch its card."""
        return False

    def guards_area(self) -> int:
        """The factions whose cards it protects in the area of its card, as a mask."""
        return 0

    def is_guard(self) -> bool:
        """Whether it holds while its card lies, instead of being applied once."""
        return self.guards_itself() or self.guards_area() != 0

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.fields,))


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
        self.effects: Final = [effect for effect in effects if not effect.is_guard()]
        self.guards: Final = [effect for effect in effects if effect.is_guard()]
        self.guards_itself: Final = any(guard.guards_itself() for guard in self.guards)
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
        found |= guard.guards_area()
    return found


class Goal:
    """The condition of a role as its row has it; `rules.roles` says what each kind counts.

    Fields that a kind does not use have their first value."""

    def __init__(
        self,
        kind: str,
        of: int = NO_FACTION,
        than: int = NO_FACTION,
        number: int = 0,
        year: int = 0,
        persons: list[int] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.of: Final = of
        self.than: Final = than
        self.number: Final = number
        self.year: Final = year
        self.persons: Final[list[int]] = persons if persons is not None else []

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.kind, self.of, self.than, self.number, self.year, self.persons))


@final
class Role:
    """One role card: a faction, and a condition on the public end state that is worth points."""

    def __init__(self, name: str, faction: int, points: int, goal: Goal) -> None:
        self.name: Final = name
        self.faction: Final = faction
        self.points: Final = points
        self.goal: Final = goal

    def __reduce__(self) -> tuple[object, ...]:
        return (Role, (self.name, self.faction, self.points, self.goal))


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
    """How many can play with this many cards."""
    return min(MOST_SEATS, (cards - 1) // CARDS_PER_SEAT)
