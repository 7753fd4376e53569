"""Drawn positions: a table from readable notation, words said at it, and what was told.

Everything is numbered as in words and records: cells, slots and cards from 1, factions by their letters,
plots as P01 to P13, specials by the names of the box. Seats are numbered from 0. Whatever a position does
not name lies where nothing can be seen of it, so nothing is ever lost: 57 cards, 20 influence tokens of a
colour, all support tokens.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from intriga.games.illuminaten.box import loading as components
from intriga.games.illuminaten.box.tables import (
    ACTIONS,
    AREOPAGUS,
    CARDS,
    COURT,
    EVENTS,
    FACTIONS,
    LETTERS,
    SPECIALS,
    Box,
)
from intriga.games.illuminaten.state import FACE_DOWN, IN_ROW, NONE, NOT_IN_GAME, Pax, bare
from intriga.games.illuminaten.verbs.slots import influence_of, with_owner
from intriga.games.illuminaten.vocabulary import VOCABULARY
from intriga.games.shelf import own_pack
from intriga.kernel.machine.chance import Chance, Guided, Quick, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.frames import NOT_ASKED, Frame
from intriga.kernel.machine.heaps import count, heap_of, items
from intriga.kernel.machine.words import Word

ALL_CARDS = (1 << CARDS) - 1
OPPONENTS = ("none", "saint_germain", "weishaupt", "joseph", "willermoz")
Told = list[Any]
Reason = tuple[str, str, dict[str, object]]


@cache
def box() -> Box:
    """The box that comes with the game."""
    return components.load(own_pack("illuminaten"))


@final
class Rest(Frame[Pax]):
    """The bottom of a drawn position: what lay above it is done, and the active seat is asked in vain."""

    def ask(self, s: Pax, d: Dealer) -> int:
        return 1 << s.active

    def asks(self, s: Pax, seat: int) -> list[Word]:
        return []

    def bar(self, s: Pax, seat: int, w: Word) -> int:
        return NOT_ASKED

    def copy(self) -> "Rest":
        return self


def cards(text: str) -> int:
    """The mask of these cards: `46 12`."""
    return heap_of(numbers(text))


def numbers(text: str) -> list[int]:
    """Card numbers as the state counts them, from 0."""
    found = [int(part) - 1 for part in text.split()]
    assert len(set(found)) == len(found), f"a card stands twice in '{text}'"
    return found


def plots(text: str) -> list[int]:
    """`P01 P05`; a minus sign stands for none."""
    return [NONE if part == "-" else int(part[1:]) - 1 for part in text.split()]


def plot_mask(text: str) -> int:
    return heap_of(plots(text))


def event(name: str) -> int:
    """An event's number: `A` is the edict of the aristocracy, `press` a special (from 6 on)."""
    return LETTERS.index(name) if len(name) == 1 else FACTIONS + EVENTS.index(name)


def specials(text: str) -> int:
    """The mask of these specials, from 0."""
    return heap_of([EVENTS.index(name) for name in text.split()])


def slots(text: str) -> int:
    """Owners of the slots of a card from the top: `0 1 -`."""
    found = 0
    for slot, owner in enumerate(text.split()):
        found = with_owner(found, slot, NONE if owner == "-" else int(owner))
    return found


