"""Small parts of sentences that games share.

A game that uses them has the sentences `list-last`, `list-nobody` and `points`, and `tie-<name>` for ties.
"""

from collections.abc import Sequence

from intriga.kernel.sentences import Sentences


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
