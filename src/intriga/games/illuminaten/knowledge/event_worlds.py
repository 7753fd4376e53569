"""What the event cards may be for one seat: another log that fits all that the seat has seen.

The seat saw every step of the log, but only its own cards, edicts that were played and specials that were
laid open. Cards that it has seen have names; of the others only the kind matters, and they are told apart
at the very end. A packet is of three edicts and three specials, and of two events each is kept equally
often, so the weight of a log is the product of the chances of its draws. Logs are counted from their ends
(`ways`) and drawn from their beginnings, so every log comes as often as it should.
"""

from typing import Final, final

from intriga.games.illuminaten.box.tables import FACTIONS, SPECIALS, CardNumber
from intriga.games.illuminaten.knowledge.event_log import BACK, DRAWN, KEPT, PLAYED, TAKEN
from intriga.games.illuminaten.state import NONE, Pax
from intriga.kernel.machine.chance import Chance
from intriga.kernel.machine.heaps import count, nth
from intriga.kernel.machine.seats import Seat

EVENT_CARDS: Final = FACTIONS + SPECIALS
PACKET: Final = 6
HALF: Final = 3  # edicts, and specials, of a packet
UNNAMED: Final = 100
MOST_STEPS: Final = 256  # of a log, far more than there can be

#: What a place holds, in five bits: an event by its number, an unnamed edict or special, or nothing.
SOME_EDICT: Final = EVENT_CARDS
SOME_SPECIAL: Final = EVENT_CARDS + 1
EMPTY: Final = EVENT_CARDS + 2

#: A position of the event cards as a number: the top of the deck, the two drawn, the edicts drawn from the
#: packet, and for each special three bits: who holds it as far as it has a name.
TOP: Final = 0
ONE: Final = 5
OTHER: Final = 10
EDICTS: Final = 15
HOLDERS: Final = 17
NOTHING: Final = EMPTY << TOP | EMPTY << ONE | EMPTY << OTHER


def at(position: int, place: int) -> int:
    return position >> place & 31


def put(position: int, place: int, event: int) -> int:
    return position & ~(31 << place) | event << place


def holder(position: int, event: int) -> int:
    return (position >> HOLDERS + 3 * (event - FACTIONS) & 7) - 1


def with_holder(position: int, event: int, seat: Seat) -> int:
    shift = HOLDERS + 3 * (event - FACTIONS)
    return position & ~(7 << shift) | seat + 1 << shift


def some(event: int) -> int:
    """An event of this kind without a name."""
    return SOME_EDICT if event < FACTIONS else SOME_SPECIAL


def is_special(held: int) -> bool:
    return held == SOME_SPECIAL or FACTIONS <= held < EVENT_CARDS


@final
class Branch:
    """One way in which a step may have gone."""

    def __init__(self, weight: int, position: int, choice: int) -> None:
        self.weight = weight
        self.position: Final = position
        self.choice: Final = choice  # the kind drawn, or the place of the event that was kept