def table(
    seats: int = 2,
    *,
    opponent: str = "none",
    field: Mapping[int, int] | None = None,  # card by cell; all other cells lie face down
    inf: Mapping[int, str] | None = None,  # by cell: "0 1 -"
    hands: Sequence[str] = (),
    court: str | None = None,  # "46 12 - 7 8"; five cards that lie nowhere else if not given
    steward: int = 1,
    discard: str = "",
    deck: str | None = None,  # with the face-down cards; the cards that are left over are then discarded
    under: str | None = None,  # the face-down cards once the deck has been renewed
    known: Mapping[tuple[int, int], str]
    | None = None,  # (looker, holder): cards; looker `seats` for spectators
    tokens: Sequence[str] = (),  # "AAMK" by seat
    connections: Sequence[int] = (4, 5, 6, 7),  # by number: 4 is IV
    factions: Mapping[str, int] | None = None,  # letter: owner, -1 for the row; filled up from the row
    common: str = "P06 P07",
    private: str = "P02 P03 P04 P05",
    on_plots: Sequence[str] = (),
    at_edge: Sequence[str] = (),
    events: Sequence[str] = (),  # specials in hand, by seat
    open_events: Sequence[str] = (),  # the special before each seat, "" for none
    edicts: Mapping[str, tuple[int, int]] | None = None,  # letter: owner and tokens on it
    edicts_gone: str = "",
    top_event: str = "",
    active: int = 0,
    first: int = 0,
    round: int = 2,  # noqa: A002  the word of the rulebook
    mains: int = 2,
    chain: str = "",
    argued: str = "",
    enhanced: Mapping[str, int] | None = None,
    markers: Mapping[int, int] | None = None,
    frame: Frame[Any] | None = None,
    **more: Any,
) -> Pax:
    """In the turn of the active seat: the frame is the question, or else its action phase.

    `more` sets any other field of the state just as it is stored there."""
    players = seats if opponent == "none" else seats - 1
    s = bare(box(), players, seats)
    s.opponent = OPPONENTS.index(opponent)
    s.place = tuple(range(seats)) if players == seats else (*range(1, seats), 0)
    s.figure = AREOPAGUS if s.opponent else 0
    lay_field(s, field or {}, inf or {})
    lay_turn(s, active, first, round, mains, chain, argued, enhanced or {}, markers or {})
    lay_plots(s, plots(common), plots(private), on_plots, at_edge)
    lay_support(s, tokens, connections, factions or {}, edicts or {}, edicts_gone)
    lay_events(s, events, open_events, top_event)
    lay_cards(s, hands, court, steward, discard, deck, under, known or {})
    for name, value in more.items():
        assert hasattr(s, name), f"a state has no field '{name}'"
        setattr(s, name, value)
    s.stack = owed(s, frame)
    s.settle(Dealer(Scripted([])))
    return s


def lay_field(s: Pax, field: Mapping[int, int], inf: Mapping[int, str]) -> None:
    cells = s.pattern().cells
    s.field = [field[cell + 1] - 1 if cell + 1 in field else FACE_DOWN for cell in range(cells)]
    s.inf = [slots(inf.get(cell + 1, "")) for cell in range(cells)]
    for cell in range(cells):
        room = 0 if s.field[cell] < 0 else s.box.cards[s.field[cell]].slots
        assert s.inf[cell] >> 3 * room == 0, f"cell {cell + 1} has only {room} slots"
    s.supply = [20 - sum(influence_of(there, seat) for there in s.inf) for seat in range(s.seats)]
    for seat in range(s.players, s.seats):
        s.supply[seat] -= 1  # one lies on top of its areopagus


def lay_turn(
    s: Pax,
    active: int,
    first: int,
    number: int,
    mains: int,
    chain: str,
    argued: str,
    enhanced: Mapping[str, int],
    markers: Mapping[int, int],
) -> None:
    s.active, s.first, s.round, s.mains = active, first, number, mains
    s.chain, s.argued = numbers(chain), cards(argued)
    s.enhanced = [enhanced.get(action, 0) for action in ACTIONS]
    s.markers = [markers.get(cell + 1, 0) for cell in range(len(s.field))]


def lay_plots(
    s: Pax, common: list[int], private: list[int], on_plots: Sequence[str], at_edge: Sequence[str]
) -> None:
    s.common = tuple(common)
    s.private = private[: s.players] + [NONE] * (s.seats - s.players)
    s.seen_plots = [0] * s.seats
    s.on_plots = [plot_mask(on_plots[seat]) if seat < len(on_plots) else 0 for seat in range(s.seats)]
    s.at_edge = [plot_mask(at_edge[seat]) if seat < len(at_edge) else 0 for seat in range(s.seats)]
    s.newest = [plots(on_plots[seat])[-1] if s.on_plots[seat] else NONE for seat in range(s.seats)]
    for seat in range(s.seats):
        held = s.on_plots[seat] | s.at_edge[seat]
        s.supply[seat] -= count(s.on_plots[seat]) + count(s.at_edge[seat])
        if s.private[seat] >= 0 and held >> s.private[seat] & 1:
            s.shown_plots |= 1 << seat


