"""Small parts of sentences: seats, cards, places, factions, costs and titles.

Cards, places of the field and slots are numbered from 1.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from intriga.games.illuminaten.box.tables import AREOPAGUS, LETTERS, CardNumber, Cell
from intriga.games.illuminaten.box.texts import event_name, own_plot, plot_name, short_name
from intriga.kernel.machine.seats import Seat
from intriga.kernel.sentences import Tongue, phrases_in
from intriga.kernel.speech import Blanks, Listener
from intriga.kernel.wording import listed

LOCALES = Path(__file__).parent / "locales"
phrases = phrases_in(LOCALES)
NOTHING = "list-nothing"  # the sentence for an empty list


# ── seats ──


def named(seat: Seat, to: Listener) -> str:
    """A seat by its name, the listener's own too. Seats after those with a name play by script."""
    return to.names[seat] if seat < len(to.names) else phrases(to.tongue).say("scripted-seat")


def called(seat: Seat, to: Listener) -> str:
    """A seat by its name; the listener is "you"."""
    return phrases(to.tongue).say("list-you") if to.is_me(seat) else named(seat, to)


def person(seat: Seat | None, to: Listener) -> str:
    """Which person a sentence about this seat speaks in."""
    return "none" if seat is None else "you" if to.is_me(seat) else "other"


def acting(seat: Seat, to: Listener) -> Blanks:
    """The seat that acts as the blanks `name` and `you`."""
    return {"name": named(seat, to), "you": to.you(seat)}


# ── cards and places ──


def tell_card(card: CardNumber, tongue: Tongue) -> str:
    """A card by its number: №42 «Гёте»."""
    return phrases(tongue).say("card", number=str(card), short=short_name(card, tongue))


def card_or_none(card: CardNumber | None, tongue: Tongue) -> str:
    """A card, or what sentences choose by where it is not seen."""
    return "none" if card is None else tell_card(card, tongue)


def cards_listed(cards: Sequence[int], tongue: Tongue) -> str:
    return listed([tell_card(card, tongue) for card in cards], phrases(tongue), NOTHING)


def tell_cell(cell: Cell, tongue: Tongue) -> str:
    """A place of the field, or the areopagus."""
    say = phrases(tongue).say
    return say("cell-areopagus") if cell in (0, AREOPAGUS + 1) else say("cell", number=str(cell))


def cell_or_none(cell: Cell | None, tongue: Tongue) -> str:
    return "none" if cell is None else tell_cell(cell, tongue)


def numbers_listed(numbers: Sequence[int], tongue: Tongue) -> str:
    return listed([str(number) for number in numbers], phrases(tongue), NOTHING)


def degree_key(degree: str) -> int | str:
    """A degree as the sentences choose by it: a number is a number there."""
    return int(degree) if degree.isdigit() else degree


# ── factions, tokens and costs ──


def tell_faction(faction: str, tongue: Tongue) -> str:
    return phrases(tongue).say("faction-name", faction=faction)


def faction_letter(faction: str, tongue: Tongue) -> str:
    """The letter of a faction as players of this language write it."""
    return phrases(tongue).say("faction-letter", faction=faction)


def tell_factions(factions: Sequence[str], tongue: Tongue) -> str:
    """Several factions by name."""
    return listed([tell_faction(faction, tongue) for faction in factions], phrases(tongue), NOTHING)


def tell_tokens(factions: Sequence[str], tongue: Tongue) -> str:
    """Tokens as a list of letters: 2А + М."""
    parts = []
    for faction in LETTERS:
        count = list(factions).count(faction)
        if count:
            parts.append(f"{count if count > 1 else ''}{faction_letter(faction, tongue)}")
    return " + ".join(parts) or "0"


def any_of(factions: str, tongue: Tongue) -> str:
    """One token of any of these factions: А/М; "any token" if all will do."""
    if len(factions) == len(LETTERS):
        return phrases(tongue).say("any-token")
    return "/".join(faction_letter(faction, tongue) for faction in factions)


def tell_cost(units: Sequence[str], tongue: Tongue) -> str:
    """A cost, one unit a token: 2А + М, or 2×А/М where either will do."""
    parts = []
    for unit in dict.fromkeys(units):
        number = list(units).count(unit)
        sign = "×" if len(unit) > 1 else ""
        parts.append(f"{number}{sign}{any_of(unit, tongue)}" if number > 1 else any_of(unit, tongue))
    return " + ".join(parts)


# ── plots and events ──


def tell_plot(plot: str, tongue: Tongue) -> str:
    """A plot by its name; one of an artificial opponent's board by its condition."""
    return plot_name(int(plot[1:]), tongue) if plot.startswith("P") else own_plot(plot, tongue)


def event_notation(event: str) -> str:
    """An event as words write it: `edict A`, `festivities`; records write an edict by its letter alone."""
    return f"edict {event}" if len(event) == 1 else event


def tell_event(event: str, tongue: Tongue) -> str:
    return event_name(event_notation(event), tongue)


def titles_listed(titles: Sequence[str], tongue: Tongue) -> str:
    """Names of plots or events, each in quotation marks."""
    say = phrases(tongue).say
    return listed([say("quoted", text=title) for title in titles], phrases(tongue), NOTHING)


def tell_lack(name: str, number: int, facts: Mapping[str, Any], tongue: Tongue) -> str:
    """What a plot lacks, in a few words."""
    say = phrases(tongue).say
    blanks: Blanks = {"faction": "none", "degree": "none", "cells": "none", "factions": "none"}
    if "faction" in facts:
        blanks["faction"] = faction_letter(facts["faction"], tongue)
    if "degree" in facts:
        blanks["degree"] = say("degree-short", degree=degree_key(facts["degree"]))
    if "cells" in facts:
        blanks["cells"] = ", ".join(str(cell) for cell in facts["cells"])
    if "factions" in facts:
        blanks["factions"] = ", ".join(faction_letter(letter, tongue) for letter in facts["factions"])
    return say(f"lack-{name}", number=number, **blanks)


def item_label(item: str, tongue: Tongue) -> str:
    """An item of a script, on the card and in the log: stage, letter and number, such as 3д1."""
    return phrases(tongue).say("label-of-item", stage=item[:1], letter=item[1:2], number=item[2:])
