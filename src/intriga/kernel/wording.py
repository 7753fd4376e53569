"""Small parts of sentences that games share.

A game that uses them has the sentences `list-last`, `list-nobody` and `points`, `tie-<name>` for ties, and
`event-ended` with `ending-<reason>`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Sentences
from intriga.kernel.speech import Blanks, Listener


class End(Protocol):
    """How a game ended: its result, or its last event."""

    @property
    def reason(self) -> str: ...

    @property
    def tie_break(self) -> str | None: ...


def plain_number(number: int) -> str:
    """A number with a true minus and no plus."""
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A number as scores show it: +3, −7, 0."""
    return f"+{number}" if number > 0 else plain_number(number)


def roman(number: int) -> str:
    """A small number in Roman numerals: II, IV."""
    text = ""
    for value, letters in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        text += letters * (number // value)
        number %= value
    return text


def points_in_words(points: int, phrases: Sentences) -> str:
    """A total with its noun: 12 points."""
    return phrases.say("points", points=abs(points), shown=plain_number(points))


def listed(parts: Sequence[str], phrases: Sentences, nothing: str = "list-nobody") -> str:
    """Several things in one phrase: a, b and c; `nothing` names the sentence for none."""
    if not parts:
        return phrases.say(nothing)
    if len(parts) == 1:
        return parts[0]
    return phrases.say("list-last", head=", ".join(parts[:-1]), last=parts[-1])


def with_tie(text: str, tie_break: str | None, phrases: Sentences) -> str:
    """An ending, and what broke a tie."""
    return f"{text} {phrases.say(f'tie-{tie_break}')}" if tie_break else text


def ending_told(end: End, victory: str, phrases: Sentences) -> str:
    """Why the game is over, who wins, and what broke a tie."""
    text = phrases.say("event-ended", ending=phrases.say(f"ending-{end.reason}"), victory=victory)
    return with_tie(text, end.tie_break, phrases)


def seat_blanks(facts: Mapping[str, Any], to: Listener, phrases: Sentences) -> Blanks:
    """The facts `seat` and `seats` of a question or a refusal, as the blanks `name` and `names`."""
    blanks: Blanks = {}
    if "seat" in facts:
        blanks["name"] = to.names[facts["seat"]]
    if "seats" in facts:
        seats: Sequence[Seat] = facts["seats"]
        blanks["names"] = listed([to.names[seat] for seat in seats], phrases)
    return blanks