@final
class EventWorlds:
    """The logs that one seat (or a spectator, -1) cannot tell from the true one."""

    def __init__(self, s: Pax, seat: Seat) -> None:
        self.log: Final = s.event_log
        self.seat: Final = seat
        self.players: Final = s.players
        self.seats: Final = s.seats
        self.named: Final[list[int]] = []  # by step: events that the seat has seen before it
        self.drawn: Final[list[int]] = []  # by step: events drawn before it
        self.held: Final[list[int]] = []  # by step and seat: specials in hand
        self.counted: Final[dict[int, list[Branch]]] = {}
        self.seen = self.read()

    def read(self) -> int:
        """What everybody knows of each step; all events that the seat has seen."""
        named, drawn = 0, 0
        held = [0] * self.seats
        for step, seat, event in self.log:
            self.named.append(named)
            self.drawn.append(drawn)
            self.held.extend(held)
            if step == DRAWN:
                drawn += 1
            if step == KEPT and event >= FACTIONS:
                held[seat] += 1
            if step == PLAYED:
                held[seat] -= 1
            if self.sees(step, seat, event):
                named |= 1 << event
        return named

    def sees(self, step: int, seat: Seat, event: int) -> bool:
        """Whether the seat sees the event of a step: its own, an artificial opponent's, or an open one."""
        if self.is_open(seat) or step == PLAYED:
            return True
        return step == KEPT and event < FACTIONS

    def is_open(self, seat: Seat) -> bool:
        return seat == self.seat or seat >= self.players

    # ── counting ──

    def ways(self, place: int, position: int) -> int:
        """The weight of all logs that go on from here."""
        if place == len(self.log):
            return 1
        found = 0
        for branch in self.open_ways(place, position):
            found += branch.weight
        return found

    def open_ways(self, place: int, position: int) -> list[Branch]:
        """The ways in which a step may have gone so that the log can go on, each with its whole weight."""
        key = position * MOST_STEPS + place
        found = self.counted.get(key)
        if found is None:
            found = []
            for branch in self.branches(place, position):
                branch.weight *= self.ways(place + 1, branch.position)
                if branch.weight:
                    found.append(branch)
            self.counted[key] = found
        return found

    def branches(self, place: int, position: int) -> list[Branch]:
        """The ways in which a step may have gone that fit what the seat saw of it."""
        step, seat, event = self.log[place]
        if step == DRAWN:
            return self.after_drawing(place, position, seat, event)
        if step == TAKEN:
            return self.after_taking(place, position, seat, event)
        if step == KEPT:
            return self.after_keeping(place, position, seat, event)
        if step == BACK:
            back = at(position, ONE) if at(position, ONE) != EMPTY else at(position, OTHER)
            left = put(put(position, ONE, EMPTY), OTHER, EMPTY)
            return [Branch(1, put(left, TOP, back), 0)]
        return self.after_playing(place, position, seat, event)

    def after_drawing(self, place: int, position: int, seat: Seat, event: int) -> list[Branch]:
        before = self.drawn[place] % PACKET
        edicts = position >> EDICTS & 3 if before else 0
        start = position & ~(3 << EDICTS) | edicts << EDICTS
        found: list[Branch] = []
        for kind in (SOME_EDICT, SOME_SPECIAL):
            left = HALF - edicts if kind == SOME_EDICT else HALF - (before - edicts)
            if left > 0 and (not self.is_open(seat) or some(event) == kind):
                after = start + (1 << EDICTS) if kind == SOME_EDICT else start
                held = event if self.is_open(seat) else kind
                found.append(Branch(left, self.hold(after, seat, held), kind))
        return found

    def hold(self, position: int, seat: Seat, held: int) -> int:
        """One more event in the drawer's fingers; an artificial opponent's is gone at once."""
        if seat >= self.players:
            return position
        return put(position, ONE if at(position, ONE) == EMPTY else OTHER, held)

    def after_taking(self, place: int, position: int, seat: Seat, event: int) -> list[Branch]:
        top = at(position, TOP)
        left = put(position, TOP, EMPTY)
        if not self.is_open(seat):
            return [Branch(1, self.hold(left, seat, top), 0)]
        return [Branch(1, self.hold(left, seat, event), 0)] if self.may_be(place, top, event) else []

    def may_be(self, place: int, held: int, event: int) -> bool:
        """Whether what lies there can turn out to be this event."""
        if held < EVENT_CARDS:
            return held == event
        return held == some(event) and not self.named[place] >> event & 1

    def after_keeping(self, place: int, position: int, seat: Seat, event: int) -> list[Branch]:
        if seat >= self.players:
            return [Branch(1, position, 0)]
        found: list[Branch] = []
        for spot in (ONE, OTHER):
            held = at(position, spot)
            if held == EMPTY:
                continue
            after = put(position, spot, EMPTY)
            if seat == self.seat or event < FACTIONS:
                if self.may_be(place, held, event):
                    found.append(Branch(1, after, spot))
            elif is_special(held):
                found.append(Branch(1, with_holder(after, held, seat) if held < EVENT_CARDS else after, spot))
        return found

    def after_playing(self, place: int, position: int, seat: Seat, event: int) -> list[Branch]:
        if seat == self.seat:
            return [Branch(1, position, 0)]
        if self.named[place] >> event & 1:
            after = with_holder(position, event, NONE)
            return [Branch(1, after, 0)] if holder(position, event) == seat else []
        unnamed = self.held[place * self.seats + seat]
        for special in range(FACTIONS, EVENT_CARDS):
            if holder(position, special) == seat:
                unnamed -= 1
        return [Branch(unnamed, position, 0)] if unnamed > 0 else []

    # ── drawing one ──

    def choices(self, chance: Chance) -> list[int]:
        """How each step went in one of the logs, as often as its weight says."""
        position = NOTHING
        found: list[int] = []
        for place in range(len(self.log)):
            open_ways = self.open_ways(place, position)
            chosen = open_ways[0]
            if len(open_ways) > 1:
                chosen = open_ways[chance.weigh([branch.weight for branch in open_ways])]
            found.append(chosen.choice)
            position = chosen.position
        return found


