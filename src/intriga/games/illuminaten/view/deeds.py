"""What can be done to a card of the field, each as one path of words with its price.

A page asks for it when somebody points at a card: the acting card, the number of tokens and the payment are
found by going through the questions on copies, so that no rule stands here a second time."""

from collections.abc import Iterator

import msgspec

from intriga.games.illuminaten.box.tables import ACTIONS, AREOPAGUS, FACTIONS, LETTERS, Action, Letter
from intriga.games.illuminaten.events import SupportGained, SupportSpent
from intriga.games.illuminaten.rules.actions.displace import Displace
from intriga.games.illuminaten.rules.actions.exclude import Exclude
from intriga.games.illuminaten.rules.actions.influence import Influence
from intriga.games.illuminaten.rules.actions.interrogate import Interrogate
from intriga.games.illuminaten.rules.actions.reassign import Reassign
from intriga.games.illuminaten.rules.actions.scout import Scout
from intriga.games.illuminaten.state import Pax
from intriga.games.illuminaten.view.questions import Moment, asked
from intriga.games.illuminaten.vocabulary import Act, FactionWord, On, SeatWord, Slot
from intriga.kernel.machine.chance import NeedsOutcome, Scripted
from intriga.kernel.machine.dealer import Dealer
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

MOST_DEEDS = 60  # of one card: more than anybody would look through
MOST_GAINS = 12  # ways to choose what is gained; if there are more, it is asked token by token

WITH = ("scout_with", "exclude_with", "displace_with")
TARGET = ("scout_target", "influence_target", "interrogate_target", "exclude_target", "displace_target")
#: Answered within the path once the target is known; whatever else is asked comes after it.
DETAILS = ("influence_more", "displace_whom", "displace_slots", "displace_strength")
FRAMES: dict[type, Action] = {
    Scout: "scout",
    Influence: "influence",
    Interrogate: "interrogate",
    Reassign: "reassign",
    Exclude: "exclude",
    Displace: "displace",
}


class Deed(msgspec.Struct, frozen=True):
    """Something that can be done to a card: the words that do it, and what they come to.

    Deeds of one sort (action, count, whom, strength, faction) differ only in who acts, in what is paid and in
    what is gained; the first of them is the proposal: the fewest tokens, of these the ones that are held most
    of, and for them the ones that are held least of."""

    words: list[str]
    action: Action
    cell: int  # the target; 0 is one's own areopagus
    acting: int | None  # the acting card, 0 for one's own areopagus; None where none is asked for
    count: int  # influence placed, or removed
    whom: int | None
    strength: str  # `stronger` or `weaker` than the opponent, where that is chosen
    faction: Letter | None  # by which one reassigns
    tokens: dict[Letter, int]  # the price
    gains: dict[Letter, int]  # what is gained
    then: Moment | None  # what is asked next; None if chance decides first
    is_done: bool  # nothing more is asked about it


class Reach(msgspec.Struct, frozen=True):
    """A card (0 is one's own areopagus) to which an action can be applied now."""

    action: Action
    cell: int


def number_of(cell: int) -> int:
    return 0 if cell == AREOPAGUS else cell + 1


class Trail:
    """One way through the questions, as far as it has been gone."""

    def __init__(
        self, s: Pax, seat: Seat, words: list[Word], told: list[object], draws: bool = False
    ) -> None:
        self.s = s
        self.seat = seat
        self.words = words
        self.told = told  # the events so far, those before a draw among them
        self.draws = draws  # the last word draws or reveals something: nothing can be said after it

    def moment(self) -> Moment | None:
        """What is asked of the seat here; None where it is not asked."""
        if self.draws or self.s.over or not self.s.may >> self.seat & 1:
            return None
        return asked(self.s, self.seat)[0]

    def legal(self) -> list[Word]:
        return self.s.legal(self.seat)

    def on(self, word: Word) -> "Trail":
        """After this legal word."""
        here = self.s.copy()
        told = self.told.copy()
        dealer = Dealer(Scripted([]), told)
        try:
            here.apply(self.seat, word, dealer)
            draws = dealer.learned != 0
        except NeedsOutcome:
            draws = True
        return Trail(here, self.seat, [*self.words, word], told, draws)

    def payments(self) -> "list[Trail]":
        """Every way to settle what is to be paid; tokens are substituted only where they must be."""
        if self.moment() != "pay":
            return [self]
        words = self.legal()
        direct = [word for word in words if isinstance(word, FactionWord) and word.verb == "pay"]
        return [done for word in direct or words for done in self.on(word).payments()]


# ── from the question to the target ──


def begun(trail: Trail) -> Iterator[tuple[Action, Trail]]:
    """Every main action that can be begun, or the one that goes on."""
    if trail.moment() in ("action", "marker_action"):
        for word in trail.legal():
            if isinstance(word, Act):
                yield ACTIONS[word.action], trail.on(word)
        return
    action = FRAMES.get(type(trail.s.stack[-1]))
    if action is not None:
        yield action, trail


def aiming(trail: Trail) -> Iterator[Trail]:
    """Up to the question for the target: with every acting card, by every faction."""
    moment = trail.moment()
    if moment in WITH or moment == "reassign_faction":
        for word in trail.legal():
            yield from aiming(trail.on(word))
    elif moment == "pay":
        for paid in trail.payments():
            yield from aiming(paid)
    elif moment in TARGET or moment == "reassign_from":
        yield trail


