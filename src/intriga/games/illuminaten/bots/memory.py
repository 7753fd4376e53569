"""What one search remembers: the policy's answers. Worlds of a search differ in what the seats do not see,
and the policy looks at nothing of that, so it is asked the same questions again and again."""

from typing import Final, final

from mypy_extensions import i64

from intriga.games.illuminaten.state import Pax
from intriga.kernel.machine.seats import Seat
from intriga.kernel.machine.words import Word

LOW_BITS: Final = (1 << 53) - 1  # times 131, with a value added, it still fits into 63 bits
#: High bits change low ones too: else a card that moves from one mask to another could go unseen.
FOLD: Final = 29
HALF: Final = 32
SPREAD: Final = 0x9E3779B1  # masks of cards have more bits than are kept: their high half is spread over all


@final
class Memory:
    """Answers by what the policy looks at."""

    def __init__(self) -> None:
        self.words: Final[dict[tuple[object, ...], Word]] = {}


def question_key(s: Pax, seat: Seat) -> tuple[object, ...]:
    """All that an answer of the policy depends on: what the seat sees of the position, and the question."""
    found: list[object] = [mark(s, seat)]
    for place in range(2, len(s.stack)):  # below lie the rounds and the phase of the turn
        frame = s.stack[place]
        found.append(type(frame))
        found.append(frame.shown(seat))
    return tuple(found)


def mark(s: Pax, seat: Seat) -> int:
    """A number for what the seat sees of the position."""
    found: i64 = seat
    found = mixed(found, s.field)
    found = mixed(found, s.inf)
    found = mixed(found, s.supply)
    found = mixed(found, s.tokens)
    found = mixed(found, s.pool)
    found = mixed(found, s.court)
    found = mixed(found, s.faction_owner)
    found = mixed(found, s.borrowed)
    found = mixed(found, s.on_plots)
    found = mixed(found, s.at_edge)
    found = mixed(found, s.open_event)
    found = mixed(found, s.edict_owner)
    found = mixed(found, s.edict_tokens)
    found = mixed(found, s.chain)
    found = mixed(found, s.enhanced)
    found = mixed(found, s.markers)
    is_so = 16 if s.chain_ended else 0
    is_so += 8 if s.has_fulfilled else 0
    is_so += 4 if s.has_taken_faction else 0
    is_so += 2 if s.great_played else 0
    is_so += 1 if s.last_round else 0
    once = [s.round, s.active, s.mains, s.turned, s.argued, s.yielded, s.laid_near, s.figure, is_so]
    found = mixed(found, once)
    found = mixed(found, [s.used_factions, s.used_events, s.edicts_gone, s.quiet_rounds, s.shown_plots])
    seen, own_events = s.seen_plots[seat], s.event_hands[seat]
    return mixed(found, [seen, own_events, s.hands[seat], s.private[seat], s.discard_top, s.deck_size])


def mixed(found: i64, values: list[int]) -> i64:
    """The number with these values in it, in their order."""
    for value in values:
        one: i64 = value
        one += 2
        part: i64 = (one & (1 << HALF) - 1) + (one >> HALF) * SPREAD
        found = (found ^ found >> FOLD) * 131 + part & LOW_BITS
    return found