@final
class OtherLog:
    """A log with other events, step by step. Events without a name yet are numbered from UNNAMED on."""

    def __init__(self, worlds: EventWorlds) -> None:
        self.worlds: Final = worlds
        self.steps: Final[list[int]] = []  # by step: its event
        self.kinds: Final[list[int]] = []  # of the events numbered from UNNAMED on
        self.name: Final[list[int]] = []  # their names, NONE at first
        self.top = NONE
        self.fingers: list[int] = []
        self.hands: Final[list[list[int]]] = [[] for _ in range(worlds.seats)]

    def tell(self, choices: list[int], chance: Chance) -> None:
        for place in range(len(choices)):
            step, seat, event = self.worlds.log[place]
            if step == DRAWN:
                self.tell_drawing(seat, event, choices[place])
            elif step == TAKEN:
                self.tell_taking(seat, event)
            elif step == KEPT:
                self.tell_keeping(seat, event, choices[place])
            elif step == BACK:
                self.top = self.fingers.pop()
                self.steps.append(self.top)
            else:
                self.tell_playing(seat, event, chance)
        self.give_names(chance)

    def tell_drawing(self, seat: Seat, event: int, kind: int) -> None:
        card = event
        if not self.worlds.is_open(seat):
            card = UNNAMED + len(self.kinds)
            self.kinds.append(kind)
            self.name.append(NONE)
        self.steps.append(card)
        if seat < self.worlds.players:
            self.fingers.append(card)

    def tell_taking(self, seat: Seat, event: int) -> None:
        card, self.top = self.top, NONE
        if self.worlds.is_open(seat):
            self.identify(card, event)
        self.steps.append(card)
        if seat < self.worlds.players:
            self.fingers.append(card)

    def tell_keeping(self, seat: Seat, event: int, spot: int) -> None:
        if seat >= self.worlds.players:
            self.steps.append(event)
            return
        card = self.fingers.pop(0 if spot == ONE else -1)
        self.steps.append(card)
        if event < FACTIONS:
            self.identify(card, event)
        else:
            self.hands[seat].append(card)

    def tell_playing(self, seat: Seat, event: int, chance: Chance) -> None:
        """Which of the unnamed specials in hand it was: any of them."""
        card = event
        if event not in self.hands[seat]:
            unnamed = [one for one in self.hands[seat] if one >= UNNAMED and self.name[one - UNNAMED] == NONE]
            named = [one for one in self.hands[seat] if one >= UNNAMED and self.name[one - UNNAMED] == event]
            card = named[0] if named else unnamed[chance.pick(len(unnamed)) if len(unnamed) > 1 else 0]
            self.identify(card, event)
        self.hands[seat].remove(card)
        self.steps.append(card)

    def identify(self, card: CardNumber, event: int) -> None:
        if card >= UNNAMED:
            self.name[card - UNNAMED] = event

    def give_names(self, chance: Chance) -> None:
        """Those that nobody has named yet are any that the seat has not seen."""
        edicts = (1 << FACTIONS) - 1 & ~self.worlds.seen
        specials = ((1 << SPECIALS) - 1 << FACTIONS) & ~self.worlds.seen
        for card in range(len(self.kinds)):
            if self.name[card] != NONE:
                continue
            heap = edicts if self.kinds[card] == SOME_EDICT else specials
            event = nth(heap, chance.pick(count(heap)))
            edicts &= ~(1 << event)
            specials &= ~(1 << event)
            self.name[card] = event

    def log(self) -> tuple[tuple[int, int, int], ...]:
        """The log with these events."""
        log = self.worlds.log
        return tuple(
            [(log[place][0], log[place][1], self.named(card)) for place, card in enumerate(self.steps)]
        )

    def named(self, card: CardNumber) -> int:
        return self.name[card - UNNAMED] if card >= UNNAMED else card


@final
class LastCounted:
    """The logs that were counted last: a search re-deals again and again from the same position."""

    def __init__(self) -> None:
        self.worlds: EventWorlds | None = None

    def of(self, s: Pax, seat: Seat) -> EventWorlds:
        """The logs for this seat."""
        last = self.worlds
        if last is None or last.log is not s.event_log or last.seat != seat:
            last = EventWorlds(s, seat)
            self.worlds = last
        return last


LAST_COUNTED: Final = LastCounted()


def deal_events(s: Pax, world: Pax, seat: Seat, chance: Chance) -> list[int]:
    """Other events in the world; those in the fingers of a seat that is to keep one of them."""
    worlds = LAST_COUNTED.of(s, seat)
    told = OtherLog(worlds)
    told.tell(worlds.choices(chance), chance)
    world.event_log = told.log()
    world.top_event = told.named(told.top) if told.top != NONE else NONE
    for other in range(s.players):
        hand = 0
        for card in told.hands[other]:
            hand |= 1 << told.named(card) - FACTIONS
        world.event_hands[other] = hand
    count_packets(world)
    return [told.named(card) for card in told.fingers]


def count_packets(world: Pax) -> None:
    """What the packets still hold after all that was drawn."""
    world.packets = [HALF] * 4
    world.unseen_edicts = (1 << FACTIONS) - 1
    world.unseen_specials = (1 << SPECIALS) - 1
    drawn = 0
    for step, _, event in world.event_log:
        if step == DRAWN:
            lower = 2 if drawn >= PACKET else 0
            world.packets[lower + (0 if event < FACTIONS else 1)] -= 1
            if event < FACTIONS:
                world.unseen_edicts &= ~(1 << event)
            else:
                world.unseen_specials &= ~(1 << event - FACTIONS)
            drawn += 1