def aimed(trail: Trail, target: int) -> Iterator[Trail]:
    """After the target is named; of several tokens on a card the first one moves."""
    for word in trail.legal():
        if isinstance(word, On) and word.cell == target:
            yield trail.on(word)
        elif isinstance(word, Slot) and word.cell == target:
            yield trail.on(word)
            return


def detailed(trail: Trail) -> Iterator[Trail]:
    """How many, whom, how, every way to pay, and to choose what is gained."""
    moment = trail.moment()
    if moment in DETAILS:
        for word in trail.legal():
            yield from detailed(trail.on(word))
    elif moment == "pay":
        for paid in trail.payments():
            yield from detailed(paid)
    else:
        yield from gained(trail)


def gained(trail: Trail) -> list[Trail]:
    """Every way to choose the tokens that are gained."""
    ends = [trail]
    while any(end.moment() == "gain" for end in ends):
        ends = [later for end in ends for later in after_gain(end)]
        if len(ends) > MOST_GAINS:
            return [trail]
    return ends


def after_gain(trail: Trail) -> list[Trail]:
    return [trail.on(word) for word in trail.legal()] if trail.moment() == "gain" else [trail]


# ── what they come to ──


def reach(s: Pax, seat: Seat) -> list[Reach]:
    """Every card to which some action can be applied now."""
    if s.over or seat < 0 or not s.may >> seat & 1:
        return []
    found: dict[tuple[Action, int], None] = {}
    for action, trail in begun(Trail(s, seat, [], [])):
        for aim in aiming(trail):
            for word in aim.legal():
                if isinstance(word, On | Slot):
                    found[(action, number_of(word.cell))] = None
    return [Reach(action, cell) for action, cell in found]


def deeds(s: Pax, seat: Seat, target: int) -> list[Deed]:
    """All that can be done to a card now, the proposals first within their sort."""
    if s.over or seat < 0 or not s.may >> seat & 1:
        return []
    found: list[Deed] = []
    for action, trail in begun(Trail(s, seat, [], [])):
        for aim in aiming(trail):
            for end in aimed(aim, target):
                found += [deed(action, target, done) for done in detailed(end)]
    held: dict[Letter, int] = {LETTERS[faction]: s.token(seat, faction) for faction in range(FACTIONS)}
    order = {done: place for place, done in enumerate(ACTIONS)}
    found.sort(key=lambda one: (order[one.action], one.count, *thrift(one, held), rarity(one, held)))
    return list({sameness(one): one for one in reversed(found)}.values())[::-1][:MOST_DEEDS]


def sameness(one: Deed) -> tuple[object, ...]:
    """Deeds that a player cannot tell apart: of one owner's tokens on a card the topmost are aimed at."""
    return (
        one.action,
        one.acting,
        one.count,
        one.whom,
        one.strength,
        one.faction,
        *sorted(one.tokens.items()),
        "gains",
        *sorted(one.gains.items()),
    )


def thrift(one: Deed, held: dict[Letter, int]) -> tuple[int, int]:
    """The fewest tokens first; of equally many those of which most are held."""
    return sum(one.tokens.values()), -sum(held[letter] * number for letter, number in one.tokens.items())


def rarity(one: Deed, held: dict[Letter, int]) -> int:
    """Tokens first of which few are held, each for itself and after the others."""
    return sum(held[letter] * number + number * number for letter, number in one.gains.items())


def deed(action: Action, target: int, trail: Trail) -> Deed:
    words = trail.words
    cards = [word.cell for word in words if isinstance(word, On)]
    whom = [word.seat for word in words if isinstance(word, SeatWord)]
    chosen = [word.faction for word in words if isinstance(word, FactionWord) and word.verb == "choose"]
    told = [word.notation() for word in words]
    moment = trail.moment()
    return Deed(
        words=told,
        action=action,
        cell=number_of(target),
        acting=number_of(cards[0]) if len(cards) > 1 else None,
        count=count_of(action, trail),
        whom=whom[0] if whom else None,
        strength="stronger" if "stronger" in told else "weaker" if "weaker" in told else "",
        faction=LETTERS[chosen[0]] if chosen else None,
        tokens=paid_by(trail),
        gains=gained_by(trail),
        then=moment,
        is_done=moment == "action",
    )


def count_of(action: Action, trail: Trail) -> int:
    """How many influence tokens are placed, or aimed at."""
    if action == "influence":
        return 1 + sum(word.notation() == "more" for word in trail.words)
    if action == "displace":
        return max(1, sum(isinstance(word, Slot) for word in trail.words))
    return 0


def paid_by(trail: Trail) -> dict[Letter, int]:
    """The tokens that go."""
    gone: dict[Letter, int] = {}
    for event in trail.told:
        if isinstance(event, SupportSpent) and event.seat == trail.seat:
            gone[event.faction] = gone.get(event.faction, 0) + event.count
    return gone


def gained_by(trail: Trail) -> dict[Letter, int]:
    """The tokens that come."""
    come: dict[Letter, int] = {}
    for event in trail.told:
        if isinstance(event, SupportGained) and event.seat == trail.seat:
            come[event.faction] = come.get(event.faction, 0) + 1
    return come
