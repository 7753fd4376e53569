"""Small parts of sentences: cards, guilds, counts and lists."""

from collections.abc import Sequence
from pathlib import Path

from intriga.games.masti.box.tables import CHARACTERS, LETTERS
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue, phrases_in
from intriga.kernel.speech import Listener
from intriga.kernel.wording import listed, signed

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)
KINDS = {1: "joker", 2: "penalty", 3: "bonus", 13: "power"}


def character_named(card: str) -> str:
    """The character of a card in notation: `A13` to `aldo`."""
    return CHARACTERS[LETTERS.index(card[0])]


def tell_card(card: str, tongue: Tongue) -> str:
    """A card as players of this language write it: А13."""
    return phrases(tongue).say("card", character=character_named(card), rank=card[1:])


def tell_card_in_full(card: str, tongue: Tongue) -> str:
    """A card by its character's name: Альдо 13."""
    return phrases(tongue).say("card-full", character=character_named(card), rank=card[1:])


def tell_kind(card: str, guild: str | None, symbols: int, tongue: Tongue) -> str:
    """What a card is besides its rank: its guild, or which of the neutral cards."""
    if guild is None:
        return phrases(tongue).say(f"kind-{KINDS[int(card[1:])]}")
    return phrases(tongue).say("kind-guild", guild=guild, symbols=symbols)


def tell_guild(guild: str, tongue: Tongue) -> str:
    return phrases(tongue).say("guild-name", guild=guild)


def counted(noun: str, number: int, tongue: Tongue) -> str:
    """A number with its noun: `gems`, `cards` or `symbols`."""
    return phrases(tongue).say(noun, **{noun: number})


def cards_listed(cards: Sequence[str], tongue: Tongue) -> str:
    return listed([tell_card(card, tongue) for card in cards], phrases(tongue))


def names_listed(seats: Sequence[Seat], to: Listener) -> str:
    """Seats by name; the listener is "you"."""
    told = phrases(to.tongue)
    return listed([told.say("list-you") if to.is_me(seat) else to.names[seat] for seat in seats], told)


def neutral_items(bonus: int, penalty: int, power: tuple[int, int], gems: int, tongue: Tongue) -> list[str]:
    """Bonus and penalty cards, power cards and gems, where there is something."""
    say = phrases(tongue).say
    items = [say("item-bonus", shown=signed(bonus))] if bonus else []
    items += [say("item-penalty", shown=signed(penalty))] if penalty else []
    items += [say("item-power", count=power[0], shown=signed(power[1]))] if any(power) else []
    return items + ([say("item-gems", shown=signed(gems))] if gems else [])