def lay_support(
    s: Pax,
    tokens: Sequence[str],
    connections: Sequence[int],
    factions: Mapping[str, int],
    edicts: Mapping[str, tuple[int, int]],
    edicts_gone: str,
) -> None:
    rows = [tokens[seat] if seat < len(tokens) else "" for seat in range(s.seats)]
    s.tokens = [row.count(letter) for row in rows for letter in LETTERS]
    s.connections = tuple(number - 4 for number in connections[: s.seats])
    s.edict_owner = [edicts[letter][0] if letter in edicts else NONE for letter in LETTERS]
    s.edict_tokens = [edicts[letter][1] if letter in edicts else 0 for letter in LETTERS]
    s.edicts_gone = heap_of([LETTERS.index(letter) for letter in edicts_gone])
    s.pool = []
    for faction in range(FACTIONS):
        held = sum(s.token(seat, faction) for seat in range(s.seats)) + s.edict_tokens[faction]
        s.pool.append(s.counts().support - held)
        assert s.pool[faction] >= 0, f"too many tokens {LETTERS[faction]}"
    s.faction_owner = [factions.get(letter, NOT_IN_GAME) for letter in LETTERS]
    for faction in range(FACTIONS):
        laid = sum(1 for owner in s.faction_owner if owner != NOT_IN_GAME)
        if laid < s.counts().faction_cards and LETTERS[faction] not in factions:
            s.faction_owner[faction] = IN_ROW


def lay_events(s: Pax, hands: Sequence[str], opened: Sequence[str], top: str) -> None:
    """Events that lie somewhere came out of the upper packet first."""
    s.event_hands = [specials(hands[seat]) if seat < len(hands) else 0 for seat in range(s.seats)]
    s.open_event = [NONE] * s.seats
    for seat, name in enumerate(opened):
        s.open_event[seat] = EVENTS.index(name) if name else NONE
    s.top_event = event(top) if top else NONE
    s.top_known = s.active if top else NONE
    drawn = [sum(s.event_hands), 0]
    for special in s.open_event:
        drawn[0] |= 1 << special if special >= 0 else 0
    for faction in range(FACTIONS):
        drawn[1] |= 1 << faction if s.edict_owner[faction] >= 0 else 0
    drawn[1] |= s.edicts_gone
    if s.top_event >= FACTIONS:
        drawn[0] |= 1 << s.top_event - FACTIONS
    elif s.top_event >= 0:
        drawn[1] |= 1 << s.top_event
    s.unseen_specials = (1 << SPECIALS) - 1 & ~drawn[0]
    s.unseen_edicts = (1 << FACTIONS) - 1 & ~drawn[1]
    edicts, others = count(drawn[1]), count(drawn[0])
    s.packets = [max(3 - edicts, 0), max(3 - others, 0), min(6 - edicts, 3), min(6 - others, 3)]


