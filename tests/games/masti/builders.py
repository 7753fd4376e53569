"""Drawn positions: a table from readable notation, words said at it, and what was told.

Cards are written as in records (`A13`), sets of cards as such words with blanks between (`A13 P2`).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.masti.box import loading as components
from intriga.games.masti.box.tables import ALL_CARDS, CARDS, Box, card_name, character_of
from intriga.games.masti.rules.round import Rounds
from intriga.games.masti.rules.without_cards import next_seat
from intriga.games.masti.setup import setup
from intriga.games.masti.state import NO_CARD, NOBODY, Masti
from intriga.games.masti.vocabulary import VOCABULARY
from intriga.games.shelf import find_game, own_pack
from intriga.kernel.contract import chosen_options
from intriga.kernel.machine.chance import Chance, Guided, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.heaps import count, items

NUMBER = {card_name(card): card for card in range(CARDS)}
Told = list[Any]
Reason = tuple[str, str, dict[str, object]]


@cache
def box() -> Box:
    """The box that comes with the game."""
    return components.load(own_pack("masti"))


def cards(text: str) -> int:
    """The mask of these cards."""
    found = 0
    for name in text.split():
        assert not found >> NUMBER[name] & 1, f"{name} stands twice"
        found |= 1 << NUMBER[name]
    return found


def names(mask: int) -> str:
    """A mask of cards, written."""
    return " ".join(card_name(card) for card in items(mask))


def numbers(text: str) -> list[int]:
    return [NUMBER[name] for name in text.split()]


def areas(texts: Sequence[str]) -> vec[i64]:
    """Cards by seat."""
    return vec[i64]([cards(text) for text in texts])


def empty(players: int, teams: int = 0, pooled: bool = False) -> Masti:
    """A table with nothing on it."""
    s = Masti(box(), players, [], areas([""] * players), [0] * players, areas([""] * players))
    s.teams, s.pooled = teams, pooled
    s.rounds = box().seating(players).rounds
    s.first = s.leader = 0
    s.wealth, s.lacks, s.table = [0] * players, [0] * players, [NO_CARD] * players
    s.buried = [NO_CARD] * players if players == 6 else []
    return s


def table(
    hands: Sequence[str],
    *,
    trump: str,
    leader: int = 0,
    played: Sequence[str] = (),
    bribes: Sequence[int] = (),
    wealth: Sequence[int] = (),
    won: Sequence[str] = (),
    deck: str | None = None,
    left: str = "",
    round: int | None = None,  # noqa: A002  the word of the rulebook
    out: Sequence[int] = (),
    teams: int = 0,
    pooled: bool = False,
) -> Masti:
    """In the middle of a round: `played` are the turns so far, from the leader on (`bribe` for a gem).

    The round follows from cards and gems (MV-019) unless it is given; a deck that is not given is made
    of cards that lie nowhere else."""
    s = empty(len(hands), teams, pooled)
    s.leader = leader
    s.hands = areas(hands)
    s.bribes = list(bribes) or s.bribes
    s.wealth = list(wealth) or s.wealth
    s.won = areas(won) if won else s.won
    s.trump = NUMBER[trump]
    s.left = cards(left)
    s.out = sum(1 << seat for seat in out)
    s.turn = leader
    for turn in played:
        lay(s, s.turn, turn)
    s.round = round if round is not None else round_of(s)
    s.deck = cards(deck) if deck is not None else spare(s, trumps_left(s))
    s.stack.append(Rounds())
    s.settle(Dealer(Scripted([])))
    return s


def lay(s: Masti, seat: int, turn: str) -> None:
    """A turn that has been taken already."""
    s.acted |= 1 << seat
    if turn != "bribe":
        s.table[seat] = NUMBER[turn]
        if s.lead == NOBODY:
            s.lead = character_of(NUMBER[turn])
    s.turn = next_seat(s, seat)


def round_of(s: Masti) -> int:
    """Cards and gems of those who have yet to act last exactly to the end (MV-019)."""
    left = [count(s.hands[seat]) + s.bribes[seat] for seat in range(s.players) if s.hands[seat]]
    return s.rounds - max(left, default=1) + 1


def trumps_left(s: Masti) -> int:
    rounds = s.rounds - s.round
    return rounds % 4 if s.players == 6 else rounds


def spare(s: Masti, wanted: int) -> int:
    """The lowest cards that lie nowhere."""
    used = s.left | 1 << s.trump
    for mask in (*s.hands, *s.won):
        used |= mask
    for card in s.table:
        used |= 1 << card if card >= 0 else 0
    return sum(1 << card for card in items(ALL_CARDS & ~used)[:wanted])


def dealt(players: int, chance: Chance, **options: str) -> tuple[Masti, Told]:
    """A whole deal by the rules, and what was told of it."""
    told: Told = []
    chosen = chosen_options(find_game("masti"), players, options)
    return setup(box(), players, chosen, Dealer(chance, told)), told


def dealt_so(hands: Sequence[str], first: int, draws: str = "", **options: str) -> tuple[Masti, Told]:
    """The deal in which the seats get just these cards; `draws` are the trumps turned up at once."""
    drawn = [first, *(card for hand in hands for card in numbers(hand)), *numbers(draws)]
    return dealt(len(hands), Guided(drawn), **options)


def ending(
    won: Sequence[str],
    *,
    wealth: Sequence[int] = (),
    teams: int = 0,
    pooled: bool = False,
    told: Told | None = None,
) -> Masti:
    """After the last round: the areas as given, on to the first question of the end or to the result."""
    s = empty(len(won), teams, pooled)
    s.round = s.rounds
    s.won = areas(won)
    s.wealth = list(wealth) or s.wealth
    s.stack.append(Rounds())
    s.settle(Dealer(Scripted([]), told))
    return s


def say(s: Masti, seat: int, text: str, draws: str = "") -> Told:
    """Say a word that must be legal; the events told. `draws` are the cards chance turns up."""
    word = VOCABULARY.read(text)

    assert () == s.why_not(seat, word)

    told: Told = []
    chance: Chance = Guided(numbers(draws)) if draws else Quick(1)
    s.apply(seat, word, Dealer(chance, told))
    return told


def refused(s: Masti, seat: int, text: str) -> list[Reason]:
    """Why this word is refused: reason, clause and facts."""
    return [
        (refusal.reason, refusal.clause, dict(refusal.facts))
        for refusal in s.why_not(seat, VOCABULARY.read(text))
    ]


def legal(s: Masti, seat: int) -> str:
    """What this seat may say, with commas between."""
    return ", ".join(word.notation() for word in s.legal(seat))


def of_kind(told: Told, kind: type) -> Told:
    """The events of one kind."""
    return [event for event in told if isinstance(event, kind)]
