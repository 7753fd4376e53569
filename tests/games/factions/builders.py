"""Drawn positions: a small box, a table from readable notation, words said at it, and what was told.

The small box has eleven plain cards of each faction, `f1` to `k11`, each with one symbol of its own.
A card is changed by a line of its row: `box_of(f1='property = [{ do = "draw" }]')`.
Sets of cards are written with blanks between: `"f1 k2"`.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from intriga.games.factions.box import loading as components
from intriga.games.factions.box.tables import HALF, Box
from intriga.games.factions.rules.turn import Turns
from intriga.games.factions.setup import setup
from intriga.games.factions.state import Factions
from intriga.games.factions.verbs import into_area, into_hand
from intriga.games.factions.vocabulary import VOCABULARY
from intriga.games.shelf import find_game
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Chance, Guided, Quick
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.packs import Pack

EACH = 11
NEVER = 'kind = "least", of = "F", least = 90'
Told = list[Any]
Reason = tuple[str, str, dict[str, object]]
Rows = tuple[tuple[str, str], ...]


# ── boxes ──


def box_of(roles: dict[str, str] | None = None, **cards: str) -> Box:
    """A small box in which these cards and roles (`f_1` to `k_4`) have other fields."""
    return loaded(tuple(sorted(cards.items())), tuple(sorted((roles or {}).items())))


@cache
def loaded(cards: Rows, roles: Rows) -> Box:
    return components.load(Pack("small", small_files(dict(cards), dict(roles))))


def small_files(cards: dict[str, str], roles: dict[str, str]) -> dict[str, str]:
    """The files of the small pack."""
    people, number = "", 0
    for letter in "FLK":
        for place in range(1, EACH + 1):
            number += 1
            name = f"{letter.lower()}{place}"
            people += character_row(number, name, letter, cards.get(name, ""))
    offices = "".join(
        role_row(f"{letter.lower()}_{place}", letter, roles.get(f"{letter.lower()}_{place}", NEVER))
        for letter in "FLK"
        for place in range(1, 5)
    )
    factions = "".join(
        f'[[faction]]\nletter = "{letter}"\nname = {{ ru = "{letter}", en = "{letter}" }}\n'
        f'one = {{ ru = "{letter}", en = "{letter}" }}\nsign = "leaf"\nabout = {{ ru = "о", en = "a" }}\n'
        for letter in "FLK"
    )
    pack = f'title = {{ ru = "Малая", en = "Small" }}\n{factions}'
    return {"pack.toml": pack, "characters.toml": people, "roles.toml": offices}


def character_row(number: int, name: str, letter: str, more: str) -> str:
    fields = {
        "number": str(number),
        "id": f'"{name}"',
        "faction": f'"{letter}"',
        "symbols": f'"{letter}"',
        "name": f'{{ ru = "{name.upper()}", en = "{name.upper()}" }}',
        "short": f'{{ ru = "{name.upper()}", en = "{name.upper()}" }}',
        "born": "1750",
        "died": "1800",
    }
    for line in filter(None, more.splitlines()):
        field, _, value = line.partition(" = ")
        fields[field.strip()] = value
    return "[[character]]\n" + "".join(f"{field} = {value}\n" for field, value in fields.items())


def role_row(name: str, letter: str, condition: str) -> str:
    title = name.upper()
    return (
        f'[[role]]\nid = "{name}"\nfaction = "{letter}"\nname = {{ ru = "{title}", en = "{title}" }}\n'
        f"points = 3\ncondition = {{ {condition} }}\n"
    )


# ── tables ──


def numbers(box: Box, text: str) -> list[int]:
    """The numbers of these cards."""
    ids = [card.name for card in box.cards]
    return [ids.index(name) for name in text.split()]


def table(
    hands: Sequence[str],
    areas: Sequence[str] = (),
    *,
    box: Box | None = None,
    roles: str = "",
    discard: str = "",
    deck: str | None = None,
    turn: int = 0,
    first: int = 0,
) -> Factions:
    """In the middle of a game: `turn` is to act. Cards that are not named lie in the deck;
    if the deck is given, they lie at the bottom of the discard pile."""
    box = box if box is not None else box_of()
    s = Factions(box, len(hands), [Turns()])
    s.roles = [[role.name for role in box.roles].index(name) for name in roles.split()] or list(
        range(len(hands))
    )
    s.first, s.turn, s.turns, s.actions = first, turn, 1, 1
    for seat, text in enumerate(hands):
        for card in numbers(box, text):
            into_hand(s, seat, card, 0)
    for seat, text in enumerate(areas):
        for card in numbers(box, text):
            into_area(s, seat, card)
    used = [*numbers(box, discard), *(card for cards in (*s.hands, *s.areas) for card in cards)]
    rest = [card for card in range(len(box.cards)) if card not in used]
    below = []
    if deck is not None:
        below, rest = [card for card in rest if card not in numbers(box, deck)], numbers(box, deck)
    s.discard = below + numbers(box, discard)
    s.low = sum(1 << card for card in rest if card < HALF)
    s.high = sum(1 << card - HALF for card in rest if card >= HALF)
    s.settle(Dealer(Quick(1)))
    return s


def dealt(players: int, seed: int = 1, box: Box | None = None, **options: str) -> tuple[Factions, Told]:
    """A whole deal by the rules, and what was told of it."""
    told: Told = []
    chosen = chosen_options(find_game("factions"), players, options)
    return setup(box if box is not None else box_of(), players, chosen, Dealer(Quick(seed), told)), told


# ── talking ──


def written(s: Factions, text: str) -> str:
    """A word in which a card is named by its id."""
    verb, _, what = text.partition(" ")
    return f"card {numbers(s.box, what)[0] + 1}" if verb == "card" and not what.isdigit() else text


def say(s: Factions, seat: int, text: str, draws: str = "") -> Told:
    """Say a word that must be legal; the events told. `draws` are the cards that chance turns up."""
    word = VOCABULARY.read(written(s, text))

    assert () == s.why_not(seat, word)

    told: Told = []
    picks = [part for card in numbers(s.box, draws) for part in (card // HALF, card % HALF)]
    chance: Chance = Guided(picks) if draws else Quick(1)
    s.apply(seat, word, Dealer(chance, told))
    return told


def refused(s: Factions, seat: int, text: str) -> list[tuple[str, str]]:
    """Why this word is refused: reason and clause."""
    word = VOCABULARY.read(written(s, text))
    return [(refusal.reason, refusal.clause) for refusal in s.why_not(seat, word)]


def legal(s: Factions, seat: int) -> str:
    """What this seat may say, with commas between; cards by their ids."""
    found = []
    for word in s.legal(seat):
        verb, _, what = word.notation().partition(" ")
        found.append(s.box.cards[int(what) - 1].name if verb == "card" else word.notation())
    return ", ".join(found)


# ── looking ──


def ids(s: Factions, cards: Sequence[int]) -> str:
    return " ".join(s.box.cards[card].name for card in cards)


def areas(s: Factions) -> list[str]:
    return [ids(s, area) for area in s.areas]


def hands(s: Factions) -> list[str]:
    return [ids(s, hand) for hand in s.hands]


def top(s: Factions, cards: int = 1) -> str:
    """The latest cards of the discard pile."""
    return ids(s, s.discard[-cards:])


def of_kind(told: Told, kind: type) -> Told:
    """The events of one kind."""
    return [event for event in told if isinstance(event, kind)]