def lay_cards(
    s: Pax,
    hands: Sequence[str],
    court: str | None,
    steward: int,
    discard: str,
    deck: str | None,
    under: str | None,
    known: Mapping[tuple[int, int], str],
) -> None:
    dealt = [cards(hands[seat]) if seat < len(hands) else 0 for seat in range(s.seats)]
    s.hands = vec[i64](dealt)
    s.discard = cards(discard)
    s.under = cards(under) if under is not None else 0
    s.renewed = under is not None
    listed = [*dealt, s.discard, s.under, s.argued, heap_of(s.chain)]
    listed += [1 << card for card in s.field if card >= 0]
    listed.append(cards(deck) if deck is not None else 0)
    s.steward = steward - 1
    if court is not None:
        s.court = [NONE if part == "-" else int(part) - 1 for part in court.split()]
        s.court += [NONE] * (COURT - len(s.court))
        listed += [1 << card for card in s.court if card >= 0]
    spare = left_over(listed)
    if court is None:
        s.court = items(spare)[:COURT]
        spare &= ~heap_of(s.court)
        s.court += [NONE] * (COURT - len(s.court))
    if deck is None:
        s.deck = spare
    else:
        s.deck, s.discard = cards(deck), s.discard | spare
    s.discard_top = numbers(discard)[-1] if discard else s.discard.bit_length() - 1
    face_down = s.field.count(FACE_DOWN)
    assert not s.renewed or count(s.under) == face_down, f"{face_down} cards lie face down"
    s.deck_size = count(s.deck) - (0 if s.renewed else face_down)
    assert s.deck_size >= 0, "the face-down cards are not in the deck's heap"
    s.generations = (ALL_CARDS, s.deck) if s.renewed else (ALL_CARDS,)
    s.known = [
        cards(known.get((looker, holder), "")) for looker in range(s.seats + 1) for holder in range(s.seats)
    ]


def left_over(listed: Sequence[int]) -> int:
    """The cards of none of these heaps, no two of which may share one."""
    used = 0
    for heap in listed:
        assert not used & heap, f"card {items(used & heap)[0] + 1} lies in two places"
        used |= heap
    return ALL_CARDS & ~used


def owed(s: Pax, frame: Frame[Any] | None) -> list[Frame[Any]]:
    """The given question above a resting place, or the action phase with the rest of the turn below it."""
    if frame is not None:
        return [Rest(), frame]
    from intriga.games.illuminaten.rules.phases.check_phase import CheckPhase
    from intriga.games.illuminaten.rules.turn.turn import Actions, Rounds

    return [Rounds(), CheckPhase(s.active), Actions(s.active)]


def say(s: Pax, seat: int, *words: str, luck: Sequence[int] | None = None) -> Told:
    """Legal words carried out one after the other; what was told. `luck` names what chance brings:
    items of heaps as the state counts them (card 46 is 45), else outcomes."""
    told: Told = []
    chance: Chance = Guided(list(luck)) if luck is not None else Quick(1)
    dealer = Dealer(chance, told)
    for notation in words:
        word = VOCABULARY.read(notation)
        assert s.why_not(seat, word) == (), notation
        s.apply(seat, word, dealer)
    return told


def learned(s: Pax, seat: int, notation: str, luck: Sequence[int] | None = None) -> int:
    """The mask of the seats that would learn something from this word."""
    dealer = Dealer(Guided(list(luck)) if luck is not None else Quick(1))
    s.copy().apply(seat, VOCABULARY.read(notation), dealer)
    return dealer.learned


def refused(s: Pax, seat: int, notation: str) -> list[Reason]:
    """Why this word is refused: reason, clause and facts; empty if it is legal."""
    return [
        (refusal.reason, refusal.clause, dict(refusal.facts))
        for refusal in s.why_not(seat, VOCABULARY.read(notation))
    ]


def legal(s: Pax, seat: int) -> str:
    """What this seat may say, with commas between."""
    return ", ".join(word.notation() for word in s.legal(seat))


def is_done(s: Pax) -> bool:
    """Whether the frame of a drawn position, and all that it put above itself, is gone."""
    return isinstance(s.stack[-1], Rest)


def tokens_of(s: Pax, seat: int) -> str:
    """A seat's support tokens, written."""
    return "".join(letter * s.token(seat, faction) for faction, letter in enumerate(LETTERS))


def owners(s: Pax, cell: int) -> str:
    """The slots of a card, written as in `inf`."""
    room = s.box.cards[s.field[cell - 1]].slots if s.field[cell - 1] >= 0 else 0
    found = [(s.inf[cell - 1] >> 3 * slot & 7) - 1 for slot in range(room)]
    return " ".join("-" if owner < 0 else str(owner) for owner in found)


def of_kind(told: Told, kind: type) -> Told:
    """The events of one kind."""
    return [one for one in told if isinstance(one, kind)]
